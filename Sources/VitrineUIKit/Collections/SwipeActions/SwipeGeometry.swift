import Foundation

/// Where the buttons beside a swiped row are, and what a swipe comes to: arithmetic, without views.
///
/// How far a row is swiped aside is its *offset*: points from its place towards the middle of the list, whichever side
/// its buttons are on. Frames are in the row's own coordinates at rest, in points.
struct SwipeGeometry: Equatable, Sendable {
    /// The smallest width of a button, in points, as on iOS by measurement.
    static let minimumButtonWidth: CGFloat = 74
    /// Between a title and the sides of its button, in points. Ours: the system's margin of 16 less what its font is
    /// narrower than ours.
    static let titlePadding: CGFloat = 12
    /// How far beyond the open row a full swipe begins at least, in points. Ours: a row that is being opened must not
    /// perform anything.
    static let fullSwipeMargin: CGFloat = 40
    /// A flick this fast decides whatever the distance, in points per second. Ours: that of paging scroll views.
    static let flick: CGFloat = 300

    /// The size of the row.
    let rowSize: CGSize
    /// The widths of the buttons in the open row, from the edge inwards.
    let buttonWidths: [CGFloat]
    /// Whether a full swipe performs the first action.
    let allowsFullSwipe: Bool
    /// Whether the buttons are at the right edge, whatever side of the text that is.
    let isAtRight: Bool
    /// Pixels per point.
    let scale: CGFloat

    /// What an action that takes over does with the buttons: the one of that number grows over the others.
    struct Expansion: Equatable, Sendable {
        var index: Int
        /// From 0, as the others, to 1, alone.
        var progress: CGFloat
    }

    /// Where a swipe comes to rest.
    enum Rest: Equatable, Sendable {
        case closed, open
        /// Far aside: the first action is performed.
        case full
    }

    /// - Parameter titleWidths: The widths of titles or images, from the edge inwards, in points.
    ///
    /// Buttons that would be wider than the row altogether share its width.
    init(rowSize: CGSize, titleWidths: [CGFloat], allowsFullSwipe: Bool, isAtRight: Bool, scale: CGFloat) {
        self.rowSize = rowSize
        self.allowsFullSwipe = allowsFullSwipe
        self.isAtRight = isAtRight
        self.scale = scale > 0 ? scale : 1
        let pixels = self.scale
        let wanted = titleWidths.map {
            max(Self.minimumButtonWidth, (($0 + 2 * Self.titlePadding) * pixels).rounded(.up) / pixels)
        }
        let sum = wanted.reduce(0, +)
        buttonWidths = sum > rowSize.width ? wanted.map { $0 * max(0, rowSize.width) / sum } : wanted
    }

    // MARK: Offsets

    /// The offset of the open row: all buttons have their widths.
    var openOffset: CGFloat { buttonWidths.reduce(0, +) }

    /// The offset from which on letting go performs the first action: half the row, and clearly more than the open one.
    var fullSwipeOffset: CGFloat {
        min(max(rowSize.width / 2, openOffset + Self.fullSwipeMargin), rowSize.width)
    }

    /// Whether letting go at an offset performs the first action.
    func isFullSwipe(at offset: CGFloat) -> Bool {
        allowsFullSwipe && offset >= fullSwipeOffset && offset > openOffset
    }

    /// How far the row follows a finger freely.
    private var freeRange: ClosedRange<Double> {
        0...Double(max(0, allowsFullSwipe ? rowSize.width : openOffset))
    }

    /// The offset for the distance that a finger has pulled the row: the same, and less and less beyond the ends.
    func offset(forDistance distance: CGFloat) -> CGFloat {
        CGFloat(
            RubberBand.resist(
                Double(distance), range: freeRange, viewport: Double(rowSize.width), bounces: true))
    }

    /// The distance of a finger that gives an offset: the inverse of ``offset(forDistance:)``.
    func distance(forOffset offset: CGFloat) -> CGFloat {
        let range = freeRange
        let nearest = min(max(Double(offset), range.lowerBound), range.upperBound)
        return CGFloat(
            nearest + RubberBand.distance(Double(offset) - nearest, viewport: Double(rowSize.width)))
    }

    /// Where the row comes to rest when it is let go of.
    ///
    /// - Parameter velocity: How fast the offset grows, in points per second.
    func rest(from offset: CGFloat, velocity: CGFloat) -> Rest {
        if isFullSwipe(at: offset) { return .full }
        if abs(velocity) >= Self.flick { return velocity > 0 && offset > 0 ? .open : .closed }
        return offset > openOffset / 2 ? .open : .closed
    }

    // MARK: Frames

    /// The offset on whole pixels, with the sign of the direction in which the row moves.
    func shift(at offset: CGFloat) -> CGFloat {
        isAtRight ? -rounded(offset) : rounded(offset)
    }

    /// The frames of the buttons, from the edge inwards.
    ///
    /// While the row opens the buttons share what it leaves free in proportion to their widths, and so they do beyond. At
    /// no offset is there a gap.
    ///
    /// - Parameters:
    ///   - expansion: A button that grows over the others.
    ///   - underlap: How far the buttons reach under the row, in points: its corners may be round.
    func buttonFrames(at offset: CGFloat, expansion: Expansion? = nil, underlap: CGFloat = 0) -> [CGRect] {
        buttonWidths.indices.map { index in
            let span = span(index, at: offset, expansion)
            let reaches = offset > 0 && span.upperBound >= rounded(max(0, offset))
            return frame(from: span.lowerBound, to: span.upperBound + (reaches ? underlap : 0))
        }
    }

    /// The frames of what is in the buttons, as wide as the buttons of the open row: in the middle of a button that is
    /// wider, and with its side at the row where it is narrower. The button that grows over the others keeps it there.
    func contentFrames(at offset: CGFloat, expansion: Expansion? = nil) -> [CGRect] {
        buttonWidths.indices.map { index in
            let width = buttonWidths[index]
            let span = span(index, at: offset, expansion)
            var end = span.upperBound
            let extra = span.upperBound - span.lowerBound - width
            if extra > 0 {
                let progress = expansion?.index == index ? expansion?.progress ?? 0 : 0
                end -= extra / 2 * (1 - progress)
            }
            return frame(from: rounded(end - width), to: rounded(end - width) + width)
        }
    }

    /// What a button takes of the row, in points from the edge.
    private func span(_ index: Int, at offset: CGFloat, _ expansion: Expansion?) -> ClosedRange<CGFloat> {
        let free = max(0, offset)
        let share = openOffset > 0 ? free / openOffset : 0
        var low = buttonWidths[..<index].reduce(0, +) * share
        var high = low + buttonWidths[index] * share
        if let expansion, expansion.index == index {
            low *= 1 - expansion.progress
            high += (free - high) * expansion.progress
        }
        return rounded(low)...max(rounded(low), rounded(high))
    }

    private func frame(from low: CGFloat, to high: CGFloat) -> CGRect {
        CGRect(x: isAtRight ? rowSize.width - high : low, y: 0, width: high - low, height: rowSize.height)
    }

    private func rounded(_ value: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(value) }
}

public import Foundation
import VitrineCoreGraphics

/// The room that the lines of a text have. Coordinates are points from its upper left corner.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    /// The view whose room it is.
    final weak var owner: (any TextContainerOwner)?
    final weak var manager: NSLayoutManager?

    /// A room of a size, in points; 0, or less, for no limit.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// A room without limits.
    public override convenience init() { self.init(size: .zero) }

    /// Who lays out the text in it.
    open var layoutManager: NSLayoutManager? {
        owner?.containerNeedsManager(self)
        return manager
    }

    /// The size of the room, in points; 0, or less, for no limit.
    open var size: CGSize {
        get { owner?.size(of: self, set: ownSize) ?? ownSize }
        set {
            guard newValue != ownSize else { return }
            ownSize = newValue
            didChange()
        }
    }
    private var ownSize: CGSize

    /// The room at both ends of lines, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }

    /// The most lines that are shown; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// What the last line looks like if there are more. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    /// Where lines may not be: text flows around these. None by default. Paths of the same outlines as before change nothing:
    /// programs set them whenever they lay out, and would lay out for ever.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            let next = ExclusionOutline.outlines(of: exclusionPaths)
            guard next != outlines else { return }
            outlines = next
            didChange()
        }
    }

    /// Whether the room is as wide as its text view without the insets. False by default, and true of a text view's own.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { owner?.containerDidChange(self) } }
    }

    /// Whether the room is as high as its text view without the insets. False by default.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { owner?.containerDidChange(self) } }
    }

    /// Whether the room is a rectangle without exclusions.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The first part of a rectangle that a line may be in: beside what text flows around, and within the size.
    ///
    /// - Parameters:
    ///   - proposedRect: As wide as the container, as high as the line.
    ///   - characterIndex: Not known before the line is: 0.
    ///   - remainingRect: What is left of the rectangle for other parts.
    /// - Returns: Zero if there is no room at this height.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let limits = CGRect(
            x: 0, y: 0, width: Self.limit(size.width), height: Self.limit(size.height))
        let left = max(proposedRect.minX, 0)
        let right = min(proposedRect.maxX, limits.width)
        guard right > left, proposedRect.maxY <= limits.height + 0.5 else { return .zero }
        var start = left
        for hole in holes(from: proposedRect.minY, to: proposedRect.maxY) where hole.upperBound > start {
            guard hole.lowerBound < right else { break }
            if hole.lowerBound - start > Self.leastWidth {
                remainingRect?.pointee = CGRect(
                    x: hole.upperBound, y: proposedRect.minY, width: max(0, right - hole.upperBound),
                    height: proposedRect.height)
                return CGRect(
                    x: start, y: proposedRect.minY, width: hole.lowerBound - start,
                    height: proposedRect.height)
            }
            start = hole.upperBound
        }
        guard right - start > Self.leastWidth else { return .zero }
        return CGRect(x: start, y: proposedRect.minY, width: right - start, height: proposedRect.height)
    }

    /// Narrower rooms are none.
    private static let leastWidth: CGFloat = 1

    /// The ranges that exclusion paths take at some heights, sorted and apart.
    private func holes(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        let found = outlines.compactMap { $0.extent(from: top, to: bottom) }
            .sorted { $0.lowerBound < $1.lowerBound }
        return found.reduce(into: []) { result, hole in
            if let last = result.last, hole.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, hole.upperBound)
            } else {
                result.append(hole)
            }
        }
    }

    /// Those of ``exclusionPaths`` as they were when they were set.
    private final var outlines: [ExclusionOutline] = []

    /// The rooms of a row of lines, at a height or below it; none if there is no room any more.
    final func rooms(top: CGFloat, height: CGFloat) -> [CGRect] {
        let width = Self.limit(size.width)
        var y = top
        for _ in 0..<Self.rowLimit where y + height <= Self.limit(size.height) + 0.5 {
            var rooms: [CGRect] = []
            var rest = CGRect(x: 0, y: y, width: width, height: height)
            while rest.width > 0, rooms.count < 64 {
                var remaining = CGRect.zero
                let room = lineFragmentRect(
                    forProposedRect: rest, at: 0, writingDirection: .natural, remaining: &remaining)
                guard room.width > 2 * lineFragmentPadding else {
                    guard remaining.minX > rest.minX else { break }
                    rest = remaining
                    continue
                }
                rooms.append(CGRect(x: room.minX, y: y, width: room.width, height: height))
                guard remaining.minX > rest.minX else { break }
                rest = remaining
            }
            if !rooms.isEmpty { return rooms }
            y += 1
        }
        return []
    }

    /// How far below a line's place room is looked for, in points.
    private static let rowLimit = 20_000

    private func didChange() {
        manager?.containerDidChange(self)
        owner?.containerDidChange(self)
    }

    /// The limit that a length of the size is.
    static func limit(_ length: CGFloat) -> CGFloat {
        length > 0 && length < 1e6 ? length : .greatestFiniteMagnitude
    }
}

/// A view in which the text of a container is shown.
@MainActor
protocol TextContainerOwner: AnyObject {
    /// The container has no layout manager, and is asked for it.
    func containerNeedsManager(_ container: NSTextContainer)
    func containerDidChange(_ container: NSTextContainer)
    /// The size of a container that follows the view.
    func size(of container: NSTextContainer, set size: CGSize) -> CGSize
    /// The text of the container changed.
    func textWasChanged(at location: Int, removing removed: Int, inserting inserted: Int)
    /// The layout is another.
    func layoutWasInvalidated()
}

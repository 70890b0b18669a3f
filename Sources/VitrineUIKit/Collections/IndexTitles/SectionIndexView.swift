import VitrineCoreGraphics

/// The titles at the trailing edge of a table or a collection view, along which a finger moves from part to part.
///
/// Titles are 11 points and semibold, 14 points apart, by eye. Where there is no room for all, every other place is a dot.
final class SectionIndexView: UIControl {
    static let width: CGFloat = 20
    /// What rows keep free for it at their trailing edge, in points: 15, as the content of rows becomes narrower by in UIKit.
    static let rowInset: CGFloat = 15
    private static let step: CGFloat = 14
    /// The title in whose place a magnifying glass is drawn, for a search bar above the rows.
    nonisolated static let search = "{search}"
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private(set) var titles: [String] = []
    private var labels: [UILabel] = []
    /// The place of the title under the finger.
    private var current: Int?
    /// Called with the place of a title that was reached.
    var onReach: ((Int) -> Void)?

    var color: UIColor? { didSet { tintColorDidChange() } }
    var restingBackground: UIColor? { didSet { updateBackground() } }
    var trackingBackground: UIColor? { didSet { updateBackground() } }

    /// Keeps the content from scrolling along.
    private let pan = ControlPan { _ in true }

    init() {
        super.init(frame: .zero)
        addGestureRecognizer(pan)
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        setNeedsLayout()
    }

    /// What there is room for: titles, with dots between them where some are left out.
    private func shown(in height: CGFloat) -> [String] {
        let room = max(1, Int(height / Self.step))
        guard titles.count > room else { return titles }
        // First and last are titles.
        let count = max(1, (room + 1) / 2)
        guard count > 1 else { return Array(titles.prefix(1)) }
        return (0..<count).flatMap { place -> [String] in
            let title = titles[place * (titles.count - 1) / (count - 1)]
            return place == 0 ? [title] : ["\u{2022}", title]
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shown(in: bounds.height)
        while labels.count < shown.count {
            let label = UILabel()
            label.font = Self.font
            label.textAlignment = .center
            label.textColor = color ?? tintColor
            labels.append(label)
            addSubview(label)
        }
        while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
        let top = (bounds.height - CGFloat(shown.count) * Self.step) / 2
        for (place, label) in labels.enumerated() {
            if shown[place] == Self.search {
                let glass = UIImage(
                    systemName: "magnifyingglass",
                    withConfiguration: UIImage.SymbolConfiguration(font: Self.font, scale: .medium))
                label.attributedText = glass.map {
                    NSAttributedString(attachment: NSTextAttachment(image: $0))
                }
            } else {
                label.text = shown[place]
            }
            label.frame = CGRect(
                x: 0, y: top + CGFloat(place) * Self.step, width: bounds.width, height: Self.step)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = color ?? tintColor }
    }

    private func updateBackground() {
        backgroundColor = isTracking ? trackingBackground ?? restingBackground : restingBackground
    }

    // MARK: A finger

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event), !titles.isEmpty else { return false }
        // Above and below the titles the rows are touched.
        let length = CGFloat(labels.count) * Self.step
        return abs(point.y - bounds.midY) <= length / 2 + Self.step
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan || super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        current = nil
        reach(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        reach(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        current = nil
        backgroundColor = restingBackground
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        current = nil
        backgroundColor = restingBackground
    }

    private func reach(_ touch: UITouch) {
        backgroundColor = trackingBackground ?? restingBackground
        let length = CGFloat(labels.count) * Self.step
        guard length > 0 else { return }
        let part = (touch.location(in: self).y - (bounds.height - length) / 2) / length
        reach(min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1))
    }

    private func reach(_ place: Int) {
        guard place != current, titles.indices.contains(place) else { return }
        current = place
        accessibilityValue = titles[place]
        onReach?(place)
        // The content has moved, and this with it: the finger is still at the same title.
        superview?.layoutIfNeeded()
    }

    override func accessibilityIncrement() { reach(min((current ?? -1) + 1, titles.count - 1)) }
    override func accessibilityDecrement() { reach(max((current ?? 1) - 1, 0)) }
}

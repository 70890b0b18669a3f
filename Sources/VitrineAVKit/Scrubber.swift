import VitrineUIKit

/// A line that shows how much has been played, and by which one moves to another time.
///
/// The line grows under the finger, as on iOS; its measures are by eye.
final class Scrubber: UIControl {
    private let track = UIView()
    private let played = UIView()
    private var start: (x: CGFloat, value: Double)?

    /// How much has been played, 0…1.
    var value = 0.0 { didSet { if value != oldValue { setNeedsLayout() } } }
    /// How long all of it is, in seconds; 0 where that is not known.
    var duration = 0.0
    /// Told of another value that somebody chose.
    var onMove: ((Double) -> Void)?
    /// Seconds that assistive technologies move by.
    static let step = 10.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = UIColor(white: 1, alpha: 0.3)
        played.backgroundColor = .white
        for view in [track, played] {
            view.isUserInteractionEnabled = false
            view.clipsToBounds = true
        }
        addSubview(track)
        track.addSubview(played)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = "Track position"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = (start == nil ? 6 : 10) * bounds.height / 28
        track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        track.layer.cornerRadius = height / 2
        let width = bounds.width * CGFloat(min(max(value, 0), 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        played.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: height)
    }

    // MARK: Moving

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard duration > 0 else { return false }
        start = (touch.location(in: self).x, value)
        setNeedsLayout()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start, bounds.width > 0 else { return false }
        let way = touch.location(in: self).x - start.x
        let part = Double(way / bounds.width)
        choose(start.value + (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -part : part))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        // A tap goes to its place.
        if let touch, let start, abs(touch.location(in: self).x - start.x) < 3, bounds.width > 0 {
            let part = Double(touch.location(in: self).x / bounds.width)
            choose(effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part)
        }
        start = nil
        setNeedsLayout()
    }

    override func cancelTracking(with event: UIEvent?) {
        start = nil
        setNeedsLayout()
    }

    private func choose(_ new: Double) {
        value = min(max(new, 0), 1)
        onMove?(value)
    }

    override func accessibilityIncrement() { move(by: Self.step) }
    override func accessibilityDecrement() { move(by: -Self.step) }

    private func move(by seconds: Double) {
        guard duration > 0 else { return }
        choose(value + seconds / duration)
    }
}

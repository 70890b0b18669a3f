import VitrineCoreGraphics

/// A thumb on a track of colours: what each place of it would make of the colour.
final class ColorTrack: UIControl {
    static let height: CGFloat = 36
    private static let thumb: CGFloat = 30
    /// The share by which an arrow or assistive technology moves the thumb.
    private static let step: CGFloat = 0.05

    private let squares = UIView()
    private let colors = GradientView()
    private let thumb = UIView()
    private let fill = UIView()
    private(set) var value: CGFloat = 0
    private lazy var pan = ControlPan { _ in true }
    /// What to do with a share of 0…1 that the user chose.
    var onChoice: (_ value: CGFloat, _ continuously: Bool) -> Void = { _, _ in }
    /// What assistive technology says of a share.
    var spoken: (CGFloat) -> String = { "\(Int(($0 * 100).rounded()))%" }

    init(label: String, isOpacity: Bool) {
        super.init(frame: .zero)
        accessibilityLabel = label
        squares.backgroundColor = isOpacity ? Checkers.color : nil
        squares.isHidden = !isOpacity
        for view in [squares, colors] {
            view.clipsToBounds = true
            view.layer.cornerRadius = Self.height / 2
        }
        thumb.backgroundColor = .white
        thumb.layer.cornerRadius = Self.thumb / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.25
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        fill.layer.cornerRadius = (Self.thumb - 6) / 2
        thumb.addSubview(fill)
        for view in [squares, colors, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from low: UIColor, to high: UIColor, thumb color: UIColor) {
        self.value = value
        let (start, end) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        colors.show([low, high], from: isMirrored ? end : start, to: isMirrored ? start : end)
        fill.backgroundColor = color
        setNeedsLayout()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        squares.frame = bounds
        colors.frame = bounds
        let share = isMirrored ? 1 - value : value
        thumb.frame = CGRect(
            x: 3 + share * (bounds.width - 6 - Self.thumb), y: bounds.midY - Self.thumb / 2,
            width: Self.thumb, height: Self.thumb)
        fill.frame = thumb.bounds.insetBy(dx: 3, dy: 3)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan
            ? isEnabled && pan.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func follow(_ touch: UITouch) {
        let way = bounds.width - 6 - Self.thumb
        guard way > 0 else { return }
        let share = min(max((touch.location(in: self).x - 3 - Self.thumb / 2) / way, 0), 1)
        choose(isMirrored ? 1 - share : share, continuously: true)
    }

    private func choose(_ value: CGFloat, continuously: Bool) {
        self.value = value
        setNeedsLayout()
        onChoice(value, continuously)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        choose(value, continuously: false)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        choose(value, continuously: false)
    }

    override var canBecomeFocused: Bool { isEnabled }

    private func move(by steps: Int) {
        choose(min(max(value + CGFloat(steps) * Self.step, 0), 1), continuously: false)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let step = step(of: presses) else {
            super.pressesBegan(presses, with: event)
            return
        }
        move(by: step)
    }

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.adjustable)
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spoken(value) }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { if isEnabled { move(by: 1) } }
    override func accessibilityDecrement() { if isEnabled { move(by: -1) } }
}

/// Squares that show through what is transparent.
@MainActor
enum Checkers {
    private static let side: CGFloat = 6

    static let color: UIColor = {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2 * side, height: 2 * side)).image {
            context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
            UIColor(white: 0.85, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            context.fill(CGRect(x: side, y: side, width: side, height: side))
        }
        return UIColor(patternImage: image)
    }()
}

import VitrineCoreGraphics

/// The colour as it is, and colours to come back to; more are added by a button.
final class ColorSwatches: UIView {
    static let height: CGFloat = 75
    private static let dot: CGFloat = 30
    private static let perRow = 5

    /// Those that are kept while the program runs.
    private static var kept: [PickedColor] = [
        PickedColor(red: 0, green: 0, blue: 0), PickedColor(red: 0, green: 122 / 255, blue: 1),
        PickedColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255),
        PickedColor(red: 1, green: 204 / 255, blue: 0),
        PickedColor(red: 1, green: 59 / 255, blue: 48 / 255),
    ]

    private let squares = UIView()
    private let preview = UIView()
    private let add = UIButton(type: .system)
    private var dots: [ColorDot] = []
    private var shown = PickedColor(red: 1, green: 1, blue: 1)
    var onChoice: (PickedColor) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        squares.backgroundColor = Checkers.color
        for view in [squares, preview] {
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
            addSubview(view)
        }
        preview.layer.borderWidth = 0.5
        preview.isAccessibilityElement = true
        preview.accessibilityLabel = "Selected color"
        add.setImage(UIImage(systemName: "plus"), for: .normal)
        add.backgroundColor = .tertiarySystemFill
        add.layer.cornerRadius = Self.dot / 2
        add.tintColor = .secondaryLabel
        add.accessibilityLabel = "Add color"
        add.addAction(UIAction { [weak self] _ in self?.keep() }, for: .primaryActionTriggered)
        addSubview(add)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    private func keep() {
        guard !Self.kept.contains(where: { $0.hasBytes(of: shown) && $0.alpha == shown.alpha }) else {
            return
        }
        Self.kept.append(shown)
        // The button takes the last place.
        if Self.kept.count > 2 * Self.perRow - 1 { Self.kept.removeFirst() }
        rebuild()
        show(shown)
    }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        dots = Self.kept.map { color in
            let dot = ColorDot(color)
            dot.addAction(
                UIAction { [weak self] _ in self?.onChoice(color) }, for: .primaryActionTriggered)
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }

    func show(_ color: PickedColor) {
        shown = color
        preview.backgroundColor = color.color
        preview.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        preview.accessibilityValue = color.spoken
        for dot in dots {
            dot.isSelected = dot.color.hasBytes(of: color) && abs(dot.color.alpha - color.alpha) < 0.01
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = ColorPickerView.mirroring(self)
        let square = CGRect(x: 0, y: 0, width: Self.height, height: Self.height)
        squares.frame = place(square)
        preview.frame = place(square)
        let room = bounds.width - Self.height - 24
        let gap = (room - CGFloat(Self.perRow) * Self.dot) / CGFloat(Self.perRow - 1)
        for (index, view) in (dots + [add] as [UIView]).enumerated() {
            let (row, column) = (CGFloat(index / Self.perRow), CGFloat(index % Self.perRow))
            view.frame = place(
                CGRect(
                    x: Self.height + 24 + column * (Self.dot + gap),
                    y: row * (Self.height - Self.dot), width: Self.dot, height: Self.dot))
        }
    }
}

/// A colour that was kept.
private final class ColorDot: PressableControl {
    let color: PickedColor
    private let ring = UIView()
    private let disc = UIView()

    init(_ color: PickedColor) {
        self.color = color
        super.init(frame: .zero)
        disc.backgroundColor = color.color
        for view in [ring, disc] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityLabel = color.spoken
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.6 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = isSelected ? bounds.insetBy(dx: 4, dy: 4) : bounds
        disc.layer.cornerRadius = disc.frame.width / 2
        ring.frame = bounds
        ring.layer.cornerRadius = bounds.width / 2
        ring.layer.borderWidth = isSelected ? 2 : 0
        ring.layer.borderColor = color.solid.cgColor
    }

    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        isSelected ? super.accessibilityTraitsOfKind.union(.selected) : super.accessibilityTraitsOfKind
    }
}

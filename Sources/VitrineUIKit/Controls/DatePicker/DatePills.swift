import Foundation
import VitrineCoreGraphics

/// The date and the time in pills, which open a calendar and wheels on a card.
final class DatePills: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let pills: [DatePill]
    private let formatters: [DateFormatter]
    private static let spacing: CGFloat = 6

    init(picker: UIDatePicker) {
        self.picker = picker
        let (hasDate, hasTime) = (picker.datePickerMode != .time, picker.datePickerMode != .date)
        formatters = (hasDate ? [picker.formatter("yMMMd")] : []) + (hasTime ? [picker.formatter("jmm")] : [])
        pills = formatters.map { _ in DatePill(color: picker.textColor) }
        super.init(frame: .zero)
        for (index, pill) in pills.enumerated() {
            addSubview(pill)
            let isDate = hasDate && index == 0
            pill.makeContent = { [unowned picker] () -> any DatePickerContent in
                guard isDate else { return DateWheels(picker: picker, mode: .time) }
                return DateCalendar(picker: picker, hasTime: false)
            }
        }
        show(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func show(animated: Bool) {
        for (pill, formatter) in zip(pills, formatters) {
            pill.show(formatter.string(from: picker.date))
            pill.card?.content.show(animated: animated)
        }
        if bounds.width > 0, naturalSize.width != bounds.width { picker.invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    var naturalSize: CGSize {
        let sizes = pills.map(\.naturalSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * Self.spacing,
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for pill in pills {
            let size = pill.naturalSize
            pill.frame = CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            x += size.width + Self.spacing
        }
    }
}

/// A part of a date, which opens what changes it.
final class DatePill: UIControl {
    var makeContent: () -> any DatePickerContent = { fatalError("A pill without content.") }
    private(set) weak var card: PickerCard?
    private let label = UILabel()
    private let color: UIColor

    /// - Parameter color: that of the text; nil for that of labels.
    init(color: UIColor?) {
        self.color = color ?? .label
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        label.text = text
        showState()
    }

    private func showState() {
        label.textColor = card == nil ? color : tintColor
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    var naturalSize: CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(width: (text.width + 22).rounded(.up), height: max(34, (text.height + 12).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func open() {
        guard card == nil, let window else { return }
        let card = PickerCard(content: makeContent(), source: self) { [weak self] in self?.showState() }
        card.content.tintColor = tintColor
        self.card = card
        card.open(in: window)
        card.content.show(animated: false)
        showState()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { card?.close(animated: false) }
    }

    override func primaryTouchEnded(with event: UIEvent?) { open() }

    override var canBecomeFocused: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { $0.type == .select }) { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        open()
    }

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.button)
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        open()
        return true
    }
}

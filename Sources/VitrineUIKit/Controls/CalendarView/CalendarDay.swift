import Foundation
import VitrineCoreGraphics

/// A day of a month.
final class CalendarDay: PressableControl {
    var date: Date? {
        didSet { isHidden = date == nil }
    }
    var fonts = (plain: UIFont.systemFont(ofSize: 20), chosen: UIFont.systemFont(ofSize: 20, weight: .medium))
    {
        didSet { showColors() }
    }
    /// Whether there is room below the number.
    var hasDecorations = false {
        didSet { if hasDecorations != oldValue { setNeedsLayout() } }
    }
    /// What is below the number.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }
    private let disc = UIView()
    private let label = UILabel()
    private var shown = MonthGrid.DayState()
    private var isToday = false
    var isChosen: Bool { shown.isChosen }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        for view in [disc, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, _ state: MonthGrid.DayState, isToday: Bool) {
        label.text = text
        shown = state
        self.isToday = isToday
        isEnabled = state.isEnabled
        showColors()
    }

    /// A chosen day is a disc in the tint; today's number has the tint, or the disc is full.
    private func showColors() {
        let tint = tintColor ?? .systemBlue
        let isChosen = shown.isChosen
        label.font = isChosen ? fonts.chosen : fonts.plain
        label.textColor =
            shown.isDimmed
            ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tint : .label
        disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
        disc.isHidden = !isChosen
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private var numberHeight: CGFloat {
        hasDecorations ? max(bounds.height - MonthGrid.decoration, 1) : bounds.height
    }

    /// Where the disc is, in the day.
    var discFrame: CGRect {
        let side = min(bounds.width, numberHeight, MonthGrid.row)
        return CGRect(
            x: bounds.midX - side / 2, y: (numberHeight - side) / 2, width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = discFrame
        disc.layer.cornerRadius = disc.frame.width / 2
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: numberHeight)
        guard let decoration else { return }
        // Below the number, and no larger than the room there.
        let room = CGRect(
            x: 1, y: numberHeight - 2, width: max(0, bounds.width - 2), height: MonthGrid.decoration)
        var size = decoration.sizeThatFits(room.size)
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        decoration.frame = PixelGrid(of: self).placed(
            CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    override var canBecomeFocused: Bool { super.canBecomeFocused && date != nil }

    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        isChosen ? super.accessibilityTraitsOfKind.union(.selected) : super.accessibilityTraitsOfKind
    }
}

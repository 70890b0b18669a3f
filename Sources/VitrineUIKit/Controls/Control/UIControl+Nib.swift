import Foundation

extension UIControl: NibActing {
    static let controlNibPaths: [String: AnyKeyPath] = [
        "enabled": \UIControl.isEnabled, "selected": \UIControl.isSelected,
        "highlighted": \UIControl.isHighlighted,
    ]

    private static let events: [String: Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    /// What an element says of any control.
    final func takeControl(_ nib: NibCoder) {
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let isSelected = nib.bool("selected") { self.isSelected = isSelected }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
        if let alignment = nib.choice(
            "contentHorizontalAlignment",
            [
                "center": ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
                "leading": .leading, "trailing": .trailing,
            ])
        {
            contentHorizontalAlignment = alignment
        }
        if let alignment = nib.choice(
            "contentVerticalAlignment",
            ["center": ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill])
        {
            contentVerticalAlignment = alignment
        }
        if let shows = nib.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
    }

    func connect(_ action: NibAction, event: String?) {
        let controlEvent = event.flatMap { Self.events[$0] } ?? segueEvent
        if let selector = action.selector {
            addTarget(action.target, action: selector, for: controlEvent)
        } else if let body = action.body {
            addAction(
                UIAction { [weak self] _ in
                    if let self { body(self, nil) }
                }, for: controlEvent)
        }
    }

    /// The event of controls whose value does not change.
    private var segueEvent: Event {
        switch String(describing: type(of: self).nibReader) {
        case "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPageControl",
            "UIRefreshControl", "UIColorWell":
            .valueChanged
        case "UITextField", "UISearchTextField": .editingDidEndOnExit
        default: .touchUpInside
        }
    }
}

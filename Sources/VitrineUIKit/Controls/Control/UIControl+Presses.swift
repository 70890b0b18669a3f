extension UIControl {
    /// What the arrow of a press means to a control whose values lie side by side: 1 for more, -1 for less, by the
    /// direction of the control.
    final func step(of presses: Set<UIPress>) -> Int? {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if presses.contains(where: { $0.type == .leftArrow }) { return isMirrored ? 1 : -1 }
        if presses.contains(where: { $0.type == .rightArrow }) { return isMirrored ? -1 : 1 }
        return nil
    }

    /// Tells targets of a value that the user changed.
    final func sendValueChange(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }
}

import VitrineCoreGraphics

extension UITextField: PrimaryPasting {
    final func pastePrimary(at point: CGPoint) -> Bool {
        guard isEnabled, isFirstResponder || becomeFirstResponder() else { return false }
        layoutIfNeeded()
        editing.pastePrimary(at: place(at: point))
        return true
    }
}

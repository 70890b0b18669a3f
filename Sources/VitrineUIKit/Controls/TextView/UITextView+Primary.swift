import VitrineCoreGraphics

extension UITextView: PrimaryPasting {
    final func pastePrimary(at point: CGPoint) -> Bool {
        guard isEditable, isFirstResponder || becomeFirstResponder() else { return false }
        editing.pastePrimary(at: place(at: point))
        return true
    }
}

import VitrineCoreGraphics

extension UIView {
    /// Puts a subview at a place that is counted from the leading edge: from the right where the view runs from right to left.
    ///
    /// - Parameter rect: In points of the view's coordinates, as it is where the view runs from left to right.
    final func place(_ view: UIView, fromLeading rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame =
            isMirrored
            ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            : rect
    }
}

import VitrineCoreGraphics

/// What stands above the content of a scroll view, and is pulled into view.
@MainActor
protocol ScrollTopAccessory: UIView {
    /// How much of it stays in view above the content, in points.
    var inset: CGFloat { get }
    /// The content moved, or its size changed.
    func contentDidMove()
    /// The finger has left; where the content comes to rest is not yet decided.
    func dragDidEnd()
}

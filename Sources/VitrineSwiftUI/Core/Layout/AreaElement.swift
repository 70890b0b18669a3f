/// A wrapper that answers to points with all of its view, gaps in it included: for what the hosting view's interactions find
/// under a finger. It draws and arranges nothing, so a change of its modifier changes no layout.
class AreaElement<M>: WrapperElement<M> {
    override func didUpdate(from old: M, isChanged: Bool) {}

    override func hitTest(_ point: CGPoint) -> Element? {
        super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
    }
}

/// The views of modified content that are made when they are shown: each of them is modified then.
final class ModifiedRowsNode<V: View, M: ViewModifier>: ListingNode<ModifiedContent<V, M>>, RowWrapper {
    private var child: _ViewNode<V>!
    private var modifier: M

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(view, context)
        child = V._makeListed(view.content, listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }

    func wrap(_ content: AnyViewBox) -> AnyViewBox {
        ViewBox(ModifiedContent(content: AnyView(box: content), modifier: modifier))
    }

    override func refresh(_ change: NodeChange) {
        if change.view, !ValueComparison.isEqual(modifier, view.modifier) {
            modifier = view.modifier
            rowsDidChange()
        }
        child.update(view.content, environment)
    }
}

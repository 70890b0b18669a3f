/// A node that knows views by identifiers.
@MainActor
protocol IdentifyingNode: _GraphNode {
    /// Scrolls to the view with an identifier, if it has one.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
    /// The identifier of what a node below stands for.
    func identifier(of child: _GraphNode) -> AnyHashable?
}

extension ViewGraph {
    /// Scrolls to the first view with an identifier.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool, below root: _GraphNode) {
        let nodes = identifyingNodes.values.compactMap { entry in
            (entry.node.node as? any IdentifyingNode).map { (node: $0, number: entry.number) }
        }
        .filter { $0.node.isAlive && $0.node.isDescendant(of: root) }
        // Outer ones first: what is in view inside a row may have the same number as another row. Beside each other the one
        // that was made first.
        for (node, _) in nodes.sorted(by: { ($0.node.depth, $0.number) < ($1.node.depth, $1.number) })
        where node.scroll(to: id, anchor: anchor, animated: animated) {
            return
        }
    }
}

extension _GraphNode {
    final func isDescendant(of ancestor: _GraphNode) -> Bool {
        sequence(first: self, next: { $0.parent }).contains { $0 === ancestor }
    }

    /// Puts a node on the list of those that know views by identifiers.
    final func becomeIdentifying() {
        graph.identifyingCount += 1
        graph.identifyingNodes[ObjectIdentifier(self)] = (WeakNode(self), graph.identifyingCount)
    }

    final func endIdentifying() { graph.identifyingNodes[ObjectIdentifier(self)] = nil }
}

/// A node that is told when something below holds state.
@MainActor
protocol StateHolder: _GraphNode {
    var holdsState: Bool { get set }
}

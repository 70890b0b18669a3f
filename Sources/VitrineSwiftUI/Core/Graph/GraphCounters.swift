/// Counts what the graph did, so that tests can assert how little that was.
@MainActor
package struct GraphCounters: WorkCounts {
    /// Bodies evaluated (views, view modifiers, styles).
    package private(set) var bodies = 0
    /// Nodes made.
    package internal(set) var nodesMade = 0
    /// Nodes whose view value or environment changed.
    package internal(set) var nodesUpdated = 0
    /// Times that hosting views brought their graph up to date.
    package internal(set) var hostUpdates = 0
    /// Sizes computed; answers from the cache are not counted.
    package internal(set) var measurements = 0
    /// Layout passes.
    package internal(set) var layouts = 0
    /// Elements placed: their children were laid out.
    package internal(set) var placements = 0
    /// Elements that a display pass visited.
    package internal(set) var draws = 0
    /// Display passes.
    package internal(set) var renders = 0
    /// Layers made.
    package internal(set) var layersMade = 0

    private var bodiesByType: [ObjectIdentifier: Int] = [:]

    /// Bodies of one view type evaluated since the last reset.
    package func bodies<V>(of type: V.Type) -> Int { bodiesByType[ObjectIdentifier(type)] ?? 0 }

    mutating func countBody(_ type: Any.Type) {
        bodies += 1
        bodiesByType[ObjectIdentifier(type), default: 0] += 1
    }

    package init() {}

    package static var current = GraphCounters.kept()

    package mutating func add(_ other: GraphCounters) {
        bodies += other.bodies
        nodesMade += other.nodesMade
        nodesUpdated += other.nodesUpdated
        hostUpdates += other.hostUpdates
        measurements += other.measurements
        layouts += other.layouts
        renders += other.renders
        placements += other.placements
        draws += other.draws
        layersMade += other.layersMade
        bodiesByType.merge(other.bodiesByType, uniquingKeysWith: +)
    }
}

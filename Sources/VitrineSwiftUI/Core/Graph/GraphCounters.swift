/// Counts what the graph did, so that tests can assert how little that was.
@MainActor
package enum GraphCounters {
    /// Bodies evaluated (views, view modifiers, styles).
    package private(set) static var bodies = 0
    /// Nodes made.
    package internal(set) static var nodesMade = 0
    /// Nodes whose view value or environment changed.
    package internal(set) static var nodesUpdated = 0
    /// Sizes computed; answers from the cache are not counted.
    package internal(set) static var measurements = 0
    /// Layout passes over a whole graph.
    package internal(set) static var layouts = 0
    /// Display passes over a whole graph.
    package internal(set) static var renders = 0
    /// Layers made.
    package internal(set) static var layersMade = 0

    private static var bodiesByType: [ObjectIdentifier: Int] = [:]

    /// Bodies of one view type evaluated since the last reset.
    package static func bodies<V>(of type: V.Type) -> Int { bodiesByType[ObjectIdentifier(type)] ?? 0 }

    /// Sets every counter to zero.
    package static func reset() {
        bodies = 0
        nodesMade = 0
        nodesUpdated = 0
        measurements = 0
        layouts = 0
        renders = 0
        layersMade = 0
        bodiesByType.removeAll(keepingCapacity: true)
    }

    static func countBody(_ type: Any.Type) {
        bodies += 1
        bodiesByType[ObjectIdentifier(type), default: 0] += 1
    }
}

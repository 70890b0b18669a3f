import Foundation

/// Counts of the expensive steps since the last reset, for tests and traces.
package struct GraphicsCounters: Hashable, Sendable {
    /// Paragraphs that Pango broke into lines.
    package var textsShaped = 0
    /// Layouts that were found in the cache.
    package var textCacheHits = 0
    /// Layouts that were drawn into a surface.
    package var textsDrawn = 0
    /// Render nodes that were made for GSK.
    package var nodesBuilt = 0
    /// Shadows that were blurred.
    package var shadowsBlurred = 0
    /// Contents of nodes that were blurred.
    package var contentsBlurred = 0
    /// Backdrops that were blurred.
    package var backdropsBlurred = 0
    /// Pictures that functions of programs made.
    package var picturesShaded = 0
    /// Pictures that were decoded.
    package var imagesDecoded = 0
    /// Pictures that were resampled to the size they are drawn at.
    package var imagesResampled = 0
    /// Pictures that were compared pixel by pixel, since their bytes were not the same.
    package var imagesCompared = 0

    nonisolated(unsafe) private static var counters = GraphicsCounters()

    /// The counts so far.
    package static var current: GraphicsCounters { GraphicsLock.locked { counters } }

    /// Sets all counts to zero.
    package static func reset() {
        GraphicsLock.locked { counters = GraphicsCounters() }
    }

    static func count(_ step: WritableKeyPath<GraphicsCounters, Int>, by count: Int = 1) {
        guard count > 0 else { return }
        GraphicsLock.locked { counters[keyPath: step] += count }
    }

    package static var textsShaped: Int { current.textsShaped }
    package static var textCacheHits: Int { current.textCacheHits }
    package static var textsDrawn: Int { current.textsDrawn }
    package static var nodesBuilt: Int { current.nodesBuilt }
    package static var shadowsBlurred: Int { current.shadowsBlurred }
    package static var contentsBlurred: Int { current.contentsBlurred }
    package static var backdropsBlurred: Int { current.backdropsBlurred }
    package static var imagesDecoded: Int { current.imagesDecoded }
    package static var imagesResampled: Int { current.imagesResampled }
    package static var imagesCompared: Int { current.imagesCompared }
}

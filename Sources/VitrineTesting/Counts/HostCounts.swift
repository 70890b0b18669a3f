import VitrineGraphics
import VitrineQuartzCore
public import VitrineSwiftUI
import VitrineUIKit

/// How much work a change made, for expectations that do not depend on the machine.
///
/// ```swift
/// let counts = host.counts { model.name = "Ada" }
/// #expect(counts.bodies(of: NameRow.self) == 1)
/// #expect(counts.textsShaped <= 1)
/// ```
@MainActor
public struct HostCounts: CustomStringConvertible {
    /// Cells of collection views made from their class, because none could be used again.
    public var cellsMade = 0
    /// Cells of collection views that were used again.
    public var cellsReused = 0
    /// Bodies of SwiftUI evaluated: of views, modifiers and styles.
    public var bodies: Int { after.bodies - before.bodies }
    /// Texts whose glyphs were chosen and placed; what was found among known texts does not count.
    public var textsShaped = 0
    /// Views and layers laid out: how often `layoutSubviews` was called, or what stands for it in a layer.
    public var viewLayouts = 0
    /// Passes in which a hosted SwiftUI view placed what is in it.
    public var graphLayouts: Int { after.layouts - before.layouts }
    /// Frames made.
    public var frames = 0
    /// How often something was to be felt: feedback of `UIFeedbackGenerator`s and of `sensoryFeedback`.
    public var feedbacks = 0

    private let before: GraphCounters
    private var after: GraphCounters

    /// How often the body of one type of SwiftUI view was evaluated.
    public func bodies<Content: View>(of type: Content.Type) -> Int {
        after.bodies(of: type) - before.bodies(of: type)
    }

    /// Such as `1 cell made, 8 cells reused, 0 bodies, …`.
    public nonisolated var description: String {
        MainActor.assumeIsolated {
            "\(cellsMade) cells made, \(cellsReused) cells reused, \(bodies) bodies, \(textsShaped) texts shaped, "
                + "\(viewLayouts) view layouts, \(graphLayouts) graph layouts, \(frames) frames"
        }
    }

    /// Counts what a body does. Texts are counted for the process, the rest for whoever is being driven.
    init(of host: TestHost, _ body: () throws -> Void) rethrows {
        before = GraphCounters.current
        let (cells, layers, texts) = (
            CellCounters.current, LayerCounters.current, GraphicsCounters.textsShaped
        )
        let frames = host.frameCount
        let feedback = RuntimeContext.current.part(FeedbackCounter.self)
        let feedbacks = feedback.count
        after = before
        try body()
        after = GraphCounters.current
        cellsMade = CellCounters.current.made - cells.made
        cellsReused = CellCounters.current.reused - cells.reused
        viewLayouts = LayerCounters.current.layouts - layers.layouts
        textsShaped = GraphicsCounters.textsShaped - texts
        self.frames = host.frameCount - frames
        self.feedbacks = feedback.count - feedbacks
    }
}

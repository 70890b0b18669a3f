public import Foundation
import VitrineGraphics
import VitrinePlatform
import VitrineUIKit

/// What a frame cost, in seconds of the main thread's processor time.
public struct FrameCost: Hashable, Sendable {
    /// The change itself, the update of state, and layout: cells are made and filled here.
    public var layout: TimeInterval
    /// The description of the picture as render nodes, and text and shadows drawn for the first time.
    public var nodes: TimeInterval
    /// Filling the window's pixels.
    public var drawing: TimeInterval

    /// The sum of the parts.
    public var total: TimeInterval { layout + nodes + drawing }
}

extension TestHost {
    /// Makes a change and the frame that shows it, and measures its parts.
    ///
    /// What differs from the last frame that was measured is drawn, as in a window.
    ///
    /// - Parameters:
    ///   - seconds: What passes on the virtual clock before the frame.
    ///   - change: What happens before the frame, such as setting a scroll offset; it counts as layout.
    public func measureFrame(
        after seconds: TimeInterval = 0, _ change: () -> Void = {}
    ) -> FrameCost {
        let surface = surface
        let canvas = canvasForMeasuring()
        let start = Self.processorTime
        var afterLayout = start
        window.willRender = { afterLayout = Self.processorTime }
        defer { window.willRender = nil }
        change()
        surface.virtualClock.advance(by: seconds)
        surface.setNeedsFrame()
        surface.frame()
        let afterNodes = Self.processorTime
        canvas.draw(surface.content, background: window.backdrop)
        return FrameCost(
            layout: afterLayout - start, nodes: afterNodes - afterLayout,
            drawing: Self.processorTime - afterNodes)
    }

    private func canvasForMeasuring() -> PixelCanvas {
        if let measuredCanvas { return measuredCanvas }
        do throws(BitmapError) {
            let canvas = try PixelCanvas(size: surface.size, scale: surface.scale)
            measuredCanvas = canvas
            return canvas
        } catch {
            preconditionFailure(error.description)
        }
    }

    private static var processorTime: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }
}

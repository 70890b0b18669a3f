import CVitrineGTK
import Foundation

/// An immutable picture: one node of the tree that is drawn into a window or a bitmap.
///
/// A node is a description in points. It becomes a GSK node when it is drawn first, for the scale it is drawn
/// at, and keeps that: text, shadows and pictures are then surfaces of exactly the pixels shown, and a tree in
/// which one node changed rebuilds only the path to that node.
package final class RenderNode: @unchecked Sendable {
    /// The rectangle that the node draws in, in its own coordinates.
    package let bounds: CGRect
    let content: Content

    // Guarded by GraphicsLock.
    private var native: NativeNode?
    private var nativeScale: CGFloat = 0
    private var drawn: DrawnText?
    private var drawnScale: CGFloat = 0
    private var knownCover: Cover?
    private var hasSoughtCover = false

    private final class Cover {
        let rect: CGRect
        init(_ rect: CGRect) { self.rect = rect }
    }

    indirect enum Content {
        case nothing
        case container([RenderNode])
        case color(RGBA)
        case gradient(from: CGPoint, to: CGPoint, stops: [GradientStop])
        case border(RoundedRect, width: CGFloat, color: RGBA)
        case shadow(RoundedRect, color: RGBA, offset: CGSize, blur: CGFloat)
        case image(Bitmap, source: CGRect, isSmooth: Bool)
        case tiles(Bitmap, source: CGRect, tile: CGRect, opacity: Double)
        case text(TextLayout, lines: Range<Int>, origin: CGPoint, color: RGBA)
        case fill(CGPath, color: RGBA, evenOdd: Bool)
        case stroke(CGPath, color: RGBA, StrokeStyle)
        case clip(RenderNode, to: RoundedRect)
        case pathClip(RenderNode, to: CGPath, evenOdd: Bool)
        case opacity(RenderNode, Double)
        case colors(RenderNode, ColorMatrix)
        case shaded(RenderNode?, PixelShader)
        case blur(RenderNode, deviation: CGFloat, isOpaque: Bool)
        case transform(RenderNode, CGAffineTransform)
        case dropShadow(RenderNode, color: RGBA, offset: CGSize, blur: CGFloat, showsContent: Bool)
        case mask(RenderNode, by: RenderNode)
        case backdrop(BackdropEffect)
        case blend(RenderNode, BlendMode)
        case unsmoothed(RenderNode)
        case shading(GradientShape, stops: [GradientStop])
    }

    /// Whether what the node draws depends on what was drawn before it.
    package let readsBehind: Bool

    init(_ content: Content, bounds: CGRect) {
        self.content = bounds.isDrawable ? content : .nothing
        self.bounds = bounds.isDrawable ? bounds : .zero
        readsBehind = self.content.readsBehind
    }

    /// The GSK node for one scale in device pixels per point, kept until another scale is asked for.
    ///
    /// Complexity: O(nodes that were not realised for this scale yet).
    package func realized(scale: CGFloat) -> NativeNode? {
        GraphicsLock.locked {
            if nativeScale == scale { return native }
            GraphicsEnvironment.startOffscreen()
            native = makeNative(scale: scale)
            nativeScale = scale
            if native != nil { GraphicsCounters.count(\.nodesBuilt) }
            return native
        }
    }

    /// The pixels of a text for one scale, kept until another is asked for; nil for other nodes. Call with GraphicsLock held.
    func drawnText(scale: CGFloat) -> DrawnText? {
        if drawnScale == scale { return drawn }
        guard case .text(let layout, let lines, _, let color) = content else { return nil }
        drawn = layout.drawn(lines: lines, color: color, scale: scale)
        drawnScale = scale
        return drawn
    }

    /// The largest rectangle that the node is known to cover without a gap, in its coordinates; null if there is none. Call
    /// with GraphicsLock held.
    var cover: CGRect {
        if case .color(let color) = content { return color.alpha >= 1 ? bounds : .null }
        if !hasSoughtCover {
            let found = findCover()
            knownCover = found.isNull ? nil : Cover(found)
            hasSoughtCover = true
        }
        return knownCover?.rect ?? .null
    }
}

/// A reference to a GSK node.
package final class NativeNode: @unchecked Sendable {
    package let pointer: OpaquePointer

    /// Takes over a reference.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { vitrine_node_unref(pointer) }
}

/// How a path is stroked; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

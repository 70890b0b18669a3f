import CVitrineGTK
import Foundation
import VitrineCoreGraphics

extension RenderNode {
    /// Makes the GSK node; nil when nothing is to be drawn.
    func makeNative(scale: CGFloat) -> NativeNode? {
        let rect = bounds.native
        switch content {
        case .nothing:
            return nil
        case .container(let children):
            let nodes = children.compactMap { $0.realized(scale: scale) }
            guard !nodes.isEmpty else { return nil }
            var pointers = nodes.map { Optional($0.pointer) }
            return NativeNode(vitrine_node_container(&pointers, pointers.count))
        case .color(let color):
            return color.alpha > 0 ? NativeNode(vitrine_node_color(rect, color.native)) : nil
        case .gradient(let start, let end, let stops):
            let colors = stops.map { vitrine_stop(offset: $0.offset, color: $0.color.native) }
            let node = NativeNode(
                vitrine_node_linear_gradient(rect, start.x, start.y, end.x, end.y, colors, colors.count))
            return node.flatMap { drawnOnce($0, scale: scale) } ?? node
        case .border(let outline, let width, let color):
            if let curve = outline.curve(inset: width / 2) {
                return Self.stroke(rect, curve.steps, color, StrokeStyle(width: width))
            }
            return NativeNode(vitrine_node_border(outline.native, width, color.native))
        case .shadow(let outline, let color, let offset, let blur):
            return ShadowCache.node(of: outline, color: color, offset: offset, blur: blur, scale: scale)
        case .image(let bitmap, let source, let isSmooth):
            return bitmap.node(in: bounds, source: source, scale: scale, isSmooth: isSmooth)
        case .tiles(let bitmap, let source, let tile, let opacity):
            return bitmap.tiles(in: bounds, source: source, tile: tile, opacity: opacity)
        case .text(let layout, let lines, let origin, let color):
            return layout.drawn(lines: lines, color: color, scale: scale)?.node(at: origin, color: color)
        case .fill(let path, let color, let evenOdd):
            let steps = path.steps
            return NativeNode(vitrine_node_fill(rect, steps, steps.count, color.native, evenOdd))
        case .stroke(let path, let color, let style):
            return Self.stroke(rect, path.steps, color, style)
        default:
            return makeNativeModifier(scale: scale)
        }
    }

    /// The node as pixels, which a frame copies.
    ///
    /// Gradients took half of each frame of the Shelf: cairo works out the colour of every pixel again.
    func drawnOnce(_ node: NativeNode, scale: CGFloat) -> NativeNode? {
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width * height <= Self.largestDrawnOnce,
            let surface = vitrine_surface_create(Int32(clamping: width), Int32(clamping: height), false)
        else { return nil }
        defer { vitrine_surface_unref(surface) }
        vitrine_surface_draw(surface, node.pointer, scale, -bounds.minX, -bounds.minY)
        let source = vitrine_rect(
            x: 0, y: 0, width: Double(bounds.width * scale), height: Double(bounds.height * scale))
        return NativeNode(vitrine_node_surface(surface, source, bounds.native, true))
    }

    /// Pixels; a screen at 1×. Above it memory is worth more than time.
    private static let largestDrawnOnce: CGFloat = 2_100_000

    private func makeNativeModifier(scale: CGFloat) -> NativeNode? {
        switch content {
        case .clip(let child, let outline):
            guard let node = child.realized(scale: scale) else { return nil }
            if let steps = outline.curve()?.steps {
                return NativeNode(
                    vitrine_node_live_clip(node.pointer, bounds.native, steps, steps.count, false))
            }
            return NativeNode(
                outline.isRectangle
                    ? vitrine_node_clip(node.pointer, outline.rect.native)
                    : vitrine_node_rounded_clip(node.pointer, outline.native))
        case .pathClip(let child, let path, let evenOdd):
            guard let node = child.realized(scale: scale) else { return nil }
            let steps = path.steps
            let clip = child.readsBehind ? vitrine_node_live_clip : vitrine_node_path_clip
            return NativeNode(clip(node.pointer, bounds.native, steps, steps.count, evenOdd))
        case .opacity(let child, let value):
            guard let node = child.realized(scale: scale) else { return nil }
            return NativeNode(vitrine_node_opacity(node.pointer, value))
        case .colors(let child, let matrix):
            guard let node = child.realized(scale: scale) else { return nil }
            return NativeNode(vitrine_node_color_matrix(node.pointer, matrix.factors, matrix.constants))
        case .shaded(let child, let shader):
            return shaded(child, shader, scale: scale)
        case .blur(let child, let deviation, let isOpaque):
            return blur(child, deviation, isOpaque, scale: scale)
        case .transform(let child, let transform):
            return Self.transform(child, transform, scale: scale)
        case .dropShadow(let child, let color, let offset, let blur, let showsContent):
            return Self.dropShadow(child, color, offset, blur, showsContent, scale: scale)
        case .mask(let child, let mask):
            guard let node = child.realized(scale: scale), let alpha = mask.realized(scale: scale) else {
                return nil
            }
            let masked = child.readsBehind ? vitrine_node_live_mask : vitrine_node_mask
            return NativeNode(masked(node.pointer, alpha.pointer, bounds.native))
        case .backdrop(let effect):
            let native = vitrine_backdrop(
                deviation: effect.deviation, saturation: effect.saturation, tint: effect.tint.native)
            return NativeNode(vitrine_node_backdrop(bounds.native, native))
        case .shading(let shape, let stops):
            return shading(shape, stops, scale: scale)
        case .unsmoothed(let shape):
            vitrine_recording_set_smooth(false)
            defer { vitrine_recording_set_smooth(true) }
            return shape.makeNative(scale: scale)
        case .blend(let child, let mode):
            guard let node = child.realized(scale: scale) else { return nil }
            return NativeNode(vitrine_node_blend(node.pointer, bounds.native, mode.rawValue))
        default:
            return nil
        }
    }

    /// The content as blurred pixels, kept with the node: at as few pixels as a blur of this deviation needs, which has no
    /// more detail.
    private func blur(
        _ child: RenderNode, _ deviation: CGFloat, _ isOpaque: Bool, scale: CGFloat
    ) -> NativeNode? {
        guard let node = child.realized(scale: scale) else { return nil }
        let fit = (4e6 / max(1, bounds.width * bounds.height)).squareRoot()
        let resolution = min(scale, max(Self.leastBlurredPixels / deviation, 1 / 64), fit)
        let width = Int32(clamping: (bounds.width * resolution).rounded(.up))
        let height = Int32(clamping: (bounds.height * resolution).rounded(.up))
        guard width > 0, height > 0, let surface = vitrine_surface_create(width, height, false) else {
            return node
        }
        defer { vitrine_surface_unref(surface) }
        vitrine_surface_draw(surface, node.pointer, resolution, -bounds.minX, -bounds.minY)
        GraphicsCounters.count(\.contentsBlurred)
        guard let blurred = vitrine_surface_blurred(surface, deviation * resolution, isOpaque) else {
            return node
        }
        defer { vitrine_surface_unref(blurred) }
        let source = vitrine_rect(
            x: 0, y: 0, width: Double(bounds.width * resolution), height: Double(bounds.height * resolution))
        return NativeNode(vitrine_node_surface(blurred, source, bounds.native, true))
    }

    /// The deviation in pixels that is enlarged without a visible difference.
    private static let leastBlurredPixels: CGFloat = 4

    private static func stroke(
        _ rect: vitrine_rect, _ steps: [vitrine_path_step], _ color: RGBA, _ style: StrokeStyle
    ) -> NativeNode? {
        let dashes = style.dash.map(Double.init)
        return dashes.withUnsafeBufferPointer { buffer in
            let native = vitrine_stroke(
                width: style.width, miter_limit: style.miterLimit, dash_phase: style.dashPhase,
                cap: style.cap.rawValue, join: style.join.rawValue, dashes: buffer.baseAddress,
                dash_count: buffer.count)
            return NativeNode(vitrine_node_stroke(rect, steps, steps.count, color.native, native))
        }
    }

    private static func transform(
        _ child: RenderNode, _ transform: CGAffineTransform, scale: CGFloat
    ) -> NativeNode? {
        let factor = max(
            (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            (transform.c * transform.c + transform.d * transform.d).squareRoot())
        guard let node = child.realized(scale: scale * contentScale(for: factor)) else { return nil }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return NativeNode(vitrine_node_translate(node.pointer, transform.tx, transform.ty))
        }
        let parts = transform.decomposed()
        return NativeNode(
            vitrine_node_transform(
                node.pointer, transform.tx, transform.ty, parts.rotation, atan(parts.horizontalShear),
                parts.scale.width, parts.scale.height))
    }

    /// The scale at which the surfaces below a scaling transform are made.
    ///
    /// Steps, not the factor itself: an animated scale then redraws its text at most once per step and shows
    /// it resampled in between, which at these distances is not visible.
    static func contentScale(for factor: CGFloat) -> CGFloat {
        if abs(factor - 1) < 1e-6 { return 1 }
        if factor > 2 { return pow(2, log2(factor).rounded(.up)) }
        if factor > 1 { return (factor * 4).rounded(.up) / 4 }
        if factor > 0.5 { return 1 }
        return max(pow(2, log2(max(factor, 1e-3)).rounded(.up)), 1 / 16)
    }

    private static func dropShadow(
        _ child: RenderNode, _ color: RGBA, _ offset: CGSize, _ blur: CGFloat, _ showsContent: Bool,
        scale: CGFloat
    ) -> NativeNode? {
        guard let node = child.realized(scale: scale) else { return nil }
        let content = showsContent ? node : nil
        guard color.alpha > 0 else { return content }
        let reach = (3 * blur * scale).rounded(.up) / scale
        let area = child.bounds.insetBy(dx: -reach, dy: -reach)
        // Very large contents are blurred at a lower resolution: a blur has no detail to lose.
        let fit = min(1, (4e6 / max(1, area.width * area.height * scale * scale)).squareRoot())
        let resolution = scale * fit
        let width = Int32(clamping: (area.width * resolution).rounded(.up))
        let height = Int32(clamping: (area.height * resolution).rounded(.up))
        guard width > 0, height > 0, let surface = vitrine_surface_create(width, height, false) else {
            return content
        }
        defer { vitrine_surface_unref(surface) }
        vitrine_surface_draw(surface, node.pointer, resolution, -area.minX, -area.minY)
        GraphicsCounters.count(\.shadowsBlurred)
        guard let alpha = vitrine_surface_blurred_alpha(surface, blur * resolution) else { return content }
        defer { vitrine_surface_unref(alpha) }
        let target = CGRect(
            x: area.minX + offset.width, y: area.minY + offset.height, width: CGFloat(width) / resolution,
            height: CGFloat(height) / resolution)
        guard let shadow = NativeNode(vitrine_node_surface_mask(alpha, target.native, color.native)) else {
            return content
        }
        guard let content else { return shadow }
        var pointers: [OpaquePointer?] = [shadow.pointer, content.pointer]
        return NativeNode(vitrine_node_container(&pointers, 2))
    }
}

extension CGPath {
    var steps: [vitrine_path_step] {
        elements.map { element in
            var step = vitrine_path_step()
            switch element {
            case .move(let p): (step.kind, step.x1, step.y1) = (0, p.x, p.y)
            case .line(let p): (step.kind, step.x1, step.y1) = (1, p.x, p.y)
            case .quad(let control, let end):
                (step.kind, step.x1, step.y1, step.x2, step.y2) = (2, control.x, control.y, end.x, end.y)
            case .curve(let first, let second, let end):
                (step.kind, step.x1, step.y1) = (3, first.x, first.y)
                (step.x2, step.y2, step.x3, step.y3) = (second.x, second.y, end.x, end.y)
            case .close: step.kind = 4
            }
            return step
        }
    }
}

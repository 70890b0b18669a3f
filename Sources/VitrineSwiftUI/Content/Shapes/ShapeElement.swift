import VitrineGraphics

/// A view that draws one shape in one style.
protocol DrawnShape: View {
    associatedtype Drawn: Shape
    associatedtype Paint: ShapeStyle
    var drawnShape: Drawn { get }
    var paint: Paint { get }
    var drawing: ShapeDrawing { get }
    /// Whether the edges of a line are smoothed.
    var isSmooth: Bool { get }
}

extension DrawnShape {
    var isSmooth: Bool { true }
}

/// How a shape is drawn.
enum ShapeDrawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}

/// The element of what draws a shape.
final class ShapeElement<V: DrawnShape>: LayerElement<V>, OutlineElement, ContainerDependent {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.drawnShape.sizeThatFits(proposal) }
    override var contentDependsOnSize: Bool { true }
    /// How it is to look, once it was drawn.
    private var look: ShapeLook<V.Drawn>?
    /// Made when there is something to animate.
    private var motion: Motion<ShapeLook<V.Drawn>>?
    /// The layer draws and animates a plain box by itself.
    private var isBox = false

    private func makeLook() -> ShapeLook<V.Drawn> {
        ShapeLook(
            shape: view.drawnShape, style: view.paint._resolve(environment, level: 0), drawing: view.drawing)
    }

    override func didUpdate(from old: V) {
        let new = makeLook()
        // Layers animate a box that stays one.
        if let look, !isBox || new.box(in: CGRect(origin: .zero, size: size)) == nil {
            if motion == nil, graph.animation != nil { motion = Motion.make(for: look) }
            motion?.change(to: new, in: node) { [weak self] in self?.redraw() }
            self.look = new
        }
        super.didUpdate(from: old)
    }

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        let look = makeLook()
        self.look = look
        let shown = motion?.shown(look) ?? look
        let bounds = CGRect(origin: .zero, size: size)
        if let box = ContainerOutline.inside(containerOutline, { shown.box(in: bounds) }) {
            // A background with round corners: no path to rasterise, and it animates.
            isBox = true
            let animation = pass.animation(for: layer)
            layer.layerContent = nil
            LayerAnimator.setBackground(of: layer, to: box.color, animation: animation)
            layer.cornerCurve = box.isContinuous ? .continuous : .circular
            LayerAnimator.setCornerRadius(of: layer, to: box.radius, animation: animation)
            return
        }
        isBox = false
        layer.backgroundColor = nil
        layer.cornerRadius = 0
        draw(shown, layer)
    }

    /// Draws what a motion shows at this moment.
    private func redraw() {
        guard let look else { return }
        let shown = motion?.shown(look) ?? look
        if isBox {
            markContentStale()
            setNeedsDisplay()
        } else {
            draw(shown, layer)
        }
    }

    override func didPlace() {
        super.didPlace()
        containerOutlineMayHaveChanged()
    }

    func containerOutlineMayHaveChanged() {
        guard environment.containerShape != nil else { return }
        markContentStale()
        setNeedsDisplay()
    }

    private func draw(_ look: ShapeLook<V.Drawn>, _ layer: CALayer) {
        let (shape, style, drawing) = (look.shape, look.style, look.drawing)
        let line = drawing.line(of: shape)
        let isSmooth = view.isSmooth
        let direction = environment.layoutDirection
        let outline = containerOutline
        layer.layerContent = PaintContent { bounds in
            let path = ContainerOutline.inside(outline) {
                shape.mirrored(line?.path(bounds) ?? shape.path(in: bounds), in: bounds, direction)
            }
            guard !path.isEmpty else { return nil }
            switch line.map({ .stroke($0.style) }) ?? drawing {
            case .fill(let fill):
                return style.fill(
                    path.cgPath, in: bounds, evenOdd: fill.isEOFilled, isSmooth: fill.isAntialiased)
            case .stroke(let stroke):
                func line(_ color: RGBA) -> RenderNode {
                    let line = RenderNode.stroke(
                        path.cgPath, color: color, width: stroke.lineWidth, cap: stroke.lineCap,
                        join: stroke.lineJoin, miterLimit: stroke.miterLimit, dash: stroke.dash,
                        dashPhase: stroke.dashPhase)
                    return isSmooth ? line : line.unsmoothed
                }
                if case .color(let color) = style.paint {
                    return style.decorations.applied(to: line(RGBA(color)))
                }
                let outset = bounds.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth)
                return style.decorations.applied(
                    to: style.gradient(in: outset, unit: bounds).masked(by: line(.black)))
            }
        }
        layer.setNeedsDisplay()
    }

    var isOutline: Bool {
        if case .stroke = view.drawing { return true }
        return view.drawing.line(of: view.drawnShape) != nil
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        guard super.hitTest(point) != nil else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let line = view.drawing.line(of: view.drawnShape)
        let shape = view.drawnShape
        let path = ContainerOutline.inside(containerOutline) {
            shape.mirrored(
                line?.path(bounds) ?? shape.path(in: bounds), in: bounds, environment.layoutDirection)
        }
        switch line == nil ? view.drawing : .stroke(StrokeStyle()) {
        case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled) ? self : nil
        // A finger does not find a hairline: the inside of an outline counts.
        case .stroke: return path.contains(point) ? self : nil
        }
    }
}

extension ShapeLook {
    /// The box of one colour that this is in some bounds, which a layer draws without a path.
    fileprivate func box(in bounds: CGRect) -> (color: CGColor, radius: CGFloat, isContinuous: Bool)? {
        guard case .fill(let fill) = drawing, fill.isAntialiased, style.decorations.isEmpty,
            case .color(let color) = style.paint,
            let rounded = (shape as? any RoundedShape)?.roundedRect(in: bounds, inset: 0),
            rounded.rect == bounds
        else { return nil }
        return (color, rounded.radius, rounded.isContinuous)
    }
}

extension ShapeDrawing {
    /// The line that a filled shape is, if it is one: the renderer draws lines better than their outlines.
    fileprivate func line(of shape: some Shape) -> (path: (CGRect) -> Path, style: StrokeStyle)? {
        guard case .fill = self, let stroked = shape as? any LineShape else { return nil }
        return (stroked.linePath, stroked.style)
    }
}

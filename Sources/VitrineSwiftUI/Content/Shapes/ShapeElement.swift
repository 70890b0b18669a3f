import VitrineGraphics

/// A view that draws one shape in one style.
protocol DrawnShape: View {
    associatedtype Drawn: Shape
    associatedtype Paint: ShapeStyle
    var drawnShape: Drawn { get }
    var paint: Paint { get }
    var drawing: ShapeDrawing { get }
}

/// How a shape is drawn.
enum ShapeDrawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}

/// The element of what draws a shape.
final class ShapeElement<V: DrawnShape>: LayerElement<V> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.drawnShape.sizeThatFits(proposal) }
    override var contentDependsOnSize: Bool { true }
    private lazy var motion = Motion.make(for: view.drawnShape)

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        let style = view.paint._resolve(environment, level: 0)
        let bounds = CGRect(origin: .zero, size: size)
        if case .fill = view.drawing, case .color(let color) = style.paint,
            let rounded = (view.drawnShape as? any RoundedShape)?.roundedRect(in: bounds),
            rounded.rect == bounds
        {
            // A background with round corners: no path to rasterise, and it animates.
            let animation = pass.animation(for: layer)
            layer.layerContent = nil
            LayerAnimator.setBackground(of: layer, to: color, animation: animation)
            LayerAnimator.setCornerRadius(of: layer, to: rounded.radius, animation: animation)
            return
        }
        layer.backgroundColor = nil
        layer.cornerRadius = 0
        motion?.change(to: view.drawnShape, pass.animation(for: layer)) { [weak self, weak layer] in
            if let self, let layer { draw(layer) }
        }
        draw(layer)
    }

    /// Draws the outline as it is at this moment of an animation.
    private func draw(_ layer: CALayer) {
        let style = view.paint._resolve(environment, level: 0)
        let shape = motion?.shown(view.drawnShape) ?? view.drawnShape
        let drawing = view.drawing
        let line = drawing.line(of: shape)
        layer.layerContent = PaintContent { bounds in
            let path = line?.path(bounds) ?? shape.path(in: bounds)
            guard !path.isEmpty else { return nil }
            switch line.map({ .stroke($0.style) }) ?? drawing {
            case .fill(let fill): return style.fill(path.cgPath, in: bounds, evenOdd: fill.isEOFilled)
            case .stroke(let stroke):
                func line(_ color: RGBA) -> RenderNode {
                    .stroke(
                        path.cgPath, color: color, width: stroke.lineWidth, cap: stroke.lineCap,
                        join: stroke.lineJoin, miterLimit: stroke.miterLimit, dash: stroke.dash,
                        dashPhase: stroke.dashPhase)
                }
                if case .color(let color) = style.paint { return line(RGBA(color)) }
                let outset = bounds.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth)
                return style.gradient(in: outset, unit: bounds).masked(by: line(.black))
            }
        }
        layer.setNeedsDisplay()
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        guard super.hitTest(point) != nil else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let line = view.drawing.line(of: view.drawnShape)
        let path = line?.path(bounds) ?? view.drawnShape.path(in: bounds)
        switch line == nil ? view.drawing : .stroke(StrokeStyle()) {
        case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled) ? self : nil
        // A finger does not find a hairline: the inside of an outline counts.
        case .stroke: return path.contains(point) ? self : nil
        }
    }
}

extension ShapeDrawing {
    /// The line that a filled shape is, if it is one: the renderer draws lines better than their outlines.
    fileprivate func line(of shape: some Shape) -> (path: (CGRect) -> Path, style: StrokeStyle)? {
        guard case .fill = self, let stroked = shape as? any LineShape else { return nil }
        return (stroked.linePath, stroked.style)
    }
}

import Foundation
import VitrineSwiftUI

/// Draws the plot area of a chart: lines of the axes, and marks.
@MainActor
struct PlotPainter {
    let scene: ChartScene
    /// Of the marks, at this moment of an animation.
    let places: [MarkPlace]
    let space: PlotSpace

    private var model: ChartModel { scene.model }
    private var area: CGRect { CGRect(origin: .zero, size: space.size) }

    /// Draws into a context whose origin is the plot area's.
    ///
    /// Complexity: O(marks).
    func draw(_ context: GraphicsContext) {
        for (index, axis) in scene.axes.enumerated() { drawLines(axis, index, context) }
        var content = context
        if space.zoom != CGSize(width: 1, height: 1) {
            content.clip(
                to: Path(
                    area.insetBy(dx: space.zoom.width > 1 ? 0 : -1000, dy: space.zoom.height > 1 ? 0 : -1000))
            )
        }
        for item in model.items { draw(item, content) }
    }

    // MARK: Axes

    private func drawLines(_ axis: ResolvedAxis, _ index: Int, _ context: GraphicsContext) {
        let isVertical = axis.axis == .horizontal
        for line in axis.lines {
            let position = isVertical ? space.x(line.place) : space.y(line.place)
            let length = isVertical ? space.size.width : space.size.height
            guard position.isFinite, position >= -0.5, position <= length + 0.5 else { continue }
            var path = Path()
            let (from, to) = ends(line, axis, index)
            if isVertical {
                path.move(to: CGPoint(x: position, y: from))
                path.addLine(to: CGPoint(x: position, y: to))
            } else {
                path.move(to: CGPoint(x: from, y: position))
                path.addLine(to: CGPoint(x: to, y: position))
            }
            context.stroke(
                path.offsetBy(dx: line.offset.width, dy: line.offset.height), with: .style(line.style),
                style: line.stroke)
        }
    }

    /// From where to where a line of an axis goes, across it.
    private func ends(_ line: ResolvedAxis.Line, _ axis: ResolvedAxis, _ index: Int) -> (CGFloat, CGFloat) {
        let size = space.size
        guard let tick = line.tick else { return (0, axis.axis == .horizontal ? size.height : size.width) }
        let reach = scene.memory.arrangement?.reach(of: index, axis.edge) ?? 0
        let length: CGFloat =
            switch tick.kind {
            case .automatic: 4
            case .fixed(let points): points
            case .label(let more), .longestLabel(let more): reach + more
            }
        switch axis.edge {
        case .bottom: return (size.height, size.height + length)
        case .top: return (-length, 0)
        case .trailing: return space.isMirrored ? (-length, 0) : (size.width, size.width + length)
        case .leading: return space.isMirrored ? (size.width, size.width + length) : (-length, 0)
        }
    }

    // MARK: Items

    private func draw(_ item: ChartItem, _ context: GraphicsContext) {
        switch item.kind {
        case .mark: draw(item.marks[0], context)
        case .batch: drawTogether(item.marks, context)
        case .line: drawLine(item.marks, context)
        case .area: drawArea(item.marks, context)
        case .symbols: for mark in item.marks { drawSymbol(mark, context) }
        }
    }

    /// The context with the effects of a mark.
    private func prepared(_ context: GraphicsContext, _ look: MarkLook, opacity: Double) -> GraphicsContext {
        var context = context
        context.opacity *= min(max(opacity, 0), 1)
        if let clip = look.clip { context.clip(to: clip.shape.path(in: area), style: clip.style) }
        if let shadow = look.shadow {
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if let blur = look.blur { context.addFilter(.blur(radius: blur)) }
        return context
    }

    private func fill(_ path: Path, _ mark: Int, _ context: GraphicsContext) {
        let (look, paint) = (model.marks[mark].look, model.paints[mark])
        let context = prepared(context, look, opacity: places[mark].opacity)
        guard look.alignsWithPlot == true else { return context.fill(path, with: .style(paint.style)) }
        var clipped = context
        clipped.clip(to: path)
        clipped.fill(Path(area), with: .style(paint.style))
    }

    private func stroke(_ path: Path, _ mark: Int, _ context: GraphicsContext) {
        let (look, paint) = (model.marks[mark].look, model.paints[mark])
        let stroke = model.stroke(of: model.marks[mark])
        if look.alignsWithPlot == true { return fill(path.strokedPath(stroke), mark, context) }
        prepared(context, look, opacity: places[mark].opacity)
            .stroke(path, with: .style(paint.style), style: stroke)
    }

    private func draw(_ index: Int, _ context: GraphicsContext) {
        let mark = model.marks[index]
        switch mark.kind {
        case .bar, .rectangle, .sector:
            if let path = outline(index), !path.isEmpty { fill(path, index, context) }
        case .point: drawSymbol(index, context)
        case .rule:
            guard let from = space.base(places[index]), let to = space.point(places[index]) else { return }
            var path = Path()
            path.move(to: from)
            path.addLine(to: to)
            stroke(path, index, context)
        case .line, .area: break
        }
    }

    /// The outline of a bar, rectangle, sector or symbol; nil where there is nothing to see.
    private func outline(_ index: Int) -> Path? {
        let mark = model.marks[index]
        switch mark.kind {
        case .sector:
            return places[index].isShown ? space.sector(places[index], mark).path : nil
        case .bar, .rectangle:
            guard let rect = space.rect(places[index]), isVisible(rect) else { return nil }
            guard let radius = mark.look.cornerRadius, radius > 0 else { return Path(rect) }
            return Path(roundedRect: rect, cornerRadius: radius, style: mark.look.cornerStyle)
        case .point:
            guard case .shape(let shape) = model.symbol(of: mark), let center = space.point(places[index])
            else { return nil }
            let size = model.symbolSize(of: mark)
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            return isVisible(rect) ? shape.path(at: center, size: size) : nil
        case .line, .area, .rule: return nil
        }
    }

    private func isVisible(_ rect: CGRect) -> Bool {
        let reach = PlotView.margin
        return rect.maxX >= -reach && rect.minX <= area.width + reach && rect.maxY >= -reach
            && rect.minY <= area.height + reach
    }

    private func drawTogether(_ marks: [Int], _ context: GraphicsContext) {
        var path = Path()
        for mark in marks where places[mark].opacity == 1 { addOutline(of: mark, to: &path) }
        if !path.isEmpty { fill(path, marks[0], context) }
        // What fades in is drawn apart.
        for mark in marks where places[mark].opacity != 1 { draw(mark, context) }
    }

    /// Adds the outline of a mark; those of circles and of bars without round corners without paths of their own.
    private func addOutline(of index: Int, to path: inout Path) {
        let kind = model.marks[index].kind
        if kind == .point, model.isCircle[index], let center = space.point(places[index]) {
            let size = model.symbolSize(of: model.marks[index])
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            if isVisible(rect) { path.addEllipse(in: rect) }
        } else if kind != .point, model.marks[index].look.cornerRadius == nil {
            if let rect = space.rect(places[index]), isVisible(rect) { path.addRect(rect) }
        } else if let outline = outline(index) {
            path.addPath(outline)
        }
    }

    private func drawSymbol(_ index: Int, _ context: GraphicsContext) {
        let mark = model.marks[index]
        guard let center = space.point(places[index]) else { return }
        switch model.symbol(of: mark) {
        case .shape(let shape):
            let size = model.symbolSize(of: mark)
            let rect = CGRect(origin: center, size: .zero).insetBy(dx: -size.width / 2, dy: -size.height / 2)
            if isVisible(rect) { fill(shape.path(at: center, size: size), index, context) }
        case .view:
            guard isVisible(CGRect(origin: center, size: .zero)),
                let symbol = context.resolveSymbol(id: index)
            else { return }
            prepared(context, mark.look, opacity: places[index].opacity).draw(symbol, at: center)
        }
    }

    // MARK: Lines and areas

    /// Whether the values of a line are along the x axis.
    private func isSideways(_ mark: Mark) -> Bool {
        guard case .value(let x) = mark.x, case .value(let y) = mark.y, x.span == nil else { return false }
        if case .number = x.datum, case .category = y.datum { return true }
        return false
    }

    private func drawLine(_ marks: [Int], _ context: GraphicsContext) {
        let points = marks.compactMap { space.point(places[$0]) }
        guard let first = marks.first, points.count > 1 else { return }
        let mark = model.marks[first]
        let line = LinePath(method: mark.look.interpolation ?? .linear, isVertical: isSideways(mark))
        stroke(line.line(points), first, context)
    }

    private func drawArea(_ marks: [Int], _ context: GraphicsContext) {
        guard let first = marks.first else { return }
        let isVertical = model.extents[first].length == .horizontal
        let shown = marks.filter { space.point(places[$0]) != nil && space.base(places[$0]) != nil }
        guard shown.count > 1 else { return }
        let line = LinePath(
            method: model.marks[first].look.interpolation ?? .linear, isVertical: isVertical)
        let edge = shown.map { CGPoint(x: space.x(places[$0].x1), y: space.y(places[$0].y1)) }
        let other = shown.map { mark in
            isVertical
                ? CGPoint(x: space.x(places[mark].x0), y: space.y(places[mark].y1))
                : CGPoint(x: space.x(places[mark].x1), y: space.y(places[mark].y0))
        }
        fill(line.area(edge, other), first, context)
    }
}

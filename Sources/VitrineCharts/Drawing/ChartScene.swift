import Foundation
import VitrineSwiftUI

/// What lasts while a chart is on show: where things were placed last.
@MainActor
final class ChartMemory {
    var arrangement: ChartArrangement?
    /// What the program was told of where a chart was scrolled to.
    var reported: [Axis: Datum] = [:]
}

/// A chart in a size: scales, places, and what the axes show.
@MainActor
final class ChartScene {
    let model: ChartModel
    let size: CGSize
    let environment: EnvironmentValues
    let memory: ChartMemory
    let x: PositionScale?
    let y: PositionScale?
    let places: [MarkPlace]
    let vector: PlaceVector
    let axes: [ResolvedAxis]
    let zoom: CGSize
    let start: CGPoint

    init(
        _ model: ChartModel, size: CGSize, _ environment: EnvironmentValues, _ memory: ChartMemory,
        start: CGPoint? = nil
    ) {
        self.model = model
        self.size = size
        self.environment = environment
        self.memory = memory
        let settings = model.settings
        let xAxis = AxisRequests(settings.xAxis, .horizontal, size, environment)
        let yAxis = AxisRequests(settings.yAxis, .vertical, size, environment)
        var x = xAxis.maker(settings.x).scale(for: model.xData)
        var y = yAxis.maker(settings.y).scale(for: model.yData)
        Self.pad(&x, settings.x, model, .horizontal)
        Self.pad(&y, settings.y, model, .vertical)
        (self.x, self.y) = (x, y)
        let placer = MarkPlacer(x: x, y: y, groups: model.groups)
        let turns = model.turns
        places = model.marks.indices.map { index in
            turns.isEmpty || model.marks[index].sector == nil
                ? placer.place(model.marks[index], model.extents[index])
                : SectorPlaces.place(model.marks[index], turns[index])
        }
        vector = PlaceVector(places, keys: model.keys)
        zoom = CGSize(
            width: settings.scrollableAxes.contains(.horizontal) ? Self.zoom(x, settings.xScrolling) : 1,
            height: settings.scrollableAxes.contains(.vertical) ? Self.zoom(y, settings.yScrolling) : 1)
        let start =
            start
            ?? CGPoint(
                x: Self.start(x, settings.xScrolling, zoom.width),
                y: Self.start(y, settings.yScrolling, zoom.height))
        self.start = start
        let window = CGRect(x: start.x, y: start.y, width: 1 / zoom.width, height: 1 / zoom.height)
        axes =
            (x.map { xAxis.axes(on: $0, from: window.minX, to: window.maxX) } ?? [])
            + (y.map { yAxis.axes(on: $0, from: window.minY, to: window.maxY) } ?? [])
    }

    /// Bars at the ends of numbers and dates have room for half their width.
    private static func pad(
        _ scale: inout PositionScale?, _ settings: PositionScaleSettings, _ model: ChartModel, _ axis: Axis
    ) {
        guard let kind = scale?.kind, kind != .category, settings.places == nil else { return }
        if case .between? = settings.values { return }
        var room: CGFloat = 0
        for (mark, extents) in zip(model.marks, model.extents) where mark.kind == .bar {
            guard case .around(_, nil) = axis == .horizontal ? extents.x : extents.y else { continue }
            let dimension = (axis == .horizontal ? mark.width : mark.height).kind
            if case .fixed(let points) = dimension {
                room = max(room, points / 2)
            } else {
                room = max(room, MarkPlacer.thinBar / 2)
            }
        }
        if room > 0 { scale?.places = .plot(start: room, end: room) }
    }

    /// How often what is visible fits into the whole.
    private static func zoom(_ scale: PositionScale?, _ scrolling: ChartSettings.Scrolling) -> CGFloat {
        guard let scale, let length = scrolling.length, length > 0 else { return 1 }
        let whole = scale.kind == .category ? Double(scale.categories.count) : abs(scale.upper - scale.lower)
        let zoom = whole / length
        return zoom.isFinite ? CGFloat(min(max(zoom, 1), 1e6)) : 1
    }

    /// What of the axis is before the part that is visible at first.
    private static func start(
        _ scale: PositionScale?, _ scrolling: ChartSettings.Scrolling, _ zoom: CGFloat
    ) -> CGFloat {
        guard zoom > 1, let scale, let datum = scrolling.position?.get() ?? scrolling.initial else {
            return 0
        }
        return share(of: datum, scale, zoom) ?? 0
    }

    /// What of an axis is before a value, where the value is at the beginning of the visible part.
    static func share(of datum: Datum, _ scale: PositionScale, _ zoom: CGFloat) -> CGFloat? {
        guard let share = scale.band(datum, nil)?.lower ?? scale.share(datum) else { return nil }
        return min(max(CGFloat(share), 0), 1 - 1 / zoom)
    }

    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    func space(_ size: CGSize) -> PlotSpace {
        PlotSpace(size: size, zoom: zoom, start: start, isMirrored: isMirrored)
    }

    /// The plot area in its size on the screen; empty before the first layout.
    var plotSpace: PlotSpace { space(memory.arrangement?.plot.size ?? .zero) }
}

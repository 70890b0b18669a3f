import Foundation

/// The views along the edges of a section or of the whole layout: how much they add at each edge, and where they
/// are once the content's extent is known.
struct BoundaryArrangement: Sendable {
    enum Edge: Sendable {
        case start, end, crossStart, crossEnd

        var isAcross: Bool { self == .crossStart || self == .crossEnd }
    }

    struct Placed: Sendable {
        var edge: Edge
        var size: CGSize
        /// From the outer end at `start` and `end`; the cross position otherwise.
        var distance: CGFloat
        var cross: CGFloat
        /// How much pinned views of the same column are before this one.
        var pinnedBefore: CGFloat
        /// And how much after it: they leave the section together.
        var pinnedAfter: CGFloat = 0
    }

    let specs: [LayoutBoundary]
    let axis: LayoutAxis
    let placed: [Placed]
    /// Extents added before and after the content, and at its sides.
    let start: CGFloat
    let end: CGFloat
    let crossStart: CGFloat
    let crossEnd: CGFloat
    /// Of the insets that the views respect, those across the axis.
    private let crossInsets: (before: CGFloat, after: CGFloat)
    private let isOrthogonal: Bool

    /// - Parameters:
    ///   - container: the room that fractions refer to, before insets.
    ///   - insets: those that the views respect across the axis.
    ///   - startPadding: room before everything, views at the start included.
    ///   - isOrthogonal: whether what they are views of scrolls across the axis by itself.
    init(
        _ specs: [LayoutBoundary], axis: LayoutAxis, container: CGSize, insets: LayoutInsets, scale: CGFloat,
        measured: [Int: CGSize], startPadding: CGFloat = 0, isOrthogonal: Bool = false
    ) {
        self.isOrthogonal = isOrthogonal
        crossInsets = (insets.before(axis.cross), insets.after(axis.cross))
        self.specs = specs
        self.axis = axis
        let cross = axis.cross
        let room = max(0, cross.main(container) - insets.before(cross) - insets.after(cross))
        let inner = axis.size(main: axis.main(container), cross: room)
        var placed: [Placed] = []
        // Views of one edge stack outwards in columns, by their place along the edge.
        var columns: [Edge: [CGFloat]] = [.start: [startPadding, startPadding, startPadding]]
        var pinned: [Edge: [CGFloat]] = [:]
        for (index, spec) in specs.enumerated() {
            var sized = GroupSolver(
                scale: scale, limit: 1, measured: measured[index].map { [0: $0] } ?? [:])
            let size = sized.solve(LayoutElement(size: spec.size), in: inner).size
            let (edge, column) = Self.place(spec.alignment, axis: axis)
            let length = edge == .start || edge == .end ? axis.main(size) : cross.main(size)
            var offset: CGFloat = 0
            var pinnedBefore: CGFloat = 0
            if spec.extendsBoundary, !(isOrthogonal && spec.isPinned && edge.isAcross) {
                offset = columns[edge, default: [0, 0, 0]][column]
                columns[edge, default: [0, 0, 0]][column] += length
            }
            if spec.isPinned {
                pinnedBefore = pinned[edge, default: [0, 0, 0]][column]
                pinned[edge, default: [0, 0, 0]][column] += length
            }
            let free = room - cross.main(size)
            let crossPosition =
                insets.before(cross)
                + (column == 0 ? 0 : column == 1 ? free / 2 : free)
            placed.append(
                Placed(
                    edge: edge, size: size, distance: offset, cross: crossPosition, pinnedBefore: pinnedBefore
                ))
        }
        func extent(_ edge: Edge) -> CGFloat { columns[edge]?.max() ?? 0 }
        start = extent(.start)
        end = extent(.end)
        crossStart = extent(.crossStart)
        crossEnd = extent(.crossEnd)
        Self.turnRound(&placed, specs, axis, end: end, pinned: pinned)
        self.placed = placed
    }

    /// Distances at the end become those from the outer end, and pinned views learn what is pinned after them.
    private static func turnRound(
        _ placed: inout [Placed], _ specs: [LayoutBoundary], _ axis: LayoutAxis, end: CGFloat,
        pinned: [Edge: [CGFloat]]
    ) {
        // The first view named at the end is nearest the content, so distances from the outer end turn round.
        for index in placed.indices where placed[index].edge == .end && specs[index].extendsBoundary {
            placed[index].distance = end - placed[index].distance - axis.main(placed[index].size)
        }
        for index in placed.indices where placed[index].edge == .end && specs[index].isPinned {
            let column = Self.place(specs[index].alignment, axis: axis).column
            placed[index].pinnedBefore =
                pinned[.end]![column] - placed[index].pinnedBefore - axis.main(placed[index].size)
        }
        for index in placed.indices where specs[index].isPinned {
            let column = Self.place(specs[index].alignment, axis: axis).column
            let edge = placed[index].edge
            let length = axis.main(placed[index].size)
            placed[index].pinnedAfter =
                edge == .start || edge == .end
                ? max(0, pinned[edge]![column] - placed[index].pinnedBefore - length) : 0
        }
    }

    /// The edge, and where along it: 0 start, 1 middle, 2 end.
    private static func place(_ alignment: LayoutAlignment, axis: LayoutAxis) -> (edge: Edge, column: Int) {
        switch (alignment, axis) {
        case (.top, .vertical): (.start, 1)
        case (.topLeading, .vertical): (.start, 0)
        case (.topTrailing, .vertical): (.start, 2)
        case (.bottom, .vertical): (.end, 1)
        case (.bottomLeading, .vertical): (.end, 0)
        case (.bottomTrailing, .vertical): (.end, 2)
        case (.leading, .vertical): (.crossStart, 1)
        case (.trailing, .vertical): (.crossEnd, 1)
        case (.leading, .horizontal): (.start, 1)
        case (.topLeading, .horizontal): (.start, 0)
        case (.bottomLeading, .horizontal): (.start, 2)
        case (.trailing, .horizontal): (.end, 1)
        case (.topTrailing, .horizontal): (.end, 0)
        case (.bottomTrailing, .horizontal): (.end, 2)
        case (.top, .horizontal): (.crossStart, 1)
        case (.bottom, .horizontal): (.crossEnd, 1)
        }
    }

    /// The frame of a view in a section of an extent, before pinning and without its own insets. `room` is the
    /// container's cross length.
    func frame(_ index: Int, extent: CGFloat, room: CGFloat) -> CGRect {
        let view = placed[index]
        let spec = specs[index]
        let length = axis.main(view.size)
        let origin: CGPoint
        switch view.edge {
        case .start:
            origin = axis.point(main: spec.extendsBoundary ? view.distance : start, cross: view.cross)
        case .end:
            origin = axis.point(
                main: extent - length - (spec.extendsBoundary ? view.distance : end), cross: view.cross)
        case .crossStart:
            origin = axis.point(
                main: start + (extent - start - end - length) / 2,
                cross: spec.extendsBoundary ? view.distance : crossStart)
        case .crossEnd:
            origin = axis.point(
                main: start + (extent - start - end - length) / 2,
                cross: room - axis.cross.main(view.size) - (spec.extendsBoundary ? view.distance : crossEnd))
        }
        return CGRect(origin: origin, size: view.size).offsetBy(dx: spec.offset.x, dy: spec.offset.y)
    }

    /// The frame of a pinned view: as near its place as staying in `visible` allows, never leaving the section.
    ///
    /// - Parameters:
    ///   - natural: the frame without pinning, its own insets included.
    ///   - visible: the visible stretch along the axis, within the safe area.
    ///   - section: the section's stretch along the axis; the next section pushes the view off.
    func pinnedFrame(
        _ index: Int, natural: CGRect, visible: ClosedRange<CGFloat>, section: ClosedRange<CGFloat>
    ) -> CGRect {
        let view = placed[index]
        let length = axis.main(natural.size)
        let start = axis.minMain(natural)
        var main = start
        switch view.edge {
        case .start, .crossStart, .crossEnd:
            main = max(
                start,
                min(visible.lowerBound + view.pinnedBefore, section.upperBound - length - view.pinnedAfter))
        case .end:
            main = min(
                start,
                max(
                    visible.upperBound - view.pinnedBefore - length,
                    section.lowerBound + view.pinnedAfter))
        }
        return axis.rect(main: main, cross: axis.cross.minMain(natural), size: natural.size)
    }

    // MARK: Pinned beside what scrolls by itself

    /// Whether a view stays at a visible edge of what scrolls across the axis, which passes behind it: a first column
    /// that is always there. Such a view takes no room of its own; insets make it.
    func staysBesideContent(_ index: Int) -> Bool {
        isOrthogonal && specs[index].isPinned && placed[index].edge.isAcross
    }

    /// The frame of such a view in the content that scrolls, left to right, without its own insets.
    ///
    /// - Parameters:
    ///   - content: the size of what scrolls, insets included.
    ///   - visible: the stretch across the axis that shows; nil leaves the view at its place.
    func frame(_ index: Int, besideContent content: CGSize, visible: ClosedRange<CGFloat>?) -> CGRect {
        let view = placed[index]
        let cross = axis.cross
        let (length, end) = (cross.main(view.size), cross.main(content))
        let offset = cross.main(specs[index].offset)
        var place: CGFloat
        if view.edge == .crossStart {
            place = crossInsets.before + offset
            if let visible {
                place = max(place, min(visible.lowerBound + view.pinnedBefore, end - length))
            }
        } else {
            place = end - crossInsets.after - length + offset
            if let visible {
                place = min(place, max(visible.upperBound - view.pinnedBefore - length, 0))
            }
        }
        let middle = (axis.main(content) - axis.main(view.size)) / 2 + axis.main(specs[index].offset)
        return axis.rect(main: middle, cross: place, size: view.size)
    }
}

import Foundation
import VitrineSwiftUI

/// Where the parts of a chart are, in points from its upper leading corner.
struct ChartArrangement: Equatable {
    var size = CGSize.zero
    var plot = CGRect.zero
    /// The labels of each axis in order; nil for one that is left out.
    var labels: [[CGRect?]] = []
    var titles: [CGRect] = []
    var legend = CGRect.zero

    /// How far the labels of an axis reach from the plot area.
    func reach(of axis: Int, _ edge: Edge) -> CGFloat {
        guard labels.indices.contains(axis) else { return 0 }
        let frames = labels[axis].compactMap { $0 }
        switch edge {
        case .bottom: return (frames.map(\.maxY).max() ?? plot.maxY) - plot.maxY
        case .top: return plot.minY - (frames.map(\.minY).min() ?? plot.minY)
        case .trailing: return (frames.map(\.maxX).max() ?? plot.maxX) - plot.maxX
        case .leading: return plot.minX - (frames.map(\.minX).min() ?? plot.minX)
        }
    }
}

/// Arranges the parts of a chart from their sizes.
@MainActor
struct ChartArranger {
    /// Something on a side of the chart.
    struct Part {
        var size: CGSize
        var edge: Edge
        var alignment: Alignment
        var spacing: CGFloat
    }

    static let labelSpacing: CGFloat = 4
    static let legendSpacing: CGFloat = 8

    let axes: [ResolvedAxis]
    /// Of the labels of each axis.
    var labelSizes: [[CGSize]]
    var titles: [Part] = []
    var legend: Part?
    /// What a plot area of a size takes up of it.
    var plotSize: (CGSize) -> CGSize = { $0 }
    var space: (CGSize) -> PlotSpace

    func arrangement(in size: CGSize) -> ChartArrangement {
        var result = ChartArrangement(size: size)
        var area = CGRect(origin: .zero, size: size)
        if let legend { take(legend, &area, &result.legend) }
        for title in titles {
            var frame = CGRect.zero
            take(title, &area, &frame)
            result.titles.append(frame)
        }
        let insets = insets(for: area)
        area = area.inset(by: insets)
        let wanted = plotSize(area.size)
        result.plot = CGRect(
            x: area.midX - wanted.width / 2, y: area.midY - wanted.height / 2, width: wanted.width,
            height: wanted.height)
        place(&result, area)
        return result
    }

    /// Gives a part its place at an edge of what is left.
    private func take(_ part: Part, _ area: inout CGRect, _ frame: inout CGRect) {
        let size = part.size
        let isAcross = part.edge == .top || part.edge == .bottom
        let x: CGFloat =
            switch part.alignment.horizontal {
            case .leading: area.minX
            case .trailing: area.maxX - size.width
            default: area.midX - size.width / 2
            }
        let y: CGFloat =
            switch part.alignment.vertical {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            default: area.midY - size.height / 2
            }
        let room = (isAcross ? size.height : size.width) + part.spacing
        switch part.edge {
        case .top:
            frame = CGRect(x: x, y: area.minY, width: size.width, height: size.height)
            area.origin.y += min(room, area.height)
        case .bottom: frame = CGRect(x: x, y: area.maxY - size.height, width: size.width, height: size.height)
        case .leading:
            frame = CGRect(x: area.minX, y: y, width: size.width, height: size.height)
            area.origin.x += min(room, area.width)
        case .trailing:
            frame = CGRect(x: area.maxX - size.width, y: y, width: size.width, height: size.height)
        }
        if isAcross {
            area.size.height = max(area.height - room, 0)
        } else {
            area.size.width = max(area.width - room, 0)
        }
    }

    private func spacing(_ label: ResolvedAxis.Label, _ axis: ResolvedAxis) -> CGFloat {
        (axis.axis == .horizontal ? label.spec.verticalSpacing : label.spec.horizontalSpacing)
            ?? Self.labelSpacing
    }

    /// The room around the plot area that labels take.
    private func insets(for area: CGRect) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        var half: CGFloat = 0
        for (axis, sizes) in zip(axes, labelSizes) where axis.preset != .inset {
            for (label, size) in zip(axis.labels, sizes) {
                let spacing = spacing(label, axis)
                switch axis.edge {
                case .leading: insets.left = max(insets.left, size.width + spacing)
                case .trailing: insets.right = max(insets.right, size.width + spacing)
                case .top: insets.top = max(insets.top, size.height + spacing)
                case .bottom: insets.bottom = max(insets.bottom, size.height + spacing)
                }
                if axis.axis == .vertical, axis.preset != .aligned { half = max(half, size.height / 2) }
            }
        }
        // Labels beside the ends of the y axis reach above and below it by half their height.
        insets.top = max(insets.top, half.rounded(.up))
        insets.bottom = max(insets.bottom, half.rounded(.up))
        widen(&insets, area)
        return UIEdgeInsets(
            top: min(insets.top, area.height / 2), left: min(insets.left, area.width / 2),
            bottom: min(insets.bottom, area.height / 2), right: min(insets.right, area.width / 2))
    }

    /// Makes room for labels below that reach beyond the sides of the chart.
    private func widen(_ insets: inout UIEdgeInsets, _ area: CGRect) {
        let width = area.width - insets.left - insets.right
        guard width > 0 else { return }
        let space = space(CGSize(width: width, height: 0))
        // What scrolls would be wider or narrower with each label that comes in.
        guard space.zoom.width == 1 else { return }
        var (left, right) = (insets.left, insets.right)
        for (axis, sizes) in zip(axes, labelSizes) where axis.axis == .horizontal && axis.preset != .aligned {
            for (label, size) in zip(axis.labels, sizes) where !label.isBeside && label.spec.anchor == nil {
                let x = leading(space, label.place)
                guard x >= -1, x <= width + 1 else { continue }
                left = max(left, min(size.width / 2 - x, size.width / 2))
                right = max(right, min(x + size.width / 2 - width, size.width / 2))
            }
        }
        (insets.left, insets.right) = (left, right)
    }

    /// Layouts are mirrored as a whole: here the x axis goes to the right.
    private func leading(_ space: PlotSpace, _ place: Place) -> CGFloat {
        var space = space
        space.isMirrored = false
        return space.x(place)
    }

    private func place(_ result: inout ChartArrangement, _ area: CGRect) {
        let space = space(result.plot.size)
        for (axis, sizes) in zip(axes, labelSizes) {
            var frames: [CGRect?] = []
            var taken: [CGRect] = []
            for (index, (label, size)) in zip(axis.labels, sizes).enumerated() {
                let isEnd = index == 0 || index == axis.labels.count - 1
                var frame = frame(label, size, axis, space, result.plot, isEnd: isEnd)
                frame = frame.offsetBy(dx: label.offset.width, dy: label.offset.height)
                let isShown = hasRoom(frame, label, axis, taken, result)
                if isShown { taken.append(frame) }
                frames.append(isShown ? frame : nil)
            }
            result.labels.append(frames)
        }
    }

    private func frame(
        _ label: ResolvedAxis.Label, _ size: CGSize, _ axis: ResolvedAxis, _ space: PlotSpace, _ plot: CGRect,
        isEnd: Bool
    ) -> CGRect {
        let spec = label.spec
        var origin = CGPoint.zero
        let isInset = axis.preset == .inset
        if axis.axis == .horizontal {
            let x = plot.minX + leading(space, label.place)
            origin.x =
                spec.anchor.map { x - size.width * $0.x + (spec.horizontalSpacing ?? 0) }
                ?? (label.isBeside
                    ? x + (spec.horizontalSpacing ?? AxisRequests.besideSpacing) : x - size.width / 2)
            if axis.preset == .aligned, isEnd {
                origin.x = max(min(origin.x, plot.maxX - size.width), plot.minX)
            }
            let gap = spacing(label, axis)
            origin.y =
                axis.edge == .bottom
                ? (isInset ? plot.maxY - gap - size.height : plot.maxY + gap)
                : (isInset ? plot.minY + gap : plot.minY - gap - size.height)
        } else {
            let y = plot.minY + space.y(label.place)
            let rise = isInset ? size.height + 2 : spec.anchor.map { size.height * $0.y } ?? size.height / 2
            origin.y = y - rise + (spec.verticalSpacing ?? 0)
            if axis.preset == .aligned, isEnd {
                origin.y = max(min(origin.y, plot.maxY - size.height), plot.minY)
            }
            let gap = spacing(label, axis)
            origin.x =
                axis.edge == .trailing
                ? (isInset ? plot.maxX - gap - size.width : plot.maxX + gap)
                : (isInset ? plot.minX + gap : plot.minX - gap - size.width)
        }
        return CGRect(origin: origin, size: size)
    }

    /// Whether a label is within the chart and far enough from those before it.
    private func hasRoom(
        _ frame: CGRect, _ label: ResolvedAxis.Label, _ axis: ResolvedAxis, _ taken: [CGRect],
        _ result: ChartArrangement
    ) -> Bool {
        let space = space(result.plot.size)
        if axis.axis == .horizontal {
            let x = leading(space, label.place)
            guard x >= -1, x <= result.plot.width + 1 else { return false }
            // What begins at a value near the end may run out of the chart.
            if label.isBeside, frame.maxX > max(result.size.width, result.plot.maxX) + 1 { return false }
        } else {
            let y = space.y(label.place)
            guard y >= -1, y <= result.plot.height + 1 else { return false }
        }
        let gap: CGFloat
        switch label.spec.collision.kind {
        case .disabled: return true
        case .automatic: gap = 4
        case .greedy(let spacing): gap = spacing ?? 4
        }
        let wide = axis.axis == .horizontal ? frame.insetBy(dx: -gap, dy: 0) : frame.insetBy(dx: 0, dy: -1)
        return !taken.contains { $0.intersects(wide) }
    }
}

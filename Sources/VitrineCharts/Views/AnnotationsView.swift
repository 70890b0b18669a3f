import Foundation
import VitrineSwiftUI

/// The views beside marks.
struct AnnotationsView: View {
    let scene: ChartScene

    /// A view and the mark that it is beside.
    private struct Entry {
        var mark: Int
        var annotation: MarkAnnotation
    }

    private var entries: [Entry] {
        scene.model.marks.indices.flatMap { mark in
            scene.model.marks[mark].look.annotations.map { Entry(mark: mark, annotation: $0) }
        }
    }

    var body: some View {
        let entries = entries
        if !entries.isEmpty {
            let layout = AnnotationLayout(
                scene: scene, targets: entries.map { .init(mark: $0.mark, annotation: $0.annotation) })
            layout {
                ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                    let size =
                        AnnotationPlacement(scene: scene, space: scene.plotSpace)
                        .target(entry.mark)?.size ?? .zero
                    entry.annotation.content(AnnotationContext(targetSize: size))
                        .opacity(scene.model.marks[entry.mark].look.opacity)
                }
            }
        }
    }
}

/// Finds the places of annotations.
@MainActor
struct AnnotationPlacement {
    static let spacing: CGFloat = 4

    let scene: ChartScene
    let space: PlotSpace

    /// The box of a mark; nil where there is nothing to see.
    func target(_ index: Int) -> CGRect? {
        let (mark, place) = (scene.model.marks[index], scene.places[index])
        switch mark.kind {
        case .bar, .rectangle, .rule: return space.rect(place)
        case .point, .line, .area:
            guard let point = space.point(place) else { return nil }
            let hasSymbol = mark.kind == .point || mark.look.symbol != nil || mark.look.symbolValue != nil
            let size = hasSymbol ? scene.model.symbolSize(of: mark) : .zero
            return CGRect(origin: point, size: .zero).insetBy(dx: -size.width / 2, dy: -size.height / 2)
        case .sector:
            guard place.isShown else { return nil }
            let sector = space.sector(place, mark)
            let (angle, radius) = (
                (sector.start + sector.end) / 2, (sector.innerRadius + sector.outerRadius) / 2
            )
            let width = sector.outerRadius - sector.innerRadius
            let middle = CGPoint(
                x: space.center.x + radius * CGFloat(sin(angle)),
                y: space.center.y - radius * CGFloat(cos(angle)))
            return CGRect(origin: middle, size: .zero).insetBy(dx: -width / 2, dy: -width / 2)
        }
    }

    private func position(_ annotation: MarkAnnotation, _ index: Int) -> AnnotationPosition.Kind {
        guard annotation.position.kind == .automatic else { return annotation.position.kind }
        switch scene.model.marks[index].kind {
        case .sector: return .overlay
        case .bar where scene.model.extents[index].length == .horizontal: return .trailing
        default: return .top
        }
    }

    /// The frame of an annotation of a size in the plot area, whose own frame in the chart is known.
    func frame(_ annotation: MarkAnnotation, _ index: Int, _ size: CGSize, plot: CGRect, chart: CGSize)
        -> CGRect?
    {
        guard let target = target(index) else { return nil }
        let gap = annotation.spacing ?? Self.spacing
        let position = position(annotation, index)
        var origin = CGPoint(
            x: aligned(annotation.alignment.horizontal, target, size),
            y: aligned(annotation.alignment.vertical, target, size))
        switch position {
        case .top, .topLeading, .topTrailing: origin.y = target.minY - gap - size.height
        case .bottom, .bottomLeading, .bottomTrailing: origin.y = target.maxY + gap
        default: break
        }
        let (before, after) = (target.minX - gap - size.width, target.maxX + gap)
        switch position {
        case .leading, .topLeading, .bottomLeading: origin.x = space.isMirrored ? after : before
        case .trailing, .topTrailing, .bottomTrailing: origin.x = space.isMirrored ? before : after
        default: break
        }
        if position == .overlay {
            // A spacing is kept from the edge that the view is aligned with.
            let inset = annotation.spacing ?? 0
            if annotation.alignment.vertical == .top { origin.y += inset }
            if annotation.alignment.vertical == .bottom { origin.y -= inset }
        }
        let frame = CGRect(origin: origin, size: size)
        return fitted(frame, annotation.overflow, plot: plot, chart: chart)
    }

    private func aligned(_ alignment: HorizontalAlignment, _ target: CGRect, _ size: CGSize) -> CGFloat {
        let (left, right) = (target.minX, target.maxX - size.width)
        switch alignment {
        case .leading: return space.isMirrored ? right : left
        case .trailing: return space.isMirrored ? left : right
        default: return target.midX - size.width / 2
        }
    }

    private func aligned(_ alignment: VerticalAlignment, _ target: CGRect, _ size: CGSize) -> CGFloat {
        switch alignment {
        case .top: target.minY
        case .bottom: target.maxY - size.height
        default: target.midY - size.height / 2
        }
    }

    /// The frame, moved into its boundaries where it may not reach beyond them.
    private func fitted(
        _ frame: CGRect, _ overflow: AnnotationOverflowResolution, plot: CGRect, chart: CGSize
    ) -> CGRect {
        let whole = CGRect(origin: CGPoint(x: -plot.minX, y: -plot.minY), size: chart)
        func boundary(_ kind: AnnotationOverflowResolution.Boundary.Kind) -> CGRect {
            kind == .plot ? CGRect(origin: .zero, size: plot.size) : whole
        }
        var frame = frame
        if case .fit(let limit) = overflow.x.kind {
            let box = boundary(limit.kind)
            frame.origin.x = max(min(frame.minX, box.maxX - frame.width), box.minX)
        }
        if case .fit(let limit) = overflow.y.kind {
            let box = boundary(limit.kind)
            frame.origin.y = max(min(frame.minY, box.maxY - frame.height), box.minY)
        }
        return frame
    }
}

/// Puts annotations beside their marks.
private struct AnnotationLayout: Layout {
    struct Target {
        var mark: Int
        var annotation: MarkAnnotation
    }

    let scene: ChartScene
    let targets: [Target]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Layouts are asked on the main thread.
        nonisolated(unsafe) let (layout, views) = (self, subviews)
        MainActor.assumeIsolated { layout.place(in: bounds, views) }
    }

    @MainActor private func place(in bounds: CGRect, _ subviews: Subviews) {
        // Layouts are mirrored as a whole, and frames here are of the screen.
        let placement = AnnotationPlacement(scene: scene, space: scene.space(bounds.size))
        let arrangement = scene.memory.arrangement
        var plot = arrangement?.plot ?? CGRect(origin: .zero, size: bounds.size)
        let chart = arrangement?.size ?? bounds.size
        if scene.isMirrored { plot.origin.x = chart.width - plot.maxX }
        for (target, subview) in zip(targets, subviews) {
            let size = subview.sizeThatFits(.unspecified)
            guard
                var frame = placement.frame(
                    target.annotation, target.mark, size, plot: plot, chart: chart)
            else {
                subview.place(at: CGPoint(x: -1e5, y: -1e5), proposal: .zero)
                continue
            }
            if scene.isMirrored { frame.origin.x = bounds.width - frame.maxX }
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(size))
        }
    }
}

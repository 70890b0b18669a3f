import Foundation
import VitrineSwiftUI

/// Which part of a chart a view is.
enum ChartPart: Hashable, Sendable {
    case plot
    case label(axis: Int, index: Int)
    case title(Int)
    case legend
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Puts the parts of a chart where they belong.
struct ChartLayout: Layout {
    let scene: ChartScene
    let titles: [ChartSettings.AxisTitle]
    let legend: ChartSettings.Legend

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Layouts are asked on the main thread.
        nonisolated(unsafe) let (layout, views) = (self, subviews)
        MainActor.assumeIsolated { layout.place(in: bounds, views) }
    }

    @MainActor private func place(in bounds: CGRect, _ subviews: Subviews) {
        let parts = subviews.map { $0[ChartPartKey.self] }
        var arranger = ChartArranger(
            axes: scene.axes, labelSizes: scene.axes.map { $0.labels.map { _ in .zero } }, space: scene.space)
        arranger.titles = titles.map { part($0, .zero) }
        var plots: [LayoutSubview] = []
        for (part, subview) in zip(parts, subviews) {
            switch part {
            case .plot: plots.append(subview)
            case .label(let axis, let index):
                arranger.labelSizes[axis][index] = subview.sizeThatFits(.unspecified)
            case .title(let index):
                let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
                arranger.titles[index] = self.part(titles[index], size)
            case .legend:
                arranger.legend = self.part(
                    legend.position, legend.alignment ?? .leading,
                    legend.spacing ?? ChartArranger.legendSpacing,
                    subview.sizeThatFits(ProposedViewSize(bounds.size)), usual: .bottom)
            }
        }
        if let plot = plots.first { arranger.plotSize = { plot.sizeThatFits(ProposedViewSize($0)) } }
        let result = arranger.arrangement(in: bounds.size)
        scene.memory.arrangement = result
        for (part, subview) in zip(parts, subviews) {
            let frame: CGRect? =
                switch part {
                case .plot: result.plot
                case .label(let axis, let index): result.labels[axis][index]
                case .title(let index): result.titles[index]
                case .legend: result.legend
                }
            put(subview, frame, bounds)
        }
    }

    private func put(_ subview: LayoutSubview, _ frame: CGRect?, _ bounds: CGRect) {
        // What is left out is kept where nobody sees it.
        guard let frame else { return subview.place(at: CGPoint(x: -1e5, y: -1e5), proposal: .zero) }
        subview.place(
            at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
            proposal: ProposedViewSize(frame.size))
    }

    @MainActor private func part(_ title: ChartSettings.AxisTitle, _ size: CGSize) -> ChartArranger.Part {
        let isX = title.axis == .horizontal
        return part(
            title.position,
            title.alignment ?? (isX ? .center : Alignment(horizontal: .trailing, vertical: .center)),
            title.spacing ?? ChartArranger.labelSpacing, size, usual: isX ? .bottom : .top)
    }

    @MainActor private func part(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat, _ size: CGSize,
        usual: Edge
    ) -> ChartArranger.Part {
        var alignment = alignment
        let edge: Edge =
            switch position.kind {
            case .automatic, .overlay: usual
            case .top, .topLeading, .topTrailing: .top
            case .bottom, .bottomLeading, .bottomTrailing: .bottom
            case .leading: .leading
            case .trailing: .trailing
            }
        switch position.kind {
        case .topLeading, .bottomLeading: alignment.horizontal = .leading
        case .topTrailing, .bottomTrailing: alignment.horizontal = .trailing
        default: break
        }
        return ChartArranger.Part(size: size, edge: edge, alignment: alignment, spacing: spacing)
    }
}

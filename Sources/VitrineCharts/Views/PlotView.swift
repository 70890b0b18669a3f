import Foundation
public import VitrineSwiftUI

/// The plot area of a chart: marks, and the lines of the axes behind them.
public struct ChartPlotContent {
    let scene: ChartScene
    let start: Binding<CGPoint?>
}

extension ChartPlotContent: View {
    /// The marks, with views for annotations and for what selects values.
    public var body: some View {
        PlotView(scene: scene, vector: scene.vector)
            .accessibilityChildren { MarkElements(scene: scene) }
            .overlay { PlotInteraction(scene: scene, start: start) }
            .overlay(alignment: .topLeading) { AnnotationsView(scene: scene).allowsHitTesting(false) }
            .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }
}

/// The plot area's frame, for those who ask where values are.
enum PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// Draws the marks in one pass, and between two layouts while they change.
struct PlotView: View, Animatable {
    /// What may be drawn around the plot area, in points: halves of symbols, ticks, rules that reach out.
    static let margin: CGFloat = 32

    let scene: ChartScene
    var vector: PlaceVector

    var animatableData: PlaceVector {
        get { vector }
        set { vector = newValue }
    }

    var body: some View {
        let places = vector.applied(to: scene.places, keys: scene.model.keys)
        Canvas { context, size in
            var context = context
            context.translateBy(x: Self.margin, y: Self.margin)
            let plot = CGSize(
                width: max(size.width - 2 * Self.margin, 0), height: max(size.height - 2 * Self.margin, 0))
            PlotPainter(scene: scene, places: places, space: scene.space(plot)).draw(context)
        } symbols: {
            ForEach(scene.model.marksWithViews, id: \.self) { index in
                if case .view(let view)? = scene.model.marks[index].look.symbol { view.tag(index) }
            }
        }
        .padding(-Self.margin)
    }
}

public import Foundation
public import VitrineSwiftUI

/// A view that displays a chart.
public struct Chart<Content: ChartContent> {
    private let content: Content

    /// Makes a chart of marks.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Makes a chart of marks for data that a key path identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// Makes a chart of marks for data that identify themselves.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
}

extension Chart: View {
    /// The plot area with axes and a legend.
    public var body: some View {
        var marks = _MarkCollector()
        content._collect(&marks)
        return ChartView(marks: marks.marks)
    }
}

/// A chart of marks with what modifiers say.
struct ChartView: View {
    let marks: [Mark]
    @Environment(\.chartSettings) private var settings
    @Environment(\.self) private var environment
    @State private var memory = ChartMemory()
    /// What of the axes is before the visible part, once the user has scrolled.
    @State private var start: CGPoint?

    var body: some View {
        let model = ChartModel(marks, settings)
        GeometryReader { geometry in
            SceneView(
                scene: ChartScene(model, size: geometry.size, environment, memory, start: start),
                start: $start)
        }
        // Where nothing says how large a chart is to be.
        .frame(idealWidth: 300, idealHeight: 200)
        // What is inside a chart has settings of its own.
        .environment(\.chartSettings, ChartSettings())
    }
}

/// The parts of a chart in a size.
struct SceneView: View {
    let scene: ChartScene
    @Binding var start: CGPoint?

    private var settings: ChartSettings { scene.model.settings }

    var body: some View {
        let layout = ChartLayout(scene: scene, titles: settings.titles, legend: settings.legend)
        layers(
            layout {
                plot.layoutValue(key: ChartPartKey.self, value: .plot)
                labels
                titles
                legend
            })
    }

    @ViewBuilder private var plot: some View {
        let content = ChartPlotContent(scene: scene, start: $start)
        if let style = settings.plotStyle { style(content) } else { content }
    }

    private var labels: some View {
        ForEach(Array(scene.axes.enumerated()), id: \.offset) { axis, resolved in
            ForEach(Array(resolved.labels.enumerated()), id: \.offset) { index, label in
                ZStack { label.view }
                    .layoutValue(key: ChartPartKey.self, value: .label(axis: axis, index: index))
            }
        }
    }

    private var titles: some View {
        ForEach(Array(settings.titles.enumerated()), id: \.offset) { index, title in
            let isBeside = title.position == .leading || title.position == .trailing
            ZStack {
                if title.isText, title.axis == .vertical, isBeside {
                    TurnedView(isClockwise: false, content: title.content)
                } else {
                    title.content
                }
            }
            .font(.caption)
            .foregroundStyle(Color(uiColor: .secondaryLabel))
            .layoutValue(key: ChartPartKey.self, value: .title(index))
        }
    }

    @ViewBuilder private var legend: some View {
        let format = LabelFormat(environment: scene.environment)
        if settings.legend.visibility != .hidden {
            if let content = settings.legend.content {
                ZStack { content }.layoutValue(key: ChartPartKey.self, value: .legend)
            } else if let legend = scene.model.legend({ format.string($0) }) {
                legend.layoutValue(key: ChartPartKey.self, value: .legend)
            }
        }
    }

    /// What the program puts behind and in front of the chart is made when the plot area has its place.
    @ViewBuilder private func layers(_ chart: some View) -> some View {
        if settings.backgrounds.isEmpty, settings.overlays.isEmpty {
            chart
        } else {
            chart
                .backgroundPreferenceValue(PlotFrameKey.self) { layer(settings.backgrounds, $0) }
                .overlayPreferenceValue(PlotFrameKey.self) { layer(settings.overlays, $0) }
        }
    }

    @ViewBuilder private func layer(_ layers: [ChartSettings.Layer], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor {
            let proxy = ChartProxy(scene: scene, anchor: anchor)
            ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                layer.content(proxy)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
            }
        }
    }
}

import Foundation
import VitrineSwiftUI

/// What modifiers around a chart say.
struct ChartSettings {
    /// What an axis shows.
    enum AxisChoice {
        case visibility(Visibility)
        case content(any AxisContent)
    }

    /// A label of an axis as a whole.
    struct AxisTitle {
        var axis: Axis
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView
        /// Whether it is turned where it stands beside the y axis.
        var isText: Bool
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    /// A view in front of a chart or behind it.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }

    /// What the user has chosen; nil is nothing.
    struct Selection {
        var value: ((Datum?) -> Void)?
        var range: (((Datum, Datum)?) -> Void)?
    }

    /// How a chart scrolls along an axis.
    struct Scrolling {
        /// How much is visible: a number, seconds, or categories.
        var length: Double?
        /// What is at the leading or bottom edge at first.
        var initial: Datum?
        /// What is there.
        var position: (get: () -> Datum, set: (Datum) -> Void)?
    }

    var x = PositionScaleSettings()
    var y = PositionScaleSettings()
    var foreground: LookScaleSettings<MarkPaint>?
    var gradient: [Color] = []
    var symbol: LookScaleSettings<AnyChartSymbolShape>?
    var lineStyle: LookScaleSettings<StrokeStyle>?
    var symbolSize: LookScaleSettings<CGFloat>?
    var xAxis = AxisChoice.visibility(.automatic)
    var yAxis = AxisChoice.visibility(.automatic)
    var titles: [AxisTitle] = []
    var legend = Legend()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var backgrounds: [Layer] = []
    var overlays: [Layer] = []
    var gestures: [(ChartProxy) -> AnyGesture<Void>] = []
    var xSelection = Selection()
    var ySelection = Selection()
    var angleSelection = Selection()
    var scrollableAxes: Axis.Set = []
    var xScrolling = Scrolling()
    var yScrolling = Scrolling()
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    /// For the charts inside, down to each of them.
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

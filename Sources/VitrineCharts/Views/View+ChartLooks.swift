public import Foundation
public import VitrineSwiftUI

nonisolated extension View {
    // MARK: Styles

    /// Sets the styles of values, and their order in legends.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the styles of values, and their order in legends.
    ///
    /// - Parameters:
    ///   - domain: The values.
    ///   - range: The styles in their order, over and over.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ShapeStyle {
        let scale = LookScaleSettings(
            domain: domain._scaleValues.list, looks: range._visualValues.map { MarkPaint($0) })
        return paintScale(scale)
    }

    /// Sets the values that have styles, in their order.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        paintScale(LookScaleSettings(domain: domain._scaleValues.list))
    }

    /// Sets the styles that values have in their order, over and over.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ShapeStyle {
        paintScale(LookScaleSettings(looks: range._visualValues.map { MarkPaint($0) }))
    }

    /// Sets the colours of numbers, from the least to the greatest.
    public func chartForegroundStyleScale(range: Gradient) -> some View {
        let colors = range.stops.map(\.color)
        return chartSettings { $0.gradient = colors }
    }

    /// Sets the styles of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        paintScale(
            LookScaleSettings(mapping: { datum in DataValue(datum: datum).map { MarkPaint(mapping($0)) } }))
    }

    /// Sets the styles of values, and their order in legends.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        paintScale(
            LookScaleSettings(
                domain: domain.map(\.datum),
                mapping: { datum in DataValue(datum: datum).map { MarkPaint(mapping($0)) } }))
    }

    private func paintScale(_ scale: LookScaleSettings<MarkPaint>) -> some View {
        chartSettings { $0.foreground = scale }
    }

    // MARK: Symbols

    /// Sets the symbols of values, and their order in legends.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the symbols of values, and their order in legends.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        symbolScale(
            LookScaleSettings(
                domain: domain._scaleValues.list,
                looks: range._visualValues.map { AnyChartSymbolShape($0) }))
    }

    /// Sets the values that have symbols, in their order.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        symbolScale(LookScaleSettings(domain: domain._scaleValues.list))
    }

    /// Sets the symbols that values have in their order, over and over.
    public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        symbolScale(LookScaleSettings(looks: range._visualValues.map { AnyChartSymbolShape($0) }))
    }

    /// Sets the symbols of values.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        symbolScale(
            LookScaleSettings(
                mapping: { datum in DataValue(datum: datum).map { AnyChartSymbolShape(mapping($0)) } }))
    }

    private func symbolScale(_ scale: LookScaleSettings<AnyChartSymbolShape>) -> some View {
        chartSettings { $0.symbol = scale }
    }

    /// Sets the areas of symbols for numbers, from the least to the greatest, in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        chartSettings { $0.symbolSize = LookScaleSettings(looks: [range.lowerBound, range.upperBound]) }
    }

    /// Sets the areas of symbols for values, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartSettings {
            $0.symbolSize = LookScaleSettings(
                mapping: { datum in DataValue(datum: datum).map { mapping($0) } })
        }
    }

    // MARK: Lines

    /// Sets the styles of lines for values, and their order in legends.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the styles of lines for values, and their order in legends.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartSettings {
            $0.lineStyle = LookScaleSettings(
                domain: domain._scaleValues.list, looks: range._visualValues)
        }
    }

    /// Sets the styles of lines that values have in their order, over and over.
    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartSettings { $0.lineStyle = LookScaleSettings(looks: range._visualValues) }
    }

    /// Sets the styles of lines for values.
    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartSettings {
            $0.lineStyle = LookScaleSettings(
                mapping: { datum in DataValue(datum: datum).map { mapping($0) } })
        }
    }

    // MARK: Legends

    /// Says whether there is a legend: there is unless hidden where values have styles.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.legend.visibility = visibility }
    }

    /// Sets where the legend is.
    ///
    /// - Parameters:
    ///   - position: On which side of the chart.
    ///   - alignment: How it stands along that side.
    ///   - spacing: Its distance in points; nil is the standard one.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSettings {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// Shows a legend of one's own.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartSettings {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = content
        }
    }
}

extension _ScaleValues {
    /// The values that are named; nil where the data say them.
    var list: [Datum]? {
        switch self {
        case .automatic: nil
        case .between(let lower, let upper): [lower, upper]
        case .listed(let list): list
        }
    }
}

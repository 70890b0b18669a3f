public import Foundation
public import VitrineSwiftUI

nonisolated extension View {
    /// Changes the plot areas of charts: their backgrounds, borders and sizes.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSettings { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Adds a view in front of charts, axes included.
    ///
    /// - Parameter content: Makes the view; it is told where values are.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
        return chartSettings { $0.overlays.insert(layer, at: 0) }
    }

    /// Adds a view behind charts, axes included.
    ///
    /// - Parameter content: Makes the view; it is told where values are.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
        return chartSettings { $0.backgrounds.append(layer) }
    }

    /// Adds a gesture to the plot areas of charts, which counts in place of the one that selects values.
    ///
    /// - Parameter gesture: Makes the gesture; it is told where values are, and can select them.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartSettings { $0.gestures.append { AnyGesture(gesture($0).map { _ in }) } }
    }

    // MARK: Selection

    /// Ties a value of the x axis to where the user touches the plot area; nil while nothing does.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.xSelection.value = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    /// Ties values of the x axis to what the user has dragged over in the plot area.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSettings { $0.xSelection.range = { range.wrappedValue = $0.flatMap(closedRange) } }
    }

    /// Ties a value of the y axis to where the user touches the plot area; nil while nothing does.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.ySelection.value = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    /// Ties values of the y axis to what the user has dragged over in the plot area.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSettings { $0.ySelection.range = { range.wrappedValue = $0.flatMap(closedRange) } }
    }

    /// Ties a value around a pie to where the user touches it; nil while nothing does.
    ///
    /// The value is the sum of all sectors before the place, and the part of the touched one.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.angleSelection.value = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    // MARK: Scrolling

    /// Lets charts scroll along axes.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSettings { $0.scrollableAxes = axes }
    }

    /// Sets how much of the x axis is visible in charts that scroll along it: a number, seconds, or categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.xScrolling.length = length.datum.quantity }
    }

    /// Sets how much of the y axis is visible in charts that scroll along it: a number, seconds, or categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.yScrolling.length = length.datum.quantity }
    }

    /// Ties the value at the leading edge of charts that scroll to a value.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartSettings {
            $0.xScrolling.position = (
                get: { x.wrappedValue.datum },
                set: { if let value = P(datum: $0) { x.wrappedValue = value } }
            )
        }
    }

    /// Ties the value at the bottom edge of charts that scroll to a value.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartSettings {
            $0.yScrolling.position = (
                get: { y.wrappedValue.datum },
                set: { if let value = P(datum: $0) { y.wrappedValue = value } }
            )
        }
    }

    /// Sets the value at the leading edge of charts that scroll, when they are shown first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartSettings { $0.xScrolling.initial = initialX.datum }
    }

    /// Sets the value at the bottom edge of charts that scroll, when they are shown first.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartSettings { $0.yScrolling.initial = initialY.datum }
    }
}

/// The values between two.
private func closedRange<P: Plottable & Comparable>(_ ends: (Datum, Datum)) -> ClosedRange<P>? {
    guard let a = P(datum: ends.0), let b = P(datum: ends.1) else { return nil }
    return min(a, b)...max(a, b)
}

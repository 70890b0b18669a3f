public import Foundation
public import VitrineSwiftUI

nonisolated extension View {
    // MARK: The x axis

    /// Shows an axis of one's own.
    public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.xAxis = .content(content) }
    }

    /// Says whether there is an x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.xAxis = .visibility(visibility) }
    }

    /// Adds a label to the x axis.
    ///
    /// - Parameters:
    ///   - position: On which side of the chart it is.
    ///   - alignment: How it stands along that side.
    ///   - spacing: Its distance in points; nil is the standard one.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        title(.horizontal, position, alignment, spacing, AnyView(content()), isText: false)
    }

    /// Adds a label to the x axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a label to the x axis.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a label to the x axis.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(.horizontal, position, alignment, spacing, AnyView(label), isText: true) }

    // MARK: The y axis

    /// Shows an axis of one's own.
    public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.yAxis = .content(content) }
    }

    /// Says whether there is a y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.yAxis = .visibility(visibility) }
    }

    /// Adds a label to the y axis.
    ///
    /// - Parameters:
    ///   - position: On which side of the chart it is.
    ///   - alignment: How it stands along that side.
    ///   - spacing: Its distance in points; nil is the standard one.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        title(.vertical, position, alignment, spacing, AnyView(content()), isText: false)
    }

    /// Adds a label to the y axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a label to the y axis.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a label to the y axis.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(.vertical, position, alignment, spacing, AnyView(label), isText: true) }

    // The one set first is nearest to the chart: settings of views around come before those of views inside.
    private func title(
        _ axis: Axis, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
        _ content: AnyView, isText: Bool
    ) -> some View {
        let title = ChartSettings.AxisTitle(
            axis: axis, position: position, alignment: alignment, spacing: spacing, content: content,
            isText: isText)
        return chartSettings { $0.titles.insert(title, at: 0) }
    }
}

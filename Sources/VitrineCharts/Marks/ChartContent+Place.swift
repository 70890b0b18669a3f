public import Foundation
public import VitrineSwiftUI

nonisolated extension ChartContent {
    /// Puts marks that share a place side by side, by a value.
    ///
    /// - Parameters:
    ///   - axis: Along which axis: the one without length unless set.
    ///   - span: How much of the room at the place they have together.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let grouping = MarkLook.Grouping(value: Channel(value), axis: axis, span: span)
        return look { if $0.grouping == nil { $0.grouping = grouping } }
    }

    private func moved(_ offset: MarkLook.Offset) -> ModifiedChartContent<Self> {
        look {
            $0.offset.xStart += offset.xStart
            $0.offset.xEnd += offset.xEnd
            $0.offset.yStart += offset.yStart
            $0.offset.yEnd += offset.yEnd
        }
    }

    /// Moves marks, in points.
    public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves marks, in points to the right and downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(.init(xStart: x, xEnd: x, yStart: y, yEnd: y))
    }

    /// Moves marks, their start and end along the y axis each by its own, in points to the right and downwards.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(.init(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Moves marks, their start and end along the x axis each by its own, in points to the right and downwards.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(.init(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Moves the edges of marks, in points to the right and downwards.
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(.init(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    // MARK: Annotations

    private func annotated(_ annotation: MarkAnnotation) -> ModifiedChartContent<Self> {
        look { $0.annotations.append(annotation) }
    }

    /// Puts a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: On which side.
    ///   - alignment: How it stands along that side.
    ///   - spacing: The distance from the mark in points; nil is the standard one.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(
            .init(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) { _ in
                AnyView(content())
            })
    }

    /// Puts a view beside each mark, which is told about it.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            .init(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) {
                AnyView(content($0))
            })
    }

    /// Puts a view beside each mark.
    ///
    /// - Parameter overflowResolution: What becomes of it where it reaches beyond the chart.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(
            .init(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
                _ in AnyView(content())
            })
    }

    /// Puts a view beside each mark, which is told about it.
    ///
    /// - Parameter overflowResolution: What becomes of it where it reaches beyond the chart.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            .init(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
                AnyView(content($0))
            })
    }

    // MARK: Accessibility

    /// Sets what marks are called by those who do not see them; the value on the x axis unless set.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        look { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
    }

    /// Sets what marks are called by those who do not see them.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets what marks are called by those who do not see them.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets what those hear as the value of marks who do not see them; the values with their labels unless set.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        look { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
    }

    /// Sets what those hear as the value of marks who do not see them.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Sets what those hear as the value of marks who do not see them.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Hides marks from those who do not see them. They are drawn as before.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        look { if $0.isAccessibilityHidden == nil { $0.isAccessibilityHidden = hidden } }
    }

    /// Names marks for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        look { if $0.accessibilityIdentifier == nil { $0.accessibilityIdentifier = identifier } }
    }
}

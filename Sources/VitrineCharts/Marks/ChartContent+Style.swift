public import Foundation
public import VitrineSwiftUI

nonisolated extension ChartContent {
    /// Sets what marks are painted with. What is set on a mark itself counts before what is set around it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        look {
            guard $0.style == nil else { return }
            $0.style = AnyShapeStyle(style)
            $0.color = style as? Color
        }
    }

    /// Gives marks the style that the chart's scale has for a value, and groups lines and areas by it.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let channel = Channel(value)
        return look { if $0.styleValue == nil { $0.styleValue = channel } }
    }

    /// Sets the opacity of marks, 0…1; several are multiplied.
    public func opacity(_ opacity: Double) -> some ChartContent { look { $0.opacity *= opacity } }

    /// Sets how lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        look { if $0.lineStyle == nil { $0.lineStyle = style } }
    }

    /// Gives lines the style that the chart's scale has for a value, and groups them by it.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let channel = Channel(value)
        return look { if $0.lineStyleValue == nil { $0.lineStyleValue = channel } }
    }

    /// Sets how lines and areas go from one value to the next.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        look { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// - Parameter radius: In points.
    public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        look {
            guard $0.cornerRadius == nil else { return }
            $0.cornerRadius = radius
            $0.cornerStyle = style
        }
    }

    /// Shows what is inside a shape in the plot area.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        let clip = (shape: AnyShape(shape), style: style)
        return look { if $0.clip == nil { $0.clip = clip } }
    }

    /// Gives marks a shadow.
    ///
    /// - Parameters:
    ///   - radius: How soft it is, in points.
    ///   - x: How far it is moved to the right, in points.
    ///   - y: How far it is moved downwards, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some ChartContent {
        look {
            if $0.shadow == nil { $0.shadow = .init(color: color, radius: radius, x: x, y: y) }
        }
    }

    /// Blurs marks.
    ///
    /// - Parameter radius: In points.
    public func blur(radius: CGFloat) -> some ChartContent {
        look { if $0.blur == nil { $0.blur = radius } }
    }

    /// Sets the order in which marks are drawn: those with more are drawn later. 0 unless set.
    public func zIndex(_ value: Double) -> some ChartContent {
        look { if $0.zIndex == nil { $0.zIndex = value } }
    }

    /// Lets gradients reach over the plot area, of which each mark shows a part.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        look { if $0.alignsWithPlot == nil { $0.alignsWithPlot = aligns } }
    }

    // MARK: Symbols

    /// Sets the symbol of points and of the points of lines and areas.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return look { if $0.symbol == nil { $0.symbol = .shape(shape) } }
    }

    /// Gives points the symbol that the chart's scale has for a value, and groups lines and areas by it.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let channel = Channel(value)
        return look { if $0.symbolValue == nil { $0.symbolValue = channel } }
    }

    /// Shows a view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return look { if $0.symbol == nil { $0.symbol = .view(view) } }
    }

    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = max(area, 0).squareRoot()
        return symbolSize(CGSize(width: side, height: side))
    }

    /// Sets the size of symbols, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        look { if $0.symbolSize == nil { $0.symbolSize = size } }
    }

    /// Gives symbols the area that the chart's scale has for a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let channel = Channel(value)
        return look { if $0.symbolSizeValue == nil { $0.symbolSizeValue = channel } }
    }
}

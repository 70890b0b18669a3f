public import Foundation
public import VitrineSwiftUI

nonisolated extension View {
    // MARK: The x axis

    /// Sets the values that charts have on the x axis, and where they are.
    ///
    /// - Parameters:
    ///   - domain: The values: a closed range, categories in order, or `.automatic`.
    ///   - range: Where along the axis they are.
    ///   - type: How values become places; nil is as fits them.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (values, places) = (domain._scaleValues, range._scalePlaces)
        return chartSettings {
            $0.x.values = values
            $0.x.places = places
            if let type { $0.x.type = type }
        }
    }

    /// Sets the values that charts have on the x axis.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let values = domain._scaleValues
        return chartSettings {
            $0.x.values = values
            if let type { $0.x.type = type }
        }
    }

    /// Sets where along the x axis values are.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let places = range._scalePlaces
        return chartSettings {
            $0.x.places = places
            if let type { $0.x.type = type }
        }
    }

    /// Sets how values become places on the x axis.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chartSettings { if let type { $0.x.type = type } }
    }

    // MARK: The y axis

    /// Sets the values that charts have on the y axis, and where they are.
    ///
    /// - Parameters:
    ///   - domain: The values: a closed range, categories in order, or `.automatic`.
    ///   - range: Where along the axis they are.
    ///   - type: How values become places; nil is as fits them.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (values, places) = (domain._scaleValues, range._scalePlaces)
        return chartSettings {
            $0.y.values = values
            $0.y.places = places
            if let type { $0.y.type = type }
        }
    }

    /// Sets the values that charts have on the y axis.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let values = domain._scaleValues
        return chartSettings {
            $0.y.values = values
            if let type { $0.y.type = type }
        }
    }

    /// Sets where along the y axis values are.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let places = range._scalePlaces
        return chartSettings {
            $0.y.places = places
            if let type { $0.y.type = type }
        }
    }

    /// Sets how values become places on the y axis.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chartSettings { if let type { $0.y.type = type } }
    }

}

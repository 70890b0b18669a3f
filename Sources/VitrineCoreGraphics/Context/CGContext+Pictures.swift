import CVitrineGTK
public import Foundation

extension CGContext {
    /// Gradients between points further away have no numbers in pixels.
    private static let farthest: CGFloat = 1e9

    /// Paints the clip with colours that change from a point to another.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        drawLinearGradient(gradient, start: start, end: end, options: options, extent: .ends)
    }

    /// What a gradient is beyond its ends.
    package enum GradientExtent: Int32 {
        /// What its options say, or the same from its beginning, or backwards from its end.
        case ends, repeats, mirrors
    }

    package func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions,
        extent: GradientExtent
    ) {
        guard isDrawable(start.x, start.y, end.x, end.y, limit: Self.farthest) else { return }
        vitrine_context_linear_gradient(
            native, gradient.stops, gradient.stops.count, start.x, start.y, end.x, end.y,
            options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation),
            extent.rawValue)
    }

    /// Paints the clip with colours that change from a circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        drawRadialGradient(
            gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
            endRadius: endRadius, options: options, extent: .ends)
    }

    package func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions, extent: GradientExtent
    ) {
        guard
            isDrawable(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
                limit: Self.farthest)
        else { return }
        vitrine_context_radial_gradient(
            native, gradient.stops, gradient.stops.count, startCenter.x, startCenter.y, max(startRadius, 0),
            endCenter.x, endCenter.y, max(endRadius, 0), options.contains(.drawsBeforeStartLocation),
            options.contains(.drawsAfterEndLocation), extent.rawValue)
    }

    /// Paints the clip with colours that change around a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard isDrawable(center.x, center.y, angle) else { return }
        vitrine_context_angular_gradient(
            native, gradient.stops, gradient.stops.count, center.x, center.y, angle, angle + 2 * .pi)
    }

    /// Draws an image into a rectangle, its upper edge where y is greatest: in the contexts of UIKit, where y grows
    /// downwards, it is upside down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image.surface, in: rect, isUpright: false, isTiled: byTiling)
    }

    /// Draws pixels into a rectangle, upright where y grows downwards.
    package func draw(_ surface: OpaquePointer, in rect: CGRect, isUpright: Bool, isTiled: Bool = false) {
        let filter: Int32 = interpolationQuality == .none ? 0 : interpolationQuality == .low ? 1 : 2
        guard rect.width != 0, rect.height != 0, rect.isFiniteRect else { return }
        if isTiled { return vitrine_context_tiled_image(native, surface, rect.native, filter, isUpright) }
        let whole = vitrine_rect(
            x: 0, y: 0, width: Double(vitrine_surface_width(surface)),
            height: Double(vitrine_surface_height(surface)))
        vitrine_context_image(native, surface, whole, rect.native, filter, isUpright)
    }

    /// Draws a node of the library that draws.
    package func draw(node: OpaquePointer, bounds: CGRect) {
        vitrine_context_node(native, node, bounds.native)
    }
}

extension CGRect {
    fileprivate var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

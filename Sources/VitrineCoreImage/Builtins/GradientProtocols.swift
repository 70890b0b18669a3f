public import VitrineCoreGraphics

/// The values of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The values of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// The length up to which there is the first colour, in pixels.
    var radius0: Float { get set }
    /// The length from which there is the second colour, in pixels.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The values of `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

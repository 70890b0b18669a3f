public import VitrineCoreGraphics

/// The values of `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
}

/// The values of `CICircleSplashDistortion`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
}

/// The values of `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

/// The values of `CIVortexDistortion`.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

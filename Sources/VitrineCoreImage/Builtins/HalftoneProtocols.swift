public import VitrineCoreGraphics

/// The values of `CICircularScreen`.
public protocol CICircularScreen: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

/// The values of `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

/// The values of `CIHatchedScreen`.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

/// The values of `CILineScreen`.
public protocol CILineScreen: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

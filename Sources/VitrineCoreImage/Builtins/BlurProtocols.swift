public import VitrineCoreGraphics

/// The values of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIMaskedVariableBlur`.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The image that says how much.
    var mask: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIMedianFilter`.
public protocol CIMedian: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

/// The values of `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// How much of the effect.
    var amount: Float { get set }
}

/// The values of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

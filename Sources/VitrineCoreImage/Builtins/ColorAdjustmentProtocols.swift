public import VitrineCoreGraphics

/// The values of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The least of red, green, blue and opacity.
    var minComponents: CIVector { get set }
    /// The most of red, green, blue and opacity.
    var maxComponents: CIVector { get set }
}

/// The values of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// 1 changes nothing, 0 is grey.
    var saturation: Float { get set }
    /// What is added to components.
    var brightness: Float { get set }
    /// A factor around the middle.
    var contrast: Float { get set }
}

/// The values of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// What red is a sum of.
    var rVector: CIVector { get set }
    /// What green is a sum of.
    var gVector: CIVector { get set }
    /// What blue is a sum of.
    var bVector: CIVector { get set }
    /// What opacity is a sum of.
    var aVector: CIVector { get set }
    /// What is added to red, green, blue and opacity.
    var biasVector: CIVector { get set }
}

/// The values of `CIColorPolynomial`.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// What red is a sum of, by the filter's terms.
    var redCoefficients: CIVector { get set }
    /// What green is a sum of, by the filter's terms.
    var greenCoefficients: CIVector { get set }
    /// What blue is a sum of, by the filter's terms.
    var blueCoefficients: CIVector { get set }
    /// What opacity is a sum of, by the filter's terms.
    var alphaCoefficients: CIVector { get set }
}

/// The values of `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// Components below it become 0.
    var threshold: Float { get set }
}

/// The values of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// Exposure, in stops.
    var ev: Float { get set }
}

/// The values of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The values of `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// How much shadows are raised, −1…1.
    var shadowAmount: Float { get set }
    /// How much of highlights stays, 0…1.
    var highlightAmount: Float { get set }
}

/// The values of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

/// The values of `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The white that there was: a temperature in kelvins, and a tint.
    var neutral: CIVector { get set }
    /// The white that there is to be.
    var targetNeutral: CIVector { get set }
}

/// The values of `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The third point.
    var point2: CGPoint { get set }
    /// The fourth point.
    var point3: CGPoint { get set }
    /// The fifth point.
    var point4: CGPoint { get set }
}

/// The values of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How much of the effect.
    var amount: Float { get set }
}

/// The values of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A colour.
    var color: CIColor { get set }
}

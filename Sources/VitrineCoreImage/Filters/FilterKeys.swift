// Keys of the values of filters.

/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The image that a filter is applied to.
public let kCIInputImageKey = "inputImage"
/// The image behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The image of a row of colours.
public let kCIInputGradientImageKey = "inputGradientImage"
/// An affine transform.
public let kCIInputTransformKey = "inputTransform"
/// A factor, or a size.
public let kCIInputScaleKey = "inputScale"
/// A factor of the width alone.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A place, a vector of two numbers.
public let kCIInputCenterKey = "inputCenter"
/// A length, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A length, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How sharp something is.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// Exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// A factor of saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// What is added to components.
public let kCIInputBrightnessKey = "inputBrightness"
/// A factor of contrast.
public let kCIInputContrastKey = "inputContrast"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// The weights of a convolution, a vector.
public let kCIInputWeightsKey = "inputWeights"
/// What is added to the sum of a convolution.
public let kCIInputBiasKey = "inputBias"
/// How far a transition is, 0…1.
public let kCIInputTimeKey = "inputTime"
/// A rectangle, a vector of four numbers.
public let kCIInputExtentKey = "inputExtent"
/// How much of an effect.
public let kCIInputAmountKey = "inputAmount"

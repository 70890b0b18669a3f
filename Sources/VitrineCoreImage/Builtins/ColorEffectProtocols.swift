public import VitrineCoreGraphics

/// The values of `CIColorAbsoluteDifference`.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The other image.
    var inputImage2: CIImage? { get set }
}

/// The values of `CIColorCrossPolynomial`.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// What red is a sum of, by the filter's terms.
    var redCoefficients: CIVector { get set }
    /// What green is a sum of, by the filter's terms.
    var greenCoefficients: CIVector { get set }
    /// What blue is a sum of, by the filter's terms.
    var blueCoefficients: CIVector { get set }
}

/// The values of `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many values of each component the table has.
    var cubeDimension: Float { get set }
    /// The table: numbers of 32 bits, premultiplied red, green, blue and opacity, red changing fastest.
    var cubeData: Data { get set }
}

/// The values of `CIColorCubeWithColorSpace`.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many values of each component the table has.
    var cubeDimension: Float { get set }
    /// The table: numbers of 32 bits, premultiplied red, green, blue and opacity, red changing fastest.
    var cubeData: Data { get set }
    /// What the table's components mean; nil for the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The values of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CIColorMap`.
public protocol CIColorMap: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The image whose middle row has the colours.
    var gradientImage: CIImage? { get set }
}

/// The values of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A colour.
    var color: CIColor { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

/// The values of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many values a component has.
    var levels: Float { get set }
}

/// The values of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The values of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// A look of photographs.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The values of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

/// The values of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How much of the effect.
    var intensity: Float { get set }
    /// A length, in pixels.
    var radius: Float { get set }
}

/// The values of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// How much of the effect.
    var intensity: Float { get set }
    /// How much of the radius the step takes, 0…1.
    var falloff: Float { get set }
}

public import VitrineCoreGraphics

/// The values of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

/// A filter that sums the pixels around up.
public protocol CIConvolution: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The weights of the pixels around, a row after the other from below.
    var weights: CIVector { get set }
    /// What is added to each sum.
    var bias: Float { get set }
}

/// The values of `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
}

/// The values of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

/// The values of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// How much of the effect.
    var intensity: Float { get set }
}

/// The values of `CIHexagonalPixellate`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
}

/// The values of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
}

/// The values of `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
}

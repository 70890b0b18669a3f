public import VitrineCoreGraphics

/// A filter of an image and four points.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The upper left corner, in pixels.
    var topLeft: CGPoint { get set }
    /// The upper right corner, in pixels.
    var topRight: CGPoint { get set }
    /// The lower right corner, in pixels.
    var bottomRight: CGPoint { get set }
    /// The lower left corner, in pixels.
    var bottomLeft: CGPoint { get set }
}

/// The values of `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// An affine transform, in pixels.
    var transform: CGAffineTransform { get set }
}

/// The values of `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// An affine transform, in pixels.
    var transform: CGAffineTransform { get set }
}

/// The values of `CIKaleidoscope`.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many parts there are.
    var count: Int { get set }
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

/// The values of `CIBicubicScaleTransform`.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
    /// A factor of the width alone.
    var aspectRatio: Float { get set }
    /// The first parameter of the cubic.
    var parameterB: Float { get set }
    /// The second parameter of the cubic.
    var parameterC: Float { get set }
}

/// The values of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
    /// A factor of the width alone.
    var aspectRatio: Float { get set }
}

/// The values of `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {}

/// The values of `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}

/// The values of `CIStraightenFilter`.
public protocol CIStraighten: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// An angle, in radians, counterclockwise.
    var angle: Float { get set }
}

/// A filter between two images.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The image that the transition ends with.
    var targetImage: CIImage? { get set }
    /// How far the transition is, 0…1.
    var time: Float { get set }
}

/// A filter that lays an image over another one.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The image behind it.
    var backgroundImage: CIImage? { get set }
}

/// A filter that shows an image where a mask says so.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The image behind it.
    var backgroundImage: CIImage? { get set }
    /// The image that says where.
    var maskImage: CIImage? { get set }
}

/// The values of `CIDissolveTransition`.
public protocol CIDissolveTransition: CITransitionFilter {}

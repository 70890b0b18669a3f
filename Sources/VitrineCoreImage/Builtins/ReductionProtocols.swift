public import VitrineCoreGraphics

/// A filter that sums an area of an image up.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// A rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The values of `CIAreaAverage`.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// The values of `CIAreaHistogram`.
public protocol CIAreaHistogram: CIAreaReductionFilter {
    /// See the filter for what the factor or size is of.
    var scale: Float { get set }
    /// How many parts there are.
    var count: Int { get set }
}

/// The values of `CIAreaMaximum`.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// The values of `CIAreaMaximumAlpha`.
public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {}

/// The values of `CIAreaMinimum`.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

/// The values of `CIAreaMinimumAlpha`.
public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {}

/// The values of `CIColumnAverage`.
public protocol CIColumnAverage: CIAreaReductionFilter {}

/// The values of `CIRowAverage`.
public protocol CIRowAverage: CIAreaReductionFilter {}

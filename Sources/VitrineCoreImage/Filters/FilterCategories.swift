// Categories of filters.

/// Filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Transforms and crops.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that lay an image over another one.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Screens as printers use them.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters of exposure, contrast and the like.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change what colours there are.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that repeat an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that make an image of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that sum an area up.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that make a gradient.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that make drawings and mosaics of images.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that make edges stronger.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that make edges weaker.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for films.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters for pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters that are part of Core Image.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

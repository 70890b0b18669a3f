// Keys of `CIFilter.attributes`, and of the dictionaries of inputs in it.

/// The filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// What people read for the filter's name.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The filter's categories, an array.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of an input's values, by its name.
public let kCIAttributeClass = "CIAttributeClass"
/// What an input's values mean: one of `kCIAttributeType…`.
public let kCIAttributeType = "CIAttributeType"
/// The smallest value.
public let kCIAttributeMin = "CIAttributeMin"
/// The largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The smallest value that a slider offers.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The largest value that a slider offers.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The value that an input has at first.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// What people read for an input's key.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"

// What the values of an input mean.

/// How far a transition is, 0…1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A length, in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// An angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// Whether something is, 0 or 1.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A whole number above 0.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A place, in pixels.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A vector.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A rectangle, in pixels.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A colour whose opacity does not count.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// An image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// An image of a row of colours.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// An affine transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

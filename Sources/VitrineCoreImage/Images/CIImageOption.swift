/// What an image is to be made with.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `CGColorSpace` that the components are taken to be of; `NSNull` to take them as they are.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Whether a file's picture is turned as its metadata ask, a number that is true or false. It is not unless this is
    /// set.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// What `properties` are to be: a dictionary.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether pixels are not mixed where the image is transformed, a number that is true or false.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

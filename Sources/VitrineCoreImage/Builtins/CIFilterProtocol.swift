public import Foundation

/// A filter whose values are properties.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// What the filter makes of its values; nil where one that it needs is missing.
    var outputImage: CIImage? { get }
}

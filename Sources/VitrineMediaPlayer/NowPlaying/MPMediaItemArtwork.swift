public import Foundation
public import VitrineCoreGraphics
public import VitrineUIKit

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// How large the picture is at most, in points, from the origin.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// Makes artwork of a function.
    ///
    /// - Parameters:
    ///   - boundsSize: The largest size, in points.
    ///   - requestHandler: Makes the picture for a size. It is called on the main thread here; Apple's system calls it on
    ///     others, too.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
    }

    /// Makes artwork of a picture.
    @available(iOS, deprecated: 10, renamed: "init(boundsSize:requestHandler:)")
    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }

    /// What is to be seen of the picture: all of it.
    @available(iOS, deprecated: 10)
    open var imageCropRect: CGRect { bounds }

    /// The picture for a size in points, which may be another one than it.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

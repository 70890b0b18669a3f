public import VitrineCoreGraphics
public import VitrineCoreImage
import VitrineGraphics
public import VitrineImageIO

extension UIImage {
    /// Makes an image of one of Core Image, at one pixel a point. It is computed when it is first drawn.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Makes an image of one of Core Image, turned upright. It is computed when it is first drawn.
    ///
    /// An image without pixels or without end has no size and shows nothing.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let upright = ciImage.oriented(CGImagePropertyOrientation(orientation))
        let size = upright.extent.integral.size
        guard !upright.extent.isInfinite, !upright.extent.isNull, size.width > 0, size.height > 0 else {
            self.init()
            return
        }
        self.init(
            pixels: ImagePixels(computing: upright, width: Int(size.width), height: Int(size.height)),
            scale: scale)
    }

    /// What the image was made of, where that is an image of Core Image, upright; nil for all others.
    public var ciImage: CIImage? { pixels.computed }
}

extension CIImage {
    /// Makes an image of the pixels of one of UIKit, or of what it was made of where that is one of Core Image. Nil for
    /// images of no size.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Makes an image of the pixels of one of UIKit, or of what it was made of where that is one of Core Image. Nil for
    /// images of no size.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let own = image.ciImage, options == nil {
            self.init(copying: own)
            return
        }
        guard image.size != .zero else { return nil }
        self.init(cgImage: image.bitmap.cgImage, options: options)
    }
}

extension CGImagePropertyOrientation {
    /// The same orientation by the numbers of Exif.
    fileprivate init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}

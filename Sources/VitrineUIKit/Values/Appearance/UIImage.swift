public import Foundation
package import VitrineGraphics

/// A picture, with its scale and the way it is drawn.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the colours of an image are used.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown wants.
        case automatic = 0
        /// As they are.
        case alwaysOriginal = 1
        /// Not at all: the opaque parts are filled with the tint colour.
        case alwaysTemplate = 2
    }

    /// How the inner part of an image with cap insets fills a larger area.
    public enum ResizingMode: Int, Sendable {
        /// Repeated.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }

    /// Where the pixels come from.
    let pixels: ImagePixels
    /// The pixels; those of a large picture are decoded by the first who asks.
    package var bitmap: Bitmap { pixels.bitmap }
    /// What draws the image at other sizes than its own, if it is to be sharp in them.
    private let vector: (any ScalablePicture)?
    /// The symbol that the image shows.
    var symbol: SymbolPicture? { vector as? SymbolPicture }

    /// Pixels per point.
    public let scale: CGFloat
    /// Whether the image's colours or the tint colour are drawn.
    public let renderingMode: RenderingMode

    /// The colour that fills a template, if one was given with ``withTintColor(_:)``.
    package let tint: UIColor?

    /// The parts at the edges that keep their size, in points.
    public let capInsets: UIEdgeInsets
    /// How the part within the cap insets fills more room.
    public let resizingMode: ResizingMode
    /// Whether the image was made by `resizableImage`, which tiles also without caps.
    let isResizable: Bool

    /// The images of an animation, one after the other; nil if this is none.
    public let images: [UIImage]?
    /// How long an animation takes, in seconds. Image views show every image for the same part of it.
    public let duration: TimeInterval
    /// Whether there is nothing to draw.
    private let isEmpty: Bool

    /// The asset that this is one image of, in an environment.
    private let asset: UIImageAsset?
    /// What was asked for since the image came from its asset.
    private let changes: Changes
    private let lock = NSLock()
    private var ownAsset: UIImageAsset?

    /// Properties that replace those of an image.
    private struct Changes {
        var renderingMode: RenderingMode?
        var tint: UIColor?
        var capInsets: UIEdgeInsets?
        var resizingMode: ResizingMode?
        var alignmentRectInsets: UIEdgeInsets?
        var isResizable: Bool?
        var flips: Bool?

        func followed(by later: Changes) -> Changes {
            Changes(
                renderingMode: later.renderingMode ?? renderingMode, tint: later.tint ?? tint,
                capInsets: later.capInsets ?? capInsets, resizingMode: later.resizingMode ?? resizingMode,
                alignmentRectInsets: later.alignmentRectInsets ?? alignmentRectInsets,
                isResizable: later.isResizable ?? isResizable, flips: later.flips ?? flips)
        }
    }

    /// How far the part that constraints place lies within the image, in points: image views take it for theirs.
    public let alignmentRectInsets: UIEdgeInsets

    /// Whether the image is shown in a mirror where the language is read from the right.
    public let flipsForRightToLeftLayoutDirection: Bool
    private var mirrored: UIImage?

    package convenience init(bitmap: Bitmap, scale: CGFloat? = nil) {
        self.init(bitmap: bitmap, scale: scale, renderingMode: .automatic)
    }

    convenience init(
        bitmap: Bitmap, scale: CGFloat?, renderingMode: RenderingMode,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
        alignmentRectInsets: UIEdgeInsets = .zero,
        isResizable: Bool = false, images: [UIImage]? = nil, duration: TimeInterval = 0,
        isEmpty: Bool = false,
        vector: (any ScalablePicture)? = nil, asset: UIImageAsset? = nil
    ) {
        self.init(
            pixels: ImagePixels(bitmap), scale: scale ?? bitmap.scale, renderingMode: renderingMode,
            tint: tint,
            capInsets: capInsets, resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets,
            isResizable: isResizable, images: images, duration: duration, isEmpty: isEmpty, vector: vector,
            asset: asset)
    }

    init(
        pixels: ImagePixels, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
        alignmentRectInsets: UIEdgeInsets = .zero,
        isResizable: Bool = false, images: [UIImage]? = nil, duration: TimeInterval = 0,
        isEmpty: Bool = false,
        vector: (any ScalablePicture)? = nil, asset: UIImageAsset? = nil
    ) {
        self.vector = vector
        self.asset = asset
        changes = Changes()
        self.pixels = pixels
        self.scale = Self.checked(scale)
        self.isResizable = isResizable || capInsets != .zero
        self.images = images
        self.duration = duration
        self.isEmpty = isEmpty
        self.renderingMode = renderingMode
        self.tint = tint
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.alignmentRectInsets = alignmentRectInsets
        flipsForRightToLeftLayoutDirection = false
        super.init()
    }

    /// Makes an image of no size, which shows nothing.
    public convenience override init() {
        self.init(bitmap: Self.clear, scale: 1, renderingMode: .automatic, isEmpty: true)
    }

    /// Makes the image of another with some properties replaced.
    private init(_ image: UIImage, _ changes: Changes, images: [UIImage]?, asset: UIImageAsset?) {
        pixels = image.pixels
        vector = image.vector
        scale = image.scale
        renderingMode = changes.renderingMode ?? image.renderingMode
        tint = changes.tint ?? image.tint
        capInsets = changes.capInsets ?? image.capInsets
        resizingMode = changes.resizingMode ?? image.resizingMode
        isResizable = changes.isResizable ?? image.isResizable
        alignmentRectInsets = changes.alignmentRectInsets ?? image.alignmentRectInsets
        flipsForRightToLeftLayoutDirection = changes.flips ?? image.flipsForRightToLeftLayoutDirection
        self.images = images
        duration = image.duration
        isEmpty = image.isEmpty
        self.asset = asset
        self.changes = image.changes.followed(by: changes)
        super.init()
    }

    /// Makes the same image: initialisers cannot return one.
    convenience init(copying image: UIImage) {
        self.init(image, Changes(), images: image.images, asset: image.asset)
    }

    /// Makes the image of a symbol.
    ///
    /// - Parameter scale: Pixels per point.
    convenience init(symbol: SymbolPicture, scale: CGFloat) {
        let bitmap = try? symbol.bitmap(size: symbol.size, scale: scale)
        self.init(bitmap: bitmap ?? Self.clear, scale: scale, renderingMode: .automatic, vector: symbol)
    }

    /// The image with another symbol, drawn as this one was asked to be.
    func showing(_ symbol: SymbolPicture, scale: CGFloat) -> UIImage {
        UIImage(UIImage(symbol: symbol, scale: scale), changes, images: nil, asset: nil)
    }

    private static let clear = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])

    /// Pixels per point; 1 for what can be none, as in UIKit.
    private static func checked(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

    /// The most pixels that an image may claim to be decoded; 67,108,864 (8192×8192) unless set here, or by
    /// `VITRINE_IMAGE_PIXELS` in the environment. An addition of Vitrine's.
    ///
    /// A small file can hold, or claim, a picture that takes gigabytes. Such an image is not decoded: loading gives
    /// nil, and one line on standard error says which image, how large it claims to be, and the limit. Decoding takes
    /// up to eight bytes a pixel. Setting less than 1 traps.
    public static var decodingPixelLimit: Int {
        get { PixelLimit.current }
        set { PixelLimit.current = newValue }
    }

    private convenience init?(_ loaded: ImageLoading.Loaded?) {
        guard let loaded else { return nil }
        self.init(
            pixels: loaded.pixels, scale: loaded.scale)
    }

    // MARK: Loading

    /// Loads a PNG or JPEG file, or one of another kind that the system has a loader for. A name that ends in "@2x" or
    /// "@3x" gives the scale.
    ///
    /// Photographs of more than a megapixel are decoded when they are first drawn: see ``preparingForDisplay()``.
    ///
    /// - Returns: nil when there is no such file, it is no image, or one beyond ``decodingPixelLimit``.
    public convenience init?(contentsOfFile path: String) {
        self.init(ImageLoading.load(contentsOfFile: path))
    }

    /// Decodes PNG or JPEG data at scale 1; nil when it is no image, or one beyond ``decodingPixelLimit``.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes PNG or JPEG data; nil when it is no image, or one beyond ``decodingPixelLimit``.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(ImageLoading.load(data: data, scale: Self.checked(scale)))
    }

    /// Finds an image by name: in the asset catalogues and as a file of the main bundle, of the folder
    /// of the program's source, and of the working directory, in this order.
    ///
    /// - Returns: nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of an `#imageLiteral`. Traps when there is none of the name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = AssetStore.shared.image(named: name, in: nil, for: .current) else {
            fatalError(
                "#imageLiteral: no image named '\(name)' is in the asset catalogues or beside the program; add it there."
            )
        }
        self.init(copying: image)
    }

    /// Finds an image by name in a bundle, for traits; in the program's own places where the bundle is nil or the main
    /// one. Views show the image of the same name for their own traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let image = AssetStore.shared.image(named: name, in: bundle, for: traitCollection ?? .current)
        else { return nil }
        self.init(copying: image)
    }

    /// Finds an image by name in a bundle, with a configuration: for its traits, and a symbol's as large as it says.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        else {
            return nil
        }
        self.init(copying: configuration.map(image.withConfiguration) ?? image)
    }

    // MARK: Animation

    /// Makes an animation of images. Image views that show it run it by themselves.
    ///
    /// - Parameters:
    ///   - images: One after the other, each shown for the same time.
    ///   - duration: Seconds for all of them; 0 is a thirtieth of a second for each.
    /// - Returns: nil without images.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            pixels: first.pixels, scale: first.scale, renderingMode: first.renderingMode, tint: first.tint,
            capInsets: first.capInsets, resizingMode: first.resizingMode, isResizable: first.isResizable,
            images: images, duration: UIImage.animationDuration(duration, of: images.count))
    }

    /// Seconds for a number of images; without a length that can be one, as UIKit documents it.
    nonisolated static func animationDuration(_ duration: TimeInterval, of count: Int) -> TimeInterval {
        duration > 0 && duration.isFinite ? duration : Double(count) / 30
    }

    /// Makes an animation of the images called `name`0, `name`1 and so on, up to the first that is missing.
    ///
    /// - Returns: nil when the first is missing. It may also be `name`1.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        // UIKit ends there, too.
        for index in 0...1024 {
            if let image = UIImage(named: "\(name)\(index)") {
                images.append(image)
            } else if index > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Properties

    /// The size, in points.
    open var size: CGSize {
        if isEmpty { return .zero }
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    // MARK: Variants

    /// The image drawn in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        variant(renderingMode: renderingMode)
    }

    /// The image filled with a colour where it is opaque; an automatic image becomes an original one.
    open func withTintColor(_ color: UIColor) -> UIImage {
        variant(
            renderingMode: renderingMode == .automatic ? .alwaysOriginal : renderingMode, tint: color)
    }

    /// The image filled with a colour where it is opaque, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        variant(renderingMode: renderingMode, tint: color)
    }

    /// The image with edges that keep their size when it is drawn larger; its middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        variant(capInsets: capInsets, resizingMode: .tile, isResizable: true)
    }

    /// The image with edges that keep their size when it is drawn larger.
    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        variant(capInsets: capInsets, resizingMode: resizingMode, isResizable: true)
    }

    /// The image with a column and a row of pixels that are stretched, and caps that keep their size before and after them.
    @available(*, deprecated, message: "Use resizableImage(withCapInsets:) instead")
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        // 0 stretches all of that direction.
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// The image with a part that constraints place: what lies in the insets, such as a shadow or a badge, sticks out.
    ///
    /// - Parameter alignmentInsets: From the edges of the image, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        variant(alignmentRectInsets: alignmentInsets)
    }

    /// The image that views show in a mirror where the language is read from the right.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { variant(Changes(flips: true)) }

    /// The image in a mirror, with its insets.
    ///
    /// Complexity: O(pixels).
    open func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(
            pixels: ImagePixels(bitmap.mirrored()), scale: scale, renderingMode: renderingMode, tint: tint,
            capInsets: capInsets.mirrored, resizingMode: resizingMode,
            alignmentRectInsets: alignmentRectInsets.mirrored, isResizable: isResizable,
            images: images?.map { $0.withHorizontallyFlippedOrientation() }, duration: duration,
            isEmpty: isEmpty)
    }

    /// The image in a mirror, made once.
    private var inMirror: UIImage {
        lock.withLock {
            if let mirrored { return mirrored }
            let made = withHorizontallyFlippedOrientation()
            mirrored = made
            return made
        }
    }

    private func variant(
        renderingMode: RenderingMode? = nil, tint: UIColor? = nil, capInsets: UIEdgeInsets? = nil,
        resizingMode: ResizingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil, isResizable: Bool? = nil
    ) -> UIImage {
        variant(
            Changes(
                renderingMode: renderingMode, tint: tint, capInsets: capInsets, resizingMode: resizingMode,
                alignmentRectInsets: alignmentRectInsets, isResizable: isResizable))
    }

    private func variant(_ changes: Changes) -> UIImage {
        UIImage(self, changes, images: images?.map { $0.variant(changes) }, asset: currentAsset)
    }

    // MARK: Environments

    /// The images of which this is one, for other environments; views show the one for theirs. An image that comes from
    /// no catalogue gets an asset of its own here, to which others can be added.
    open var imageAsset: UIImageAsset? {
        if let asset { return asset }
        return lock.withLock {
            if let ownAsset { return ownAsset }
            let made = UIImageAsset(original: belonging(to: nil))
            ownAsset = made
            return made
        }
    }

    private var currentAsset: UIImageAsset? { asset ?? lock.withLock { ownAsset } }

    /// The same image as one of an asset.
    func belonging(to asset: UIImageAsset?) -> UIImage {
        asset === self.asset ? self : UIImage(self, Changes(), images: images, asset: asset)
    }

    /// The image that is shown where traits are in force: itself, or another one of its asset's, changed as this one
    /// was.
    package func resolved(with traitCollection: UITraitCollection) -> UIImage {
        let resolved = ofAsset(with: traitCollection)
        return flipsForRightToLeftLayoutDirection && traitCollection.layoutDirection == .rightToLeft
            ? resolved.inMirror : resolved
    }

    private func ofAsset(with traitCollection: UITraitCollection) -> UIImage {
        guard let asset = currentAsset else { return symbolResolved(with: traitCollection) }
        let found = asset.image(with: traitCollection)
        // What most images come to.
        if found.pixels.isSame(as: pixels) { return self }
        return UIImage(found, changes, images: found.images?.map { $0.variant(changes) }, asset: asset)
    }

    /// The pixels to draw in an area: those of the image, or of a vector drawn at this size.
    ///
    /// - Parameters:
    ///   - size: Points.
    ///   - pixelsPerPoint: Of the screen.
    package func bitmap(filling size: CGSize, pixelsPerPoint: CGFloat) -> Bitmap {
        guard let vector, size != self.size || pixelsPerPoint != scale || vector.isDynamic else {
            return bitmap
        }
        do throws(BitmapError) {
            return try vector.bitmap(size: size, scale: pixelsPerPoint)
        } catch {
            return bitmap
        }
    }

    // MARK: Encoding

    /// The pixels as a PNG file; nil for an image without any.
    open func pngData() -> Data? { size == .zero ? nil : bitmap.pngData() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (other.pixels.isSame(as: pixels) && other.scale == scale
                && other.renderingMode == renderingMode
                && other.tint == tint && other.capInsets == capInsets && other.resizingMode == resizingMode
                && other.alignmentRectInsets == alignmentRectInsets
                && other.isResizable == isResizable && other.images == images && other.duration == duration
                && other.flipsForRightToLeftLayoutDirection == flipsForRightToLeftLayoutDirection
                && other.isEmpty == isEmpty && other.asset === asset)
    }

    open override var hash: Int { pixels.width &* 31 &+ pixels.height }

    open override dynamic var description: String {
        "<UIImage: {\(size.width), \(size.height)} @\(scale)x>"
    }
}

extension UIImage {
    /// An image of one pixel.
    package convenience init(filledWith color: UIColor) {
        let color = color.rgba(with: .current)
        let components = [color.red, color.green, color.blue, color.alpha]
        self.init(
            bitmap: Bitmap(width: 1, height: 1, pixels: components.map { UInt8(($0 * 255).rounded()) }))
    }
}

extension UIEdgeInsets {
    fileprivate var mirrored: UIEdgeInsets {
        UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
}

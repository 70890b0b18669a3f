public import VitrineCoreGraphics
import VitrineGraphics

/// Decodes an image as it is stored: its orientation is left to who shows it. A frame of a GIF file is what is seen of the
/// animation at its time, as large as all others.
///
/// - Parameter options: `kCGImageSourceSubsampleFactor` makes it smaller.
/// - Returns: Nil for an image that is not there or cannot be decoded, and for one of more pixels than the environment's
///   `VITRINE_IMAGE_PIXELS` allows. Of a file that is cut or broken, what there is until then.
/// - Complexity: O(pixels); of frames that are asked for in order, each is drawn once.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let facts = isrc.facts(at: index) else { return nil }
    let factor = SourceOptions(options).number(kCGImageSourceSubsampleFactor) ?? 1
    guard facts.gif == nil, [2, 4, 8].contains(factor),
        isrc.type != PictureFile.Format.bmp.rawValue
    else { return isrc.image(at: index) }
    let width = (Double(facts.width) / factor).rounded(.up)
    let height = (Double(facts.height) / factor).rounded(.up)
    let size = CGSize(width: width, height: height)
    return isrc.bitmap(at: index, fitting: size)?
        .resampled(width: Int(size.width), height: Int(size.height), scale: 1)?
        .cgImage(isOpaque: !facts.hasAlpha)
}

/// Makes a small image of an image: the one that the file has, or one of its pixels.
///
/// - Parameter options: `kCGImageSourceCreateThumbnailFromImageAlways`, `kCGImageSourceCreateThumbnailFromImageIfAbsent`,
///   `kCGImageSourceThumbnailMaxPixelSize` and `kCGImageSourceCreateThumbnailWithTransform`.
/// - Returns: Nil where the file has none and the options do not ask to make one, and for images that cannot be decoded.
/// - Complexity: O(pixels of the image); JPEG files are decoded in fewer pixels.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let facts = isrc.facts(at: index) else { return nil }
    let options = SourceOptions(options)
    let limit = options.number(kCGImageSourceThumbnailMaxPixelSize)
    let isOfImage = options.isSet(kCGImageSourceCreateThumbnailFromImageAlways)
    var small = isOfImage ? nil : facts.metadata.thumbnail.flatMap { CGImageSource.embedded($0) }
    if small == nil, isOfImage || options.isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent) {
        small = isrc.bitmap(at: index, fitting: CGSize(facts.width, facts.height, within: limit))
    }
    guard var small else { return nil }
    // What was decoded in fewer pixels has been rounded: the size comes from that of the image.
    let (width, height) = isOfImage ? (facts.width, facts.height) : (small.pixelWidth, small.pixelHeight)
    let size = CGSize(width, height, within: limit)
    if Int(size.width) != small.pixelWidth || Int(size.height) != small.pixelHeight {
        guard let resampled = small.resampled(width: Int(size.width), height: Int(size.height), scale: 1)
        else {
            return nil
        }
        small = resampled
    }
    if options.isSet(kCGImageSourceCreateThumbnailWithTransform), let orientation = facts.orientation {
        guard let turned = small.upright(from: orientation) else { return nil }
        small = turned
    }
    return small.cgImage(isOpaque: !facts.hasAlpha)
}

/// Forgets what was decoded of an image.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {
    isrc.removeCache(at: index)
}

extension CGSize {
    /// A size in whole pixels whose longer side is no longer than a limit, and never larger than it was.
    init(_ width: Int, _ height: Int, within limit: Double?) {
        let longer = Double(max(width, height))
        let scale = limit.map { max($0, 1) / longer } ?? 1
        guard scale < 1 else {
            self.init(width: width, height: height)
            return
        }
        self.init(
            width: max(1, (Double(width) * scale).rounded()),
            height: max(1, (Double(height) * scale).rounded()))
    }
}

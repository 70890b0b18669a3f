public import VitrineCoreGraphics

// On Apple's systems `NSURL` and `NSDictionary` are the objects of Core Foundation. Here they are not, and programs pass them.

/// Makes a source of a file.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

/// Decodes an image as it is stored.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? {
    CGImageSourceCreateImageAtIndex(isrc, index, options as? CFDictionary)
}

/// Makes a small image of an image.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? {
    CGImageSourceCreateThumbnailAtIndex(isrc, index, options as? CFDictionary)
}

public import VitrineCoreGraphics

/// The uniform type identifier of a source's file; nil while it is not known, and for what is not read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// How many images there are: frames of a GIF file, pages of a TIFF file, else one. 0 for what is no picture.
///
/// Of data that are not complete, those whose beginning is there.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The image to show first; there is no format here that names another than the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How much of the whole file is there.
///
/// Complexity: O(*n*) in the bytes the first time.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How much of one image is there.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// What is to be known of the whole file; nil for what is no picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties
}

/// What is to be known of an image, without decoding it; nil for one that is not there.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.facts(at: index)?.properties
}

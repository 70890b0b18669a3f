public import VitrineCoreGraphics

/// Makes a destination that appends a file to data.
///
/// - Parameters:
///   - type: The uniform type identifier of PNG, JPEG or TIFF. Nil is returned for others, with a sentence in the log.
///   - count: How many images are to be added: 1. Nil is returned for more.
///   - options: Nothing is asked for yet; Apple keeps it for later.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type, count: count) {
        data.append($0)
        return true
    }
}

/// Makes a destination that writes a file, whole or not at all, in place of one that is there.
///
/// - Parameters:
///   - type: The uniform type identifier of PNG, JPEG or TIFF. Nil is returned for others, with a sentence in the log.
///   - count: How many images are to be added: 1. Nil is returned for more.
///   - options: Nothing is asked for yet; Apple keeps it for later.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return CGImageDestination(type, count: count) { data in
        do {
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            ReportLog.current.report(
                once: "CGImageDestination: \(url.path) cannot be written (\(error.localizedDescription)).")
            return false
        }
    }
}

/// Makes a destination that writes a file.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url as URL, type, count, options)
}

/// Says how all images are to be written that do not say otherwise; in place of what was said before.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds an image.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality`, `kCGImageDestinationImageMaxPixelSize`, and of
///   those of images `kCGImagePropertyOrientation`, `kCGImagePropertyDPIWidth` and `kCGImagePropertyDPIHeight`. Other
///   metadata are not written. Clear pixels are white in a JPEG file.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds an image of a source, with its orientation, its resolution and what Exif says in it. An image that cannot be decoded
/// is not added.
///
/// - Parameter properties: As in `CGImageDestinationAddImage`; they go before those of the source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, properties, facts: isrc.facts(at: index))
}

/// Writes the file.
///
/// - Returns: Whether it is written: not without an image, not twice, and not where there is no room.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The types of files that are written, as uniform type identifiers.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.rawValue) }

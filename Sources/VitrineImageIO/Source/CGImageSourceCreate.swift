public import VitrineCoreGraphics

/// Makes a source of the bytes of a file.
///
/// What is no picture gives a source, too, with no images and a status that says so.
///
/// - Parameter options: `kCGImageSourceShouldCache` and its like; see there.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, isFinal: true)
}

/// Makes a source of the bytes that a provider gives.
///
/// - Returns: Nil where it gives none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource($0, isFinal: true) }
}

/// Makes a source of a file, which is read at once.
///
/// - Returns: Nil for addresses that are none of files, and for files that are not there or cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    // Devices and pipes need not end.
    guard url.isFileURL,
        let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
        values[.type] as? FileAttributeType == .typeRegular,
        let data = try? Data(contentsOf: url)
    else { return nil }
    return CGImageSource(data, isFinal: true)
}

/// Makes a source of data that come piece by piece; `CGImageSourceUpdateData` hands them over.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Hands over data to a source that was made for it.
///
/// - Parameters:
///   - data: All data from the beginning of the file, not only those that are new.
///   - final: Whether this is the whole file; what comes later is left out.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// The types of files that are read, as uniform type identifiers.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [PictureFile.Format.png, .jpeg, .gif, .tiff, .bmp].map(\.rawValue)
}

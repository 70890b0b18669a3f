public import VitrineCoreGraphics

// Keys of the dictionary of `kCGImagePropertyTIFFDictionary` (TIFF 6.0, section 8).

/// How the pixels are compressed, a number of TIFF's.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// What the components of pixels mean, a number of TIFF's.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The document that was scanned.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// What the picture shows.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera or scanner.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera or scanner.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How the image is to be turned: the number of a `CGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels a unit across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels a unit down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolutions: 2 for inches, 3 for centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The program that wrote the picture.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the picture was made or changed, as `2024:12:31 23:59:59`.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the picture.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The computer that the picture was made on.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// Whose the picture is.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

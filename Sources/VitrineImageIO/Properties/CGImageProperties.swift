public import VitrineCoreGraphics

// Keys of what `CGImageSourceCopyProperties` and `CGImageSourceCopyPropertiesAtIndex` say. Numbers are `NSNumber`s.

/// The size of the file, in bytes; of the source, not of one image.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width of the image as it is stored, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the image as it is stored, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the image is to be turned: the number of a `CGImagePropertyOrientation`. Missing where the file says nothing.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The bits of a component of a pixel in the file; what is decoded has 8.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether there is opacity in the image. Missing where there is none.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether pixels are numbers of colours in a table. Missing where they are none.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Pixels per inch across, where the file says it.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch down, where the file says it.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What the components of pixels in the file mean: one of the values below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// CIE's L*a*b*.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

/// What a GIF file, or a frame of it, has of its own: a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What Exif says of a photograph: a dictionary.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What TIFF's tags say, in TIFF files and in Exif's first directory: a dictionary.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

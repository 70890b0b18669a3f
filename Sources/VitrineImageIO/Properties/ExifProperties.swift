public import VitrineCoreGraphics

// Keys of the dictionary of `kCGImagePropertyExifDictionary` (Exif 2.32, 4.6.5).

/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The aperture.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// How the exposure was set, a number of Exif's.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The sensitivity: an array of numbers.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// When the picture was taken, as `2024:12:31 23:59:59`.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the picture became a file, as `2024:12:31 23:59:59`.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The exposure time in Exif's logarithmic unit.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture in Exif's logarithmic unit.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness in Exif's logarithmic unit.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// How much longer or shorter the exposure was than measured, in Exif's logarithmic unit.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The least f-number of the lens in Exif's logarithmic unit.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// How light was measured, a number of Exif's.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The kind of light, a number of Exif's.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// What the flash did, bits of Exif's.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// Millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width of the photograph, in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height of the photograph, in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// 0 for automatic, 1 for manual, 2 for a series.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// 0 for automatic, 1 for manual.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The focal length of the same angle on film, in millimetres.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The kind of scene, a number of Exif's.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// Who made the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

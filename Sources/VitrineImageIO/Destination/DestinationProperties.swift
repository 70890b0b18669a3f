public import VitrineCoreGraphics

// Keys of the properties that images are written with, beside those of images.

/// How good a JPEG file is to be: 0…1. Types that lose nothing do not look at it.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The longest side of what is written, in pixels; smaller images keep their size.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

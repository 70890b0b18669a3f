public import VitrineCoreGraphics

/// The values of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

/// The values of `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The bytes of the message.
    var message: Data { get set }
    /// The white at both ends, in pixels.
    var quietSpace: Float { get set }
    /// The height of the bars, in pixels.
    var barcodeHeight: Float { get set }
}

/// The values of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the message.
    var message: Data { get set }
    /// How much may be lost: L, M, Q or H for 7, 15, 25 and 30 %.
    var correctionLevel: String { get set }
}

/// The values of `CIRandomGenerator`.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The values of `CIRoundedRectangleGenerator`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// A rectangle, in pixels.
    var extent: CGRect { get set }
    /// A length, in pixels.
    var radius: Float { get set }
    /// A colour.
    var color: CIColor { get set }
}

/// The values of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// A place, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length, in pixels.
    var width: Float { get set }
    /// How sharp, from 0.
    var sharpness: Float { get set }
}

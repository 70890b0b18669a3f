public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// Something that was found in a picture. A camera's pictures have them: there is none here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What can be found.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A small QR code.
        public static let microQR = ObjectType(rawValue: "MicroQR")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A small PDF417 code.
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        /// A bar code of wares, of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A bar code of wares, of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A bar code of wares in America.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A bar code of capital letters.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A bar code of capital letters, with a sum.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A denser bar code of capital letters.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A bar code of any letters.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A bar code of digits.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// A bar code of boxes.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A bar code of libraries.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A bar code of small wares.
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        /// A longer bar code of small wares.
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        /// A shorter bar code of small wares.
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// A person.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// A cat.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// A dog.
        public static let dogBody = ObjectType(rawValue: "dogBody")
        /// What people look at first.
        public static let salientObject = ObjectType(rawValue: "salientObject")
    }

    /// What it is.
    public let type: ObjectType
    /// When it was seen.
    public let time: CMTime
    /// How long; invalid where that is not known.
    public let duration: CMTime
    /// Where it is in the picture, 0…1 of it.
    public let bounds: CGRect

    init(type: ObjectType, time: CMTime, duration: CMTime = .invalid, bounds: CGRect) {
        (self.type, self.time, self.duration, self.bounds) = (type, time, duration, bounds)
    }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// Where its corners are in the picture, 0…1 of it.
    public let corners: [CGPoint]
    /// What it says; nil where that is no text.
    public let stringValue: String?

    init(type: ObjectType, time: CMTime, bounds: CGRect, corners: [CGPoint], stringValue: String?) {
        (self.corners, self.stringValue) = (corners, stringValue)
        super.init(type: type, time: time, bounds: bounds)
    }
}

/// A face that was found in a picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// The number of the face, as long as it is seen.
    public let faceID: Int

    init(faceID: Int, time: CMTime, bounds: CGRect) {
        self.faceID = faceID
        super.init(type: .face, time: time, bounds: bounds)
    }
}

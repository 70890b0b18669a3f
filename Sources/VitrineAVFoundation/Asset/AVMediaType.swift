public import Foundation

/// A kind of media.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Pictures that move.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Captions that can be shown or not.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Time codes.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// What says something of the rest.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// What is found in pictures: codes and faces.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    /// How far everything is.
    public static let depthData = AVMediaType(rawValue: "dpth")
    /// Several kinds in one.
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// How a video is placed in the room that it has.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As large as fits, in its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As small as fills the room, in its proportions; what is too much is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

extension AVLayerVideoGravity {
    /// Where a video goes, also beyond the bounds.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
        guard self != .resize else { return bounds }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale = self == .resizeAspectFill ? max(x, y) : min(x, y)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }
}

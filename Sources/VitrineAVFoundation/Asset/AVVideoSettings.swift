public import Foundation

/// Where settings of a video have their ``AVVideoCodecType``.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// A way that pictures are compressed.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// H.265.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// A kind of files, by its uniform type.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Films of QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4, as Apple's shop has it.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Sound in MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// WAV.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// What sensors see.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

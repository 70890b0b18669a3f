public import Foundation

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something cannot be played, or recorded. ``localizedDescription`` says it in one sentence.
public struct AVError: CustomNSError, LocalizedError, Sendable {
    /// What went wrong, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// Something else.
        case unknown = -11800
        /// The session of a camera does not run.
        case sessionNotRunning = -11803
        /// Another session of the program has the device.
        case deviceAlreadyUsedByAnotherSession = -11804
        /// Nothing came before the recording ended.
        case noDataCaptured = -11805
        /// The device was taken away.
        case deviceWasDisconnected = -11808
        /// The device is not there.
        case deviceNotConnected = -11814
        /// Something else has what the session needs.
        case sessionWasInterrupted = -11818
        /// What plays and records was started anew.
        case mediaServicesWereReset = -11819
        /// What is in the file cannot be decoded.
        case decodeFailed = -11821
        /// What the file is was not recognised.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// There is no picture at a time.
        case noImageAtTime = -11832
        /// Nothing that decodes it is installed.
        case decoderNotFound = -11833
        /// The asset cannot do that.
        case operationNotSupportedForAsset = -11838
        /// The user does not allow the program to use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    /// What went wrong.
    public let code: Code
    private let sentence: String

    /// Makes an error.
    public init(_ code: Code) { self.init(code, "The operation could not be completed.") }

    init(_ code: Code, _ sentence: String) { (self.code, self.sentence) = (code, sentence) }

    /// ``AVFoundationErrorDomain``.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The sentence, by its key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
    /// What is wrong, and what to do, in a sentence.
    public var errorDescription: String? { sentence }

    /// See ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// See ``Code/decodeFailed``.
    public static var decodeFailed: Code { .decodeFailed }
    /// See ``Code/fileFormatNotRecognized``.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// See ``Code/fileFailedToParse``.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// See ``Code/noImageAtTime``.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// See ``Code/decoderNotFound``.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// See ``Code/operationNotSupportedForAsset``.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
}

extension MediaFault {
    /// The packages of Debian that play what people have.
    static let packages = "gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav"

    /// The fault as programs see it.
    ///
    /// - Parameter url: Of what cannot be played.
    func error(of url: URL) -> any Error {
        let name = url.isFileURL ? url.path : url.absoluteString
        let said = reason.map { " (\($0))" } ?? ""
        switch kind {
        case .noLibrary:
            return AVError(
                .decoderNotFound,
                "\(name) cannot be played: GStreamer is not installed. On Debian: apt-get install \(Self.packages)"
            )
        case .noFile:
            return URLError(
                .fileDoesNotExist,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(name) cannot be played: there is no such file.",
                    NSURLErrorFailingURLErrorKey: url,
                ])
        case .noPermission:
            return URLError(
                .noPermissionsToReadFile,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(name) cannot be played: it may not be read\(said).",
                    NSURLErrorFailingURLErrorKey: url,
                ])
        case .unknownFormat:
            return AVError(
                .fileFormatNotRecognized,
                "\(name) cannot be played: it is no sound or video that is known\(said).")
        case .noDecoder:
            return AVError(
                .decoderNotFound,
                "\(name) cannot be played: nothing installed decodes it\(said). On Debian: apt-get install "
                    + Self.packages)
        case .damaged: return AVError(.fileFailedToParse, "\(name) cannot be played: it is damaged\(said).")
        case .other: return AVError(.unknown, "\(name) cannot be played\(said).")
        }
    }
}

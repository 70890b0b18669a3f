public import Foundation
public import VitrineFoundation

/// Where media of a session goes to. Programs make one of those that there are.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// Why a sample did not come.
    public enum DataDroppedReason: Int, Sendable {
        /// There is no reason.
        case none = 0
        /// It was late.
        case lateData = 1
        /// No memory was left for it.
        case outOfBuffers = 2
        /// What the session is made of was changed.
        case discontinuity = 3
    }

    /// The session that it is in.
    weak var session: AVCaptureSession?

    override init() { super.init() }

    /// The kinds of media that it takes.
    var mediaTypes: [AVMediaType] { [] }
    /// Whether a session can have several of the kind.
    var maySeveralBeInSession: Bool { false }

    /// The ways that media comes here; none without a camera.
    open var connections: [AVCaptureConnection] { session?.connections.filter { $0.output === self } ?? [] }

    /// The first way that media of a kind comes here; nil without a camera.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
        connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
    }

    /// Whether pictures come.
    var hasActiveVideo: Bool { connection(with: .video)?.isActive == true }
}

public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// Records media to a file. Programs make an ``AVCaptureMovieFileOutput``.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Where it is recorded to; nil while it is not.
    open var outputFileURL: URL? { nil }
    /// Whether it is recorded: not without a camera.
    open var isRecording: Bool { false }
    /// Whether the recording waits.
    open var isRecordingPaused: Bool { false }
    /// How long the recording is.
    open var recordedDuration: CMTime { .zero }
    /// How large the recording is, in bytes.
    open var recordedFileSize: Int64 { 0 }
    /// How long a recording may become; invalid, without end, unless set.
    open var maxRecordedDuration = CMTime.invalid
    /// How large a recording may become in bytes; 0, without end, unless set.
    open var maxRecordedFileSize: Int64 = 0
    /// How much room has to be left on the disk in bytes; 0 unless set.
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// Starts to record. Traps without a camera and a microphone, and for what is no file.
    ///
    /// - Parameters:
    ///   - outputFileURL: Where to.
    ///   - delegate: Hears when it has started, and ended.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        let method = "-[\(type(of: self)) startRecordingToOutputFileURL:recordingDelegate:]"
        guard outputFileURL.isFileURL else {
            CaptureFault.stop(method, "Cannot record to \(outputFileURL) because it is not a file URL")
        }
        // What records goes here; no connection is active before.
        CaptureFault.stop(method, "No active/enabled connections")
    }

    /// Ends the recording; nothing where there is none.
    open func stopRecording() {}
}

/// Records pictures and sound to a film.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() { super.init() }

    override var mediaTypes: [AVMediaType] { [.video, .audio] }

    /// The ways that pictures can be compressed: none without a camera.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    /// After how long a part of the film is written that can be played whatever comes; ten seconds unless set.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// What the file says.
    open var metadata: [AVMetadataItem]?

    private var settings: [ObjectIdentifier: [String: Any]] = [:]

    /// How media of a connection is compressed; empty unless set.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] {
        settings[ObjectIdentifier(connection)] ?? [:]
    }

    /// Sets how media of a connection is compressed. Traps for a connection that is not the output's.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
        guard connection.output === self else {
            CaptureFault.stop(
                "-[AVCaptureMovieFileOutput setOutputSettings:forConnection:]",
                "The connection is not the output's")
        }
        settings[ObjectIdentifier(connection)] = outputSettings
    }
}

/// Hears of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    /// It has started.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection])
    /// It has ended, and the file is written, or why it is not.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing, as AVFoundation without the method.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}

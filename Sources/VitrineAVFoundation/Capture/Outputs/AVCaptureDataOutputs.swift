public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// Hands on the pictures of a camera, one by one.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() { super.init() }

    override var mediaTypes: [AVMediaType] { [.video] }
    override var maySeveralBeInSession: Bool { true }

    /// Who gets the pictures.
    public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Where.
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?

    /// Sets who gets the pictures.
    ///
    /// - Parameter queue: Where; may be nil only with the delegate.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        guard sampleBufferDelegate == nil || sampleBufferCallbackQueue != nil else {
            CaptureFault.stop(
                "-[AVCaptureVideoDataOutput setSampleBufferDelegate:queue:]", "NULL queue passed")
        }
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
    }

    /// How pixels are to be (`kCVPixelBufferPixelFormatTypeKey`); empty stands for the camera's own way.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures are left out while the delegate is busy; on unless set.
    open var alwaysDiscardsLateVideoFrames = true
    /// How pixels can be: in no way without a camera.
    open var availableVideoPixelFormatTypes: [OSType] { [] }
    /// The ways that pictures can be compressed: none without a camera.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// Hands on the sound of a microphone, piece by piece.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() { super.init() }

    override var mediaTypes: [AVMediaType] { [.audio] }
    override var maySeveralBeInSession: Bool { true }

    /// Who gets the sound.
    public private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Where.
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?

    /// Sets who gets the sound.
    ///
    /// - Parameter queue: Where; may be nil only with the delegate.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        guard sampleBufferDelegate == nil || sampleBufferCallbackQueue != nil else {
            CaptureFault.stop(
                "-[AVCaptureAudioDataOutput setSampleBufferDelegate:queue:]", "NULL queue passed")
        }
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
    }
}

/// Gets pictures of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    /// A picture came.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    /// A picture was left out.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing, as AVFoundation without the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
    /// Does nothing, as AVFoundation without the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Gets sound of a microphone.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
    /// A piece of sound came.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    /// Does nothing, as AVFoundation without the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}

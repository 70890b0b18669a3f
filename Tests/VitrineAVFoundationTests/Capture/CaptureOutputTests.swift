import Foundation
import Testing
import VitrineFoundation
import VitrineGraphics
import VitrineQuartzCore

@testable import VitrineAVFoundation

/// Hears of everything.
private final class Listener: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureMetadataOutputObjectsDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate, AVCaptureFileOutputRecordingDelegate
{
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
    ) {}
}

@Suite("Outputs of cameras")
struct CaptureOutputTests {
    @Test("Settings of photographs have numbers of their own, and Apple's defaults")
    func settings() {
        let settings = AVCapturePhotoSettings()
        #expect(settings.format?[AVVideoCodecKey] as? AVVideoCodecType == .jpeg && settings.flashMode == .off)
        #expect(settings.photoQualityPrioritization == .balanced && !settings.isHighResolutionPhotoEnabled)
        settings.flashMode = .auto
        let copy = AVCapturePhotoSettings(from: settings)
        #expect(copy.uniqueID > settings.uniqueID && copy.flashMode == .auto)
        let hevc = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
        #expect(hevc.format?[AVVideoCodecKey] as? AVVideoCodecType == .hevc)
        #expect(AVCapturePhotoSettings(rawPixelFormatType: 7).format == nil)
    }

    @Test("Delegates are kept with their queues, weakly")
    func delegates() {
        let (video, codes) = (AVCaptureVideoDataOutput(), AVCaptureMetadataOutput())
        do {
            let (listener, queue) = (Listener(), DispatchQueue(label: "pictures"))
            video.setSampleBufferDelegate(listener, queue: queue)
            codes.setMetadataObjectsDelegate(listener, queue: queue)
            #expect(video.sampleBufferDelegate === listener && video.sampleBufferCallbackQueue === queue)
            #expect(
                codes.metadataObjectsDelegate === listener && codes.metadataObjectsCallbackQueue === queue)
        }
        #expect(video.sampleBufferDelegate == nil && codes.metadataObjectsDelegate == nil)
        video.setSampleBufferDelegate(nil, queue: nil)
        #expect(video.sampleBufferCallbackQueue == nil && video.alwaysDiscardsLateVideoFrames)
    }

    @Test("No codes can be found without a camera; nothing may be looked for")
    func codes() {
        let output = AVCaptureMetadataOutput()
        output.metadataObjectTypes = output.availableMetadataObjectTypes
        #expect(
            output.metadataObjectTypes.isEmpty
                && output.rectOfInterest == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("What needs a camera stops the program in Apple's words")
    func traps() async {
        let photo = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
            session.addOutput(output)
            session.startRunning()
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: Listener())
        }
        #expect(
            words(photo).contains(
                "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection"
            ))
        let codes = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCaptureMetadataOutput().metadataObjectTypes = [.qr]
        }
        #expect(
            words(codes).contains(
                "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use "
                    + "-availableMetadataObjectTypes"))
        let film = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let file = URL(fileURLWithPath: "/film.mov")
            AVCaptureMovieFileOutput().startRecording(to: file, recordingDelegate: Listener())
        }
        #expect(
            words(film).contains(
                "-[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] No active/enabled"
            ))
        let queue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCaptureVideoDataOutput().setSampleBufferDelegate(Listener(), queue: nil)
        }
        #expect(words(queue).contains("NULL queue passed"))
    }

    @Test("A film that is not recorded can be ended")
    func film() {
        let output = AVCaptureMovieFileOutput()
        output.stopRecording()
        #expect(!output.isRecording && output.outputFileURL == nil && output.recordedDuration == .zero)
        #expect(output.movieFragmentInterval.seconds == 10)
    }

    @MainActor
    @Test("A layer without a camera shows its background alone, and knows no places in pictures")
    func layer() {
        let session = AVCaptureSession()
        let (layer, stage) = (AVCaptureVideoPreviewLayer(session: session), Stage())
        session.startRunning()
        layer.videoGravity = .resizeAspectFill
        let tree = stage.show(layer)
        #expect(tree.color(32, 32) == "clear")
        let colored = AVCaptureVideoPreviewLayer(session: session)
        colored.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let other = stage.show(colored)
        #expect(other.color(32, 32) == "red")
        #expect(layer.session === session && layer.connection == nil && !layer.isPreviewing)
        #expect(layer.metadataOutputRectConverted(fromLayerRect: layer.bounds) == .zero)
        #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 3, y: 3)) == .zero)
    }

    @MainActor
    @Test("A layer keeps its session, and a session no layer")
    func keeping() {
        weak var session: AVCaptureSession?
        weak var layer: AVCaptureVideoPreviewLayer?
        do {
            let made = AVCaptureVideoPreviewLayer()
            made.session = AVCaptureSession()
            (session, layer) = (made.session, made)
            #expect(session?.previews.count == 1)
        }
        #expect(session == nil && layer == nil)
        let kept = AVCaptureSession()
        do { _ = AVCaptureVideoPreviewLayer(session: kept) }
        #expect(kept.previews.allSatisfy { $0.layer == nil })
    }
}

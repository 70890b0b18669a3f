import Foundation
import Testing
import VitrineCombine
import VitrineFoundation
import VitrineQuartzCore

@testable import VitrineAVFoundation

@Suite("Sessions of cameras")
struct CaptureSessionTests {
    @Test("One without a camera runs, tells of it, and nothing comes")
    func running() {
        let (session, notes) = (AVCaptureSession(), Notes())
        let center = NotificationCenter.default
        let observers = [
            AVCaptureSession.didStartRunningNotification, .AVCaptureSessionDidStopRunning,
            .AVCaptureSessionRuntimeError,
        ].map { name in
            center.addObserver(forName: name, object: session, queue: nil) { notes.add($0.name.rawValue) }
        }
        defer { observers.forEach(center.removeObserver) }
        let observation = session.observe(\.isRunning, options: .new) { _, change in
            notes.add("running \(change.newValue!)")
        }
        let output = AVCapturePhotoOutput()
        session.beginConfiguration()
        session.sessionPreset = .photo
        session.addOutput(output)
        session.commitConfiguration()
        session.startRunning()
        session.startRunning()
        #expect(session.isRunning && !session.isInterrupted)
        #expect(notes.take() == ["running true", "AVCaptureSessionDidStartRunningNotification"])
        #expect(session.outputs == [output] && session.connections.isEmpty && session.inputs.isEmpty)
        #expect(output.connection(with: .video) == nil && output.availablePhotoCodecTypes.isEmpty)
        session.stopRunning()
        session.stopRunning()
        #expect(notes.take() == ["running false", "AVCaptureSessionDidStopRunningNotification"])
        observation.invalidate()
    }

    @Test("Presets are those that there are, and that the devices have")
    func presets() {
        let session = AVCaptureSession()
        #expect(session.sessionPreset == .high && session.canSetSessionPreset(.hd4K3840x2160))
        #expect(!session.canSetSessionPreset(.init(rawValue: "mine")))
        session.addInput(AVCaptureDeviceInput(allowed: Camera.microphone()))
        #expect(session.canSetSessionPreset(.photo))
    }

    @Test("Inputs and outputs are in one session, once; of most kinds there is one")
    func members() {
        let (session, other) = (AVCaptureSession(), AVCaptureSession())
        let camera = AVCaptureDeviceInput(allowed: Camera.make())
        #expect(session.canAddInput(camera))
        session.addInput(camera)
        #expect(!session.canAddInput(camera) && !other.canAddInput(camera))
        #expect(!session.canAddInput(AVCaptureDeviceInput(allowed: Camera.make("second"))))
        #expect(session.canAddInput(AVCaptureDeviceInput(allowed: Camera.microphone())))
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        #expect(!session.canAddOutput(output) && !other.canAddOutput(output))
        #expect(
            !session.canAddOutput(AVCaptureMetadataOutput()) && session.canAddOutput(AVCapturePhotoOutput()))
        session.addOutput(AVCaptureVideoDataOutput())
        #expect(session.canAddOutput(AVCaptureVideoDataOutput()))
        other.removeInput(camera)
        other.removeOutput(output)
        #expect(session.inputs == [camera] && session.outputs.count == 2)
        session.removeInput(camera)
        session.removeOutput(output)
        #expect(other.canAddInput(camera) && other.canAddOutput(output) && session.connections.isEmpty)
    }

    @MainActor
    @Test("What fits is connected, in whatever order it comes")
    func connections() throws {
        let session = AVCaptureSession()
        let (film, codes, layer) = (
            AVCaptureMovieFileOutput(), AVCaptureMetadataOutput(),
            AVCaptureVideoPreviewLayer(session: session)
        )
        session.addOutput(film)
        session.addInput(AVCaptureDeviceInput(allowed: Camera.microphone()))
        #expect(film.connection(with: .audio) != nil && film.connection(with: .video) == nil)
        #expect(layer.connection == nil)
        let camera = AVCaptureDeviceInput(allowed: Camera.make())
        session.addInput(camera)
        session.addOutput(codes)
        #expect(session.connections.count == 4 && film.connections.count == 2)
        #expect(codes.connection(with: .metadataObject) != nil && codes.connection(with: .video) == nil)
        let shown = try #require(layer.connection)
        #expect(
            shown.inputPorts == camera.ports(for: .video, sourceDeviceType: nil, sourceDevicePosition: .front)
        )
        // The camera looks at who uses it, who wants a mirror.
        #expect(shown.isVideoMirrored && film.connection(with: .video)?.isVideoMirrored == false)
        session.startRunning()
        #expect(!shown.isActive && !layer.isPreviewing)
        camera.device.isConnected = true
        #expect(shown.isActive && layer.isPreviewing && codes.connections[0].isActive)
        shown.isEnabled = false
        #expect(!shown.isActive)
        layer.session = nil
        #expect(layer.connection == nil && session.connections.count == 3)
        session.removeInput(camera)
        #expect(session.connections.map { $0.inputPorts[0].mediaType } == [.audio])
    }

    @Test("Connections are made by hand where that is asked for")
    func byHand() {
        let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
        let camera = AVCaptureDeviceInput(allowed: Camera.make())
        session.addOutputWithNoConnections(output)
        session.addInputWithNoConnections(camera)
        #expect(session.connections.isEmpty)
        let connection = AVCaptureConnection(inputPorts: [camera.ports[0]], output: output)
        #expect(session.canAddConnection(connection) && !AVCaptureSession().canAddConnection(connection))
        #expect(!session.canAddConnection(AVCaptureConnection(inputPorts: [camera.ports[1]], output: output)))
        session.addConnection(connection)
        #expect(output.connection(with: .video) === connection && !session.canAddConnection(connection))
        session.removeConnection(connection)
        #expect(output.connections.isEmpty)
    }

    @Test("Pictures are turned by quarters, and orientations are the same turns")
    func turning() {
        let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
        session.addOutput(output)
        session.addInput(AVCaptureDeviceInput(allowed: Camera.make()))
        let connection = output.connections[0]
        #expect(connection.videoOrientation == .landscapeRight && connection.videoRotationAngle == 0)
        connection.videoOrientation = .portrait
        #expect(connection.videoRotationAngle == 90)
        connection.videoRotationAngle = 270
        #expect(connection.videoOrientation == .portraitUpsideDown)
        #expect(!connection.isVideoRotationAngleSupported(45))
        connection.automaticallyAdjustsVideoMirroring = false
        connection.isVideoMirrored = true
        #expect(connection.isVideoMirrored)
    }

    @Test("Sessions that are set wrongly stop the program in words")
    func traps() async {
        let open = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = AVCaptureSession()
            session.beginConfiguration()
            session.startRunning()
        }
        #expect(
            words(open).contains(
                "startRunning may not be called between calls to beginConfiguration and commit"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
            session.addOutput(output)
            AVCaptureSession().addOutput(output)
        }
        #expect(
            words(twice).contains("An AVCaptureOutput instance may not be added to more than one session"))
        let cameras = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = AVCaptureSession()
            session.addInput(AVCaptureDeviceInput(allowed: Camera.make()))
            session.addInput(AVCaptureDeviceInput(allowed: Camera.make("second")))
        }
        #expect(
            words(cameras).contains(
                "-[AVCaptureSession addInput:] Multiple audio/video AVCaptureInputs are not currently supported"
            ))
    }

    @Test("No device has a button for the camera, and what it could set cannot be added")
    func controls() {
        let session = AVCaptureSession()
        let slider = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: -0.5...0.5)
        let picker = AVCaptureIndexPicker("Filter", symbolName: "camera", localizedIndexTitles: ["A", "B"])
        #expect(!session.supportsControls && !session.canAddControl(slider) && !session.canAddControl(picker))
        #expect(slider.value == -0.5 && picker.numberOfIndexes == 2 && session.controls.isEmpty)
    }
}

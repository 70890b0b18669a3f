import Foundation
import Testing
import VitrineCoreImage
import VitrineQuartzCore

@testable import VitrineAVFoundation

/// A camera as a desktop may have one, which a program is not told of.
enum Camera {
    static let format = AVCaptureDevice.Format(
        mediaType: .video,
        videoSupportedFrameRateRanges: [AVFrameRateRange(minFrameRate: 5, maxFrameRate: 30)],
        supportedMaxPhotoDimensions: [CMVideoDimensions(width: 1280, height: 720)])

    static func make(_ name: String = "Webcam", at position: AVCaptureDevice.Position = .front)
        -> AVCaptureDevice
    {
        AVCaptureDevice(
            uniqueID: name, localizedName: name, deviceType: .external, position: position,
            mediaTypes: [.video],
            formats: [format])
    }

    static func microphone() -> AVCaptureDevice {
        AVCaptureDevice(
            uniqueID: "m", localizedName: "Microphone", deviceType: .microphone, position: .unspecified,
            mediaTypes: [.audio])
    }
}

/// What a program said when it stopped.
func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Cameras and microphones")
struct CaptureDeviceTests {
    @Test("Programs are told of none, and may use none")
    func none() async {
        #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.default(for: .audio) == nil)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        #expect(AVCaptureDevice.devices().isEmpty && AVCaptureDevice.devices(for: .video).isEmpty)
        #expect(AVCaptureDevice(uniqueID: "0") == nil)
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera, .external], mediaType: .video, position: .unspecified)
        #expect(search.devices.isEmpty && search.supportedMultiCamDeviceSets.isEmpty)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
        #expect(!AVCaptureMultiCamSession.isMultiCamSupported)
    }

    @Test("Devices are found in the order of the types, by media and by position")
    func search() {
        let (front, back, microphone) = (Camera.make("f"), Camera.make("b", at: .back), Camera.microphone())
        func names(
            _ types: [AVCaptureDevice.DeviceType], _ media: AVMediaType?, _ position: AVCaptureDevice.Position
        ) -> [String] {
            AVCaptureDevice.DiscoverySession(deviceTypes: types, mediaType: media, position: position)
                .select(from: [front, back, microphone]).map(\.uniqueID)
        }
        #expect(names([.microphone, .external], nil, .unspecified) == ["m", "f", "b"])
        #expect(names([.external, .microphone], .video, .unspecified) == ["f", "b"])
        #expect(names([.external], .video, .back) == ["b"])
        #expect(names([.builtInWideAngleCamera], .video, .unspecified).isEmpty)
    }

    @Test("An input of a device is refused, as the program may not use it")
    func refused() {
        #expect {
            try AVCaptureDeviceInput(device: Camera.make())
        } throws: {
            ($0 as? AVError)?.code == .applicationIsNotAuthorizedToUseDevice
                && ($0 as? AVError)?.errorCode == -11852
        }
    }

    @Test("A device is set while it is held, to what it supports")
    func settings() throws {
        let camera = Camera.make()
        #expect(throws: AVError.self) { try camera.lockForConfiguration() }
        camera.isConnected = true
        try camera.lockForConfiguration()
        #expect(camera.activeFormat === Camera.format && !camera.hasTorch && camera.videoZoomFactor == 1)
        #expect(
            !camera.isFocusModeSupported(.autoFocus)
                && camera.isExposureModeSupported(.continuousAutoExposure))
        camera.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 15)
        camera.isSubjectAreaChangeMonitoringEnabled = true
        camera.exposureMode = .continuousAutoExposure
        camera.unlockForConfiguration()
        #expect(
            camera.activeVideoMinFrameDuration.seconds == 1.0 / 15
                && camera.isSubjectAreaChangeMonitoringEnabled)
        let rates = Camera.format.videoSupportedFrameRateRanges[0]
        #expect(
            rates.maxFrameDuration.seconds == 0.2 && rates.minFrameDuration == CMTime(value: 1, timescale: 30)
        )
    }

    @Test("What a device does not support, and what is not held, stops the program in words")
    func traps() async {
        let focus = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Camera.make().focusMode = .autoFocus
        }
        #expect(words(focus).contains("-[AVCaptureDevice setFocusMode:] Unsupported focus mode"))
        let held = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Camera.make().isSubjectAreaChangeMonitoringEnabled = true
        }
        #expect(words(held).contains("without first successfully gaining exclusive ownership"))
    }

    @Test("Names have Apple's values")
    func names() {
        #expect(AVCaptureDevice.DeviceType.external.rawValue == "AVCaptureDeviceTypeExternal")
        #expect(AVCaptureDevice.Position.front.rawValue == 2 && AVCaptureDevice.FlashMode.auto.rawValue == 2)
        #expect(AVCaptureDevice.FocusMode.continuousAutoFocus.rawValue == 2)
        #expect(AVCaptureDevice.ExposureMode.custom.rawValue == 3)
        #expect(AVCaptureVideoOrientation.landscapeLeft.rawValue == 4)
        #expect(AVCaptureVideoStabilizationMode.auto.rawValue == -1)
        #expect(AVMetadataObject.ObjectType.qr.rawValue == "org.iso.QRCode")
        #expect(AVCaptureSession.Preset.hd1920x1080.rawValue == "AVCaptureSessionPreset1920x1080")
        #expect(
            AVCaptureSession.InterruptionReason(rawValue: 4)
                == .videoDeviceNotAvailableWithMultipleForegroundApps)
    }

    @Test("Pixels become an image, whatever their order and the length of rows", arguments: [0, 1])
    func pixels(order: Int) throws {
        var buffer: CVPixelBuffer?
        let format = [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB][order]
        #expect(CVPixelBufferCreate(nil, 0, 2, format, nil, &buffer) == kCVReturnInvalidSize && buffer == nil)
        #expect(
            CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &buffer)
                == kCVReturnInvalidPixelFormat)
        #expect(CVPixelBufferCreate(nil, 3, 2, format, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        let (row, base) = (CVPixelBufferGetBytesPerRow(pixels), CVPixelBufferGetBaseAddress(pixels)!)
        #expect(row == 64 && CVPixelBufferGetDataSize(pixels) == 128)
        // The last pixel of the lower row: red.
        let red: [UInt8] = order == 0 ? [0, 0, 255, 255] : [255, 255, 0, 0]
        for (index, byte) in red.enumerated() {
            base.storeBytes(of: byte, toByteOffset: row + 8 + index, as: UInt8.self)
        }
        let sample = CMSampleBuffer(imageBuffer: pixels, presentationTimeStamp: .zero)
        let image = CIImage(cvPixelBuffer: try #require(CMSampleBufferGetImageBuffer(sample)))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        let bytes = try #require(made.dataProvider?.data).prefix(made.bytesPerRow * 2)
        let found = bytes.enumerated().filter { $0.element == 255 }.map(\.offset)
        #expect(found == [made.bytesPerRow + 8, made.bytesPerRow + 11])
    }
}

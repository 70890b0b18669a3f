import Foundation
public import VitrineCoreGraphics

/// What a picker with a camera has. None here has one, and whoever sets something of it is stopped, as UIKit stops whoever
/// does for another source.
extension UIImagePickerController {
    /// On which side of the device a camera is.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// When a camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video = 1
    }

    /// Whether there is such a camera: none.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera has a flash: there is none.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera can take: nil, as there is none.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    private func demandCamera() -> Never {
        fatalError("Source type must be UIImagePickerControllerSourceTypeCamera: it is \(sourceType)")
    }

    /// The camera: the one at the rear. Traps when it is set.
    public final var cameraDevice: CameraDevice {
        get { .rear }
        set { demandCamera() }
    }
    /// When it flashes: as it sees fit. Traps when it is set.
    public final var cameraFlashMode: CameraFlashMode {
        get { .auto }
        set { demandCamera() }
    }
    /// What it takes: pictures. Traps when it is set.
    public final var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set { demandCamera() }
    }
    /// Whether the camera's own buttons show: they would. Traps when it is set.
    public final var showsCameraControls: Bool {
        get { true }
        set { demandCamera() }
    }
    /// What is laid over the camera's picture: nothing. Traps when it is set.
    public final var cameraOverlayView: UIView? {
        get { nil }
        set { demandCamera() }
    }
    /// What the camera's picture is transformed by: nothing. Traps when it is set.
    public final var cameraViewTransform: CGAffineTransform {
        get { .identity }
        set { demandCamera() }
    }
    /// Takes a picture. Traps, as there is no camera.
    public final func takePicture() { demandCamera() }
}

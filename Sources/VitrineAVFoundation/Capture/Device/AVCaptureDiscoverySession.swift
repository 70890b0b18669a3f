public import Foundation
public import VitrineQuartzCore

extension AVCaptureDevice {
    /// Looks for devices, and keeps looking. It finds none here.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        private let deviceTypes: [DeviceType]
        private let mediaType: AVMediaType?
        private let position: Position

        /// Looks for devices.
        ///
        /// - Parameters:
        ///   - deviceTypes: What they are built as, in the order that they are wanted in.
        ///   - mediaType: What they have; nil stands for any kind.
        ///   - position: Where they look; ``Position/unspecified`` stands for anywhere.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            (self.deviceTypes, self.mediaType, self.position) = (deviceTypes, mediaType, position)
        }

        /// What was found, in the order of the types.
        open var devices: [AVCaptureDevice] { select(from: AVCaptureDevice.devices()) }

        /// Which devices can be used at once: none, with fewer than two.
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }

        /// Those of some devices that are looked for.
        func select(from devices: [AVCaptureDevice]) -> [AVCaptureDevice] {
            deviceTypes.flatMap { type in
                devices.filter { device in
                    device.deviceType == type && mediaType.map(device.hasMediaType) ?? true
                        && (position == .unspecified || device.position == position)
                }
            }
        }
    }

    /// Says by which angle pictures of a camera are to be turned so that they stand upright.
    ///
    /// A camera of a desktop does not turn with what is in front of it: the angles are 0.
    open class RotationCoordinator: NSObject {
        /// Whose pictures.
        public private(set) weak var device: AVCaptureDevice?
        /// Where they are shown.
        public private(set) weak var previewLayer: CALayer?

        /// Watches a camera.
        ///
        /// - Parameters:
        ///   - device: Whose pictures.
        ///   - previewLayer: Where they are shown.
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }

        /// By how much the picture in the layer is to be turned, in degrees.
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        /// By how much photographs and videos are to be turned, in degrees.
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }
}

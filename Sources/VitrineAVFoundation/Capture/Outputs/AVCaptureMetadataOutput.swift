public import Foundation
public import VitrineFoundation

/// Finds codes and faces in pictures of a camera. Without one, nothing can be found.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    private var types: [AVMetadataObject.ObjectType] = []

    /// Makes an output.
    public override init() { super.init() }

    override var mediaTypes: [AVMediaType] { [.metadataObject] }

    /// Who hears of what is found.
    public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Where it hears of it.
    public private(set) var metadataObjectsCallbackQueue: DispatchQueue?

    /// Sets who hears of what is found.
    ///
    /// - Parameter queue: Where; may be nil only with the delegate.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {
        guard objectsDelegate == nil || objectsCallbackQueue != nil else {
            CaptureFault.stop(
                "-[AVCaptureMetadataOutput setMetadataObjectsDelegate:queue:]", "NULL queue passed")
        }
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsDelegate == nil ? nil : objectsCallbackQueue
    }

    /// What can be found: nothing without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    /// What is looked for. Traps for what is not among ``availableMetadataObjectTypes``; nil stands for nothing.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
        get { types }
        set {
            let asked = newValue ?? []
            guard asked.allSatisfy(availableMetadataObjectTypes.contains) else {
                CaptureFault.stop(
                    "-[AVCaptureMetadataOutput setMetadataObjectTypes:]",
                    "Unsupported type found - use -availableMetadataObjectTypes")
            }
            types = asked
        }
    }

    /// Where it is looked for, 0…1 of the picture; everywhere unless set.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Hears of what is found in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Something was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing, as AVFoundation without the method.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

public import Foundation

extension AVCaptureSession {
    /// Whether the device has a button for the camera: no.
    public var supportsControls: Bool { false }
    /// How many controls such a button can have: none.
    public var maxControlsCount: Int { 0 }
    /// The controls of such a button: none.
    public var controls: [AVCaptureControl] { [] }
    /// Whether a control can be added: not without a button.
    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }

    /// Adds a control. Traps for what ``canAddControl(_:)`` denies.
    public func addControl(_ control: AVCaptureControl) {
        fault("addControl:", "Controls are not supported by this device: ask -canAddControl:")
    }

    /// Removes a control. Traps for one that was not added, as all are.
    public func removeControl(_ control: AVCaptureControl) {
        fault("removeControl:", "The control was not added to the session")
    }

    /// Sets who hears of the controls.
    ///
    /// - Parameter queue: Where; may be nil only with the delegate.
    public func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
        queue controlsDelegateCallbackQueue: DispatchQueue?
    ) {
        guard controlsDelegate == nil || controlsDelegateCallbackQueue != nil else {
            fault("setControlsDelegate:queue:", "NULL queue passed")
        }
        self.controlsDelegate = controlsDelegate
        self.controlsDelegateCallbackQueue = controlsDelegate == nil ? nil : controlsDelegateCallbackQueue
    }
}

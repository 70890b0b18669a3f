public import Foundation
public import VitrineFoundation

/// Brings media from inputs, as cameras, to outputs, as photographs.
///
/// It may be used on any thread, and ``startRunning()`` had better be: it takes its time on devices that have a camera.
/// Without one, as here, a session runs, and nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// Whether it runs. Observable, as ``isInterrupted``.
    @_Observed open internal(set) var isRunning = false
    /// Whether something else has what it needs: nothing has.
    @_Observed open internal(set) var isInterrupted = false

    /// Guards what follows.
    let lock = NSRecursiveLock()
    var preset = Preset.high
    var inputList: [AVCaptureInput] = []
    var outputList: [AVCaptureOutput] = []
    var connectionList: [AVCaptureConnection] = []
    /// The layers that show its pictures.
    var previews: [WeakPreview] = []
    private var openConfigurations = 0
    private var wishesMultitasking = false

    /// Makes a session of nothing.
    public override init() { super.init() }

    // MARK: Presets

    /// How good everything is to be; ``Preset/high`` unless set. Traps for what ``canSetSessionPreset(_:)`` denies.
    open var sessionPreset: Preset {
        get { lock.withLock { preset } }
        set {
            guard canSetSessionPreset(newValue) else {
                fault("setSessionPreset:", "Cannot use \(newValue.rawValue). Use -canSetSessionPreset:")
            }
            lock.withLock { preset = newValue }
        }
    }

    /// Whether all inputs can be set so.
    open func canSetSessionPreset(_ preset: Preset) -> Bool {
        guard Preset.all.contains(preset) else { return false }
        return inputs.allSatisfy {
            ($0 as? AVCaptureDeviceInput)?.device.supportsSessionPreset(preset) ?? true
        }
    }

    // MARK: Running

    /// Starts, and posts ``didStartRunningNotification``. Traps between ``beginConfiguration()`` and
    /// ``commitConfiguration()``.
    open func startRunning() {
        let isOpen = lock.withLock { openConfigurations > 0 }
        guard !isOpen else {
            fault(
                "startRunning",
                "startRunning may not be called between calls to beginConfiguration and commitConfiguration")
        }
        guard !isRunning else { return }
        isRunning = true
        NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
    }

    /// Stops, and posts ``didStopRunningNotification``. Traps between ``beginConfiguration()`` and
    /// ``commitConfiguration()``.
    open func stopRunning() {
        let isOpen = lock.withLock { openConfigurations > 0 }
        guard !isOpen else {
            fault(
                "stopRunning",
                "stopRunning may not be called between calls to beginConfiguration and commitConfiguration")
        }
        guard isRunning else { return }
        isRunning = false
        NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
    }

    /// Begins changes that belong together. Each call needs its ``commitConfiguration()``.
    open func beginConfiguration() { lock.withLock { openConfigurations += 1 } }

    /// Ends changes that belong together.
    open func commitConfiguration() { lock.withLock { openConfigurations = max(0, openConfigurations - 1) } }

    // MARK: Sound and other programs

    /// Whether it records with the program's audio session; on unless set.
    open var usesApplicationAudioSession = true
    /// Whether it sets the program's audio session; on unless set.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether it chooses colours as wide as the screen's; on unless set.
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    /// Whether it can run next to other programs: no.
    open var isMultitaskingCameraAccessSupported: Bool { false }
    /// Whether it runs next to other programs. Traps where that is not supported.
    open var isMultitaskingCameraAccessEnabled: Bool {
        get { lock.withLock { wishesMultitasking } }
        set {
            guard !newValue || isMultitaskingCameraAccessSupported else {
                fault("setMultitaskingCameraAccessEnabled:", "Multitasking camera access is not supported")
            }
            lock.withLock { wishesMultitasking = newValue }
        }
    }

    // MARK: Members

    /// Where media comes from.
    open var inputs: [AVCaptureInput] { lock.withLock { inputList } }
    /// Where media goes to.
    open var outputs: [AVCaptureOutput] { lock.withLock { outputList } }
    /// The ways that media goes.
    open var connections: [AVCaptureConnection] { lock.withLock { connectionList } }

    /// Whether an input can be added: to no other session, and beside no other camera or microphone.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { objection(to: input) == nil }

    /// Adds an input, and connects it with all outputs that take what it has. Traps for what ``canAddInput(_:)``
    /// denies.
    open func addInput(_ input: AVCaptureInput) { add(input, "addInput:", connecting: true) }

    /// Adds an input. Traps for what ``canAddInput(_:)`` denies.
    open func addInputWithNoConnections(_ input: AVCaptureInput) {
        add(input, "addInputWithNoConnections:", connecting: false)
    }

    /// Removes an input, and its connections; nothing for one that is not in the session.
    open func removeInput(_ input: AVCaptureInput) { remove(input) }

    /// Whether an output can be added: to no other session, and beside none of its kind, unless it hands on samples.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { objection(to: output) == nil }

    /// Adds an output, and connects it with all inputs that have what it takes. Traps for what ``canAddOutput(_:)``
    /// denies.
    open func addOutput(_ output: AVCaptureOutput) { add(output, "addOutput:", connecting: true) }

    /// Adds an output. Traps for what ``canAddOutput(_:)`` denies.
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) {
        add(output, "addOutputWithNoConnections:", connecting: false)
    }

    /// Removes an output, and its connections; nothing for one that is not in the session.
    open func removeOutput(_ output: AVCaptureOutput) { remove(output) }

    /// Whether a connection can be added: both of its ends have to be in the session.
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { objection(to: connection) == nil }

    /// Adds a connection. Traps for what ``canAddConnection(_:)`` denies.
    open func addConnection(_ connection: AVCaptureConnection) { add(connection) }

    /// Removes a connection; nothing for one that is not in the session.
    open func removeConnection(_ connection: AVCaptureConnection) {
        lock.withLock { connectionList.removeAll { $0 === connection } }
    }

    // MARK: Controls

    /// Who hears of the controls.
    public internal(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
    /// Where it hears of them.
    public internal(set) var controlsDelegateCallbackQueue: DispatchQueue?

    func fault(_ method: String, _ sentence: String) -> Never {
        CaptureFault.stop("-[\(type(of: self)) \(method)]", sentence)
    }
}

/// Several cameras at once.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    /// Whether the device can do that: not without cameras. Programs do not make one where it cannot.
    open class var isMultiCamSupported: Bool { false }
    /// How much of what the hardware can is used.
    open var hardwareCost: Float { 0 }
    /// How much of what the machine bears is used.
    open var systemPressureCost: Float { 0 }
}

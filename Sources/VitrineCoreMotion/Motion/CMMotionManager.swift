public import Foundation

/// Asks the sensors of a device how it is moved, of which a desktop has none: nothing is available, nothing becomes
/// active, and no handler is called, as in Apple's simulator.
open class CMMotionManager: NSObject {
    public override init() {}

    /// Whether the system shows how to move the device for its compass. Without effect: it has none.
    open var showsDeviceMovementDisplay = false

    /// The frames from which attitudes can be seen: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// The frame from which attitudes are seen.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    /// Begins to tell how the device is moved, from a frame: there is nothing to tell.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Begins to tell how the device is moved, from a frame: the handler is not called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}

    // MARK: What is told by the accelerometer

    /// Whether the device can tell how fast the device becomes faster: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether it tells how fast the device becomes faster: no.
    open var isAccelerometerActive: Bool { false }
    /// The seconds between two times that it is told.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// What was told last: nothing.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Begins to tell how fast the device becomes faster: there is nothing to tell.
    open func startAccelerometerUpdates() {}
    /// Begins to tell how fast the device becomes faster: the handler is not called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {}
    /// Ends that.
    open func stopAccelerometerUpdates() {}

    // MARK: What is told by the gyro

    /// Whether the device can tell how fast the device is turned: no.
    open var isGyroAvailable: Bool { false }
    /// Whether it tells how fast the device is turned: no.
    open var isGyroActive: Bool { false }
    /// The seconds between two times that it is told.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// What was told last: nothing.
    open var gyroData: CMGyroData? { nil }
    /// Begins to tell how fast the device is turned: there is nothing to tell.
    open func startGyroUpdates() {}
    /// Begins to tell how fast the device is turned: the handler is not called.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Ends that.
    open func stopGyroUpdates() {}

    // MARK: What is told by the magnetometer

    /// Whether the device can tell the magnetic field: no.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether it tells the magnetic field: no.
    open var isMagnetometerActive: Bool { false }
    /// The seconds between two times that it is told.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// What was told last: nothing.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Begins to tell the magnetic field: there is nothing to tell.
    open func startMagnetometerUpdates() {}
    /// Begins to tell the magnetic field: the handler is not called.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
    ) {}
    /// Ends that.
    open func stopMagnetometerUpdates() {}

    // MARK: What is told by all of them

    /// Whether the device can tell how the device is turned and moved: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether it tells how the device is turned and moved: no.
    open var isDeviceMotionActive: Bool { false }
    /// The seconds between two times that it is told.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// What was told last: nothing.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Begins to tell how the device is turned and moved: there is nothing to tell.
    open func startDeviceMotionUpdates() {}
    /// Begins to tell how the device is turned and moved: the handler is not called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Ends that.
    open func stopDeviceMotionUpdates() {}
}

/// Hears how fast the device becomes faster.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Hears how fast the device is turned.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Hears the magnetic field.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Hears how the device is turned and moved.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

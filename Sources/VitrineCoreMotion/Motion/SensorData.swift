public import Foundation

// What sensors tell. A desktop has none, so nothing of it is ever handed to a program.

/// What a sensor told, and when.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// How fast the device becomes faster. None is made here.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How fast the device is turned. None is made here.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rate.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The magnetic field around the device. None is made here.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device is turned and moved. None is made here.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// How it is turned.
    open var attitude: CMAttitude { CMAttitude() }
    /// How fast it is turned.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Where down is.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// How fast its user makes it faster.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The magnetic field.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// Where it points, in degrees from north; -1 where that is not known.
    open var heading: Double { -1 }
}

/// How high the device is. None is made here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Above where it began, in metres.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure of the air, in kilopascals.
    open var pressure: NSNumber { 0 }
}

/// What the user does. None is made here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// How sure that is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// Since when.
    open var startDate: Date { .distantPast }
    /// Nobody knows it.
    open var unknown: Bool { false }
    /// Nothing.
    open var stationary: Bool { false }
    /// They walk.
    open var walking: Bool { false }
    /// They run.
    open var running: Bool { false }
    /// They are in a car.
    open var automotive: Bool { false }
    /// They are on a bicycle.
    open var cycling: Bool { false }
}

/// How sure it is what the user does.
public enum CMMotionActivityConfidence: Int, Sendable {
    /// Not very.
    case low = 0
    /// Rather.
    case medium
    /// Very.
    case high
}

/// How far the user has gone. None is made here.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// Since when.
    open var startDate: Date { .distantPast }
    /// Until when.
    open var endDate: Date { .distantPast }
    /// Steps.
    open var numberOfSteps: NSNumber { 0 }
    /// Metres.
    open var distance: NSNumber? { nil }
    /// Floors up.
    open var floorsAscended: NSNumber? { nil }
    /// Floors down.
    open var floorsDescended: NSNumber? { nil }
    /// Seconds a metre, now.
    open var currentPace: NSNumber? { nil }
    /// Steps a second, now.
    open var currentCadence: NSNumber? { nil }
    /// Seconds a metre, on the whole.
    open var averageActivePace: NSNumber? { nil }
}

/// That the user stops or goes on. None is made here.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// When.
    open var date: Date { .distantPast }
    /// Which of both.
    open var type: CMPedometerEventType { .pause }
}

/// Whether the user stops or goes on.
public enum CMPedometerEventType: Int, Sendable {
    /// They stop.
    case pause = 0
    /// They go on.
    case resume
}

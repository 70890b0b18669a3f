public import Foundation
public import VitrineCoreLocation

/// When the user is to be reminded.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// Seconds after the beginning; less than zero for before.
    open var relativeOffset: TimeInterval = 0 {
        didSet { if relativeOffset != 0 { absoluteDate = nil } }
    }
    /// The time; nil where the offset says it.
    open var absoluteDate: Date?
    /// The place at which; nil for none.
    open var structuredLocation: EKStructuredLocation?
    /// Whether the user comes there or goes.
    open var proximity = EKAlarmProximity.none
    /// What is done.
    open var type: EKAlarmType { .display }

    /// Reminds at the beginning.
    public override init() {}
    /// Reminds at a time.
    public init(absoluteDate date: Date) { absoluteDate = date }
    /// Reminds some seconds after the beginning.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        copy.absoluteDate = absoluteDate
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        return copy
    }
}

/// Whether a user comes or goes.
public enum EKAlarmProximity: Int, Sendable {
    /// It does not matter.
    case none = 0
    /// They come.
    case enter
    /// They go.
    case leave
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    /// It is shown.
    case display = 0
    /// It is heard.
    case audio
    /// A program is begun.
    case procedure
    /// A mail is sent.
    case email
}

/// A place, and what it is called.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    /// What it is called.
    open var title: String?
    /// Where it is.
    open var geoLocation: CLLocation?
    /// How far around it counts, in metres; 0 for what the system thinks.
    open var radius: Double = 0

    /// Makes a place with a name.
    public init(title: String) { self.title = title }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}

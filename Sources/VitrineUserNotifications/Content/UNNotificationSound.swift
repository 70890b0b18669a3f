public import Foundation

/// What is heard when a notification comes.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file; nil is the desktop's sound.
    final let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) {
        self.name = name
        super.init()
    }

    /// A sound of the program's: a file of the main bundle, in a format that the desktop plays. Where there is none of the
    /// name, the desktop's sound is heard.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// The desktop's sound for messages.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }

    /// The sound of a critical alert, which is the desktop's: it does not sound where the desktop is silent.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    /// The sound of a call, which is the desktop's for messages.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }

    /// The sound of a critical alert.
    ///
    /// - Parameter volume: from 0 to 1; the desktop's volume counts here.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(nil)
    }
    /// A sound of the program's for critical alerts, as ``init(named:)`` makes it.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }
    /// A sound of the program's for critical alerts, as ``init(named:)`` makes it.
    ///
    /// - Parameter volume: from 0 to 1; the desktop's volume counts here.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(name) }
    /// A sound of the program's for calls, as ``init(named:)`` makes it.
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }

    /// The path of the file; nil without one.
    final var path: String? { name.flatMap { Bundle.main.path(forResource: $0.rawValue, ofType: nil) } }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Sounds are equal by their names.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationSound).map { $0.name == name } ?? false
    }
    open override var hash: Int { name.hashValue }
}

/// The name of a file with a sound, with its extension.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

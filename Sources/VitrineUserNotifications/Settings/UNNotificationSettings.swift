public import Foundation
import VitrinePlatform

/// What notifications of the program can do.
///
/// What was not asked for, or is not there, is `notSupported`; the desktop does not tell what its user has turned off.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    /// What the program is allowed.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions
    private let abilities: DesktopNoticeAbilities?
    private let hasDesktop: Bool

    /// - Parameters:
    ///   - options: What was asked for; nil for nothing yet.
    ///   - abilities: What the desktop's service can do; nil without a service.
    init(_ options: UNAuthorizationOptions?, _ abilities: DesktopNoticeAbilities?, hasDesktop: Bool) {
        self.options = options ?? []
        self.abilities = abilities
        self.hasDesktop = hasDesktop
        authorizationStatus = options?.status ?? .notDetermined
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions, _ isThere: Bool) -> UNNotificationSetting {
        options.contains(option) && isThere ? .enabled : .notSupported
    }

    /// Whether they are heard, by services that say so.
    open var soundSetting: UNNotificationSetting { setting(.sound, abilities?.contains(.sound) ?? false) }
    /// Whether there are numbers at the icon: on a display, in docks and panels that show any.
    open var badgeSetting: UNNotificationSetting { setting(.badge, hasDesktop) }
    /// Whether they are seen: where there is a service.
    open var alertSetting: UNNotificationSetting { setting(.alert, abilities != nil) }
    /// Whether they stay in a list until they are answered.
    open var notificationCenterSetting: UNNotificationSetting {
        setting(.alert, abilities?.contains(.stay) ?? false)
    }
    /// Whether they are seen while the device is locked: the desktop does not tell.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether they are seen in a car: there is none.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether they are heard whatever the user has set: no.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether they are read aloud: no.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether they are seen by who is busy: that is the desktop's choice.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether they wait for a time of the day: no.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether messages of people come before others: no.
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// How they are shown.
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// When their texts are shown: always, as far as the desktop tells.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the program said that it has settings of its own.
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UNAuthorizationOptions {
    /// What a program that asked for this is allowed: nobody refuses here.
    var status: UNAuthorizationStatus { contains(.provisional) ? .provisional : .authorized }
}

/// Whether something is there.
public enum UNNotificationSetting: Int, Sendable {
    /// It is not.
    case notSupported = 0
    /// It is, and turned off.
    case disabled = 1
    /// It is, and turned on.
    case enabled = 2
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// For a while.
    case banner = 1
    /// Until they are answered.
    case alert = 2
}

/// When the text of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Also while the device is locked.
    case always = 0
    /// While it is not locked.
    case whenAuthenticated = 1
    /// Not at all.
    case never = 2
}

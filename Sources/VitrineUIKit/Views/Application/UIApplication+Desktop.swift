import VitrinePlatform

extension UIApplication {
    // MARK: The icon

    /// The number at the program's icon, in docks and panels that show any. Zero, the default, shows none.
    @available(iOS, deprecated: 17)
    public final var applicationIconBadgeNumber: Int {
        get { presence.badgeNumber }
        set { presence.badgeNumber = newValue }
    }

    /// Whether the icon can be another one: no, it is that of the program's desktop entry.
    public final var supportsAlternateIcons: Bool { false }
    /// The icon in the place of the first; nil, since there is no other.
    public final var alternateIconName: String? { nil }

    /// Chooses another icon. There is none here: the closure gets an error.
    public final func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(Self.noIcons) }
    }

    /// Chooses another icon; throws, since there is none here.
    public final func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw Self.noIcons
    }

    private static let noIcons = missing("a desktop takes a program's icon from its desktop entry")

    /// - Parameter sentence: What is missing, and why.
    private static func missing(_ sentence: String) -> CocoaError {
        CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: sentence])
    }

    // MARK: The screen

    /// Whether the screen stays on while nobody touches anything, on desktops that have a screen saver. False unless set.
    public final var isIdleTimerDisabled: Bool {
        get { keepsAwake }
        set {
            guard newValue != keepsAwake else { return }
            keepsAwake = newValue
            if reachesDesktop { DesktopSession.keepAwake(newValue) }
        }
    }

    /// Whether files of the program can be read: always.
    public final var isProtectedDataAvailable: Bool { true }
    /// Whether the system starts the program to bring it up to date: it does not.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    // MARK: Notifications from afar

    /// Asks for notifications from Apple's service, which reaches no other systems: the delegate hears that it failed.
    public final func registerForRemoteNotifications() {
        let error = Self.missing("remote notifications come from Apple's service, which is not here")
        DispatchQueue.main.async {
            self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Ends what ``registerForRemoteNotifications()`` began.
    public final func unregisterForRemoteNotifications() {}
    /// Whether notifications come from afar: no.
    public final var isRegisteredForRemoteNotifications: Bool { false }
}

/// What a program found when the system started it to bring it up to date, which does not happen here.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It could not find out.
    case failed = 2
}

/// Whether the system starts a program to bring it up to date.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It does not, and the user cannot change that.
    case restricted = 0
    /// The user does not want it.
    case denied = 1
    /// It does.
    case available = 2
}

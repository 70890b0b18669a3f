public import Foundation

/// Tips of a program: how they are set up, and what they are made of.
public enum Tips {
    // MARK: Setting up

    /// Sets up tips. Before this none is shown.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` the second time.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        try TipStore.current.configure(options)
    }

    /// Forgets which tips were shown, what was donated and what parameters are. Before ``configure(_:)`` only.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after it.
    public static func resetDatastore() throws { try TipStore.current.reset() }

    /// Shows all tips, whatever their rules say and whatever was shown before.
    public static func showAllTipsForTesting() { TipStore.current.force(true) }

    /// Shows some tips, whatever their rules say and whatever was shown before.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.force(true, tips) }

    /// Hides all tips.
    public static func hideAllTipsForTesting() { TipStore.current.force(false) }

    /// Hides some tips.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.force(false, tips) }

    /// How tips are set up.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable {
            case frequency(DisplayFrequency)
            case location(DatastoreLocation)
        }
        let kind: Kind

        /// How often a tip is shown that was not shown before.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency))
        }

        /// Where it is kept what was shown.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(datastoreLocation))
        }

        /// How often: seconds; nil for whenever there is one.
        public struct DisplayFrequency: Equatable, Sendable {
            let interval: TimeInterval?

            /// Once in a time.
            ///
            /// - Parameter displayFrequency: Seconds; nil for whenever there is one.
            public init(_ displayFrequency: TimeInterval?) { interval = displayFrequency }

            /// Whenever there is one, which it is unless set.
            public static var immediate: DisplayFrequency { DisplayFrequency(nil) }
            /// Once an hour.
            public static var hourly: DisplayFrequency { DisplayFrequency(3600) }
            /// Once a day.
            public static var daily: DisplayFrequency { DisplayFrequency(86_400) }
            /// Once a week.
            public static var weekly: DisplayFrequency { DisplayFrequency(604_800) }
            /// Once a month of 30 days.
            public static var monthly: DisplayFrequency { DisplayFrequency(2_592_000) }
        }

        /// Where: in the program's settings, or in a file.
        public struct DatastoreLocation: Equatable, Sendable {
            let folder: URL?

            /// In the program's settings, where they are unless set.
            public static var applicationDefault: DatastoreLocation { DatastoreLocation(folder: nil) }

            /// In a folder: the file `tips.json`.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
        }
    }

    // MARK: States

    /// What a tip is at.
    public enum Status: Equatable, Sendable {
        /// Its rules do not hold, another was shown just now, or tips are not set up.
        case pending
        /// It can be shown.
        case available
        /// It is not shown any more.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is not shown any more.
    public enum InvalidationReason: String, Codable, Equatable, Sendable {
        /// The user has done what it is about.
        case actionPerformed
        /// It was shown as often as it may be.
        case displayCountExceeded
        /// It was shown as long as it may be.
        case displayDurationExceeded
        /// The user has closed it.
        case tipClosed
    }
}

/// What can go wrong with tips.
public struct TipKitError: Error, Equatable, Sendable, LocalizedError {
    private let sentence: String

    /// Tips are set up already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(
        sentence:
            "The tips datastore is configured already: Tips.configure() is called once, and "
            + "Tips.resetDatastore() before it."
    )

    /// A sentence for people.
    public var errorDescription: String? { sentence }
}

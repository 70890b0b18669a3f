public import Foundation
public import VitrineFoundation

/// What is known of something live from its beginning, and what changes.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What is shown of something live.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// What has changed.
    public var state: State
    /// From when on it is old; nil for never.
    public var staleDate: Date?
    /// How much it matters among others.
    public var relevanceScore: Double

    /// What has changed, and how long it counts.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// What something live is at.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// It goes on.
    case active
    /// It has ended, and is shown still.
    case ended
    /// It is not shown any more.
    case dismissed
    /// It goes on, and what is shown is old.
    case stale
    /// It has not begun.
    case pending
}

/// How long something that has ended is shown.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    private let isImmediate: Bool
    /// Up to four hours.
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    /// Not at all.
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    /// Until a date.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isImmediate: false)
    }
}

/// What is said of a change.
public struct AlertConfiguration: Sendable {
    /// The sound of it.
    public struct AlertSound: Equatable, Sendable {
        private let name: String
        /// That of the system.
        public static let `default` = AlertSound(name: "")
        /// That of a file.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    /// What it is called.
    public var title: LocalizedStringResource
    /// What is said.
    public var body: LocalizedStringResource
    /// How it sounds.
    public var sound: AlertSound
    /// A title, a text and a sound.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

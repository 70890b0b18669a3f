public import Foundation
public import VitrineSwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// From when on.
    var date: Date { get }
    /// How much it matters among others.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Nobody has said.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters among those of its program.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// How much; 0 for not at all.
    public var score: Float
    /// For how many seconds; 0 for as long as it is shown.
    public var duration: TimeInterval
    /// How much, and for how many seconds.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget is asked for more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case end
        case never
        case after(Date)
    }
    let kind: Kind
    /// Once the last one has come.
    public static let atEnd = TimelineReloadPolicy(kind: .end)
    /// When the program says so.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// At a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(kind: .after(date))
    }
}

/// What a widget shows, one after another.
public struct Timeline<EntryType: TimelineEntry> {
    /// What it shows.
    public let entries: [EntryType]
    /// When it is asked for more.
    public let policy: TimelineReloadPolicy
    /// Entries, and when there are more.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// For what a provider is asked.
public struct TimelineProviderContext: Sendable {
    /// The size and shape.
    public let family: WidgetFamily
    /// Whether it is shown where users choose widgets.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize
}

/// Says what a widget shows, and when.
public protocol TimelineProvider {
    /// What it shows.
    associatedtype Entry: TimelineEntry
    /// For what it is asked.
    typealias Context = TimelineProviderContext
    /// What is shown, without its texts, until there is an entry.
    func placeholder(in context: Context) -> Entry
    /// Hands over an example.
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    /// Hands over entries.
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Says what a widget shows, and when, as the user has configured it.
public protocol AppIntentTimelineProvider {
    /// What it shows.
    associatedtype Entry: TimelineEntry
    /// What the user can configure.
    associatedtype Intent: WidgetConfigurationIntent
    /// For what it is asked.
    typealias Context = TimelineProviderContext
    /// What is shown, without its texts, until there is an entry.
    func placeholder(in context: Context) -> Entry
    /// An example.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Entries.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that are ready, where users cannot configure.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is ready.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configuration.
    public let intent: Intent
    /// What it is called.
    public let description: Text
    /// A configuration and what it is called.
    public init<T: StringProtocol>(intent: Intent, description: T) {
        (self.intent, self.description) = (intent, Text(String(description)))
    }
    /// A configuration and what it is called.
    public init(intent: Intent, description: LocalizedStringResource) {
        (self.intent, self.description) = (intent, Text(description))
    }
    /// A configuration and what it is called.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
}

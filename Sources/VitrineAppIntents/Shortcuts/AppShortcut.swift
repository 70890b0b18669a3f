public import Foundation

/// The intents that a program wants people to find.
///
/// Nothing lists them here: what a program declares is there for its own code and tests.
public protocol AppShortcutsProvider {
    /// The intents.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Says that what can be chosen has changed. Who would ask then is the system, and here nobody does.
    public static func updateAppShortcutParameters() {}
}

/// The colour of tiles in Shortcuts.
public enum ShortcutTileColor: Sendable {
    /// Colours by their names.
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue,
        grayGreen,
        grayBrown
}

/// An intent that people find by phrases.
public struct AppShortcut: Sendable {
    /// The intent.
    package let intent: any AppIntent
    /// What people say.
    package let phrases: [String]
    /// What it is called.
    package let shortTitle: LocalizedStringResource?
    /// The symbol of its tile.
    package let systemImageName: String?

    /// An intent with phrases, a name and a symbol.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
    }

    /// An intent with phrases.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        (shortTitle, systemImageName) = (nil, nil)
    }
}

/// What stands in a phrase for something of the program's.
public struct AppShortcutPhraseToken: Sendable {
    let text: String
    /// What the program is called.
    public static var applicationName: AppShortcutPhraseToken {
        let info = Bundle.main.infoDictionary
        let name = info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
        return AppShortcutPhraseToken(text: name ?? ProcessInfo.processInfo.processName)
    }
}

/// What people say.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// Words.
    public init(stringLiteral value: String) { text = value }
    /// Words with what is the program's in them.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts words together.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        /// Begins.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds what is the program's.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += token.text }
        /// Adds a parameter: what it is called.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += String(localized: Intent()[keyPath: keyPath].title)
        }
    }
}

/// Builds lists of intents that people find.
@resultBuilder
public struct AppShortcutsBuilder {
    /// One.
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    /// All of them.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
        components.flatMap { $0 }
    }
    /// Those of a condition.
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    /// Those of a condition.
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    /// Those of a condition.
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    /// Those behind `#available`.
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// The condition of an `#if`, as far as it can be decided without the compiler.
package struct Condition {
    /// What `canImport` finds when the tool compiles: the aliased names, and what Linux has.
    package static let importable: Set<String> = [
        "UIKit", "SwiftUI", "Combine", "QuartzCore", "CoreGraphics", "Foundation", "Glibc", "Dispatch",
        "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "Vitrine", "VitrineUI",
        "os", "OSLog", "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI", "SafariServices",
        "MobileCoreServices", "CoreServices", "UserNotifications", "ImageIO", "CoreImage",
        "CoreText", "Symbols", "SwiftData", "CoreData", "CoreLocation", "MapKit", "Network",
        "CoreMedia", "AVFoundation", "AVKit", "Charts", "Security", "LocalAuthentication",
        "AuthenticationServices", "StoreKit", "CoreHaptics", "AudioToolbox", "Photos", "TipKit", "AppIntents",
        "WidgetKit", "ActivityKit", "WebKit", "CryptoKit",
        "MediaPlayer",
        "MessageUI",
        "SystemConfiguration",
        "CommonCrypto",
        "CoreMotion",
        "Contacts",
        "ContactsUI",
        "EventKit",
        "EventKitUI",
        "VitrineFoundation", "VitrineUIKit",
        "VitrineSwiftUI",
        "VitrineTesting", "Testing", "XCTest",
    ]

    /// How deep marks and parentheses may be nested; the compiler itself gives up at 256 levels.
    package static let nestingLimit = 200

    /// What every program is compiled with, as Xcode runs it.
    package static let debug: Set<String> = ["DEBUG"]

    private let tokens: [String]
    private let system: String
    private let flags: Set<String>?
    private var position = 0
    private var depth = 0
    private var isTooDeep = false

    /// Whether the condition holds; nil when only the compiler knows.
    ///
    /// - Parameters:
    ///   - system: the operating system to assume.
    ///   - flags: the names that are defined; nil where others than ``debug`` may be.
    package static func value(of tokens: [String], system: String, flags: Set<String>? = nil) -> Bool? {
        var condition = Condition(tokens: tokens, system: system, flags: flags)
        let value = condition.disjunction()
        return condition.position == tokens.count && !condition.isTooDeep ? value : nil
    }

    /// Whether a condition is nested deeper than anybody can follow.
    package static func isTooDeep(_ tokens: [String]) -> Bool {
        var condition = Condition(tokens: tokens, system: "", flags: nil)
        _ = condition.disjunction()
        return condition.isTooDeep
    }

    private init(tokens: [String], system: String, flags: Set<String>?) {
        self.tokens = tokens
        self.system = system
        self.flags = flags
    }

    private mutating func take(_ text: String...) -> Bool {
        guard tokens[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private mutating func disjunction() -> Bool? {
        var value = conjunction()
        while take("|", "|") {
            let other = conjunction()
            value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = term()
        while take("&", "&") {
            let other = term()
            value = value == false || other == false ? false : (value == nil || other == nil ? nil : true)
        }
        return value
    }

    private mutating func term() -> Bool? {
        guard depth < Self.nestingLimit else {
            isTooDeep = true
            position = tokens.count
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return term().map { !$0 } }
        if take("(") {
            let value = disjunction()
            return take(")") ? value : nil
        }
        guard position < tokens.count else { return nil }
        let name = tokens[position]
        position += 1
        guard take("(") else { return value(of: name) }
        var arguments: [String] = []
        while position < tokens.count, !take(")") {
            arguments.append(tokens[position])
            position += 1
        }
        return value(of: name, arguments: arguments)
    }

    private func value(of flag: String) -> Bool? {
        switch flag {
        case "true": true
        case "false": false
        default: flags.map { $0.contains(flag) } ?? (Self.debug.contains(flag) ? true : nil)
        }
    }

    private func value(of function: String, arguments: [String]) -> Bool? {
        switch function {
        case "os": arguments == [system]
        // The runtime has what Objective-C's has, for those who think that they are on one of Apple's systems.
        case "canImport" where arguments == ["ObjectiveC"]: system != DeviceFamily.linux.system
        case "canImport": arguments.first.map(Self.importable.contains)
        case "targetEnvironment": false
        default: nil
        }
    }
}

/// How a project or a package has its sources compiled, as far as that decides whether they compile and what they mean.
struct BuildSettings: Equatable, Sendable {
    /// What the compiler knows as `-swift-version`, the oldest first.
    static let languageModes = ["4", "4.2", "5", "6"]

    /// One of ``languageModes``; nil where nothing says.
    var languageMode: String?
    /// What is defined besides `DEBUG`: the names that sources ask for with `#if`.
    var conditions: Set<String> = []
    /// The actor that declarations belong to unless they say otherwise; nil for none.
    var defaultIsolation: String?
    /// What the compiler would do only in a later language mode.
    var upcomingFeatures: Set<String> = []

    /// What the compiler is told besides the language mode.
    var arguments: [String] {
        var arguments = conditions.sorted().flatMap { ["-D", $0] }
        arguments += upcomingFeatures.sorted().flatMap { ["-enable-upcoming-feature", $0] }
        if let defaultIsolation { arguments += ["-default-isolation", defaultIsolation] }
        return arguments
    }

    /// Adds what another project of the same program says; where both say something, the first holds.
    mutating func merge(_ other: BuildSettings) {
        languageMode = languageMode ?? other.languageMode
        conditions.formUnion(other.conditions)
        defaultIsolation = defaultIsolation ?? other.defaultIsolation
        upcomingFeatures.formUnion(other.upcomingFeatures)
    }

    /// The language mode of a version as people write it: `4.0`, `5.9`, `6`. What is older than the compiler knows is the
    /// oldest that it knows.
    static func languageMode(of version: some StringProtocol) -> String? {
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
        return switch major {
        case ..<4: "4"
        case 4: version.hasPrefix("4.2") ? "4.2" : "4"
        case 5: "5"
        default: "6"
        }
    }
}

// MARK: Xcode

extension BuildSettings {
    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
    private static let approachableConcurrency: Set<String> = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Features that make sources compile, or mean something else, and the settings that turn them on one by one. Those that
    /// only refuse more are left out: whoever turned them on has sources that pass.
    private static let features = [
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    ]

    /// - Parameters:
    ///   - target: The settings of a target.
    ///   - project: Those of its project, which hold where the target says nothing.
    init(target: [String: Any], project: [String: Any]) {
        func value(_ key: String) -> String? { (target[key] ?? project[key]) as? String }
        func isOn(_ key: String) -> Bool { value(key)?.uppercased() == "YES" }
        languageMode = value("SWIFT_VERSION").flatMap { Self.languageMode(of: $0) }
        conditions = Self.conditions(of: target).union(Self.conditions(of: project))
        if let actor = value("SWIFT_DEFAULT_ACTOR_ISOLATION"), actor == "MainActor" {
            defaultIsolation = actor
        }
        if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { upcomingFeatures = Self.approachableConcurrency }
        for (key, feature) in Self.features where isOn(key) { upcomingFeatures.insert(feature) }
        // Xcode reads `/…/` as a regular expression unless a project says no (release notes of Xcode 14).
        if value("SWIFT_ENABLE_BARE_SLASH_REGEX")?.uppercased() != "NO" {
            upcomingFeatures.insert("BareSlashRegexLiterals")
        }
        // The compiler warns of what is on without.
        if languageMode == "6" {
            upcomingFeatures.formIntersection(["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        }
    }

    /// The names that settings define.
    private static func conditions(of settings: [String: Any]) -> Set<String> {
        func words(_ key: String) -> [Substring] {
            let value = settings[key]
            let texts = (value as? [String]) ?? (value as? String).map { [$0] } ?? []
            return texts.flatMap { $0.split(whereSeparator: { " \"".contains($0) }) }
        }
        let flags = words("OTHER_SWIFT_FLAGS")
        let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { $0.dropFirst(2) }
        let separate = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
        let all = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + joined + separate
        return Set(
            all.map(String.init).filter { name in
                !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            })
    }
}

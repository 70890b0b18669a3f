import Testing

@testable import VitrineTool

@Suite("How projects and packages have sources compiled")
struct BuildSettingsTests {
    @Test(
        "A version of the language is one of the compiler's modes",
        arguments: [
            ("6", "6"), ("6.0", "6"), ("5.9", "5"), ("5", "5"), ("4.2", "4.2"), ("4.2.1", "4.2"),
            ("4.0", "4"), ("3.0.1", "4"), ("", nil), ("$(VERSION)", nil),
        ] as [(String, String?)])
    func modes(version: String, mode: String?) {
        #expect(BuildSettings.languageMode(of: version) == mode)
    }

    @Test("A target of Xcode's says what its project does not, or says otherwise")
    func xcode() {
        let project: [String: Any] = [
            "SWIFT_VERSION": "5.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
            "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
        ]
        let settings = BuildSettings(
            target: [
                "SWIFT_VERSION": "4.2", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO",
                "OTHER_SWIFT_FLAGS": "$(inherited) -DMORE",
            ], project: project)
        #expect(settings.languageMode == "4.2")
        #expect(settings.defaultIsolation == "MainActor")
        #expect(settings.conditions == ["DEBUG", "MORE"])
        #expect(
            settings.upcomingFeatures == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        let alone = BuildSettings(target: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"], project: project)
        #expect(alone.defaultIsolation == nil && alone.languageMode == "5")
        #expect(alone.upcomingFeatures.contains("BareSlashRegexLiterals"))
    }

    @Test("What a later mode does anyway is not asked for")
    func later() {
        let settings = BuildSettings(
            target: ["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"], project: [:])
        #expect(settings.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        #expect(
            settings.arguments == [
                "-enable-upcoming-feature", "InferIsolatedConformances",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("Of two projects the first holds, and what either defines")
    func merged() {
        var settings = BuildSettings(languageMode: "6", conditions: ["A"])
        settings.merge(BuildSettings(languageMode: "5", conditions: ["B"], defaultIsolation: "MainActor"))
        #expect(settings.languageMode == "6" && settings.defaultIsolation == "MainActor")
        #expect(settings.arguments == ["-D", "A", "-D", "B", "-default-isolation", "MainActor"])
    }

    @Test("A manifest says it by its tools, for all targets, or for one")
    func manifests() {
        let head = "// swift-tools-version:6.1\n"
        #expect(ManifestTargets(head).settings.languageMode == "6")
        #expect(ManifestTargets("// swift-tools-version: 5.9\n").settings.languageMode == "5")
        #expect(
            ManifestTargets(head + "Package(swiftLanguageModes: [.v5])").settings.languageMode == "5")
        #expect(
            ManifestTargets(head + "Package(swiftLanguageVersions: [.v4, .v4_2])").settings.languageMode
                == "4.2")
        let targets = ManifestTargets(
            """
            .target(name: "Kit", swiftSettings: [
                .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"), .define("EXTRA"),
            ]), .target(name: "Other")
            """
        ).targets
        #expect(
            targets.map(\.settings) == [
                BuildSettings(
                    languageMode: "5", conditions: ["EXTRA"], defaultIsolation: "MainActor",
                    upcomingFeatures: ["ExistentialAny"]),
                BuildSettings(),
            ])
    }

    @Test("A manifest says it in a constant, or in a loop over its targets")
    func settingsOutsideOfTargets() {
        let manifest = ManifestTargets(
            """
            // swift-tools-version: 5.9
            let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", swiftSettings: strict), .target(name: "Other"),
            ])
            for target in package.targets {
                target.swiftSettings = target.swiftSettings ?? []
                target.swiftSettings? += [.enableUpcomingFeature("InternalImportsByDefault")]
            }
            """)
        #expect(
            manifest.targets.map(\.settings.upcomingFeatures) == [["ExistentialAny"], []]
                && manifest.settings.upcomingFeatures == ["InternalImportsByDefault"]
                && manifest.settings.languageMode == "5")
    }
}

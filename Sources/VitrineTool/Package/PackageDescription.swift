/// What `swift package describe` says of a package.
struct PackageDescription: Codable, Equatable, Sendable {
    struct Dependency: Codable, Equatable, Sendable {
        var identity: String
        /// `fileSystem` for a package in a folder beside this one.
        var type: String
        var path: String?
    }

    struct Product: Codable, Equatable, Sendable {
        var name: String
        var targets: [String]
    }

    struct Target: Codable, Equatable, Sendable {
        var name: String
        /// The name of its module.
        var c99name: String
        /// `SwiftTarget`, `ClangTarget`, `SystemLibraryTarget` …
        var moduleType: String
        /// `library`, `executable`, `test`, `macro`, `plugin` …
        var type: String
        /// Below the package.
        var path: String
        /// Below the target.
        var sources: [String]
        var targetDependencies: [String]?
        var productDependencies: [String]?
        var resources: [Resource]?
    }

    struct Resource: Codable, Equatable, Sendable {
        var path: String
    }

    var name: String
    var path: String
    var toolsVersion: String
    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]
}

/// What `swift package dump-package` says besides: how the targets are compiled.
struct PackageManifest: Codable, Equatable, Sendable {
    struct Target: Codable, Equatable, Sendable {
        var name: String
        var settings: [Setting]
    }

    struct Setting: Codable, Equatable, Sendable {
        struct Condition: Codable, Equatable, Sendable {
            var platformNames: [String]?
            var config: String?
        }

        var tool: String
        var condition: Condition?
        /// One entry: what is set, and its value under `_0`.
        var kind: [String: Value]
    }

    /// A text, several, or something that is of no interest here.
    struct Value: Codable, Equatable, Sendable {
        var texts: [String]

        private enum CodingKeys: String, CodingKey { case first = "_0" }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try? container.decode(String.self, forKey: .first) {
                texts = [text]
            } else {
                texts = (try? container.decode([String].self, forKey: .first)) ?? []
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(texts, forKey: .first)
        }
    }

    var swiftLanguageVersions: [String]?
    var targets: [Target]
}

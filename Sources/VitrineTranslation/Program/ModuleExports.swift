/// What the translation of a module must know of the modules that it imports, by the names of their types.
package struct ModuleExports: Equatable, Sendable {
    /// How objects of the types are made.
    var constructible: [String: Constructible] = [:]
    /// The optional requirements of protocols, to which classes of the importing module conform by their members.
    var requirements: [String: [OptionalRequirements.Requirement]] = [:]

    package init() {}

    /// Adds what another module exports, which counts where both say something.
    package mutating func merge(_ other: ModuleExports) {
        constructible.merge(other.constructible) { $1 }
        requirements.merge(other.requirements) { $1 }
    }

    /// With what another module exports.
    package func merging(_ other: ModuleExports) -> ModuleExports {
        var merged = self
        merged.merge(other)
        return merged
    }
}

/// The class by which a module tells nibs what they cannot find in its types: what its extensions of Apple's classes
/// declare, and the classes that have another name for Objective-C.
struct NibModule: Sendable {
    /// The source behind whose last line the class stands.
    let home: Int?
    /// The class, on one line.
    let text: String

    /// Complexity: O(*n* log *n*) in the number of types.
    init(_ index: ProgramIndex) {
        let extended = index.types.filter { $0.value.declaration == nil }.keys
        let named = Self.named(index)
        home = ([Self.firstExtension(of: extended, index)] + [named.isEmpty ? nil : Self.firstOfUIKit(index)])
            .compactMap(\.self).min()
        guard let home else {
            text = ""
            return
        }
        // The most derived first: its member hides the other.
        let ordered = extended.sorted {
            let first = AppleClasses.superclasses(of: $0).count
            let second = AppleClasses.superclasses(of: $1).count
            return first == second ? $0 < $1 : first > second
        }
        let branches = ordered.compactMap { name -> String? in
            let members = NibMembers(of: name, seenFrom: home, index).properties
            guard !members.isEmpty else { return nil }
            let cases = members.map { NibConnectionPass.setting($0, of: "object", index) }
            return
                "if let object = object as? \(name) { switch key { \(cases.joined(separator: "; ")); default: break } }; "
        }
        let types = named.map { "case \"\($0.name)\": return \($0.type).self; " }
        text =
            "final class _NibModule: _NibDescribing { static func set(_ value: Any?, forKey key: String, of object: AnyObject) "
            + "-> Bool { \(branches.joined())return false }; static func type(named name: String) -> AnyClass? "
            + "{ switch name { \(types.joined())default: return nil } } }"
    }

    /// The first source that extends one of some types with what nibs can set.
    private static func firstExtension(of types: some Sequence<String>, _ index: ProgramIndex) -> Int? {
        types.flatMap { index.types[$0]?.extensions ?? [] }
            .filter { reference in
                NibMembers(of: index.fullName(of: reference), seenFrom: reference.source, index).properties
                    .contains { $0.source == reference.source }
            }
            .map(\.source).min()
    }

    private static func firstOfUIKit(_ index: ProgramIndex) -> Int? {
        index.sources.indices.first { number in
            let source = index.sources[number]
            return source.declarations.contains {
                $0.kind == .import && $0.name == "UIKit" && source.isActive[$0.keyword]
            }
        }
    }

    /// The classes that `@objc(Name)` gives another name, by it, as far as the whole module sees them.
    private static func named(_ index: ProgramIndex) -> [(name: String, type: String)] {
        index.types.compactMap { type, entry in
            guard let reference = entry.declaration else { return nil }
            let source = index.sources[reference.source]
            let declaration = index[reference]
            guard declaration.kind == .class, declaration.generics.isEmpty, declaration.parent == nil,
                source.isActive[declaration.keyword],
                ["private", "fileprivate"].allSatisfy({ !source.hasModifier($0, declaration) }),
                let name = ObjectiveCName.custom(of: declaration, in: source), name != type
            else { return nil }
            return (name, type)
        }
        .sorted { $0.name < $1.name }
    }
}

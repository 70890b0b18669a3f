/// The class of a module that knows what its extensions of Apple's classes declare for nibs: such members override nothing.
struct NibExtensions: Sendable {
    /// The first source with such an extension, behind whose last line the class stands.
    let home: Int?
    /// The class, on one line.
    let text: String

    /// Complexity: O(*n* log *n*) in the number of types.
    init(_ index: ProgramIndex) {
        let owners = index.types.filter { $0.value.declaration == nil }.keys
        home =
            owners.flatMap { index.types[$0]?.extensions ?? [] }
            .filter { reference in
                NibMembers(of: index.fullName(of: reference), seenFrom: reference.source, index).properties
                    .contains { $0.source == reference.source }
            }
            .map(\.source).min()
        guard let home else {
            text = ""
            return
        }
        // The most derived first: its member hides the other.
        let ordered = owners.sorted {
            let first = AppleClasses.superclasses(of: $0).count
            let second = AppleClasses.superclasses(of: $1).count
            return first == second ? $0 < $1 : first > second
        }
        let branches = ordered.compactMap { name -> String? in
            let members = NibMembers(of: name, seenFrom: home, index).properties
            guard !members.isEmpty else { return nil }
            let cases = members.map { NibConnectionPass.setting($0, of: "object", index) }
            return
                "if let object = object as? \(name) { switch key { \(cases.joined(separator: "; ")); default: break } }"
        }
        text =
            "final class _NibExtensions: _NibExtending { static func set(_ value: Any?, forKey key: String, of object: AnyObject) "
            + "-> Bool { \(branches.joined(separator: "; ")); return false } }"
    }
}

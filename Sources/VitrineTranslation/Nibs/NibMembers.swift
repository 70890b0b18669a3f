/// What a type and its extensions declare for nibs.
struct NibMembers: Sendable {
    /// `@IBOutlet` and `@IBInspectable` properties that can be set.
    private(set) var properties: [ProgramIndex.Reference] = []
    /// `@IBAction` and `@IBSegueAction` methods.
    private(set) var actions: [ProgramIndex.Reference] = []

    private static let propertyAttributes: Set = ["@IBOutlet", "@IBInspectable"]
    private static let actionAttributes: Set = ["@IBAction", "@IBSegueAction"]

    /// A selector's method takes no more: one that makes a controller the coder, the sender and the segue's identifier.
    private static func argumentLimit(_ attributes: Set<String>) -> Int {
        attributes.contains("@IBSegueAction") ? 3 : 2
    }

    var isEmpty: Bool { properties.isEmpty && actions.isEmpty }

    /// - Parameters:
    ///   - type: The full name.
    ///   - source: Where the functions will stand that use the members.
    init(of type: String, seenFrom source: Int, _ index: ProgramIndex) {
        for member in index.types[type]?.members ?? [] {
            let declaration = index[member]
            // Most members have none, and the rest of the question takes longer.
            guard !declaration.attributes.isEmpty, Self.isReachable(member, from: source, index) else {
                continue
            }
            let names = Set(declaration.attributes.map(\.name))
            if declaration.kind == .property, !names.isDisjoint(with: Self.propertyAttributes),
                Self.isSettable(member, index)
            {
                properties.append(member)
            } else if declaration.kind == .function, !names.isDisjoint(with: Self.actionAttributes),
                declaration.parameters.count <= Self.argumentLimit(names), declaration.generics.isEmpty
            {
                actions.append(member)
            }
        }
    }

    private static func isReachable(
        _ member: ProgramIndex.Reference, from place: Int, _ index: ProgramIndex
    ) -> Bool {
        let declaration = index[member]
        let source = index.sources[member.source]
        let isUnavailable = declaration.attributes.contains { attribute in
            attribute.name == "@available" && attribute.tokens.contains { source.text($0) == "unavailable" }
        }
        guard let parent = declaration.parent.map({ source.declarations[$0] }), !parent.isConstrained,
            !isUnavailable,
            ["static", "class", "override"].allSatisfy({ !source.hasModifier($0, declaration) })
        else { return false }
        return member.source == place
            || ["private", "fileprivate"].allSatisfy {
                !source.hasModifier($0, declaration) && !source.hasModifier($0, parent)
            }
    }

    private static func isSettable(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let declaration = index[member]
        let source = index.sources[member.source]
        guard source.text(declaration.keyword) == "var", source.text(declaration.nameToken) != "(" else {
            return false
        }
        guard declaration.isComputed, let body = declaration.body else { return true }
        var place = body.lowerBound + 1
        while place < body.upperBound {
            if ["set", "_modify"].contains(source.text(place)) { return true }
            place = (source.text(place) == "{" ? source.brackets[place] : nil) ?? place
            place += 1
        }
        return false
    }
}

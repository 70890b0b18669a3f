/// The members of extensions that only Objective-C can override or let override.
///
/// Swift lets members be overridden, and override, in the bodies of classes alone. So such a member gets another name
/// where it stands, `_Controller_tap` for `tap`, and the class a member that calls it, on the line of its closing brace:
/// no line moves, and what the member can see stays what it was.
struct ExtensionOverrides: Sendable {
    /// The members, and the classes that get one for each.
    private(set) var classes: [ProgramIndex.Reference: ProgramIndex.Reference] = [:]
    /// For each class its members, in the order in which the program declares them.
    private(set) var members: [ProgramIndex.Reference: [ProgramIndex.Reference]] = [:]

    /// Complexity: O(*n*) in the number of members, times the depth of inheritance.
    init(
        _ index: ProgramIndex, _ subclasses: SubclassRequirements, _ framework: FrameworkOverrides
    ) {
        // What a class gets for a subclass is in its body; only the subclass's may be in an extension.
        var found = Set(subclasses.overriding.keys.filter { Self.isInExtension($0, index) })
        for (type, entry) in index.types {
            for member in entry.members
            where index.sources[member.source].hasModifier("override", index[member])
                && framework.byMember[member] == nil && !PlainObjectPass.isDeclaredAnew(member, index)
            {
                if Self.isInExtension(member, index) { found.insert(member) }
                found.formUnion(Self.overridden(by: member, of: type, index))
            }
        }
        let ordered = found.sorted { ($0.source, $0.declaration) < ($1.source, $1.declaration) }
        for member in ordered {
            guard let parent = index[member].parent,
                case let type = index.fullName(of: .init(source: member.source, declaration: parent)),
                let owner = index.types[type]?.declaration, index[owner].kind == .class,
                index[owner].body != nil
            else { continue }
            classes[member] = owner
            members[owner, default: []].append(member)
        }
    }

    /// What a member is called in its extension: by its class, so that one of a subclass does not override it.
    static func name(of member: ProgramIndex.Reference, _ index: ProgramIndex) -> String {
        let type = index[member].parent.map {
            index.fullName(of: .init(source: member.source, declaration: $0))
        }
        return "_\((type ?? "").replacing(".", with: "_"))_\(index[member].name)"
    }

    private static func isInExtension(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        guard let parent = index[member].parent else { return false }
        return index.sources[member.source].declarations[parent].kind == .extension
    }

    /// The members in extensions of superclasses that a member overrides.
    private static func overridden(
        by member: ProgramIndex.Reference, of type: String, _ index: ProgramIndex
    ) -> [ProgramIndex.Reference] {
        let declaration = index[member]
        for name in index.chain(from: type).types.dropFirst() {
            let same = (index.types[name]?.named[declaration.name] ?? []).filter { candidate in
                let other = index[candidate]
                return other.kind == declaration.kind
                    && other.parameters.map(\.label) == declaration.parameters.map(\.label)
            }
            if !same.isEmpty { return same.filter { isInExtension($0, index) } }
        }
        return []
    }
}

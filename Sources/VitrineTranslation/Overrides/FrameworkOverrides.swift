/// Overrides of members that a program's extensions add to classes of Apple's.
///
/// Objective-C finds the member of the object's own class. Swift has no place for it in a class that it did not compile:
/// so the member becomes one that asks whether the object is of a class with an override, the most derived first, and
/// all bodies get names of their own. What is asked for is a protocol of one member, so that a class that is absent
/// here takes nothing else with it.
struct FrameworkOverrides: Sendable {
    /// An override, and what `super` in it is.
    struct Override: Sendable {
        var member: ProgramIndex.Reference
        var superName: String
        var protocolName: String
        fileprivate var depth: Int
    }

    /// For each member that is overridden its overrides, the most derived first.
    private(set) var byBase: [ProgramIndex.Reference: [Override]] = [:]
    private(set) var byMember: [ProgramIndex.Reference: Override] = [:]

    /// Complexity: O(*n*) in the number of members that override, times the depth of inheritance.
    init(_ index: ProgramIndex) {
        var found: [ProgramIndex.Reference: [(member: ProgramIndex.Reference, ancestors: [String])]] = [:]
        for type in index.types.keys.sorted() {
            for member in index.types[type]?.members ?? [] {
                guard Self.isOverride(member, index) else { continue }
                let ancestors = Self.ancestors(of: type, index)
                guard let base = Self.base(of: member, in: ancestors, index),
                    Self.canChange(base, index), Self.canChange(member, index)
                else { continue }
                found[base, default: []].append((member, ancestors))
            }
        }
        for (base, members) in found {
            var overrides: [Override] = []
            for (member, ancestors) in members {
                let above = ancestors.lazy.compactMap { type in
                    members.first { Self.type(of: $0.member, index) == type }?.member
                }.first
                let name = ExtensionOverrides.name(of: member, index)
                let labels = index[member].parameters.map(\.label).filter { $0 != "_" }
                let override = Override(
                    member: member, superName: ExtensionOverrides.name(of: above ?? base, index),
                    protocolName: ([name] + labels + ["Override"]).joined(separator: "_"),
                    depth: ancestors.count)
                overrides.append(override)
                byMember[member] = override
            }
            byBase[base] = overrides.sorted { ($1.depth, $0.protocolName) < ($0.depth, $1.protocolName) }
        }
    }

    private static func type(of member: ProgramIndex.Reference, _ index: ProgramIndex) -> String? {
        index[member].parent.map { index.fullName(of: .init(source: member.source, declaration: $0)) }
    }

    private static func isOverride(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let source = index.sources[member.source]
        return source.hasModifier("override", index[member]) && !source.hasModifier("class", index[member])
    }

    /// The superclasses of a class, the nearest first.
    private static func ancestors(of type: String, _ index: ProgramIndex) -> [String] {
        let own = index.chain(from: type).types
        return own.dropFirst() + AppleClasses.superclasses(of: own[own.count - 1])
    }

    /// The member of an extension of Apple's class that is overridden; nil where Swift itself finds one nearer by.
    private static func base(
        of member: ProgramIndex.Reference, in ancestors: [String], _ index: ProgramIndex
    ) -> ProgramIndex.Reference? {
        let declaration = index[member]
        for type in ancestors {
            let candidates = (index.types[type]?.named[declaration.name] ?? []).filter { candidate in
                let other = index[candidate]
                return other.kind == declaration.kind
                    && other.parameters.map(\.label) == declaration.parameters.map(\.label)
                    && !index.sources[candidate.source].hasModifier("override", other)
            }
            // Of several with the same labels the one that takes the same, as far as it is written so.
            let same =
                candidates.first { types(of: $0, index) == types(of: member, index) } ?? candidates.first
            if let same { return index.types[type]?.declaration == nil ? same : nil }
        }
        return nil
    }

    /// The types of a member's parameters, as they are written.
    private static func types(of member: ProgramIndex.Reference, _ index: ProgramIndex) -> [String] {
        index[member].parameters.map { index.sources[member.source].joined($0.type) }
    }

    /// Whether a member can have another name, and be asked for by a protocol.
    private static func canChange(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let declaration = index[member]
        let source = index.sources[member.source]
        guard declaration.kind == .function || declaration.kind == .property && declaration.isComputed,
            let body = declaration.body, declaration.generics.isEmpty, !declaration.isConstrained,
            let parent = declaration.parent.map({ source.declarations[$0] }), parent.kind.isType,
            !parent.isConstrained, parent.body != nil,
            ["static", "private", "fileprivate"].allSatisfy({ !source.hasModifier($0, declaration) }),
            ["private", "fileprivate"].allSatisfy({ !source.hasModifier($0, parent) })
        else { return false }
        let head = (declaration.nameToken + 1)..<body.lowerBound
        return !head.contains { ["Self", "...", "#selector", "#keyPath"].contains(source.text($0)) }
            && !source.joined(head).contains("...") && !source.joined(head).contains(where: \.isNewline)
    }
}

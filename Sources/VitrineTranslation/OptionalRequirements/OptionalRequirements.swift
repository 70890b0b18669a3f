/// The `@objc optional` requirements of a program's own protocols.
///
/// Each becomes a protocol of one member, to which the classes that have the member conform, and a property of its
/// protocol that is nil for objects of other classes. So a member that only a subclass adds is found as well.
struct OptionalRequirements: Sendable {
    struct Requirement: Equatable, Sendable {
        /// Nil for one of another module's.
        var reference: ProgramIndex.Reference?
        /// The full name of its protocol.
        var owner: String
        /// The base name of the member.
        var member: String
        /// What the protocol of one member and the property are called.
        var name: String
        var kind: Declaration.Kind
        var labels: [String]
        /// The types of the parameters, as they are written.
        var types: [String]
    }

    /// The protocols of other modules that have some.
    private var imported: Set<String> = []
    /// By base name.
    private(set) var named: [String: [Requirement]] = [:]
    /// The requirements in the protocols.
    private(set) var byReference: [ProgramIndex.Reference: Requirement] = [:]
    /// For each protocol its requirements in the order of their lines.
    private(set) var byProtocol: [ProgramIndex.Reference: [Requirement]] = [:]
    /// For each type or extension the protocols of one member that it conforms to by its members.
    private(set) var conformances: [ProgramIndex.Reference: [String]] = [:]

    /// Complexity: O(*n*) in the number of members, times the depth of inheritance.
    ///
    /// - Parameter imported: Those of the modules that the program imports, by the names of their protocols.
    init(_ index: ProgramIndex, imported: [String: [Requirement]] = [:]) {
        collect(index)
        for (owner, requirements) in imported.sorted(by: { $0.key < $1.key })
        where index.types[owner]?.declaration == nil {
            for requirement in requirements {
                named[requirement.member, default: []].append(requirement)
                self.imported.insert(owner)
            }
        }
        guard !named.isEmpty else { return }
        for type in index.types.keys.sorted() { conform(type, index) }
    }

    private mutating func collect(_ index: ProgramIndex) {
        var counts: [String: Int] = [:]
        for type in index.types.keys.sorted() {
            guard let owner = index.types[type]?.declaration, index[owner].kind == .protocol,
                index[owner].parent == nil, index[owner].body != nil
            else { continue }
            for member in index.types[type]?.members ?? [] {
                let declaration = index[member]
                guard index.sources[member.source].hasModifier("optional", declaration),
                    member.source == owner.source
                else { continue }
                let labels = declaration.parameters.map(\.label)
                var name =
                    "_\(type)_\(([declaration.name] + labels.filter { $0 != "_" }).joined(separator: "_"))"
                counts[name, default: 0] += 1
                if let count = counts[name], count > 1 { name += "_\(count)" }
                let requirement = Requirement(
                    reference: member, owner: type, member: declaration.name, name: name,
                    kind: declaration.kind, labels: labels,
                    types: declaration.parameters.map { index.sources[member.source].joined($0.type) })
                named[declaration.name, default: []].append(requirement)
                byReference[member] = requirement
                if let parent = declaration.parent {
                    byProtocol[.init(source: member.source, declaration: parent), default: []].append(
                        requirement)
                }
            }
        }
    }

    /// Whether a type says that it conforms to a protocol, itself, by a superclass or by another protocol.
    private func conforms(_ type: String, to owner: String, _ index: ProgramIndex) -> Bool {
        var open = index.chain(from: type).types
        var seen = Set(open)
        while let next = open.popLast() {
            guard let entry = index.types[next] else { continue }
            let scope = next.lastIndex(of: ".").map { String(next[..<$0]) } ?? ""
            for reference in (entry.declaration.map { [$0] } ?? []) + entry.extensions {
                for base in index[reference].bases {
                    guard let full = index.resolve(base, in: scope) else {
                        // `Module.Protocol`
                        let name =
                            base.lastIndex(of: ".").map { String(base[base.index(after: $0)...]) } ?? base
                        if name == owner, imported.contains(owner) { return true }
                        continue
                    }
                    if full == owner { return true }
                    if seen.insert(full).inserted { open.append(full) }
                }
            }
        }
        return false
    }

    /// Those of the program's own protocols, for modules that import it.
    var exported: [String: [Requirement]] {
        var exported: [String: [Requirement]] = [:]
        for var requirement in byProtocol.values.joined() {
            requirement.reference = nil
            exported[requirement.owner, default: []].append(requirement)
        }
        return exported
    }

    private mutating func conform(_ type: String, _ index: ProgramIndex) {
        guard let entry = index.types[type], entry.declaration.map({ index[$0].kind == .class }) ?? true
        else { return }
        for member in entry.members {
            guard let requirement = requirement(for: member, index), let parent = index[member].parent,
                !index.sources[member.source].hasModifier("override", index[member]),
                conforms(type, to: requirement.owner, index)
            else { continue }
            let place = ProgramIndex.Reference(source: member.source, declaration: parent)
            let others = ((entry.declaration.map { [$0] } ?? []) + entry.extensions).flatMap {
                conformances[$0] ?? []
            }
            if !others.contains(requirement.name) {
                conformances[place, default: []].append(requirement.name)
            }
        }
    }

    /// The requirement that a member of a class fulfils.
    private func requirement(for member: ProgramIndex.Reference, _ index: ProgramIndex) -> Requirement? {
        guard byReference[member] == nil else { return nil }
        let declaration = index[member]
        let source = index.sources[member.source]
        return requirement(
            declaration.name, labels: declaration.parameters.map(\.label), kind: declaration.kind,
            types: declaration.parameters.map { source.joined($0.type) })
    }

    /// The requirement that a call or a selector names.
    ///
    /// - Parameters:
    ///   - labels: nil where none are written.
    ///   - types: Those of the arguments, nil where they are not known. They tell requirements of the same name and labels
    ///     apart.
    func requirement(
        _ name: String, labels: [String]?, kind: Declaration.Kind = .function,
        types: @autoclosure () -> [String?] = []
    ) -> Requirement? {
        let found = (named[name] ?? []).filter { $0.kind == kind && (labels == nil || $0.labels == labels) }
        guard found.count > 1 else { return found.first }
        let types = types()
        return found.first { requirement in
            zip(requirement.types, types).allSatisfy { $1 == nil || $0 == $1 }
        } ?? found[0]
    }
}

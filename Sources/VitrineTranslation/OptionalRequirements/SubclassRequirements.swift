/// The methods of UIKit's protocols that a class lacks which adopts the protocol, and that a subclass adds, or somebody else
/// has to whom the class forwards them.
///
/// Objective-C asks the object for its methods. Swift settles what fulfils a requirement with the class that adopts the
/// protocol, and would never call the subclass's. So the class gets the method, on the line of its closing brace, which
/// does what UIKit does without it, and the subclass's method overrides that one. A class that overrides
/// `forwardingTarget(for:)` gets all methods that it lacks; they call the target's.
struct SubclassRequirements: Sendable {
    /// The methods of subclasses, with the classes that get one.
    private(set) var overriding: [ProgramIndex.Reference: ProgramIndex.Reference] = [:]
    /// For each class the methods that it gets.
    private(set) var added: [ProgramIndex.Reference: [String]] = [:]

    private let index: ProgramIndex

    /// Complexity: O(*n*) in the number of members with a name of UIKit's, times the depth of inheritance.
    init(_ index: ProgramIndex) {
        self.index = index
        let uikit = UIKitProtocols.index
        var found: Set<String> = []
        for type in index.types.keys.sorted() {
            guard let entry = index.types[type], entry.declaration.map({ index[$0].kind == .class }) ?? true
            else { continue }
            for member in entry.members where uikit.members[index[member].name] != nil {
                guard Self.canOverride(member, index), let owner = owner(of: member, in: type, uikit) else {
                    continue
                }
                overriding[member] = owner.type
                let text = method(owner.requirement, in: owner.type, uikit)
                if found.insert("\(owner.type)\(text)").inserted {
                    added[owner.type, default: []].append(text)
                }
            }
            forward(type, uikit)
        }
    }

    // MARK: Classes that forward

    /// Gives a class that forwards what it lacks the methods of its protocols.
    private mutating func forward(_ type: String, _ uikit: ProgramIndex) {
        guard let entry = index.types[type], let owner = entry.declaration, index[owner].body != nil,
            (entry.named["forwardingTarget"] ?? []).contains(where: {
                index[$0].parameters.map(\.label) == ["for"]
            })
        else { return }
        let chain = index.chain(from: type).types
        var signatures: Set<String> = []
        for name in protocols(of: type).sorted() {
            for requirement in uikit.types[name]?.members ?? [] {
                let declaration = uikit[requirement]
                let source = uikit.sources[requirement.source]
                let isThere = chain.contains { type in
                    (index.types[type]?.named[declaration.name] ?? []).contains {
                        index[$0].kind == .function && isSame(declaration, source, as: $0)
                    }
                }
                guard !isThere else { continue }
                // Two protocols may have one method.
                let text = method(requirement, in: owner, uikit, forwardedAs: name)
                guard let end = text.firstIndex(of: "{"), signatures.insert(String(text[..<end])).inserted
                else { continue }
                added[owner, default: []].append(text)
            }
        }
    }

    /// Whether a member is a method that Objective-C would find, and that overrides nothing yet.
    private static func canOverride(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let declaration = index[member]
        let words = ["override", "static", "class", "private", "fileprivate"]
        guard declaration.kind == .function, declaration.body != nil,
            !words.contains(where: { index.sources[member.source].hasModifier($0, declaration) }),
            let parent = declaration.parent
        else { return false }
        let place = index.sources[member.source].declarations[parent]
        return place.kind == .class || !place.isConstrained
    }

    // MARK: The class that adopts the protocol

    /// The superclass that adopts a protocol with the method's requirement, if no class up to it has the method.
    private func owner(
        of member: ProgramIndex.Reference, in type: String, _ uikit: ProgramIndex
    ) -> (type: ProgramIndex.Reference, requirement: ProgramIndex.Reference)? {
        let declaration = index[member]
        for ancestor in index.chain(from: type).types.dropFirst() {
            guard let entry = index.types[ancestor], let owner = entry.declaration else { return nil }
            let isThere = (entry.named[declaration.name] ?? []).contains {
                index[$0].kind == .function && isSame(index[$0], index.sources[$0.source], as: member)
            }
            guard !isThere else { return nil }
            guard let requirement = requirement(for: member, of: ancestor, uikit) else { continue }
            // Who inherits from outside of this module does so without this translation, and would not override.
            let isOpen = index.sources[owner.source].hasModifier("open", index[owner])
            guard !isOpen, index[owner].body != nil, isReachable(member, from: owner) else { return nil }
            return (owner, requirement)
        }
        return nil
    }

    /// Whether a method of an extension can be called from the class.
    private func isReachable(_ member: ProgramIndex.Reference, from owner: ProgramIndex.Reference) -> Bool {
        guard let parent = index[member].parent else { return false }
        let source = index.sources[member.source]
        guard source.declarations[parent].kind == .extension else { return true }
        let type = index.fullName(of: .init(source: member.source, declaration: parent))
        guard let own = index.types[type]?.declaration else { return false }
        return OverridePass.problem(member, of: own, index) == nil
    }

    /// Whether a method is one of a protocol of UIKit's that the type itself adopts.
    func fulfilsRequirement(_ member: ProgramIndex.Reference, of type: String) -> Bool {
        requirement(for: member, of: type, UIKitProtocols.index) != nil
    }

    private func requirement(
        for member: ProgramIndex.Reference, of type: String, _ uikit: ProgramIndex
    ) -> ProgramIndex.Reference? {
        for name in protocols(of: type) {
            for place in uikit.types[name]?.named[index[member].name] ?? []
            where isSame(uikit[place], uikit.sources[place.source], as: member) {
                return place
            }
        }
        return nil
    }

    /// UIKit's protocols that a class adopts, also by others.
    private func protocols(of type: String) -> [String] {
        let uikit = UIKitProtocols.index
        var found: [String] = []
        var open = [type]
        var seen: Set<String> = [type]
        while let next = open.popLast() {
            let entry = index.types[next] ?? uikit.types[next]
            let sources = index.types[next] == nil ? uikit : index
            if uikit.types[next] != nil, index.types[next] == nil { found.append(next) }
            let scope = next.lastIndex(of: ".").map { String(next[..<$0]) } ?? ""
            for reference in (entry?.declaration.map { [$0] } ?? []) + (entry?.extensions ?? []) {
                for base in sources[reference].bases {
                    let full = sources.resolve(base, in: scope) ?? base.replacing("UIKit.", with: "")
                    // Superclasses are looked at by themselves.
                    let isClass = index.types[full]?.declaration.map { index[$0].kind == .class } ?? false
                    if !isClass, seen.insert(full).inserted { open.append(full) }
                }
            }
        }
        return found
    }

    /// Whether a declaration has name, labels and types of a method. Types tell `shouldReceive:` from another.
    private func isSame(
        _ declaration: Declaration, _ source: ParsedSource, as member: ProgramIndex.Reference
    ) -> Bool {
        let own = index[member]
        func types(_ declaration: Declaration, _ source: ParsedSource) -> [String] {
            declaration.parameters.map { parameter in
                parameter.type.map(source.text)
                    .filter {
                        !["any", "(", ")", "@escaping", "!", "?", "UIKit", "Foundation", "."].contains($0)
                    }
                    .joined()
            }
        }
        return declaration.name == own.name
            && declaration.parameters.map(\.label) == own.parameters.map(\.label)
            && types(declaration, source) == types(own, index.sources[member.source])
    }

    // MARK: The method

    private func method(
        _ requirement: ProgramIndex.Reference, in owner: ProgramIndex.Reference, _ uikit: ProgramIndex,
        forwardedAs protocolName: String? = nil
    ) -> String {
        let declaration = uikit[requirement]
        let source = uikit.sources[requirement.source]
        guard let list = declaration.parameterList else { return "" }
        let access = index.sources[owner.source].publicAccess(of: index[owner]).map { $0 + " " } ?? ""
        let parameters = declaration.parameters.enumerated().map { place, parameter in
            "\(parameter.label) argument\(place): \(source.joined(parameter.type))"
        }
        let arguments = declaration.parameters.enumerated().map { place, parameter in
            parameter.label == "_" ? "argument\(place)" : "\(parameter.label): argument\(place)"
        }
        let result = (list.upperBound + 1)..<(declaration.last + 1)
        let call = "\(declaration.name)(\(arguments.joined(separator: ", ")))"
        let forwarding = protocolName.map { protocolName in
            let labels = declaration.parameters.map(\.label)
            let swift = ObjectiveCName.swift(declaration.name, labels: labels)
            let name =
                ObjectiveCName.imported[swift] ?? ObjectiveCName.method(declaration.name, labels: labels)
            return
                "if let target = _AbsentMethods.target(of: self, \"\(name)\", \"\(swift)\", (any \(protocolName)).self) "
                + "{ return target.\(call) }; return "
        }
        return
            "@MainActor \(access)func \(declaration.name)(\(parameters.joined(separator: ", "))) "
            + source.joined(result) + (result.isEmpty ? "" : " ")
            + "{ \(forwarding ?? "")_AbsentMethods(of: self).\(call) }"
    }

    /// What has to stand before the keyword of a method so that it overrides the class's.
    func modifiers(of member: ProgramIndex.Reference) -> String? {
        guard let owner = overriding[member], let parent = index[member].parent else { return nil }
        let source = index.sources[member.source]
        let access: Set = ["public", "open", "internal", "package"]
        let own = Set(index[member].modifiers.map(source.text)).isDisjoint(with: access)
        let around = source.declarations[parent]
        // A method of a public class is as public as the one that it overrides.
        let isOwnerPublic = index.sources[owner.source].publicAccess(of: index[owner]) != nil
        let isPublic =
            own && isOwnerPublic && around.kind == .class && source.publicAccess(of: around) != nil
        return isPublic ? "public override " : "override "
    }
}

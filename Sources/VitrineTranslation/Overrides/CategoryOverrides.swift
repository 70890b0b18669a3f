/// Overrides in extensions of Apple's classes: `extension UINavigationController { override func viewDidLoad() … }`.
///
/// Objective-C puts such a member into the class, as it does with everything of a category. Swift replaces a member that
/// is `dynamic` where it is declared: in the class itself, or in the nearest superclass that has it, where the member
/// asks first whether the object is of the class. The runtime declares those of `ReplaceableMembers` so.
struct CategoryOverrides: Sendable {
    /// An override in an extension.
    struct Override: Sendable {
        var member: ProgramIndex.Reference
        /// The class that is extended.
        var className: String
        /// The class that declares the member.
        var declaringClass: String
        /// How many overrides of the member come before this one and with it, the most derived first.
        fileprivate(set) var place = 0

        /// Whether the class itself declares the member: then it is replaced by the override.
        var replacesOwn: Bool { className == declaringClass }
    }

    /// The overrides of one member, the most derived first.
    struct Group: Sendable {
        /// With its parameters, as `hitTest(_:with:)`.
        var name: String
        var overrides: [Override]

        /// What the runtime knows the member by.
        var key: String { "\(overrides[0].declaringClass).\(name)" }
    }

    /// By the member behind which they are written: one that replaces the class's own, else the first.
    private(set) var groups: [ProgramIndex.Reference: Group] = [:]
    private(set) var byMember: [ProgramIndex.Reference: (override: Override, key: String)] = [:]

    /// Complexity: O(*n*) in the number of members that override.
    init(_ index: ProgramIndex) {
        var found: [String: Group] = [:]
        for (type, entry) in index.types where entry.declaration == nil {
            for member in entry.members where Self.isReplacement(member, index) {
                let name = Self.name(of: index[member])
                let chain = [type] + AppleClasses.superclasses(of: type)
                guard let declaring = chain.first(where: { ReplaceableMembers.has(name, in: $0) }),
                    declaring == type || type != "UIHostingController"
                else { continue }
                let override = Override(member: member, className: type, declaringClass: declaring)
                found["\(declaring).\(name)", default: Group(name: name, overrides: [])].overrides
                    .append(override)
            }
        }
        for var group in found.values {
            group.overrides.sort { one, other in
                let depths = (Self.depth(other), Self.depth(one))
                return depths.0 == depths.1 ? one.className < other.className : depths.0 < depths.1
            }
            for place in group.overrides.indices {
                group.overrides[place].place = place + 1
                byMember[group.overrides[place].member] = (group.overrides[place], group.key)
            }
            let owner = group.overrides.first(where: \.replacesOwn) ?? group.overrides[0]
            groups[owner.member] = group
        }
    }

    private static func depth(_ override: Override) -> Int {
        AppleClasses.superclasses(of: override.className).count
    }

    /// The base name with the labels of the parameters.
    private static func name(of declaration: Declaration) -> String {
        guard declaration.kind == .function else { return declaration.name }
        return "\(declaration.name)(\(declaration.parameters.map { "\($0.label):" }.joined()))"
    }

    private static func isReplacement(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let declaration = index[member]
        let source = index.sources[member.source]
        guard
            declaration.kind == .function
                || declaration.kind == .property
                    && (declaration.isComputed || OverriddenObservers(member, index) != nil),
            source.hasModifier("override", declaration), !source.hasModifier("class", declaration),
            declaration.generics.isEmpty, !declaration.isConstrained,
            let body = declaration.body, let parent = declaration.parent.map({ source.declarations[$0] }),
            parent.kind == .extension, !parent.isConstrained, parent.body != nil
        else { return false }
        let head = source.joined((declaration.nameToken + 1)..<body.lowerBound)
        return !head.contains(where: \.isNewline)
    }
}

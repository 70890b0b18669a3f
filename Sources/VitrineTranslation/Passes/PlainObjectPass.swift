/// Lets classes that are no responders override what Objective-C's `NSObject` has and Linux's does not: the method of
/// observers of key paths, what nibs call, and what objects say to assistive technology; all classes those of delegates
/// that stand in front of others; and formatters those that read.
///
/// The first class of a line that has such a member declares it anew. Methods that the runtime calls are those of a protocol
/// that the class adopts.
enum PlainObjectPass {
    /// A member of Objective-C's `NSObject`.
    private struct Member {
        var labels: [String] = []
        /// The protocol by which the runtime finds the method.
        var protocolName: String?
        /// What stands for `super` and the name in a call of the superclass's method.
        var superText: String?
        /// Whether responders lack it as well.
        var isOfAllObjects = false
        /// Whether it is a member of Foundation's `Formatter`, not of all objects.
        var isOfFormatters = false
    }

    private static let methods: [String: [Member]] = [
        "observeValue": [
            Member(
                labels: ["forKeyPath", "of", "change", "context"], protocolName: "_KeyValueObserver",
                superText: "_observeUnhandledValue")
        ],
        // NSObject's does nothing.
        "awakeFromNib": [Member(protocolName: "_NibAwakening", superText: "({})")],
        "prepareForInterfaceBuilder": [Member(superText: "({})")],
        "responds": [
            Member(
                labels: ["to"], protocolName: "_RespondingObject", superText: "_respondsByItself",
                isOfAllObjects: true)
        ],
        "forwardingTarget": [
            Member(
                labels: ["for"], protocolName: "_ForwardingObject", superText: "_noForwardingTarget",
                isOfAllObjects: true)
        ],
        "setValue": [
            Member(labels: ["_", "forKey"], protocolName: "_ValueSetting", superText: "_setValue"),
            Member(
                labels: ["_", "forUndefinedKey"], protocolName: "_UndefinedValueSetting",
                superText: "_setValue"),
        ],
        "value": [
            Member(
                labels: ["forUndefinedKey"], protocolName: "_UndefinedValueReading", superText: "_value")
        ],
        "getObjectValue": [
            Member(
                labels: ["_", "for", "errorDescription"], protocolName: "_ObjectValueReading",
                superText: "_getObjectValue", isOfFormatters: true)
        ],
        "isPartialStringValid": [
            Member(
                labels: ["_", "newEditingString", "errorDescription"], protocolName: "_PartialStringChecking",
                superText: "_isPartialStringValid", isOfFormatters: true),
            Member(
                labels: [
                    "_", "proposedSelectedRange", "originalString", "originalSelectedRange",
                    "errorDescription",
                ],
                protocolName: "_PartialRangeChecking", superText: "_isPartialStringValid",
                isOfFormatters: true),
        ],
    ]

    private static let properties: Set<String> = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "isAccessibilityElement", "accessibilityIdentifier", "accessibilityLanguage", "accessibilityFrame",
        "accessibilityElements", "accessibilityCustomActions", "accessibilityElementsHidden",
        "accessibilityViewIsModal", "accessibilityActivationPoint",
    ]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        var conformances: [Int: [String]] = [:]
        // Methods that differ by their labels have one name for `super`.
        var replaced: [Int: Set<String>] = [:]
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            guard let modifier = declaration.modifiers.first(where: { source.text($0) == "override" }),
                let member = member(declaration), let parent = declaration.parent,
                isDeclaredAnew(reference, translation.index)
            else { continue }
            translation.edits.blank(source.tokens[modifier].range)
            // The runtime's parameters are what Objective-C's headers say; an override may say less.
            for type in declaration.parameters.map(\.type) where type.map(source.text) == ["Selector"] {
                translation.edits.insert("!", at: source.tokens[type.lowerBound].end)
            }
            if let name = member.protocolName { conformances[parent, default: []].append(name) }
            if let text = member.superText,
                replaced[parent, default: []].insert(declaration.name).inserted
            {
                replaceSuper(declaration.name, by: text, in: parent, &translation)
            }
        }
        for (parent, names) in conformances {
            OptionalRequirementPass.addConformances(names, source.declarations[parent], &translation)
        }
    }

    private static func member(_ declaration: Declaration) -> Member? {
        switch declaration.kind {
        case .function:
            methods[declaration.name]?.first { $0.labels == declaration.parameters.map(\.label) }
        case .property: properties.contains(declaration.name) ? Member() : nil
        default: nil
        }
    }

    /// Whether an override is one of what `NSObject` has on Apple's systems alone: its class descends from Apple's that are no
    /// responders, and none of its superclasses has the member.
    static func isDeclaredAnew(_ reference: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let member = index[reference]
        guard let known = Self.member(member), let parent = member.parent,
            [.class, .extension].contains(index.sources[reference.source].declarations[parent].kind)
        else { return false }
        let owner = ProgramIndex.Reference(source: reference.source, declaration: parent)
        let chain = index.chain(from: index.fullName(of: owner)).types
        guard let last = chain.last, chain.count > 1, index.types[last]?.declaration == nil,
            known.isOfFormatters
                ? last.hasSuffix("Formatter")
                : known.isOfAllObjects && AppleClasses.isNamedByApple(last)
                    || AppleClasses.isPlainObject(last) && !AppleClasses.has(member.name, last)
        else { return false }
        return !chain.dropFirst().contains { type in
            (index.types[type]?.named[member.name] ?? []).contains {
                index[$0].kind == member.kind
                    && index[$0].parameters.map(\.label) == member.parameters.map(\.label)
            }
        }
    }

    /// `super.observeValue(…)`: there is none.
    private static func replaceSuper(
        _ name: String, by text: String, in place: Int, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = source.declarations[place].body else { return }
        for index in body
        where source.text(index) == "super" && source.text(index + 1) == "."
            && source.text(index + 2) == name && source.types[index] == Int32(place)
        {
            let range = source.bytes(index...(index + 2))
            guard source.tokens[index].line == source.tokens[index + 2].line else { continue }
            translation.edits.remove(range)
            translation.edits.insert(text, at: range.upperBound)
        }
    }
}

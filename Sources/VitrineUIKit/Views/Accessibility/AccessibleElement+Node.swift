import VitrinePlatform

extension AccessibleElement {
    /// What a node says, without its place and what is in it.
    @MainActor
    init(_ node: AccessibilityNode, id: ID) {
        self.init(id: id, role: node.role, frame: .zero)
        label = node.label
        level = node.headingLevel
        actions = node.actions.map(\.name)
        if role.hasNumber, let range = node.number {
            number = Number(range.value, in: range.bounds)
            value = node.value
        }
        if role.hasText, let editing = node.editing { text = Text(node.value ?? "", editing) }
        description = node.spokenDescription(of: role)
        states = node.states(of: role)
    }
}

extension AccessibleElement.Text {
    /// What is longer is cut, in characters: a reader asks for lines, and toolkits copy the whole. Ours.
    private static let limit = 16_384

    fileprivate init(_ string: String, _ editing: AccessibilityNode.Editing) {
        let shown = string.count > Self.limit ? String(string.prefix(Self.limit)) : string
        func scalars(before offset: Int) -> Int {
            let units = shown.utf16
            let place = units.index(units.startIndex, offsetBy: max(0, min(offset, units.count)))
            return shown.unicodeScalars.distance(from: shown.startIndex, to: place)
        }
        self.init(shown, caret: scalars(before: editing.caret), anchor: scalars(before: editing.anchor))
    }
}

extension AccessibilityNode {
    /// What it is, where it is several things the one that says most of how it is used.
    var role: AccessibleRole {
        guard isElement else {
            return switch containerType {
            case .list: .list
            case .landmark: .landmark
            // A table of GTK's would have to know rows and columns.
            case .none, .dataTable, .semanticGroup: .group
            }
        }
        if editing != nil { return traits.contains(.searchField) ? .searchField : .textField }
        if traits.contains(.toggleButton) { return .toggle }
        if traits.contains(.adjustable) { return number == nil ? .stepper : .slider }
        if number != nil { return .progress }
        if traits.contains(.link) { return .link }
        if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        return .label
    }

    /// The value, where the role does not tell it, what is important beside it, the hint, and what else there is.
    fileprivate func spokenDescription(of role: AccessibleRole) -> String? {
        let isTold = role.hasText || role == .toggle && isOnOrOff || role.hasNumber && isNumber
        func contents(_ areImportant: Bool) -> [String] {
            customContent.filter { $0.isImportant == areImportant }.flatMap { [$0.label, $0.value] }
        }
        let said =
            ([isTold ? nil : value].compactMap(\.self) + contents(true) + [hint].compactMap(\.self)
            + contents(false)).filter { !$0.isEmpty }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    /// Whether the value says no more than the state of a switch does.
    private var isOnOrOff: Bool { value == "1" || value == "0" }

    /// Whether the value says no more than a number does, as "40%".
    private var isNumber: Bool {
        value?.allSatisfy { $0.isNumber || "%.,-\u{2212} \u{a0}\u{202f}".contains($0) } ?? true
    }

    fileprivate func states(of role: AccessibleRole) -> AccessibleElement.States {
        var states: AccessibleElement.States = []
        let isEnabled = !traits.contains(.notEnabled)
        if !isEnabled { states.insert(.disabled) }
        if traits.contains(.selected) { states.insert(.selected) }
        if role == .toggle, value == "1" { states.insert(.checked) }
        if isModal { states.insert(.modal) }
        guard isElement else { return states }
        // A finger touches texts, too: a row of a list is no element, but its label is.
        if isEnabled { states.insert(.activates) }
        if isEnabled, adjust != nil { states.insert(.adjusts) }
        if isEnabled, respondsToUserInteraction, role.takesKeys { states.insert(.focusable) }
        if let editing {
            if !editing.isEditable { states.insert(.readOnly) }
            if editing.isMultiline { states.insert(.multiline) }
        }
        return states
    }
}

extension AccessibleRole {
    /// Whether elements like it usually have the keyboard at times.
    fileprivate var takesKeys: Bool {
        switch self {
        case .button, .link, .toggle, .stepper, .slider, .textField, .searchField: true
        case .group, .list, .landmark, .label, .heading, .image, .progress: false
        }
    }
}

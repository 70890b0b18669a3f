import VitrineUIKit

// What views of the framework say by themselves.

extension TextElement: AccessibilityContributor {
    /// An element that is its text; with the trait of a link where all of it is one.
    var accessibilityContribution: [AccessibilityNode] {
        let text = self.text
        guard !text.isEmpty else { return [] }
        var node = AccessibilityNode(isElement: true, frame: windowFrame, source: self)
        node.label = text
        node.traits = environment.isSectionHeader ? [.staticText, .header] : .staticText
        return [node]
    }
}

extension ImageElement: AccessibilityContributor {
    /// An image of its label, or else of its name; nothing where it decorates.
    var accessibilityContribution: [AccessibilityNode] {
        guard !view.isDecorative, !isDecoration else { return [] }
        var node = AccessibilityNode(isElement: true, frame: windowFrame, source: self)
        node.label = view.label?.string(in: environment) ?? view.name
        node.traits = .image
        return [node]
    }

    /// Whether it is part of a view that only decorates.
    private var isDecoration: Bool {
        var current: _GraphNode? = node
        while let node = current {
            if node.viewType is any AccessibilityDecoration.Type { return true }
            current = node.parent
        }
        return false
    }
}

extension InteractionElement: AccessibilityContributor {
    /// A button, with what is inside as its label; what is only focusable adds nothing.
    var accessibilityContribution: [AccessibilityNode] {
        guard modifier.isButton else { return innerAccessibilityTree }
        var node = AccessibilityNode(isElement: true, frame: windowFrame, source: self)
        let parts = innerAccessibilityTree.inSortOrder.flatMap(\.elements)
        node.combine(parts)
        node.identifier = parts.lazy.compactMap(\.identifier).first
        node.traits.remove(.staticText)
        node.traits.insert(.button)
        if environment.isEnabled {
            node.activate = { [weak self] in
                guard let self, !isTornDown else { return false }
                modifier.action()
                return true
            }
        } else {
            node.traits.insert(.notEnabled)
            node.activate = nil
        }
        return [node]
    }
}

private struct IsSectionHeaderKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether views are the header of a list's section.
    var isSectionHeader: Bool {
        get { self[IsSectionHeaderKey.self] }
        set { self[IsSectionHeaderKey.self] = newValue }
    }
}

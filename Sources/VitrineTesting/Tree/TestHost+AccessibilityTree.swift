import VitrineSwiftUI
import VitrineUIKit

extension TestHost {
    /// What assistive technology finds on the screen as text, a line for each element, in the order of reading.
    ///
    /// A line says what the element is, its label, value and hint, its name for tests and its frame in points of the window,
    /// then its other traits and what can be done with it. Containers have lines of their own, and what is in them is
    /// indented. Compare it with ``verifyText(_:_:directory:testFile:)``.
    ///
    /// ```
    /// header "Groceries" (16 50 120 24)
    /// button "Add" hint "Adds a row" #add (300 50 60 34) notEnabled
    /// adjustable "Amount" value "3" (16 90 343 44) actions "Reset"
    /// ```
    ///
    /// Complexity: O(views and elements).
    public var accessibilityTree: String {
        layout()
        var lines: [String] = []
        for node in window.subviews.flatMap(\.accessibilityTree) { describe(node, 0, &lines) }
        return lines.joined(separator: "\n")
    }

    private func describe(_ node: AccessibilityNode, _ depth: Int, _ lines: inout [String]) {
        var traits = node.traits.names
        var words: [String] = []
        if node.isElement {
            // What it is comes first, how it is last.
            let kind = [
                "button", "link", "toggleButton", "searchField", "header", "image", "adjustable",
                "staticText",
            ]
            .first { traits.contains($0) }
            traits.removeAll { $0 == kind || $0 == "staticText" }
            words.append(kind == "staticText" ? "text" : kind ?? "element")
        } else {
            words.append("container")
        }
        if let label = node.label { words.append("\"\(label)\"") }
        if let value = node.value { words.append("value \"\(value)\"") }
        if let hint = node.hint { words.append("hint \"\(hint)\"") }
        if let identifier = node.identifier { words.append("#\(identifier)") }
        words.append("(\(TouchProbe.numbers(node.frame)))")
        words += traits
        if let level = node.headingLevel { words.append("level \(level)") }
        if !node.inputLabels.isEmpty {
            words.append("called " + node.inputLabels.map { "\"\($0)\"" }.joined(separator: ", "))
        }
        if !node.customContent.isEmpty {
            let contents = node.customContent.map { "\"\($0.label)\" \"\($0.value)\"" }
            words.append("content " + contents.joined(separator: ", "))
        }
        if !node.actions.isEmpty {
            words.append("actions " + node.actions.map { "\"\($0.name)\"" }.joined(separator: ", "))
        }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for child in node.children { describe(child, depth + 1, &lines) }
    }
}

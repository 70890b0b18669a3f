import VitrineSwiftUI
import VitrineUIKit

extension TestHost {
    /// What may have the focus as text, a line for each item: its type, text, name and frame in points of the window, and
    /// `focused`, or why focus cannot go there.
    ///
    /// ```
    /// UIButton "Play" (60 60 200 80) focused
    /// UIButton "Record" (300 60 200 80) not focusable: disabled
    /// ```
    ///
    /// Complexity: O(views and elements).
    public var focusTree: String {
        layout()
        var lines: [String] = []
        let snapshot = ScreenSnapshot(self)
        func visit(_ node: ScreenNode, _ depth: Int) {
            var inner = depth
            if let reasons = node.focusReasons {
                inner += 1
                let index = snapshot.index(of: node.source)
                let name =
                    node.isModifier
                    ? (snapshot.said(of: index ?? 0)?.traits.names.first ?? "View") : node.name
                var words = [name]
                let text = snapshot.text(of: node)
                if !text.isEmpty { words.append("\"\(text)\"") }
                if let identifier = node.identifier { words.append("#\(identifier)") }
                words.append("(\(TouchProbe.numbers(node.frame)))")
                if node.isFocused { words.append("focused") }
                if !reasons.isEmpty { words.append("not focusable: " + reasons.joined(separator: ", ")) }
                lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
            }
            for child in node.children { visit(child, inner) }
        }
        for view in window.subviews { visit(ScreenNode(view), 0) }
        return lines.joined(separator: "\n")
    }
}

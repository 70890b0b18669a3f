import VitrineSwiftUI
import VitrineUIKit

/// What is on the screen of a host at one moment: views, SwiftUI views and what they say to assistive technology.
@MainActor
struct ScreenSnapshot {
    /// Something on the screen, with what follows from where it is.
    struct Entry {
        var node: ScreenNode
        /// The entry around it.
        var parent: Int?
        /// Where what is around it hides it, or the node itself, what does so: "hidden", "hidden by UIStackView".
        var hiddenBy: String?
        /// The part of the frame that nothing around clips, in points of the window.
        var visible: CGRect
    }

    private(set) var entries: [Entry] = []
    /// What is said of an object to assistive technology, in the order of reading.
    private(set) var said: [AccessibilityNode] = []
    private var entryOfSource: [ObjectIdentifier: Int] = [:]
    private var saidOfSource: [ObjectIdentifier: Int] = [:]
    let window: UIWindow

    init(_ host: TestHost) {
        let window = host.window
        self.window = window
        for view in window.subviews {
            add(ScreenNode(view), parent: nil, hiddenBy: nil, clip: window.bounds)
        }
        said = window.subviews.flatMap(\.accessibilityTree).flatMap(\.elements)
        for (index, node) in said.enumerated() {
            guard let source = node.source, saidOfSource[ObjectIdentifier(source)] == nil else { continue }
            saidOfSource[ObjectIdentifier(source)] = index
        }
    }

    private mutating func add(_ node: ScreenNode, parent: Int?, hiddenBy: String?, clip: CGRect) {
        var hidden = hiddenBy
        if hidden == nil {
            if node.isHidden { hidden = node.isModifier ? "hidden by a modifier" : "hidden" }
            if node.opacity < 0.01 { hidden = "of opacity 0" }
        }
        let index = entries.count
        entries.append(
            Entry(node: node, parent: parent, hiddenBy: hidden, visible: node.frame.intersection(clip)))
        if let source = node.source, node.type != nil || node.isModifier,
            entryOfSource[ObjectIdentifier(source)] == nil || node.children.isEmpty
        {
            entryOfSource[ObjectIdentifier(source)] = index
        }
        let outer =
            hiddenBy
            ?? (hidden == nil
                ? nil : "\(hidden == "hidden" ? "hidden" : hidden!) with \(node.name) around it")
        let inner = node.clips ? clip.intersection(node.frame) : clip
        for child in node.children { add(child, parent: index, hiddenBy: outer, clip: inner) }
    }

    func entry(of source: AnyObject?) -> Entry? {
        guard let source else { return nil }
        if let index = entryOfSource[ObjectIdentifier(source)] { return entries[index] }
        // A part of a view stands for the view.
        return entry(of: (source as? UIAccessibilityElement)?.accessibilityContainer)
    }

    /// What is said of an entry, or of the first around it of which something is said.
    func said(of index: Int) -> AccessibilityNode? {
        var next: Int? = index
        while let current = next {
            if let source = entries[current].node.source,
                let known = saidOfSource[ObjectIdentifier(source)]
            {
                return said[known]
            }
            next = entries[current].parent
        }
        return nil
    }

    /// Whether an entry is inside something: the object that it stands for, or what shows that.
    func isEntry(_ index: Int, inside frame: Match) -> Bool {
        guard let outer = frame.source else { return false }
        var next: Int? = index
        while let current = next {
            if entries[current].node.source === outer, current != index { return true }
            next = entries[current].parent
        }
        return false
    }

    /// The place of the first entry of an object.
    func index(of source: AnyObject?) -> Int? { source.flatMap { entryOfSource[ObjectIdentifier($0)] } }

    /// All texts on the screen, in order.
    var texts: [String] { entries.compactMap(\.node.text).filter { !$0.isEmpty } }

    /// The text of an entry: its own, or those inside, one after another.
    func text(of node: ScreenNode) -> String {
        if let text = node.text { return text }
        return node.children.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

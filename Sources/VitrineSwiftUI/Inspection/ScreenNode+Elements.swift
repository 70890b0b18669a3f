import VitrineUIKit

extension ScreenNode {
    /// What is in an element, each below the views with a body that it is a part of.
    static func nodes(in container: Element) -> [ScreenNode] {
        // The root stands for no view of its own: its node is that of what is inside.
        let end = container is RootElement ? nil : container.node
        let parts = container.inspectedChildren.map { element in
            Part(views: element.node.views(below: end, of: element), node: ScreenNode(element))
        }
        return grouped(parts[...], depth: 0)
    }

    /// An element, and the views with a body around it, from the outermost in.
    private struct Part {
        var views: [_GraphNode]
        var node: ScreenNode
    }

    /// Puts what is of one view into one node of it.
    private static func grouped(_ parts: ArraySlice<Part>, depth: Int) -> [ScreenNode] {
        var result: [ScreenNode] = []
        var rest = parts
        while let first = rest.first {
            guard depth < first.views.count else {
                result.append(first.node)
                rest.removeFirst()
                continue
            }
            let view = first.views[depth]
            let own = rest.prefix { depth < $0.views.count && $0.views[depth] === view }
            rest = rest.dropFirst(own.count)
            let children = grouped(own, depth: depth + 1)
            let union = { (rects: [CGRect]) in rects.dropFirst().reduce(rects[0]) { $0.union($1) } }
            var node = ScreenNode(
                name: view.treeName ?? "", type: view.viewType, frame: union(children.map(\.frame)),
                place: union(children.map(\.place)), source: children.count == 1 ? children[0].source : nil)
            node.children = children
            node.takeButton()
            result.append(node)
        }
        return result
    }

    /// Takes over what the modifier inside says that makes a button of the view, so that it stands at the view.
    private mutating func takeButton() {
        guard children.count == 1, children[0].source is InteractionElement, children[0].isModifier else {
            return
        }
        notes = children[0].notes
        isFocused = children[0].isFocused
        focusReasons = children[0].focusReasons
        children[0].notes = []
        children[0].isFocused = false
        children[0].focusReasons = nil
    }

    init(_ element: Element) {
        let name = element.node.treeName
        let isModifier =
            element.modified != nil || element is InteractionElement
            || name == nil && !element.inspectedChildren.isEmpty
        self.init(
            name: name ?? element.dumpName, type: isModifier ? nil : element.node.viewType,
            frame: element.windowFrame, place: element.frameInContainer, source: element)
        self.isModifier = isModifier
        isHidden = element.hidesContent || element.isKeptOutOfView
        if element.isInvisible { opacity = 0 }
        text = (element as? any TextBearing)?.text
        identifier = (element as? AccessibilityElement)?.identifier
        animations = (element as? any LayerBearing)?.shownLayer?.movingProperties ?? []
        if let button = element as? InteractionElement {
            if !button.environment.isEnabled { notes.append("disabled") }
            isFocused = button.graph.focusedElement === button
            if button.modifier.isFocusable { focusReasons = button.reasonsAgainstFocus }
        }
        let view = (element as? any PlatformViewElement)?.platformView
        if let scrollView = view as? UIScrollView, element is any ScrollingElement {
            let offset = scrollView.contentOffset
            notes.append("offset (\(Self.number(offset.x)) \(Self.number(offset.y)))")
            clips = scrollView.clipsToBounds
        }
        children = Self.nodes(in: element)
        if children.isEmpty, let view { children = [ScreenNode(view)] }
    }

    /// A number as trees show it, rounded to hundredths.
    package static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        guard rounded.magnitude < 1e15 else { return "\(Double(value))" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Element {
    /// Those inside that are there, in the order of the program, what is behind another before it.
    fileprivate var inspectedChildren: [Element] {
        preferenceChildren.filter { !$0.isLeaving }
    }
}

extension _GraphNode {
    /// The views with a body around the node's element, from the outermost in: up to a node, which is not among them.
    fileprivate func views(below end: _GraphNode?, of element: Element) -> [_GraphNode] {
        // What a modifier puts around or behind its content stands for no view of its own.
        guard self !== end else { return [] }
        var result: [_GraphNode] = []
        var next = element.modified == nil && !(element is InteractionElement) ? parent : self
        while let node = next, node !== end {
            if node.isShownInTrees, node.viewType?.hasBody ?? false { result.append(node) }
            next = node.parent
        }
        return result.reversed()
    }
}

extension InteractionElement {
    /// Why focus does not come here; empty where it may.
    fileprivate var reasonsAgainstFocus: [String] {
        var reasons = UIFocusSystem.reasonsAgainst(focusItem)
        if !focusItem.canBecomeFocused, !reasons.isEmpty {
            reasons[0] = !environment.isEnabled ? "disabled" : "hidden"
        }
        if isParked { reasons.append("not in view") }
        return reasons
    }
}

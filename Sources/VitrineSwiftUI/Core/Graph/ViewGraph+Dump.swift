extension ViewGraph {
    /// The frames of the elements without children, in the graph's coordinates and in order: what is drawn,
    /// before rounding to pixels.
    package var leafFrames: [CGRect] {
        var result: [CGRect] = []
        func visit(_ element: Element) {
            let children = element.paintOrder
            if children.isEmpty, element !== rootElement {
                result.append(CGRect(origin: element.rootOrigin, size: element.size))
            }
            for child in children { visit(child) }
        }
        visit(rootElement)
        return result
    }

    /// The element tree, one line each: kind and frame in the containing element.
    package var dump: String {
        var lines: [String] = []
        func number(_ value: CGFloat) -> String {
            let rounded = (value * 100).rounded() / 100
            guard rounded.magnitude < 1e15 else { return String(Double(value)) }
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }
        func visit(_ element: Element, _ depth: Int) {
            let frame = element.frame
            lines.append(
                String(repeating: "  ", count: depth)
                    + "\(element.dumpName) \(number(frame.minX)) \(number(frame.minY)) "
                    + "\(number(frame.width)) \(number(frame.height))")
            for child in element.paintOrder { visit(child, depth + 1) }
        }
        visit(rootElement, 0)
        return lines.joined(separator: "\n")
    }
}

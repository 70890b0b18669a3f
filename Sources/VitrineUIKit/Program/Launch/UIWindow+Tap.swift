import VitrineCoreGraphics
import VitrineLaunch

extension UIWindow {
    /// Where a finger has to tap, in points of the window.
    ///
    /// A text is looked for among the labels that assistive technology reads: first the whole of one, then its beginning, then
    /// anywhere in it, of each the first in the order of reading.
    ///
    /// - Throws: when nothing on the screen says the text, or the point lies outside of the window.
    ///
    /// Complexity: O(views and elements).
    func place(of tap: LaunchOptions.Tap) throws(LaunchError) -> CGPoint {
        switch tap {
        case .point(let x, let y):
            let point = CGPoint(x: x, y: y)
            guard bounds.contains(point) else {
                throw .tapOutside(x: x, y: y, width: bounds.width, height: bounds.height)
            }
            return point
        case .text(let text):
            var elements: [AccessibilityNode] = []
            func collect(_ nodes: [AccessibilityNode]) {
                for node in nodes {
                    if node.isElement, node.label != nil, bounds.contains(node.place) {
                        elements.append(node)
                    }
                    collect(node.children)
                }
            }
            collect(subviews.flatMap(\.accessibilityTree))
            let found =
                elements.first { $0.label == text } ?? elements.first { $0.label?.hasPrefix(text) == true }
                ?? elements.first { $0.label?.contains(text) == true }
            guard let found else { throw .nothingToTap(text, near: elements.compactMap(\.label)) }
            return found.place
        }
    }
}

extension AccessibilityNode {
    fileprivate var place: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
}

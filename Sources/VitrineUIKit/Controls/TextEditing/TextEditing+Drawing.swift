import Foundation
import VitrineGraphics

extension TextEditing {
    /// How opaque the tint is behind selected text. Apple publishes no number; ours.
    static let selectionOpacity: CGFloat = 0.22

    /// The text between two heights, with what is behind it.
    ///
    /// Complexity: O(what is between them).
    func nodes(from top: CGFloat, to bottom: CGFloat, at origin: CGPoint, tint: UIColor, color: UIColor)
        -> [RenderNode]
    {
        selectionNodes(from: top, to: bottom, at: origin, tint: tint)
            + textNodes(from: top, to: bottom, at: origin, color: color)
            + spellingNodes(from: top, to: bottom, at: origin)
    }

    /// What is behind selected text between two heights.
    func selectionNodes(from top: CGFloat, to bottom: CGFloat, at origin: CGPoint, tint: UIColor)
        -> [RenderNode]
    {
        guard owner?.isFirstResponder == true, !selection.isEmpty else { return [] }
        let behind = tint.withAlphaComponent(Self.selectionOpacity).rgba(with: traits)
        let start = min(max(selection.lowerBound, selectionStart), selection.upperBound)
        return selectionRects(start..<selection.upperBound, from: top, to: bottom).compactMap {
            .color(behind, in: $0.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}

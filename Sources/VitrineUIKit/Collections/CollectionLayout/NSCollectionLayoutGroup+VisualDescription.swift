import Foundation
import VitrineCoreGraphics
internal import VitrineLayout

extension NSCollectionLayoutGroup {
    /// A drawing of the group in characters, to be printed while debugging: `+`, `-` and `|` for the edges, `~` for what
    /// items cover, `:` for views that sit on items and groups. Fractions refer to a room of 400 points by 400; UIKit
    /// draws another picture of the same kind.
    ///
    /// Complexity: O(items in the group).
    public func visualDescription() -> String {
        let room = CGSize(width: 400, height: 400)
        let solver = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: room),
            sections: [LayoutSection(group: makeElement(traits: .current))], itemCounts: [1024])
        let template = solver.template(ofSection: 0)
        var drawing = CharacterDrawing(size: template.size)
        for item in template.items { drawing.draw(item, filledWith: "~") }
        for view in template.supplementaries { drawing.draw(view, filledWith: ":") }
        return "\(template.items.count) items in \(template.size.width)×\(template.size.height) points\n"
            + drawing.text
    }
}

/// Rectangles drawn with characters that are twice as high as they are wide.
private struct CharacterDrawing {
    private var cells: [[Character]]
    private let scale: CGFloat

    /// The longer side takes 60 columns, or 30 lines.
    init(size: CGSize) {
        let longer = max(size.width, size.height, 1)
        scale = 60 / longer
        let columns = Int(clamping: (size.width * scale).rounded()) + 1
        let lines = Int(clamping: (size.height * scale / 2).rounded()) + 1
        cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
        draw(CGRect(origin: .zero, size: size), filledWith: " ")
    }

    mutating func draw(_ rect: CGRect, filledWith fill: Character) {
        func clamp(_ value: CGFloat, _ count: Int) -> Int {
            min(max(0, Int(clamping: value.rounded())), count - 1)
        }
        let (left, right) = (
            clamp(rect.minX * scale, cells[0].count), clamp(rect.maxX * scale, cells[0].count)
        )
        let (top, bottom) = (
            clamp(rect.minY * scale / 2, cells.count), clamp(rect.maxY * scale / 2, cells.count)
        )
        for line in top...bottom {
            for column in left...right {
                let (isAcross, isAlong) = (line == top || line == bottom, column == left || column == right)
                cells[line][column] = isAcross && isAlong ? "+" : isAcross ? "-" : isAlong ? "|" : fill
            }
        }
    }

    var text: String { cells.map { String($0) }.joined(separator: "\n") }
}

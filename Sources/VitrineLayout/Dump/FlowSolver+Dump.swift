public import Foundation
import VitrineSupport

extension FlowSolver {
    /// The layout as text, one line an element, for tests and reports of bugs: the same form as that of a
    /// compositional layout.
    ///
    /// - Parameters:
    ///   - rect: Lists only what meets this rectangle of the content; nil lists everything.
    ///   - visible: What is visible, for pinned views; nil leaves them at their places.
    ///   - limit: The most elements that are listed. The last line says how many items were left out.
    ///
    /// Complexity: O(sections + *limit*).
    public func dump(in rect: CGRect? = nil, visible: CGRect? = nil, limit: Int = 1000) -> String {
        let header = LayoutDump.Header(
            name: "FlowSolver", container: containerSize, scale: scale, axis: axis, contentSize: contentSize)
        let counts = (0..<sectionCount).map { itemCount(inSection: $0) }
        var dump = LayoutDump(header: header, itemCounts: counts, rect: rect)
        let found = LayoutDump.collect(
            rect, contentSize: contentSize, axis: axis, step: axis.main(containerSize),
            isSmall: counts.reduce(0, +) <= limit, limit: limit
        ) { placements(in: $0, visible: visible) }
        dump.isCut = found.isCut
        dump.elements = found.elements.map { placement in
            var element = LayoutDump.Element(placement, estimates: (false, false))
            // Index 1 is the footer, which is the first of its kind.
            if element.category == .supplementary { element.indexPath[1] = 0 }
            return element
        }
        let last = dump.isCut ? (dump.elements.map { $0.indexPath[0] }.max() ?? -1) + 1 : sectionCount
        for section in 0..<last {
            let frame = frame(ofSection: section)
            if rect.map({ frame.overlaps($0) }) ?? true { dump.sectionFrames[section] = frame }
        }
        return dump.text
    }
}

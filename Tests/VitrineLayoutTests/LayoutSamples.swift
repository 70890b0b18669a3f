import Foundation
import VitrineLayout

extension LayoutElement {
    /// An item.
    static func item(
        _ width: LayoutDimension, _ height: LayoutDimension, insets: CGFloat = 0,
        edges: LayoutEdgeSpacing = LayoutEdgeSpacing(), views: [LayoutSupplementary] = []
    ) -> LayoutElement {
        LayoutElement(
            size: LayoutSize(width: width, height: height),
            contentInsets: LayoutInsets(top: insets, leading: insets, bottom: insets, trailing: insets),
            edgeSpacing: edges, supplementaries: views)
    }

    /// A row.
    static func row(
        _ width: LayoutDimension, _ height: LayoutDimension, _ items: [LayoutElement],
        spacing: LayoutSpacing? = nil
    ) -> LayoutElement {
        .group(
            size: LayoutSize(width: width, height: height), .list(.horizontal, items),
            interItemSpacing: spacing)
    }

    /// A column.
    static func column(
        _ width: LayoutDimension, _ height: LayoutDimension, _ items: [LayoutElement],
        spacing: LayoutSpacing? = nil
    ) -> LayoutElement {
        .group(
            size: LayoutSize(width: width, height: height), .list(.vertical, items), interItemSpacing: spacing
        )
    }
}

extension CompositionalSolver {
    /// One section in a room of a size.
    init(
        _ section: LayoutSection, items: Int, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 1
    ) {
        self.init(
            environment: LayoutEnvironment(containerSize: CGSize(width: width, height: height), scale: scale),
            sections: [section], itemCounts: [items])
    }

    /// The frames of the first items of a section.
    func frames(_ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { placement(ofItem: $0, inSection: section)?.frame }
    }

    /// Every placement, found without a query.
    func everything(visible: CGRect? = nil) -> [LayoutPlacement] {
        var elements: [LayoutPlacement.Element] = []
        for section in 0..<sectionCount {
            elements += (0..<itemCount(inSection: section)).map { .item(section: section, item: $0) }
        }
        return elements.compactMap { placement(of: $0, visible: visible) }
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

import VitrineConstraints
import VitrineCoreGraphics

extension UIView {
    /// The equations that Auto Layout solves for the view, and their solution as of the last layout pass, as text: an
    /// extra of this library, for debugging.
    ///
    /// Views and guides have the names given to them (`accessibilityIdentifier`, `identifier`), else their classes and
    /// numbers. First comes what is minimised, by priority, then what every place and size is worth, then the
    /// constraints, those of fixed frames and of the sizes of contents included.
    ///
    /// Complexity: O(size of the system).
    public var constraintDump: String {
        guard let engine = LayoutEngine.root(of: self).layoutItem?.ownEngine else { return "no constraints" }
        return engine.dump
    }
}

extension LayoutEngine {
    fileprivate var dump: String {
        var names: [Variable: String] = [:]
        func name(_ item: String, _ base: Int) {
            for (offset, dimension) in ["x", "y", "width", "height"].enumerated() {
                names[Variable(base + offset)] = "\(item).\(dimension)"
            }
        }
        name(root?.layoutItem?.shortName(number: 0) ?? "root", rootBase)
        for (index, use) in items.enumerated() {
            name(use.item.shortName(number: index + 1), use.item.base)
        }
        return solver.description { names[$0] ?? $0.name }
    }
}

extension LayoutItem {
    fileprivate func shortName(number: Int) -> String {
        let given = view?.accessibilityIdentifier ?? guide?.identifier ?? ""
        guard given.isEmpty, let object else { return given.isEmpty ? "gone\(number)" : given }
        return "\(type(of: object))\(number)"
    }
}

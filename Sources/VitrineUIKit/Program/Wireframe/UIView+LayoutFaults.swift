import VitrineCoreGraphics

/// Something wrong with the constraints of a view or guide, to be drawn.
struct LayoutFault {
    /// In the coordinates of the view that was asked.
    var rect: CGRect
    var title: String
    var isBroken: Bool
}

extension UIView {
    /// What the constraints of the view and its guides leave open, and those of them that are left out.
    var layoutFaults: [LayoutFault] {
        var faults: [LayoutFault] = []
        func ambiguous(_ item: LayoutItem, _ rect: CGRect, _ name: String) {
            let open = item.ambiguousDimensions
            guard !open.isEmpty else { return }
            let what = open.map { "\($0)" }.joined(separator: ", ")
            faults.append(LayoutFault(rect: rect, title: "\(name): \(what) ambiguous", isBroken: false))
        }
        if !translatesAutoresizingMaskIntoConstraints, storedSuperview != nil {
            ambiguous(madeLayoutItem, bounds, "\(type(of: self))")
        }
        for guide in storedLayoutGuides where guide.kind == .own {
            let name = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
            ambiguous(guide.madeLayoutItem, guide.layoutFrame, name)
        }
        for constraint in layoutItem?.held ?? [] where constraint.isBroken {
            guard let first = constraint.first, let host = first.host else { continue }
            let rect = first.guide?.layoutFrame ?? host.bounds
            faults.append(
                LayoutFault(
                    rect: host.convert(rect, to: self), title: constraint.shortText, isBroken: true))
        }
        return faults
    }
}

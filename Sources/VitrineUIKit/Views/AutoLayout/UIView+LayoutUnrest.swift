import VitrineQuartzCore

extension UIView: LayerLayoutWitness {
    /// Names the constraints that change whenever layout comes by, once.
    package func namesLayoutUnrest() -> Bool {
        guard let layoutItem, let engine = layoutItem.ownEngine else { return false }
        let changed = engine.dirtyConstraints + engine.additions
        guard !changed.isEmpty else { return false }
        guard !layoutItem.hasReportedUnrest else { return true }
        layoutItem.hasReportedUnrest = true
        let list = changed.prefix(8).map { "    \"\($0.text)\"" }.joined(separator: ",\n")
        AutoLayoutReports.handler(
            """
            \(LayoutUnrest.complaint(about: layoutItem.name)): constraints change whenever views are laid out. In the last round these were changed again:
            (
            \(list)
            )
            Give a constraint a new constant in layoutSubviews() only if it is another than before, and activate constraints once.
            """)
        return true
    }

    /// Names the properties that were set again, or else the views that asked, once for each class.
    package func layoutDidNotSettle(_ requests: [LayoutUnrest.Request]) {
        var names: [String] = []
        for request in requests {
            let name = request.property.map { "\(request.type).\($0)" } ?? "\(request.type).setNeedsLayout()"
            if !names.contains(name) { names.append(name) }
        }
        let cause =
            names.isEmpty ? "" : " In the last rounds came again: \(names.prefix(8).joined(separator: ", "))."
        let sentence =
            "\(LayoutUnrest.complaint(about: "\(type(of: self))")): something changes whenever views "
            + " are laid out.\(cause) Set in layoutSubviews() or viewDidLayoutSubviews() only what follows from the "
            + "size, and nothing that asks for layout again; the rest waits for the next frame."
        // Once: a cell that never rests is one of many.
        if ReportLog.current.isNew(sentence) { AutoLayoutReports.handler(sentence) }
    }

    /// A property is about to ask for layout; says so should layout not come to rest.
    final func noteLayoutChange(_ property: StaticString = #function) { LayoutUnrest.note(self, property) }
}

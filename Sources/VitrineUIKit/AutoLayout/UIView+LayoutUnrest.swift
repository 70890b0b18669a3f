import VitrineQuartzCore

extension UIView: LayerLayoutWitness {
    /// Names the constraints that change whenever layout comes by, once.
    package func layoutDidNotSettle() {
        guard let layoutItem, let engine = layoutItem.ownEngine, !layoutItem.hasReportedUnrest else { return }
        let changed = engine.dirtyConstraints + engine.additions
        guard !changed.isEmpty else { return }
        layoutItem.hasReportedUnrest = true
        let list = changed.prefix(8).map { "    \"\($0.text)\"" }.joined(separator: ",\n")
        AutoLayoutReports.handler(
            """
            The layout of \(layoutItem.name) did not settle in 32 rounds: constraints change whenever views are laid out. In the last round these were changed again:
            (
            \(list)
            )
            Give a constraint a new constant in layoutSubviews() only if it is another than before, and activate constraints once.
            """)
    }
}

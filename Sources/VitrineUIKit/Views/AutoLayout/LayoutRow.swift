import VitrineConstraints

/// A constraint written out for a solver, before its items have variables.
@MainActor
struct LayoutRow {
    /// First side minus second side.
    let terms: [LinearForm.Term]
    let relation: Constraint.Relation
    let strength: Strength
    /// The part of the constant that comes from insets, offsets and baselines.
    let geometricConstant: Double
    /// Whether ``geometricConstant`` may change.
    let isGeometric: Bool
    /// 1, or -1 where the constraint's own constant counts from the right.
    let constantFactor: Double
    /// The constant of the constraint itself, in points.
    let ownConstant: Double

    /// What a constraint says in the tree of views as it is; nil if an item is gone, or it is not active. Reading one
    /// changes neither the constraint nor any system.
    static func linearise(_ constraint: NSLayoutConstraint) -> LayoutRow? {
        guard let holder = constraint.holder?.view, let first = constraint.first,
            constraint.second != nil || constraint.secondAttribute == .notAnAttribute
        else { return nil }
        let (form, isMirrored) = LinearForm.of(constraint, first, in: holder)
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
            }
        return LayoutRow(
            terms: form.terms, relation: relation, strength: constraint.strength,
            geometricConstant: form.constant, isGeometric: form.isGeometric,
            constantFactor: isMirrored ? -1 : 1,
            ownConstant: LayoutLimit.length(Double(constraint.constant)))
    }

    /// The row in terms of a solver.
    ///
    /// - Parameter variable: the unknown for a place or size of an item.
    func constraint(_ variable: (LayoutItem, LayoutItem.Dimension) -> Variable) -> Constraint {
        Constraint(
            LinearSum(
                terms.map { LinearSum.Term(variable($0.item, $0.dimension), coefficient: $0.coefficient) },
                constant: geometricConstant - constantFactor * ownConstant),
            relation, zeroWith: strength)
    }
}

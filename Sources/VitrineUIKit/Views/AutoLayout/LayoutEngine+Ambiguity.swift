import VitrineConstraints
import VitrineCoreGraphics

// For debugging: what the constraints leave open.
extension LayoutEngine {
    /// A weak constraint that moves an item whose place is ambiguous.
    struct Exercise {
        unowned let item: LayoutItem
        let id: Solver.ConstraintID
        var steps: Int
    }

    /// The solution, without what `exerciseAmbiguityInLayout()` added to it.
    private var plainSolver: Solver {
        guard !exercises.isEmpty else { return solver }
        var plain = solver
        for exercise in exercises { try? plain.remove(exercise.id) }
        plain.solve()
        return plain
    }

    /// The unknowns of an item that could have another value just as well.
    func ambiguousDimensions(of item: LayoutItem) -> [LayoutItem.Dimension] {
        let solver = plainSolver
        return LayoutItem.Dimension.allCases.filter { !solver.isDetermined(item.variable($0)) }
    }

    /// Moves an item in what its constraints leave open.
    func exercise(_ item: LayoutItem) {
        let dimensions = ambiguousDimensions(of: item)
        let steps = (exercises.first { $0.item === item }?.steps ?? 0) + 1
        let shown = dimensions.map { solver.value(of: item.variable($0)) }
        endExercises(of: item)
        for (dimension, old) in zip(dimensions, shown) {
            let variable = item.variable(dimension)
            // To and fro; where there is no room on one side, to the other.
            for step in steps.isMultiple(of: 2) ? [-32.0, 32] : [32, -32] {
                let target = max(old + step, dimension == .width || dimension == .height ? 0 : -.infinity)
                let nudge = Constraint(
                    LinearSum([LinearSum.Term(variable)], constant: -target), .equal,
                    zeroWith: .priority(0.001))
                guard let id = add(nudge) else { continue }
                solver.solve()
                if (solver.value(of: variable) - old).magnitude > 0.5 {
                    exercises.append(Exercise(item: item, id: id, steps: steps))
                    break
                }
                drop(id)
            }
        }
        hasChanged = true
        setNeedsUpdate()
    }

    func endExercises(of item: LayoutItem) {
        for exercise in exercises where exercise.item === item { drop(exercise.id) }
        exercises.removeAll { $0.item === item }
    }

    /// The constraints that an item's place and size along an axis depend on, from one to the next.
    func constraints(affecting item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var waiting = (axis == .horizontal ? [.x, .width] : [.y, .height]).map(item.variable)
        var seen = Set(waiting)
        // What is given depends on nothing.
        for dimension in LayoutItem.Dimension.allCases {
            seen.insert(Variable(rootBase + dimension.rawValue))
        }
        var byVariable: [Variable: [NSLayoutConstraint]] = [:]
        var terms: [ObjectIdentifier: [Variable]] = [:]
        for constraint in constraints {
            guard let id = constraint.solverID, let linear = solver.constraint(id) else { continue }
            let variables = linear.expression.terms.map(\.variable)
            terms[ObjectIdentifier(constraint)] = variables
            for variable in variables { byVariable[variable, default: []].append(constraint) }
        }
        var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
        while let variable = waiting.popLast() {
            for constraint in byVariable[variable] ?? [] {
                guard found.updateValue(constraint, forKey: ObjectIdentifier(constraint)) == nil else {
                    continue
                }
                for other in terms[ObjectIdentifier(constraint)] ?? [] where seen.insert(other).inserted {
                    waiting.append(other)
                }
            }
        }
        return found.values.sorted { $0.order < $1.order }
    }
}

extension LayoutItem {
    /// The item's system with its solution.
    private var upToDateEngine: LayoutEngine? {
        LayoutEngine.flush()
        guard let container else { return nil }
        // Items enter it with their first constraint.
        LayoutEngine.root(of: container).layoutItem?.ownEngine?.updateIfNeeded()
        return engine
    }

    /// What constraints leave open of an item that they are to place: all, if none mentions it.
    var ambiguousDimensions: [Dimension] {
        guard isFree else { return [] }
        return upToDateEngine?.ambiguousDimensions(of: self) ?? Dimension.allCases
    }

    func exerciseAmbiguity() {
        guard isFree, let engine = upToDateEngine else { return }
        engine.exercise(self)
    }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        upToDateEngine?.constraints(affecting: self, axis) ?? []
    }
}

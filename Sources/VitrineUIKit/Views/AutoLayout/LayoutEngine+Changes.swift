import VitrineConstraints
import VitrineCoreGraphics

// What goes into the solver during an update.
extension LayoutEngine {
    /// Puts a constraint into the solver.
    func submit(_ constraint: NSLayoutConstraint) {
        guard let linear = linearise(constraint) else { return }
        AutoLayoutCounters.additions += 1
        hasChanged = true
        do {
            constraint.solverID = try solver.add(linear)
        } catch .unsatisfiable(_, let conflicting) {
            if leaveOutRootSize(from: conflicting), let id = try? solver.add(linear) {
                constraint.solverID = id
            } else {
                refuse(constraint, conflicting)
            }
        } catch {
            refuse(constraint, [])
        }
    }

    /// The constraint in terms of the solver; its items enter the system.
    func linearise(_ constraint: NSLayoutConstraint) -> Constraint? {
        guard let holder = constraint.holder?.view, let first = constraint.first,
            constraint.second != nil || constraint.secondAttribute == .notAnAttribute
        else { return nil }
        let (form, isMirrored) = LinearForm.of(constraint, first, in: holder)
        constraint.constantFactor = isMirrored ? -1 : 1
        constraint.geometricConstant = form.constant
        constraint.isGeometric = form.isGeometric
        // Enters the new before it lets go of the old, so that no item leaves in between.
        let old = constraint.usedItems
        var terms: [LinearSum.Term] = []
        terms.reserveCapacity(form.terms.count)
        for term in form.terms {
            terms.append(
                LinearSum.Term(variable(term.item, term.dimension), coefficient: term.coefficient))
        }
        constraint.usedItems = form.terms.map { LayoutItem.Use(item: $0.item) }
        release(old)
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
            }
        return Constraint(
            LinearSum(terms, constant: constraint.solverConstant), relation, zeroWith: constraint.strength)
    }

    // MARK: Constants

    /// Collects the new numbers for the solver: given frames, sizes of contents, constants.
    func takeChanges(_ changes: inout [(id: Solver.ConstraintID, constant: Double)]) {
        let items = dirtyItems
        dirtyItems = []
        for use in items {
            use.item.isDirty = false
            examine(use.item, &changes)
        }
        for constraint in dirtyConstraints {
            constraint.isConstantDirty = false
            if constraint.engine === self, let id = constraint.solverID {
                changes.append((id, constraint.solverConstant))
            }
        }
        dirtyConstraints = []
        if isGeometryDirty {
            isGeometryDirty = false
            for constraint in constraints where constraint.isGeometric {
                guard let id = constraint.solverID, updateGeometry(of: constraint) else { continue }
                changes.append((id, constraint.solverConstant))
            }
        }
    }

    func apply(_ changes: inout [(id: Solver.ConstraintID, constant: Double)]) {
        changes.removeAll { solver.constant(of: $0.id) == $0.constant }
        guard !changes.isEmpty else { return }
        hasChanged = true
        AutoLayoutCounters.constants += changes.count
        while true {
            do {
                return try solver.setConstants(changes)
            } catch .contradiction(let conflicting) {
                if leaveOutRootSize(from: conflicting) { continue }
                guard let victim = youngest(of: conflicting) else { return }
                // A refused constraint is not in the solver any more.
                let id = victim.solverID
                drop(id)
                refuse(victim, conflicting)
                changes.removeAll { $0.id == id }
            } catch {
                return
            }
        }
    }

    /// Computes insets, offsets and baselines again. Returns whether the solver's constant is another now.
    private func updateGeometry(of constraint: NSLayoutConstraint) -> Bool {
        guard let holder = constraint.holder?.view, let first = constraint.first else { return false }
        let (form, _) = LinearForm.of(constraint, first, in: holder)
        guard form.constant != constraint.geometricConstant else { return false }
        constraint.geometricConstant = form.constant
        return true
    }

    /// Takes the size of the root out of a contradiction until the next update, if it is about to be another anyway.
    private func leaveOutRootSize(from conflicting: [Solver.ConstraintID]) -> Bool {
        guard mayLeaveOutRootSize, !isRootDirty,
            conflicting.contains(where: { $0 == rootWidth || $0 == rootHeight })
        else { return false }
        drop(rootWidth)
        drop(rootHeight)
        rootWidth = nil
        rootHeight = nil
        isRootDirty = true
        return true
    }

    func changeRootSize(
        _ root: UIView, _ changes: inout [(id: Solver.ConstraintID, constant: Double)]
    ) {
        let bounds = root.bounds.size
        let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: bounds)).size
        if isRootDirty {
            drop(rootWidth)
            drop(rootHeight)
            isRootDirty = false
            // A tree that is nowhere yet has no size that its constraints could contradict.
            let strength: Strength =
                root.storedSuperview != nil || root.isWindow
                ? .required
                : .priority(root.translatesAutoresizingMaskIntoConstraints ? 999.5 : 0.5)
            let guessed = root.sizedElement?.guessedLengths ?? (width: false, height: false)
            func length(
                _ dimension: LayoutItem.Dimension, _ length: CGFloat, isGuessed: Bool
            ) -> Solver.ConstraintID? {
                insist(
                    Constraint(
                        LinearSum(
                            [LinearSum.Term(Variable(rootBase + dimension.rawValue))],
                            constant: -Double(length)),
                        .equal, zeroWith: isGuessed && strength.isRequired ? .priority(999.5) : strength))
            }
            rootWidth = length(.width, size.width, isGuessed: guessed.width)
            rootHeight = length(.height, size.height, isGuessed: guessed.height)
        } else if rootSize != bounds, let rootWidth, let rootHeight {
            changes.append((rootWidth, -Double(size.width)))
            changes.append((rootHeight, -Double(size.height)))
        }
        rootSize = bounds
    }

    /// Adds a constraint of the engine's own; those of others that contradict it have to go.
    private func insist(_ constraint: Constraint) -> Solver.ConstraintID? {
        AutoLayoutCounters.additions += 1
        hasChanged = true
        while true {
            do {
                return try solver.add(constraint)
            } catch .unsatisfiable(_, let conflicting) {
                guard let victim = youngest(of: conflicting) else { return nil }
                drop(victim.solverID)
                refuse(victim, conflicting)
            } catch {
                return nil
            }
        }
    }

    // MARK: Items

    /// Asks items that have just come for their content.
    func examineNewItems() {
        var changes: [(id: Solver.ConstraintID, constant: Double)] = []
        // Measuring one view may change another; those that change each other for ever wait for the next pass.
        var rounds = 0
        while !dirtyItems.isEmpty, rounds < 32 {
            rounds += 1
            let items = dirtyItems
            dirtyItems = []
            for use in items {
                use.item.isDirty = false
                examine(use.item, &changes)
            }
        }
        apply(&changes)
    }

    /// Compares an item's given frame, or the size of its content, with what the solver has.
    private func examine(_ item: LayoutItem, _ changes: inout [(id: Solver.ConstraintID, constant: Double)]) {
        guard item.engine === self, let view = item.view else { return }
        guard item.isFree else {
            for (index, id) in item.fixed.enumerated() {
                guard let id, let dimension = LayoutItem.Dimension(rawValue: index) else { continue }
                changes.append((id, -Self.given(dimension, of: view)))
            }
            return
        }
        AutoLayoutCounters.measurements += 1
        var size = view.finiteContentSize
        if !view.wrapsAtLayoutWidth {
            item.wrappedWidth = nil
        } else if let width = item.wrappedWidth {
            // Most likely the text has the width that it had: no need to go by way of a single line.
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        } else {
            hasChanged = true
        }
        setIntrinsic(size.width, of: item, .width, &changes)
        setIntrinsic(size.height, of: item, .height, &changes)
    }

    private func setIntrinsic(
        _ length: CGFloat, of item: LayoutItem, _ dimension: LayoutItem.Dimension,
        _ changes: inout [(id: Solver.ConstraintID, constant: Double)]
    ) {
        let axis = dimension == .width ? 0 : 1
        let hugging = item.deferredHugging(horizontally: axis == 0)
        let resistance = item.deferredResistance(horizontally: axis == 0)
        var intrinsic = item.intrinsic[axis]
        let isKept =
            length >= 0 && intrinsic.hugging != nil && intrinsic.huggingPriority == hugging
            && intrinsic.resistancePriority == resistance
        if isKept {
            guard length != intrinsic.length, let first = intrinsic.hugging, let second = intrinsic.resistance
            else { return }
            changes.append((first, -Double(length)))
            changes.append((second, -Double(length)))
            item.intrinsic[axis].length = length
            return
        }
        drop(intrinsic.hugging)
        drop(intrinsic.resistance)
        intrinsic = LayoutItem.Intrinsic()
        if length >= 0 {
            let expression = LinearSum(
                [LinearSum.Term(item.variable(dimension))], constant: -Double(length))
            intrinsic.length = length
            intrinsic.huggingPriority = hugging
            intrinsic.resistancePriority = resistance
            intrinsic.hugging = add(
                Constraint(expression, .lessThanOrEqual, zeroWith: .content(hugging)))
            intrinsic.resistance = add(
                Constraint(expression, .greaterThanOrEqual, zeroWith: .content(resistance)))
        }
        item.intrinsic[axis] = intrinsic
    }

    // MARK: Solving

    /// Finds the solution; of several that are equally good the one that does not depend on history.
    ///
    /// Where nothing else says who gives way, it is the first, as everywhere: the last keep the size of their content.
    func solve() {
        solver.solve()
        guard solver.mayBeAmbiguous else { return }
        AutoLayoutCounters.settlements += 1
        let order = LayoutOrder(of: self)
        // What could be another length could also be a negative one.
        let lengths = order.items.flatMap { [$0.variable(.width), $0.variable(.height)] }
        let movable = Set(solver.movable(among: lengths))
        for item in order.items where item.isFree {
            for dimension in [LayoutItem.Dimension.width, .height]
            where movable.contains(item.variable(dimension)) && item.floor(dimension) == nil {
                addFloor(item, dimension)
            }
        }
        solver.settle(order.preferences { $0 })
    }

    @discardableResult
    private func addFloor(_ item: LayoutItem, _ dimension: LayoutItem.Dimension) -> Bool {
        let floor = insist(
            Constraint(LinearSum(item.variable(dimension)), .greaterThanOrEqual, zeroWith: .required))
        item.floors[dimension == .width ? 0 : 1] = floor
        return floor != nil
    }

    /// Keeps sizes from falling below zero. Few would, so this is looked at afterwards.
    func keepSizesPositive() {
        // One that is kept may push another below zero.
        while true {
            var isAnyKept = false
            for (item, dimension) in negativeLengths() where addFloor(item, dimension) { isAnyKept = true }
            // A floor that is refused leaves its length as it is.
            guard isAnyKept else { return }
            solve()
        }
    }

    private func negativeLengths() -> [(item: LayoutItem, dimension: LayoutItem.Dimension)] {
        var negative: [(item: LayoutItem, dimension: LayoutItem.Dimension)] = []
        // To ask the one in the property would copy it for each question.
        let solver = solver
        for use in items where use.item.isFree {
            let item = use.item
            for dimension in [LayoutItem.Dimension.width, .height]
            where item.floor(dimension) == nil && solver.value(of: item.variable(dimension)) < -1e-6 {
                negative.append((item, dimension))
            }
        }
        guard negative.count > 1 else { return negative }
        // What one floor refuses may make room for another.
        let places = LayoutOrder(of: self).places
        return negative.sorted { first, second in
            let (one, other) = (places[ObjectIdentifier(first.item)], places[ObjectIdentifier(second.item)])
            return (one ?? 0, first.dimension.rawValue) < (other ?? 0, second.dimension.rawValue)
        }
    }

    /// Text that wraps has the height that its lines need at the width it got.
    func fitWrappingText() {
        // The height may change the width again; twice is enough for what settles at all.
        for _ in 0..<3 {
            var changes: [(id: Solver.ConstraintID, constant: Double)] = []
            for (item, width, height) in wrappingChanges(in: solver) {
                item.wrappedWidth = width
                setIntrinsic(height, of: item, .height, &changes)
            }
            guard !changes.isEmpty else { return }
            apply(&changes)
            solve()
            keepSizesPositive()
        }
    }

    /// The sizes of texts that got another width in a solver than they were measured for.
    private func wrappingChanges(
        in solver: Solver
    ) -> [(item: LayoutItem, width: CGFloat?, height: CGFloat)] {
        var changes: [(item: LayoutItem, width: CGFloat?, height: CGFloat)] = []
        for use in items where use.item.isFree {
            guard let view = use.item.view, view.wrapsAtLayoutWidth else { continue }
            var width = CGFloat(solver.value(of: use.item.variable(.width)))
            // What is left of nothing by rounding is nothing.
            if width < 1e-6 { width = 0 }
            guard use.item.wrappedWidth != (width > 0 ? width : nil) else { continue }
            AutoLayoutCounters.measurements += 1
            // Without a width, as for text that is hidden, it is as high as on lines of any length.
            let height =
                width > 0
                ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                : view.finiteContentSize.height
            changes.append((use.item, width > 0 ? width : nil, height))
        }
        return changes
    }
}

extension NSLayoutConstraint {
    /// The constant of the solver's constraint.
    var solverConstant: Double {
        geometricConstant - constantFactor * LayoutLimit.length(Double(constant))
    }
}

extension Strength {
    /// The strength of what a view's content asks for. Even at 1000 it gives way to constraints: a text that does
    /// not fit is no contradiction to report.
    static func content(_ priority: UILayoutPriority) -> Strength {
        .priority(min(Double(priority.rawValue), 999.75))
    }
}

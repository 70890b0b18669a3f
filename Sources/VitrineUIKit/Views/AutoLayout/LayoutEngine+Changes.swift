import VitrineConstraints
import VitrineCoreGraphics

// What goes into the solver during an update.
extension LayoutEngine {
    /// Puts a constraint into the solver.
    func submit(_ constraint: NSLayoutConstraint) {
        guard let row = LayoutRow.linearise(constraint) else { return }
        let linear = enter(row, of: constraint)
        willAdd()
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

    /// The items of a constraint enter the system; those that it had before may leave.
    private func enter(_ row: LayoutRow, of constraint: NSLayoutConstraint) -> Constraint {
        constraint.constantFactor = row.constantFactor
        constraint.geometricConstant = row.geometricConstant
        constraint.isGeometric = row.isGeometric
        // Enters the new before it lets go of the old, so that no item leaves in between.
        let old = constraint.usedItems
        let linear = row.constraint { variable($0, $1) }
        constraint.usedItems = row.terms.map { LayoutItem.Use(item: $0.item) }
        release(old)
        return linear
    }

    /// A constraint in terms of the solver, if all of its items are in the system. Nothing changes.
    func linear(_ constraint: NSLayoutConstraint) -> Constraint? {
        guard let row = LayoutRow.linearise(constraint),
            row.terms.allSatisfy({ $0.item.ownEngine === self || $0.item.engine === self })
        else { return nil }
        return row.constraint { item, dimension in
            item.ownEngine === self
                ? Variable(rootBase + dimension.rawValue) : item.variable(dimension)
        }
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
        AutoLayoutCounters.current.constants += changes.count
        // Each round leaves one constraint out, and one of them the size of the root.
        var loop = SettlingLoop(limit: constraints.count + 2)
        while loop.beginRound() {
            do {
                return try solver.setConstants(changes)
            } catch .contradiction(let conflicting) {
                if !leaveOutRootSize(from: conflicting),
                    !leaveOutYoungest(of: conflicting, because: nil)
                {
                    return
                }
                // What was left out is not in the solver any more.
                changes.removeAll { solver.constant(of: $0.id) == nil }
            } catch {
                return
            }
        }
        AutoLayoutReports.unsettled(loop, "its constants contradict each other", in: self)
    }

    /// Computes insets, offsets and baselines again. Returns whether the solver's constant is another now.
    private func updateGeometry(of constraint: NSLayoutConstraint) -> Bool {
        guard let holder = constraint.holder?.view, let first = constraint.first else { return false }
        let geometricConstant = LinearForm.of(constraint, first, in: holder).form.constant
        guard geometricConstant != constraint.geometricConstant else { return false }
        constraint.geometricConstant = geometricConstant
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
                require(
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

    // MARK: Items

    /// Asks items that have just come for their content.
    func examineNewItems() {
        var changes: [(id: Solver.ConstraintID, constant: Double)] = []
        // Measuring one view may change another; those that change each other for ever wait for the next pass.
        var loop = SettlingLoop(limit: 32)
        while !dirtyItems.isEmpty, loop.beginRound() {
            let items = dirtyItems
            dirtyItems = []
            for use in items {
                use.item.isDirty = false
                examine(use.item, &changes)
            }
        }
        apply(&changes)
        guard loop.hasRunOut else { return }
        let names = dirtyItems.prefix(8).map(\.item.name).joined(separator: ", ")
        AutoLayoutReports.unsettled(
            loop, "measuring one view changes the content of another: \(names)", in: self)
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
        AutoLayoutCounters.current.measurements += 1
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
        let hugging = item.biasedHugging(horizontally: axis == 0)
        let resistance = item.biasedResistance(horizontally: axis == 0)
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
            let content = content(
                length, of: item.variable(dimension), hugging: hugging, resistance: resistance)
            intrinsic.length = length
            intrinsic.huggingPriority = hugging
            intrinsic.resistancePriority = resistance
            intrinsic.hugging = add(content.hugging)
            intrinsic.resistance = add(content.resistance)
        }
        item.intrinsic[axis] = intrinsic
    }
}

// What the steps from constraints to lengths need to know of the engine.
extension LayoutEngine: LayoutSystem {
    var engine: LayoutEngine { self }
    var ownLengths: [LayoutLength] { [] }

    func decidesLengths(of item: LayoutItem) -> Bool { item.isFree }
    func preferences(_ order: LayoutOrder) -> [Solver.Preference] { order.preferences { $0 } }

    func hasLowerBound(_ length: LayoutLength) -> Bool { length.item?.lowerBound(length.dimension) != nil }
    func setLowerBound(_ id: Solver.ConstraintID?, of length: LayoutLength) {
        length.item?.lowerBounds[length.dimension == .width ? 0 : 1] = id
    }

    func willAdd() {
        AutoLayoutCounters.current.additions += 1
        hasChanged = true
    }

    func leaveOutYoungest(of conflicting: [Solver.ConstraintID], because cause: String?) -> Bool {
        guard let victim = youngest(of: conflicting) else { return false }
        drop(victim.solverID)
        refuse(victim, conflicting)
        return true
    }

    func measuredWidth(of text: LayoutItem) -> CGFloat? { text.wrappedWidth }
    func setHeight(
        _ height: CGFloat, measuredFor width: CGFloat?, of text: LayoutItem,
        _ changes: inout [(id: Solver.ConstraintID, constant: Double)]
    ) {
        text.wrappedWidth = width
        setIntrinsic(height, of: text, .height, &changes)
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

import VitrineConstraints
import VitrineCoreGraphics

/// A width or height that a system decides about.
@MainActor
struct LayoutLength {
    let variable: Variable
    /// Whose length it is; nil for a root's own.
    let item: LayoutItem?
    let dimension: LayoutItem.Dimension
}

/// The steps from constraints to lengths. A layout pass and the question for a fitting size take the same ones, the one
/// in the engine's solver, the other in a copy.
@MainActor
protocol LayoutSystem: AnyObject {
    var solver: Solver { get set }
    /// Where the constraints are.
    var engine: LayoutEngine { get }
    /// What has variables in the system.
    var items: [LayoutItem.Use] { get }
    /// The lengths of the root where these are unknown, too.
    var ownLengths: [LayoutLength] { get }

    /// Whether the lengths of an item are unknown, not given.
    func decidesLengths(of item: LayoutItem) -> Bool
    /// What is preferred among solutions that are equally good.
    func preferences(_ order: LayoutOrder) -> [Solver.Preference]
    /// Whether a length is kept from being negative already.
    func hasLowerBound(_ length: LayoutLength) -> Bool
    func setLowerBound(_ id: Solver.ConstraintID?, of length: LayoutLength)

    /// Something is about to come into the solver.
    func willAdd()
    /// Leaves the youngest of the constraints of views out that contradict something. False if there is none.
    func leaveOutYoungest(of conflicting: [Solver.ConstraintID], because cause: String?) -> Bool
    func apply(_ changes: inout [(id: Solver.ConstraintID, constant: Double)])

    /// The width that the height of a text was measured for last; nil for none.
    func measuredWidth(of text: LayoutItem) -> CGFloat?
    /// Takes the height that a text needs at a width.
    func setHeight(
        _ height: CGFloat, measuredFor width: CGFloat?, of text: LayoutItem,
        _ changes: inout [(id: Solver.ConstraintID, constant: Double)])
}

extension LayoutSystem {
    // MARK: Constraints of the system's own

    /// Adds a constraint that must hold; of those of views that contradict it, the youngest is left out until none does.
    ///
    /// - Parameter cause: what messages call the constraint, if it is none of the engine's.
    func require(_ constraint: Constraint, called cause: @autoclosure () -> String? = nil)
        -> Solver.ConstraintID?
    {
        willAdd()
        // Each round leaves one out.
        var loop = SettlingLoop(limit: engine.constraints.count + 1)
        while loop.beginRound() {
            do {
                return try solver.add(constraint)
            } catch .unsatisfiable(_, let conflicting) {
                guard leaveOutYoungest(of: conflicting, because: cause()) else { return nil }
            } catch {
                return nil
            }
        }
        AutoLayoutReports.unsettled(loop, "\(constraint)", in: engine)
        return nil
    }

    /// What content asks for: a length no greater, and no less.
    func content(
        _ length: CGFloat, of variable: Variable, hugging: UILayoutPriority, resistance: UILayoutPriority
    ) -> (hugging: Constraint, resistance: Constraint) {
        let excess = LinearSum([LinearSum.Term(variable)], constant: -Double(length))
        return (
            Constraint(excess, .lessThanOrEqual, zeroWith: .content(hugging)),
            Constraint(excess, .greaterThanOrEqual, zeroWith: .content(resistance))
        )
    }

    // MARK: Solving

    /// Finds the solution; of several that are equally good the one that does not depend on history.
    ///
    /// Where nothing else says who gives way, it is the first, as everywhere: the last keep the size of their content.
    func solve() {
        solver.solve()
        guard solver.mayBeAmbiguous else { return }
        AutoLayoutCounters.current.settlements += 1
        let order = LayoutOrder(of: engine)
        let lengths = ownLengths + order.items.filter(decidesLengths).flatMap(\.lengths)
        // What could be another length could also be a negative one.
        let movable = Set(solver.movable(among: lengths.map(\.variable)))
        for length in lengths where movable.contains(length.variable) && !hasLowerBound(length) {
            addLowerBound(length)
        }
        solver.settle(preferences(order))
    }

    @discardableResult
    private func addLowerBound(_ length: LayoutLength) -> Bool {
        let bound = require(
            Constraint(LinearSum(length.variable), .greaterThanOrEqual, zeroWith: .required))
        setLowerBound(bound, of: length)
        return bound != nil
    }

    /// Keeps sizes from falling below zero. Few would, so this is looked at afterwards.
    func enforceNonnegativeSizes() {
        var negative = negativeLengths()
        guard !negative.isEmpty else { return }
        // One that is kept may push another below zero, and each is kept once.
        var loop = SettlingLoop(limit: 2 * items.count + ownLengths.count)
        while !negative.isEmpty, loop.beginRound() {
            var isAnyKept = false
            for length in negative where addLowerBound(length) { isAnyKept = true }
            // A bound that is refused leaves its length as it is.
            guard isAnyKept else { return }
            solve()
            negative = negativeLengths()
        }
        guard loop.hasRunOut else { return }
        AutoLayoutReports.unsettled(
            loop, "lengths below 0: " + negative.compactMap { $0.item?.name }.joined(separator: ", "),
            in: engine)
    }

    private func negativeLengths() -> [LayoutLength] {
        // To ask the one in the property would copy it for each question.
        let solver = solver
        var negative = ownLengths.filter { solver.value(of: $0.variable) < -1e-6 && !hasLowerBound($0) }
        for use in items where decidesLengths(of: use.item) {
            for dimension in [LayoutItem.Dimension.width, .height]
            where solver.value(of: use.item.variable(dimension)) < -1e-6 {
                let length = use.item.length(dimension)
                if !hasLowerBound(length) { negative.append(length) }
            }
        }
        guard negative.count > 1 else { return negative }
        // What one bound refuses may make room for another.
        let places = LayoutOrder(of: engine).places
        func place(_ length: LayoutLength) -> (Int, Int) {
            (length.item.flatMap { places[ObjectIdentifier($0)] } ?? -1, length.dimension.rawValue)
        }
        return negative.sorted { place($0) < place($1) }
    }

    // MARK: Text

    /// Text that wraps has the height that its lines need at the width it got.
    func fitWrappingText() {
        // The height may change the width again; twice is enough for what settles at all.
        var loop = SettlingLoop(limit: 3)
        var texts = textsToMeasure()
        while !texts.isEmpty, loop.beginRound() {
            var changes: [(id: Solver.ConstraintID, constant: Double)] = []
            for (text, width) in texts {
                guard let view = text.view else { continue }
                AutoLayoutCounters.current.measurements += 1
                // Without a width, as for text that is hidden, it is as high as on lines of any length.
                let height =
                    width.map {
                        view.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)).height
                    } ?? view.finiteContentSize.height
                setHeight(height, measuredFor: width, of: text, &changes)
            }
            guard !changes.isEmpty else { return }
            apply(&changes)
            solve()
            enforceNonnegativeSizes()
            texts = textsToMeasure()
        }
        guard loop.hasRunOut else { return }
        AutoLayoutReports.unsettled(
            loop,
            "the width of a text follows from its height, which follows from its width: "
                + texts.map(\.text.name).joined(separator: ", "), in: engine)
    }

    /// The texts that got another width than they were measured for, with that width.
    private func textsToMeasure() -> [(text: LayoutItem, width: CGFloat?)] {
        let solver = solver
        var texts: [(text: LayoutItem, width: CGFloat?)] = []
        for use in items where use.item.isFree {
            guard let view = use.item.view, view.wrapsAtLayoutWidth else { continue }
            let value = CGFloat(solver.value(of: use.item.variable(.width)))
            // What is left of nothing by rounding is nothing.
            let width = value < 1e-6 ? nil : value
            if measuredWidth(of: use.item) != width { texts.append((use.item, width)) }
        }
        return texts
    }
}

extension LayoutItem {
    func length(_ dimension: Dimension) -> LayoutLength {
        LayoutLength(variable: variable(dimension), item: self, dimension: dimension)
    }

    fileprivate var lengths: [LayoutLength] { [length(.width), length(.height)] }
}

extension AutoLayoutReports {
    /// Says once for each system that a loop has run out, and who did not come to rest.
    static func unsettled(_ loop: SettlingLoop, _ cause: String, in engine: LayoutEngine) {
        guard let item = engine.root?.layoutItem, !item.hasReportedUnrest else { return }
        item.hasReportedUnrest = true
        handler("\(loop.complaint(about: "The layout of \(item.name)")): \(cause).")
    }
}

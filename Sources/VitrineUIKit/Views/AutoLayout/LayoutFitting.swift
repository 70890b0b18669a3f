import VitrineConstraints
import VitrineCoreGraphics

/// A system in which one view has no given size: what is asked of it changes nothing in the engine.
///
/// The root's own is a copy of the engine's solver. Asking in place and restoring what was there is hardly faster,
/// and could leave ambiguous places other than they were. For another
/// view the constraints in it are taken by themselves, however large the tree around it is.
@MainActor
struct LayoutFitting {
    private let view: UIView
    private let engine: LayoutEngine
    private var solver: Solver
    private let width: Variable
    private let height: Variable
    /// The numbers that constraints of the engine have here; nil while they are the same.
    private var ids: [Solver.ConstraintID: Solver.ConstraintID]?
    /// The constraints of the present size.
    private var given: (width: Solver.ConstraintID?, height: Solver.ConstraintID?)
    /// The items that are in the view.
    private let items: [LayoutItem]
    /// The lengths that are kept from being negative here because nothing determines them.
    private var floored: Set<Variable> = []
    /// Whether the size of the view's own content was added here.
    private(set) var hasOwnContent = false
    /// Whether something in the view has a system of its own.
    private(set) var hasNestedSystems = false

    init(_ view: UIView, _ engine: LayoutEngine) {
        self.view = view
        self.engine = engine
        if engine.root === view {
            width = Variable(engine.rootBase + LayoutItem.Dimension.width.rawValue)
            height = Variable(engine.rootBase + LayoutItem.Dimension.height.rawValue)
            given = (engine.rootWidth, engine.rootHeight)
            items = engine.items.map(\.item)
            solver = engine.solver
            addContent()
        } else {
            items = engine.items.map(\.item).filter { $0.host?.isDescendant(of: view) ?? false }
            let item = view.layoutItem.flatMap { $0.engine === engine ? $0 : nil }
            width = item?.variable(.width) ?? Variable(-1)
            height = item?.variable(.height) ?? Variable(-2)
            given = (nil, nil)
            solver = Solver()
            solver.deferSolving()
            ids = [:]
            for constraint in engine.constraints
            where constraint.holder?.view?.isDescendant(of: view) ?? false {
                take(constraint.solverID)
            }
            for item in items {
                if item.view !== view { item.fixed.forEach { take($0) } }
                for axis in item.intrinsic {
                    take(axis.hugging)
                    take(axis.resistance)
                }
            }
            if item == nil { addContent() }
        }
    }

    /// Takes a constraint over from the engine.
    private mutating func take(_ id: Solver.ConstraintID?) {
        if let id, let constraint = engine.solver.constraint(id) { ids?[id] = try? solver.add(constraint) }
    }

    /// The number here of a constraint of the engine.
    private func own(_ id: Solver.ConstraintID?) -> Solver.ConstraintID? {
        guard let id, let ids else { return id }
        return ids[id]
    }

    /// The numbers in the engine of constraints here.
    private func original(_ conflicting: [Solver.ConstraintID]) -> [Solver.ConstraintID] {
        guard let ids else { return conflicting }
        let conflicting = Set(conflicting)
        return ids.filter { conflicting.contains($0.value) }.map(\.key).sorted()
    }

    /// Adds what the content of the view itself asks for.
    private mutating func addContent() {
        let size = view.finiteContentSize
        guard size.width >= 0 || size.height >= 0 else { return }
        hasOwnContent = true
        let item = view.layoutItem
        let (hugging, resistance) = (
            item?.hugging ?? (.defaultLow, .defaultLow), item?.resistance ?? (.defaultHigh, .defaultHigh)
        )
        for (variable, length, hug, resist) in [
            (width, size.width, hugging.0, resistance.0), (height, size.height, hugging.1, resistance.1),
        ] where length >= 0 {
            let expression = LinearSum([LinearSum.Term(variable)], constant: -Double(length))
            _ = try? solver.add(Constraint(expression, .lessThanOrEqual, zeroWith: .content(hug)))
            _ = try? solver.add(Constraint(expression, .greaterThanOrEqual, zeroWith: .content(resist)))
        }
    }

    // MARK: The answer

    mutating func size(for request: LayoutEngine.FittingRequest) -> CGSize {
        AutoLayoutCounters.fittings += 1
        // The unknowns are those of the alignment rectangle, the size asked for is the frame's.
        let insets = view.alignmentRectInsets
        let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
        want(request.target.width - around.width, .width, request.horizontal)
        want(request.target.height - around.height, .height, request.vertical)
        resizeWithSuperviews()
        // With the size given, some could not be met.
        for constraint in engine.refused where constraint.holder?.view?.isDescendant(of: view) == true {
            if let linear = engine.linearise(constraint) { _ = try? solver.add(linear) }
        }
        askNestedSystems(request)
        solve()
        keepSizesPositive()
        wrapText()
        var size = CGSize(
            width: CGFloat(solver.value(of: width)) + around.width,
            height: CGFloat(solver.value(of: height)) + around.height)
        if hasOwnContent, view.wrapsAtLayoutWidth, request.vertical != .required, size.width > 0 {
            size.height = max(view.sizeThatFits(CGSize(width: size.width, height: 0)).height, 0)
        }
        return size
    }

    /// Puts a length in the place of the present one.
    private mutating func want(
        _ length: CGFloat, _ dimension: LayoutItem.Dimension, _ priority: UILayoutPriority
    ) {
        let variable = dimension == .width ? width : height
        let present = dimension == .width ? given.width : given.height
        let length = max(0, LayoutLimit.length(Double(length)))
        let expression = LinearSum([LinearSum.Term(variable)], constant: -length)
        if priority == .required {
            // Cheaper than taking it out and putting another in.
            if let present, solver.constraint(present)?.strength.isRequired == true {
                if (try? solver.setConstants([(present, -length)])) != nil { return }
            }
            drop(present)
            search: while true {
                do {
                    try solver.add(Constraint(expression, .equal, zeroWith: .required))
                    return
                } catch .unsatisfiable(_, let conflicting) {
                    let conflicting = original(conflicting)
                    guard let victim = engine.youngest(of: conflicting), let id = own(victim.solverID) else {
                        break search
                    }
                    engine.report(
                        victim, conflicting,
                        "<NSLayoutConstraint 'fittingSize\(dimension == .width ? "H" : "V")Target' "
                            + "\(LayoutItem.name(of: view)).\(dimension == .width ? "width" : "height") == "
                            + "\(NSLayoutConstraint.number(CGFloat(length)))   (active)>")
                    drop(id)
                } catch {
                    break search
                }
            }
        } else {
            drop(present)
        }
        let strength = Strength.priority(min(Double(priority.rawValue), 999.9))
        _ = try? solver.add(Constraint(expression, .equal, zeroWith: strength))
    }

    private mutating func drop(_ id: Solver.ConstraintID?) {
        if let id { try? solver.remove(id) }
    }

    /// Views whose frames are given and that are resized with their superview keep no frame while that has no size.
    private mutating func resizeWithSuperviews() {
        for item in items where !item.isFree {
            guard let child = item.view, child !== view, let parent = child.storedSuperview,
                !child.autoresizingMask.isEmpty, parent.autoresizesSubviews
            else { continue }
            let isOwn = parent === view
            guard isOwn || parent.layoutItem?.engine === engine else { continue }
            let mask = child.autoresizingMask
            let frame = child.untransformedFrame
            resize(
                item, (.x, .width),
                AutoresizingAxis(
                    start: frame.minX, length: frame.width,
                    flexibleStart: mask.contains(.flexibleLeftMargin),
                    flexibleLength: mask.contains(.flexibleWidth),
                    flexibleEnd: mask.contains(.flexibleRightMargin)),
                with: isOwn ? width : parent.madeLayoutItem.variable(.width), parent.bounds.width)
            resize(
                item, (.y, .height),
                AutoresizingAxis(
                    start: frame.minY, length: frame.height,
                    flexibleStart: mask.contains(.flexibleTopMargin),
                    flexibleLength: mask.contains(.flexibleHeight),
                    flexibleEnd: mask.contains(.flexibleBottomMargin)),
                with: isOwn ? height : parent.madeLayoutItem.variable(.height), parent.bounds.height)
        }
    }

    private mutating func resize(
        _ item: LayoutItem, _ dimensions: (start: LayoutItem.Dimension, length: LayoutItem.Dimension),
        _ axis: AutoresizingAxis, with outer: Variable, _ present: CGFloat
    ) {
        let grown = axis.resized(from: present, to: present + 1)
        for (dimension, share) in [
            (dimensions.start, grown.start - axis.start), (dimensions.length, grown.length - axis.length),
        ] where share != 0 {
            guard let id = own(item.fixed[dimension.rawValue]), let child = item.view else { continue }
            drop(id)
            // The given value + share · (outer − present)
            let value = LayoutEngine.given(dimension, of: child)
            let expression = LinearSum(
                [
                    LinearSum.Term(item.variable(dimension)),
                    LinearSum.Term(outer, coefficient: -Double(share)),
                ], constant: -(value - Double(share * present)))
            _ = try? solver.add(Constraint(expression, .equal, zeroWith: .required))
        }
    }

    /// What is in systems of their own, and resized with the view.
    private mutating func askNestedSystems(_ request: LayoutEngine.FittingRequest) {
        for child in AutoresizedChild.all(in: view) {
            hasNestedSystems = true
            let size = child.fitting(request)
            // More than what content hugs, less than what it resists.
            let strength = Strength.priority(Double(UILayoutPriority.defaultHigh.rawValue) - 1)
            for (variable, length, isAsked) in [
                (width, size.width, child.resizes.width && request.horizontal != .required),
                (height, size.height, child.resizes.height && request.vertical != .required),
            ] where isAsked {
                let expression = LinearSum([LinearSum.Term(variable)], constant: -Double(length))
                _ = try? solver.add(Constraint(expression, .equal, zeroWith: strength))
            }
        }
    }

    /// Finds the solution; of several that are equally good the one that does not depend on history.
    private mutating func solve() {
        solver.solve()
        guard solver.mayBeAmbiguous else { return }
        let order = LayoutOrder(of: engine)
        let lengths = items.flatMap { [$0.variable(.width), $0.variable(.height)] } + [width, height]
        for variable in solver.movable(among: lengths) where floored.insert(variable).inserted {
            let floor = Constraint(LinearSum(variable), .greaterThanOrEqual, zeroWith: .required)
            _ = try? solver.add(floor)
        }
        solver.settle([.least(width), .least(height)] + order.preferences(own))
    }

    /// Keeps sizes from falling below zero. Few would, so this is looked at afterwards.
    private mutating func keepSizesPositive() {
        var kept: Set<Int> = []
        // One that is kept may push another below zero.
        for _ in 0..<4 {
            var isChanged = false
            for variable in [width, height] + items.flatMap({ [$0.variable(.width), $0.variable(.height)] })
            where solver.value(of: variable) < -1e-6 && kept.insert(variable.id).inserted {
                let floor = Constraint(LinearSum(variable), .greaterThanOrEqual, zeroWith: .required)
                if (try? solver.add(floor)) != nil { isChanged = true }
            }
            guard isChanged else { return }
            solve()
        }
    }

    /// Text that wraps has the height that its lines need at the width it got.
    private mutating func wrapText() {
        var measured: [ObjectIdentifier: CGFloat] = [:]
        for _ in 0..<3 {
            var changes: [(id: Solver.ConstraintID, constant: Double)] = []
            for item in items where item.isFree {
                guard let text = item.view, text.wrapsAtLayoutWidth else { continue }
                let width = CGFloat(solver.value(of: item.variable(.width)))
                let key = ObjectIdentifier(item)
                guard width > 0, measured[key] ?? item.wrappedWidth != width,
                    let hug = own(item.intrinsic[1].hugging), let resist = own(item.intrinsic[1].resistance)
                else { continue }
                measured[key] = width
                AutoLayoutCounters.measurements += 1
                let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                changes.append((hug, -Double(height)))
                changes.append((resist, -Double(height)))
            }
            guard !changes.isEmpty else { break }
            try? solver.setConstants(changes)
            solve()
            keepSizesPositive()
        }
    }
}

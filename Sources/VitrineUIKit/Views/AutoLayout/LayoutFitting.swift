import VitrineConstraints
import VitrineCoreGraphics

/// A system in which one view has no given size: what is asked of it changes nothing in the engine.
///
/// The root's own is a copy of the engine's solver. Asking in place and restoring what was there is hardly faster,
/// and could leave ambiguous places other than they were. For another
/// view the constraints in it are taken by themselves, however large the tree around it is.
@MainActor
final class LayoutFitting: LayoutSystem {
    private let view: UIView
    let engine: LayoutEngine
    var solver: Solver
    private let width: Variable
    private let height: Variable
    /// The numbers that constraints of the engine have here; nil while they are the same.
    private var ids: [Solver.ConstraintID: Solver.ConstraintID]?
    /// The constraints of the present size.
    private var given: (width: Solver.ConstraintID?, height: Solver.ConstraintID?)
    /// The items that are in the view.
    let items: [LayoutItem.Use]
    /// The lengths that are kept from being negative here.
    private var bounded: Set<Variable> = []
    /// The widths that texts were measured for here.
    private var measured: [ObjectIdentifier: CGFloat?] = [:]
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
            items = engine.items
            solver = engine.solver
            addContent()
        } else {
            items = engine.items.filter { $0.item.host?.isDescendant(of: view) ?? false }
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
            for item in items.map(\.item) {
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
    private func take(_ id: Solver.ConstraintID?) {
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
    private func addContent() {
        let size = view.finiteContentSize
        guard size.width >= 0 || size.height >= 0 else { return }
        hasOwnContent = true
        let (hugging, resistance) = (view.hugging, view.resistance)
        for (variable, length, hug, resist) in [
            (width, size.width, hugging.0, resistance.0), (height, size.height, hugging.1, resistance.1),
        ] where length >= 0 {
            let content = content(length, of: variable, hugging: hug, resistance: resist)
            _ = try? solver.add(content.hugging)
            _ = try? solver.add(content.resistance)
        }
    }

    // MARK: The answer

    func size(for request: LayoutEngine.FittingRequest) -> CGSize {
        AutoLayoutCounters.current.fittings += 1
        // The unknowns are those of the alignment rectangle, the size asked for is the frame's.
        let insets = view.alignmentRectInsets
        let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
        constrain(.width, to: request.target.width - around.width, request.horizontal)
        constrain(.height, to: request.target.height - around.height, request.vertical)
        resizeWithSuperviews()
        // With the size given, some could not be met.
        for constraint in engine.refused where constraint.holder?.view?.isDescendant(of: view) == true {
            if let linear = engine.linear(constraint) { _ = try? solver.add(linear) }
        }
        askNestedSystems(request)
        solve()
        enforceNonnegativeSizes()
        fitWrappingText()
        var size = CGSize(
            width: CGFloat(solver.value(of: width)) + around.width,
            height: CGFloat(solver.value(of: height)) + around.height)
        if hasOwnContent, view.wrapsAtLayoutWidth, request.vertical != .required, size.width > 0 {
            size.height = max(view.sizeThatFits(CGSize(width: size.width, height: 0)).height, 0)
        }
        return size
    }

    /// Puts a length in the place of the present one.
    private func constrain(
        _ dimension: LayoutItem.Dimension, to length: CGFloat, _ priority: UILayoutPriority
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
            let target = require(
                Constraint(expression, .equal, zeroWith: .required),
                called: "<NSLayoutConstraint 'fittingSize\(dimension == .width ? "H" : "V")Target' "
                    + "\(LayoutItem.name(of: view)).\(dimension == .width ? "width" : "height") == "
                    + "\(NSLayoutConstraint.number(CGFloat(length)))   (active)>")
            if target != nil { return }
        } else {
            drop(present)
        }
        let strength = Strength.priority(min(Double(priority.rawValue), 999.9))
        _ = try? solver.add(Constraint(expression, .equal, zeroWith: strength))
    }

    private func drop(_ id: Solver.ConstraintID?) {
        if let id { try? solver.remove(id) }
    }

    /// Views whose frames are given and that are resized with their superview keep no frame while that has no size.
    private func resizeWithSuperviews() {
        for item in items.map(\.item) where !item.isFree {
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

    private func resize(
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
    private func askNestedSystems(_ request: LayoutEngine.FittingRequest) {
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

    // MARK: Steps

    var ownLengths: [LayoutLength] {
        [
            LayoutLength(variable: width, item: nil, dimension: .width),
            LayoutLength(variable: height, item: nil, dimension: .height),
        ]
    }

    /// Given lengths, too, change with the length of the view where masks say so.
    func decidesLengths(of item: LayoutItem) -> Bool { true }

    func preferences(_ order: LayoutOrder) -> [Solver.Preference] {
        [.least(width), .least(height)] + order.preferences(own)
    }

    func hasLowerBound(_ length: LayoutLength) -> Bool {
        bounded.contains(length.variable)
            || ids == nil && length.item.map { engine.hasLowerBound($0.length(length.dimension)) } ?? false
    }

    func setLowerBound(_ id: Solver.ConstraintID?, of length: LayoutLength) {
        if id != nil { bounded.insert(length.variable) }
    }

    func willAdd() {}

    /// What cannot be had is told where it is about the size that is asked with; all else the layout pass tells.
    func leaveOutYoungest(of conflicting: [Solver.ConstraintID], because cause: String?) -> Bool {
        let conflicting = original(conflicting)
        guard let victim = engine.youngest(of: conflicting), let id = own(victim.solverID) else {
            return false
        }
        if let cause { engine.report(victim, conflicting, cause) }
        drop(id)
        return true
    }

    func apply(_ changes: inout [(id: Solver.ConstraintID, constant: Double)]) {
        try? solver.setConstants(changes)
    }

    func measuredWidth(of text: LayoutItem) -> CGFloat? {
        measured[ObjectIdentifier(text)] ?? text.wrappedWidth
    }

    func setHeight(
        _ height: CGFloat, measuredFor width: CGFloat?, of text: LayoutItem,
        _ changes: inout [(id: Solver.ConstraintID, constant: Double)]
    ) {
        measured[ObjectIdentifier(text)] = .some(width)
        guard let hug = own(text.intrinsic[1].hugging), let resist = own(text.intrinsic[1].resistance),
            solver.constant(of: hug) != -Double(height)
        else { return }
        changes.append((hug, -Double(height)))
        changes.append((resist, -Double(height)))
    }
}

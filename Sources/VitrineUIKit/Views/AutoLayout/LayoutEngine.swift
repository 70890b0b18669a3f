import VitrineConstraints
import VitrineCoreGraphics

/// The constraints of a tree of views, and their solution.
///
/// The root is a view whose frame is given from outside, or that has no superview. Views below whose frames are given
/// too start systems of their own, unless a constraint leads out of them: so the content of every cell is solved by
/// itself. Nothing is solved until a layout pass wants to know, and then only what changed since the last one.
@MainActor
final class LayoutEngine {
    /// The view whose size is given.
    nonisolated(unsafe) private(set) unowned(unsafe) var root: UIView?
    var solver = Solver()
    nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
    /// The items with variables, apart from the root.
    nonisolated(unsafe) var items: [LayoutItem.Use] = []
    /// What moves items whose place is ambiguous, for `exerciseAmbiguityInLayout()`.
    var exercises: [Exercise] = []
    /// Required constraints that contradict others; tried again after changes. Only while everything is given to a new
    /// solver is it settled which they are, and told.
    var refused: [NSLayoutConstraint] = []
    /// The size of the root that is in the solver.
    var rootSize: CGSize?
    var rootWidth: Solver.ConstraintID?
    var rootHeight: Solver.ConstraintID?
    /// The root's variables: those of its own coordinates, beside those it has as an item of an outer system.
    let rootBase = 0
    private var lastBase = 4
    private var freeBases: [Int] = []

    // MARK: What changed

    private(set) var needsUpdate = true
    var dirtyItems: [LayoutItem.Use] = []
    var dirtyConstraints: [NSLayoutConstraint] = []
    var isGeometryDirty = false
    /// Constraints that are not in the solver yet.
    var additions: [NSLayoutConstraint] = []
    /// Whether the solver has other constraints or constants than in its last solution, or text is to be wrapped.
    var hasChanged = false
    /// Whether the root was put into another superview, or taken out.
    var isRootDirty = true
    private var fittings: [(request: FittingRequest, size: CGSize)] = []
    /// Whether content of the root's own is a part of the sizes remembered.
    private(set) var hasFittedContent = false
    private var isUpdating = false
    /// Whether what is refused now is left out for good, and so is told.
    private(set) var reportsConflicts = true
    /// Whether the present size of the root gives way to what contradicts it, because it is about to be another.
    private(set) var mayLeaveOutRootSize = false

    init(root: UIView) {
        self.root = root
        solver.deferSolving()
        AutoLayoutCounters.current.engines += 1
    }

    deinit {
        for constraint in constraints where constraint.engine === self { constraint.engine = nil }
        for use in items where use.item.engine === self { use.item.engine = nil }
    }

    nonisolated func rootIsGoing() { root = nil }

    /// Asks for an update with the next layout pass.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        root?.setNeedsLayout()
        root?.sizedElement?.sizeWasInvalidated(by: .constraints)
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        setNeedsUpdate()
        guard !constraint.isConstantDirty else { return }
        constraint.isConstantDirty = true
        dirtyConstraints.append(constraint)
    }

    func itemDidChange(_ item: LayoutItem) {
        setNeedsUpdate()
        guard !item.isDirty else { return }
        item.isDirty = true
        dirtyItems.append(LayoutItem.Use(item: item))
    }

    /// Insets, offsets or baselines changed.
    func geometryDidChange() {
        guard constraints.contains(where: \.isGeometric) else { return }
        isGeometryDirty = true
        setNeedsUpdate()
    }

    // MARK: Items

    /// The variable of an item, which enters the system with its first use.
    func variable(_ item: LayoutItem, _ dimension: LayoutItem.Dimension) -> Variable {
        if item.ownEngine === self { return Variable(rootBase + dimension.rawValue) }
        if item.engine !== self { join(item) }
        item.uses += 1
        if !item.isFree, item.fixed[dimension.rawValue] == nil { fix(item, dimension) }
        return item.variable(dimension)
    }

    private func join(_ item: LayoutItem) {
        item.engine = self
        item.uses = 0
        item.base = freeBases.popLast() ?? lastBase
        if item.base == lastBase { lastBase += 4 }
        item.fixed = LayoutItem.nothingFixed
        item.intrinsic = LayoutItem.noContent
        item.lowerBounds = LayoutItem.noLowerBounds
        item.rect = .null
        item.engineIndex = items.count
        items.append(LayoutItem.Use(item: item))
        if item.isFree { item.container?.madeLayoutItem.placesContents = true }
        item.isDirty = true
        dirtyItems.append(LayoutItem.Use(item: item))
    }

    func release(_ uses: [LayoutItem.Use]) {
        for use in uses where use.item.engine === self {
            use.item.uses -= 1
            if use.item.uses == 0 { leave(use.item) }
        }
    }

    private func leave(_ item: LayoutItem) {
        for id in item.fixed { drop(id) }
        for id in item.lowerBounds { drop(id) }
        for axis in item.intrinsic {
            drop(axis.hugging)
            drop(axis.resistance)
        }
        if !exercises.isEmpty { endExercises(of: item) }
        item.fixed = LayoutItem.nothingFixed
        item.engine = nil
        item.isDirty = false
        dirtyItems.removeAll { $0.item === item }
        freeBases.append(item.base)
        let last = items.removeLast()
        if last.item !== item {
            items[item.engineIndex] = last
            last.item.engineIndex = item.engineIndex
        }
    }

    /// Puts the given frame of an item into the system.
    private func fix(_ item: LayoutItem, _ dimension: LayoutItem.Dimension) {
        guard let view = item.view else { return }
        item.fixed[dimension.rawValue] = add(
            Constraint(item.variable(dimension), .equal, LinearSum(constant: Self.given(dimension, of: view)))
        )
    }

    static func given(_ dimension: LayoutItem.Dimension, of view: UIView) -> Double {
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        switch dimension {
        case .x: return LayoutLimit.length(Double(frame.minX))
        case .y: return LayoutLimit.length(Double(frame.minY))
        case .width: return LayoutLimit.length(Double(frame.width))
        case .height: return LayoutLimit.length(Double(frame.height))
        }
    }

    /// Adds a constraint that cannot fail: it is weighted, or about a new variable.
    func add(_ constraint: Constraint) -> Solver.ConstraintID? {
        willAdd()
        return try? solver.add(constraint)
    }

    func drop(_ id: Solver.ConstraintID?) {
        guard let id else { return }
        hasChanged = true
        try? solver.remove(id)
    }

    // MARK: Update

    /// Brings the solution up to date, and asks for layout where it changed.
    func updateIfNeeded() {
        guard let root, !isUpdating else { return }
        guard needsUpdate || rootSize != root.bounds.size else { return }
        isUpdating = true
        defer { isUpdating = false }
        needsUpdate = false
        submitChanges { changeRootSize(root, &$0) }
        // Content that was set anew may have the size it had.
        guard hasChanged else { return }
        fittings = []
        AutoLayoutCounters.current.solves += 1
        if !refused.isEmpty { rebuildSolver(root, withSize: true) }
        solve()
        enforceNonnegativeSizes()
        fitWrappingText()
        hasChanged = false
        publish(root)
    }

    /// Takes in what changed, to find out which size suits: the size that is given now must not contradict it.
    func prepareFitting() {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        // What changed before stays changed for the next layout pass.
        let hadChanged = hasChanged
        hasChanged = false
        defer {
            isUpdating = false
            if hadChanged { hasChanged = true }
        }
        mayLeaveOutRootSize = true
        defer { mayLeaveOutRootSize = false }
        submitChanges { _ in }
        // The next layout pass publishes the frames.
        guard hasChanged else { return }
        fittings = []
        if !refused.isEmpty, let root { rebuildSolver(root, withSize: false) }
        solve()
    }

    /// Gives everything to a new solver, in an order that does not depend on history: what cannot be had with what
    /// comes before is left out. So which of several contradicting constraints are left out does not depend on the
    /// way that led here; and each that can be had again is.
    private func rebuildSolver(_ root: UIView, withSize: Bool) {
        AutoLayoutCounters.current.restarts += 1
        reportsConflicts = true
        exercises = []
        refused = []
        solver = Solver()
        solver.deferSolving()
        rootWidth = nil
        rootHeight = nil
        isRootDirty = true
        for use in items where use.item.engine === self {
            use.item.engine = nil
            use.item.isDirty = false
        }
        items = []
        dirtyItems = []
        freeBases = []
        lastBase = 4
        for constraint in constraints {
            constraint.solverID = nil
            constraint.usedItems = []
        }
        if withSize {
            var changes: [(id: Solver.ConstraintID, constant: Double)] = []
            changeRootSize(root, &changes)
        }
        for constraint in LayoutOrder(of: self).sorted(constraints) { submit(constraint) }
        examineNewItems()
    }

    /// Gives the solver what changed. What it refuses meanwhile is for ``rebuildSolver(_:withSize:)`` to settle.
    private func submitChanges(_ first: (inout [(id: Solver.ConstraintID, constant: Double)]) -> Void) {
        reportsConflicts = false
        defer { reportsConflicts = true }
        var changes: [(id: Solver.ConstraintID, constant: Double)] = []
        first(&changes)
        takeChanges(&changes)
        apply(&changes)
        let new = additions
        additions = []
        for constraint in new where constraint.engine === self && constraint.awaitsSubmission {
            constraint.awaitsSubmission = false
            submit(constraint)
        }
        examineNewItems()
    }

    /// Asks for layout where the solution differs from the last.
    private func publish(_ root: UIView) {
        // To ask the one in the property would copy it for each question.
        let solver = solver
        for use in items {
            let item = use.item
            guard item.isFree else { continue }
            let rect = Self.rect(of: item, in: solver)
            guard rect != item.rect else { continue }
            item.rect = rect
            item.container?.setNeedsLayout()
        }
    }

    private static func rect(of item: LayoutItem, in solver: Solver) -> CGRect {
        CGRect(
            x: solver.value(of: item.variable(.x)), y: solver.value(of: item.variable(.y)),
            width: max(0, solver.value(of: item.variable(.width))),
            height: max(0, solver.value(of: item.variable(.height))))
    }

    /// The size of a root that constraints determine.
    var solvedRootSize: CGSize {
        let size = CGSize(
            width: max(0, solver.value(of: Variable(rootBase + LayoutItem.Dimension.width.rawValue))),
            height: max(0, solver.value(of: Variable(rootBase + LayoutItem.Dimension.height.rawValue))))
        return root?.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size ?? size
    }

    // MARK: Fitting

    struct FittingRequest: Equatable {
        var view: ObjectIdentifier
        /// Pixels per point, to which the size is rounded.
        var scale: CGFloat
        var target: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    func rememberedFitting(_ request: FittingRequest) -> CGSize? {
        fittings.first { $0.request == request }?.size
    }

    /// - Parameter hasContent: Whether the root's own content counted.
    func remember(_ size: CGSize, for request: FittingRequest, hasContent: Bool) {
        hasFittedContent = hasFittedContent || hasContent
        if fittings.count >= 8 { fittings.removeFirst() }
        fittings.append((request, size))
    }

    func forgetFittings() {
        fittings = []
        hasFittedContent = false
    }
}

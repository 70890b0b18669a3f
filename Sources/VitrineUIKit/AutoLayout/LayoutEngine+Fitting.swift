import VitrineConstraints
import VitrineCoreGraphics

extension UIView {
    /// The size that the constraints in the view give it, with a wish for another.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        LayoutEngine.flush()
        let request = LayoutEngine.FittingRequest(target: target, horizontal: horizontal, vertical: vertical)
        let engine = LayoutEngine.root(of: self).layoutItem?.ownEngine
        let isRoot = engine?.root === self
        if isRoot {
            engine?.prepareFitting()
            if let size = engine?.rememberedFitting(request) { return size }
        } else {
            engine?.updateIfNeeded()
        }
        var fitting = LayoutFitting(self, engine)
        let size = fitting.size(for: request)
        if isRoot { engine?.remember(size, for: request) }
        return size
    }
}

/// A copy of a system in which one view has no given size.
@MainActor
private struct LayoutFitting {
    let view: UIView
    let engine: LayoutEngine?
    var solver: Solver
    var width = Variable(-1)
    var height = Variable(-2)
    /// The items that are in the view.
    var items: [LayoutItem] = []
    /// Whether the size of the view's own content was added here.
    var hasOwnContent = false

    init(_ view: UIView, _ engine: LayoutEngine?) {
        self.view = view
        self.engine = engine
        solver = Solver()
        solver.deferSolving()
        guard let engine else {
            addContent()
            return
        }
        solver = engine.solver
        if engine.root === view {
            width = Variable(engine.rootBase + LayoutItem.Dimension.width.rawValue)
            height = Variable(engine.rootBase + LayoutItem.Dimension.height.rawValue)
            drop(engine.rootWidth)
            drop(engine.rootHeight)
            items = engine.items.map(\.item)
            addContent()
        } else {
            if let item = view.layoutItem, item.engine === engine {
                width = item.variable(.width)
                height = item.variable(.height)
                for id in item.fixed { drop(id) }
            }
            for constraint in engine.constraints {
                if constraint.holder?.view?.isDescendant(of: view) != true { drop(constraint.solverID) }
            }
            items = engine.items.map(\.item).filter { $0.host?.isDescendant(of: view) ?? false }
            if view.layoutItem?.engine !== engine { addContent() }
        }
        // With the size given, some could not be met.
        for constraint in engine.refused where constraint.holder?.view?.isDescendant(of: view) == true {
            if let linear = engine.linearise(constraint) { _ = try? solver.add(linear) }
        }
    }

    /// Adds what the content of the view itself asks for.
    private mutating func addContent() {
        hasOwnContent = true
        let size = view.finiteContentSize
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

    private mutating func drop(_ id: Solver.ConstraintID?) {
        if let id { try? solver.remove(id) }
    }

    mutating func size(for request: LayoutEngine.FittingRequest) -> CGSize {
        AutoLayoutCounters.fittings += 1
        // The unknowns are those of the alignment rectangle, the size asked for is the frame's.
        let insets = view.alignmentRectInsets
        wish(width, request.target.width - insets.left - insets.right, request.horizontal)
        wish(height, request.target.height - insets.top - insets.bottom, request.vertical)
        for variable in [width, height] {
            _ = try? solver.add(Constraint(LinearSum(variable), .greaterThanOrEqual, zeroWith: .required))
        }
        solver.solve()
        wrapText()
        let pixels = PixelGrid(of: view)
        var size = CGSize(
            width: pixels.up(max(0, CGFloat(solver.value(of: width)) + insets.left + insets.right)),
            height: pixels.up(max(0, CGFloat(solver.value(of: height)) + insets.top + insets.bottom)))
        if hasOwnContent, view.wrapsAtLayoutWidth, request.vertical != .required, size.width > 0 {
            size.height = max(view.sizeThatFits(CGSize(width: size.width, height: 0)).height, 0)
        }
        return size
    }

    private mutating func wish(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority) {
        let expression = LinearSum(
            [LinearSum.Term(variable)], constant: -LayoutLimit.length(Double(length)))
        if priority == .required,
            (try? solver.add(Constraint(expression, .equal, zeroWith: .required))) != nil
        {
            return
        }
        let strength = Strength.priority(min(Double(priority.rawValue), 999.9))
        _ = try? solver.add(Constraint(expression, .equal, zeroWith: strength))
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
                guard width > 0, measured[key] != width, let hug = item.intrinsic[1].hugging,
                    let resist = item.intrinsic[1].resistance
                else { continue }
                measured[key] = width
                AutoLayoutCounters.measurements += 1
                let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                changes.append((hug, -Double(height)))
                changes.append((resist, -Double(height)))
            }
            guard !changes.isEmpty else { break }
            try? solver.setConstants(changes)
            solver.solve()
        }
    }
}

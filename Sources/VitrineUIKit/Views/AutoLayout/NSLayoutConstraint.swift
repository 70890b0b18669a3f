import VitrineConstraints
import VitrineCoreGraphics
import VitrinePlatform

/// A relation that should hold between two attributes of views or guides:
/// `first.attribute = multiplier × second.attribute + constant`, or with ≤ or ≥.
///
/// A constraint does something while it is active. It is then held by the nearest view that contains both items, and
/// removed when an item leaves that view. Changing the constant of an active constraint is cheap.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject, NibKeyed {
    class func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "constant": \NSLayoutConstraint.constant
        case "priority": \NSLayoutConstraint.priority
        case "identifier": \NSLayoutConstraint.identifier
        case "active": \NSLayoutConstraint.isActive
        default: nil
        }
    }

    /// Makes a constraint about nothing: what subclasses that make their own begin with. It has no items and no
    /// attributes, and traps when it is activated; constraints that do something are made with anchors, or with
    /// ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``.
    public override init() { super.init() }

    /// Called when the nib that the constraint is in is connected. Does nothing.
    open func awakeFromNib() {}

    /// Makes a constraint between two items, or between an item and a number: pass nil and `.notAnAttribute`.
    ///
    /// A horizontal place may be paired with a vertical one, as in `left = top`: both count from where the two axes of
    /// the coordinates begin. Traps if a size is paired with a place, or a number is not finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = LayoutItem.of(view1) else {
            fatalError("NSLayoutConstraint: the first item is neither a view nor a layout guide: \(view1)")
        }
        var second: LayoutItem?
        if let view2 {
            second = LayoutItem.of(view2)
            demand(
                second != nil,
                "NSLayoutConstraint: the second item is neither a view nor a layout guide: \(view2)")
        }
        self.init(first, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        starts: (LayoutPlace?, LayoutPlace?)? = nil
    ) {
        self.init()
        set(first, firstAttribute, relation, second, secondAttribute, multiplier, constant, starts)
    }

    /// Makes a constraint of a class that nibs name, between views or guides.
    static func make(
        _ type: NSLayoutConstraint.Type, item first: AnyObject, attribute: Attribute,
        relatedBy relation: Relation,
        toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) -> NSLayoutConstraint? {
        guard let firstItem = LayoutItem.of(first) else { return nil }
        let secondItem = second.flatMap { LayoutItem.of($0) }
        if second != nil, secondItem == nil { return nil }
        let constraint =
            type == NSLayoutConstraint.self
            ? NSLayoutConstraint()
            : unsafeDowncast(type._makeDynamic(_dynamicObject: ()), to: NSLayoutConstraint.self)
        constraint.set(
            firstItem, attribute, relation, secondItem, secondAttribute, multiplier, constant, nil)
        return constraint
    }

    private final func set(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ starts: (LayoutPlace?, LayoutPlace?)?
    ) {
        storedFirst = first
        storedSecond = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
        self.starts = starts
        check(first, second)
    }

    /// The view or guide on the first side; nil when it is gone, or the constraint was made without items.
    open var firstItem: AnyObject? { first?.object }
    /// The attribute on the first side.
    public private(set) final var firstAttribute = Attribute.notAnAttribute
    /// The view or guide on the second side; nil if the constraint compares with a number.
    open var secondItem: AnyObject? { second?.object }
    /// The attribute on the second side.
    public private(set) final var secondAttribute = Attribute.notAnAttribute
    /// The anchor on the first side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first else {
            fatalError("NSLayoutConstraint: \(self) has no first anchor: its first item is gone.")
        }
        return NSLayoutAnchor(first, firstAttribute)
    }
    /// The anchor on the second side; nil for a number.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }
    /// How the sides compare.
    public private(set) final var relation = Relation.equal
    /// What the second side is multiplied by.
    public private(set) final var multiplier: CGFloat = 1

    /// Whether the constraint was made with items, which may be gone.
    final var hasItems: Bool { storedFirst != nil }
    final var first: LayoutItem? {
        guard let storedFirst, !storedFirst.isGone else { return nil }
        return storedFirst
    }
    final var second: LayoutItem? {
        guard let storedSecond, !storedSecond.isGone else { return nil }
        return storedSecond
    }
    private var storedFirst: LayoutItem?
    private var storedSecond: LayoutItem?
    /// Where the sides begin that are distances between two places; nil for almost all constraints.
    private(set) final var starts: (first: LayoutPlace?, second: LayoutPlace?)?

    /// What is added to the second side, in points. Traps if it is set to what is not finite.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            MainThread.demand(self)
            guard newValue != storedConstant else { return }
            demand(newValue.isFinite, "The constant of a constraint must be finite, not \(newValue): \(self)")
            storedConstant = newValue
            reportLimit(newValue, "a constant")
            engine?.constantDidChange(self)
        }
    }
    private var storedConstant: CGFloat = 0

    /// How much the constraint matters. Required unless set.
    ///
    /// An active constraint may become required, or required no longer, although Apple's documentation says that this
    /// throws: it has not since iOS 13. `VITRINE_TRACE=layout` tells where it happens.
    open var priority: UILayoutPriority = .required {
        didSet {
            MainThread.demand(self)
            guard priority != oldValue else { return }
            demand(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "The priority of a constraint lies above 0 and at most at 1000, not at \(priority.rawValue): \(self)"
            )
            guard isActive else { return }
            if (priority == .required) != (oldValue == .required) { tracePriority(before: oldValue) }
            engine?.reinstall(self)
        }
    }

    /// A name for messages.
    open var identifier: String?

    /// Whether archives of the first item's view would have the constraint. There are no archives on this system.
    open var shouldBeArchived = false

    /// Whether the constraint takes part in layout.
    ///
    /// Activating adds it to the nearest common ancestor of its items; traps if there is none.
    open var isActive: Bool {
        get { holder != nil }
        set {
            MainThread.demand(self)
            guard newValue != isActive else { return }
            if newValue {
                activate(heldBy: commonAncestor())
            } else {
                deactivate()
            }
        }
    }

    /// Activates several constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: In the engine

    /// What the constraint is about.
    var items: [LayoutItem] {
        [first, second, starts?.first?.item, starts?.second?.item].compactMap { $0 }
    }

    /// The item of the view whose `constraints` the constraint is in.
    final var holder: LayoutItem? {
        get {
            guard let storedHolder, !storedHolder.isGone else { return nil }
            return storedHolder
        }
        set { storedHolder = newValue }
    }
    private var storedHolder: LayoutItem?
    /// Where the constraint is solved.
    nonisolated(unsafe) final unowned(unsafe) var engine: LayoutEngine?
    /// The constraint in the engine's solver; nil when it was refused.
    final var solverID: Solver.ConstraintID?
    /// The place in the engine's list.
    final var engineIndex = 0
    /// The part of the solver's constant that comes from insets, offsets and baselines.
    final var geometricConstant = 0.0
    /// 1, or -1 where the constant counts from the right.
    final var constantFactor = 1.0
    /// Whether ``geometricConstant`` may change.
    final var isGeometric = false
    /// The items whose variables the solver's constraint has.
    final var usedItems: [LayoutItem.Use] = []
    /// Counts up: of two constraints, the younger has the higher number.
    final var order = 0
    /// Whether a conflict of this constraint was reported since it was activated.
    final var isReported = false
    /// Whether the constraint waits to be given to its system.
    final var isPending = false
    /// Whether the constraint waits to be given to the solver.
    final var awaitsSubmission = false
    /// Whether the engine should look at the constant again.
    final var isConstantDirty = false

    var strength: Strength {
        priority == .required ? .required : .priority(Double(priority.rawValue))
    }

    /// Says that a number is too large to compute with.
    private func reportLimit(_ value: CGFloat, _ what: String) {
        guard value.magnitude > LayoutLimit.farthest else { return }
        AutoLayoutReports.handler(
            "This NSLayoutConstraint is being configured with \(what) that exceeds internal limits. A smaller value will be substituted, but this problem should be fixed: leave the constraint out where it is to have no effect. \(text)"
        )
    }

    /// Says that an active constraint became required, or is required no longer.
    private func tracePriority(before old: UILayoutPriority) {
        guard Trace.isOn("layout") else { return }
        Trace.emit(
            "layout",
            [
                ("event", .text("priority of an active constraint")),
                ("from", .number(Int(old.rawValue))), ("to", .number(Int(priority.rawValue))),
                ("constraint", .text(text)),
            ])
    }

    private func check(_ first: LayoutItem, _ second: LayoutItem?) {
        demand(
            storedConstant.isFinite,
            "The constant of a constraint must be finite, not \(storedConstant): \(self)")
        demand(
            multiplier.isFinite, "The multiplier of a constraint must be finite, not \(multiplier): \(self)")
        reportLimit(storedConstant, "a constant")
        reportLimit(multiplier, "a multiplier")
        demand(
            firstAttribute != .notAnAttribute,
            "The first attribute of a constraint must not be .notAnAttribute: \(first.name)")
        let kind = starts?.first == nil ? firstAttribute.kind : .size
        guard second != nil, multiplier != 0 else {
            demand(
                kind == .size,
                "NSLayoutConstraint for \(first.name): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs. Give a second item, and a multiplier other than 0, for \(firstAttribute.name)."
            )
            return
        }
        demand(
            secondAttribute != .notAnAttribute,
            "NSLayoutConstraint: a second item needs a second attribute: \(self)")
        let secondKind = starts?.second == nil ? secondAttribute.kind : .size
        demand(
            (kind == .size) == (secondKind == .size),
            "NSLayoutConstraint: Invalid pairing of layout attributes: \(firstAttribute.name) and \(secondAttribute.name). Places go with places, sizes with sizes: \(self)"
        )
        guard starts == nil else { return }
        demand(
            !(firstAttribute.isDirectional && secondAttribute.isAbsoluteSide)
                && !(firstAttribute.isAbsoluteSide && secondAttribute.isDirectional),
            "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither: \(self)"
        )
    }

    open override nonisolated var description: String {
        guard MainThread.isCurrent else { return super.description }
        return MainActor.assumeIsolated { text }
    }
}

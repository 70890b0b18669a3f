import VitrineConstraints
import VitrineCoreGraphics
import VitrineSupport

/// A view or guide as Auto Layout sees it. Made when it first has to do with constraints.
@MainActor
final class LayoutItem {
    /// A mention of an item's variable by a constraint in the solver.
    struct Use {
        let item: LayoutItem
    }

    /// One of an item's four unknowns: place in its container and size.
    enum Dimension: Int, CaseIterable {
        case x, y, width, height
    }

    /// What keeps the size of a view near that of its content, along an axis.
    struct Intrinsic {
        var hugging: Solver.ConstraintID?
        var resistance: Solver.ConstraintID?
        var length: CGFloat = -1
        var huggingPriority = UILayoutPriority.defaultLow
        var resistancePriority = UILayoutPriority.defaultHigh
    }

    // Not weak: weak references to items, views and engines, which every step of the making of constraints loads, were
    // the largest part of the profile of a cell's first layout. Instead the owner says when it goes.
    /// The view; nil when it is gone.
    nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
    /// The guide; nil when it is gone.
    nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
    let isGuide: Bool

    init(_ view: UIView) {
        self.view = view
        isGuide = false
        isFree = !view.translatesAutoresizingMaskIntoConstraints
    }

    init(_ guide: UILayoutGuide) {
        self.guide = guide
        isGuide = true
        isFree = true
    }

    static func of(_ object: Any) -> LayoutItem? {
        if let view = object as? UIView { return view.madeLayoutItem }
        if let guide = object as? UILayoutGuide { return guide.madeLayoutItem }
        if let item = object as? LayoutItem { return item }
        return nil
    }

    /// Whether the view or guide is no more; constraints and anchors may still mention it.
    nonisolated(unsafe) private(set) var isGone = false

    /// The view or guide is about to go.
    nonisolated func ownerIsGoing() {
        ownEngine?.rootIsGoing()
        isGone = true
        isFree = false
        view = nil
        guide = nil
        ownEngine = nil
        // Constraints hold their items.
        held = []
    }

    var object: AnyObject? { isGuide ? guide : view }

    /// The view itself, or the view that owns the guide.
    var host: UIView? { isGuide ? guide?.owningView : view }

    /// The view that the item's place is relative to.
    var container: UIView? { isGuide ? guide?.owningView : view?.storedSuperview }

    /// As in messages: class and address, with the text of a view, or the name of a guide.
    var name: String {
        guard let object else { return "(gone)" }
        return Self.name(of: object)
    }

    static func name(of object: AnyObject) -> String {
        let name = "\(type(of: object)):\(objectAddress(object))"
        let text =
            switch object {
            case let guide as UILayoutGuide: guide.identifier
            case let view as UIView: view.layoutDescriptionText ?? ""
            default: ""
            }
        guard !text.isEmpty else { return name }
        // As long as UIKit's, and on one line.
        let short = text.count > 28 ? text.prefix(25) + "..." : text[...]
        return "\(name)'\(short.replacing("\n", with: "\\n"))'"
    }

    // MARK: Of views

    /// The constraints that the view holds.
    nonisolated(unsafe) var held: [NSLayoutConstraint] = []
    /// How many constraints lead from the view or from what is in it to what is outside.
    var crossings = 0
    /// How many lead out of what is in the view.
    private(set) var innerCrossings = 0
    /// The system whose root the view is.
    nonisolated(unsafe) var ownEngine: LayoutEngine?
    /// Whether the view has subviews or guides that are placed by constraints.
    var placesContents = false
    /// Whether it was said that the layout of the view's contents never settles.
    var hasReportedUnrest = false
    /// How much the view resists being larger than its content, by axis.
    var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
    /// How much the view resists being smaller than its content, by axis.
    var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)

    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { hugging.0 = priority } else { hugging.1 = priority }
        intrinsicDidChange()
    }

    func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistance.0 = priority } else { resistance.1 = priority }
        intrinsicDidChange()
    }

    /// How much less than it says the content of an arranged view counts: who gives way first among equals.
    struct PriorityBias: Equatable {
        /// By the place among the arranged views, along the axis of the stack view.
        var horizontal = 0.0
        var vertical = 0.0
        /// Of text, whose width can be another: how much less it hugs and resists.
        var stretched = 0.0
        var squeezed = 0.0
    }

    var priorityBias = PriorityBias() {
        didSet { if priorityBias != oldValue { intrinsicDidChange() } }
    }

    /// How much the content of the view asks for a length no greater, less its bias.
    func biasedHugging(horizontally: Bool) -> UILayoutPriority {
        horizontally
            ? Self.lower(hugging.0, by: priorityBias.horizontal + priorityBias.stretched)
            : Self.lower(hugging.1, by: priorityBias.vertical)
    }

    /// How much the content of the view asks for a length no less, less its bias.
    func biasedResistance(horizontally: Bool) -> UILayoutPriority {
        horizontally
            ? Self.lower(resistance.0, by: priorityBias.horizontal + priorityBias.squeezed)
            : Self.lower(resistance.1, by: priorityBias.vertical)
    }

    private static func lower(_ priority: UILayoutPriority, by bias: Double) -> UILayoutPriority {
        guard bias != 0 else { return priority }
        return UILayoutPriority(Float(min(Double(priority.rawValue), 999.75) - bias))
    }

    /// A view whose frame is given, and that nothing inside leads out of, is the root of a system of its own.
    var isRoot: Bool {
        guard let view else { return false }
        return view.storedSuperview == nil
            || (view.translatesAutoresizingMaskIntoConstraints && innerCrossings == 0)
    }

    func changeInnerCrossings(by change: Int) {
        let wasRoot = isRoot
        innerCrossings += change
        if wasRoot != isRoot { view?.layoutRootsDidChange() }
    }

    // MARK: In an engine

    /// The system that the item takes part in.
    nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
    /// How many constraints in the solver mention the item.
    var uses = 0
    /// The number of the item's first variable.
    var base = 0
    /// The place in the engine's list.
    var engineIndex = 0
    /// The constraints that hold the frame of an item whose frame is given.
    var fixed = LayoutItem.nothingFixed
    /// What the content asks for along both axes.
    var intrinsic = LayoutItem.noContent
    /// The constraints that keep sizes from falling below zero; added when one would.
    var lowerBounds = LayoutItem.noLowerBounds
    // Shared by all items that have none: most have not.
    static let nothingFixed: [Solver.ConstraintID?] = [nil, nil, nil, nil]
    static let noContent = [Intrinsic(), Intrinsic()]
    static let noLowerBounds: [Solver.ConstraintID?] = [nil, nil]
    /// The solution, relative to the container.
    var rect = CGRect.zero
    /// The width that the height of wrapping text was measured for.
    var wrappedWidth: CGFloat?
    /// Whether the engine should look at the frame and the content again.
    var isDirty = false
    /// The question for the intrinsic size, which the view may answer by another.
    var intrinsicQuestion = IntrinsicQuestion()

    /// Whether the engine decides about the frame: of guides, and of views that are not placed by their masks.
    nonisolated(unsafe) var isFree: Bool

    /// Whether the content of the view asks for a width or a height.
    func hasContent(_ dimension: Dimension) -> Bool { intrinsic[dimension == .width ? 0 : 1].hugging != nil }

    func lowerBound(_ dimension: Dimension) -> Solver.ConstraintID? {
        lowerBounds[dimension == .width ? 0 : 1]
    }

    /// One of the item's variables in its engine.
    func variable(_ dimension: Dimension) -> Variable { Variable(base + dimension.rawValue) }

    /// The frame changed by other means than the engine's.
    func frameDidChange() {
        guard let view else { return }
        if let ownEngine, ownEngine.rootSize != view.bounds.size { ownEngine.setNeedsUpdate() }
        if let engine, !isFree { engine.itemDidChange(self) }
        // Readable content depends on the width.
        if !view.storedLayoutGuides.isEmpty { view.layoutGeometryDidChange() }
    }

    /// The content of the view, or its priorities, changed.
    func intrinsicDidChange() {
        if let ownEngine, let view, !intrinsicQuestion.isOpen {
            // Content of the root's own is a part of what it fits. Most roots have none.
            let size = view.askedIntrinsicSize
            if size.width >= 0 || size.height >= 0 || ownEngine.hasFittedContent {
                ownEngine.forgetFittings()
            }
        }
        guard let engine else { return }
        engine.itemDidChange(self)
        engine.isGeometryDirty = true
    }
}

extension UIView {
    /// The view as Auto Layout sees it, made now if need be.
    var madeLayoutItem: LayoutItem {
        if let layoutItem { return layoutItem }
        let item = LayoutItem(self)
        item.hugging = Self.defaultHugging
        layoutItem = item
        if needsConstraintUpdate { announceConstraintUpdate() }
        return item
    }

    /// How much the view resists being larger than its content, by axis.
    var hugging: (UILayoutPriority, UILayoutPriority) { layoutItem?.hugging ?? Self.defaultHugging }
    /// How much the view resists being smaller than its content, by axis.
    var resistance: (UILayoutPriority, UILayoutPriority) {
        layoutItem?.resistance ?? (.defaultHigh, .defaultHigh)
    }
}

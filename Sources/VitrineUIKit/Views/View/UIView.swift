package import VitrineFoundation
import VitrinePlatform
package import VitrineQuartzCore
import VitrineSupport

/// A rectangle on the screen with content, subviews and events: the building block of interfaces.
///
/// Frames and centres are in the superview's coordinates, bounds in the view's own; all in points.
@MainActor @preconcurrency
open class UIView: UIResponder, UICoordinateSpace, CALayerDelegate, NibDecodable, NibReading {
    /// Makes a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = CALayer.make(from: Self.layerType)
        super.init()
        MainThread.demand(self)
        setUpLayer()
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view of a nib. There are no other archives of views on this system: nil for every coder of a program.
    public required init?(coder: NSCoder) {
        ownLayer = CALayer.make(from: Self.layerType)
        super.init()
        // What proxies of appearances are made with.
        guard coder is AppearanceCoder || coder is NibCoder else { return nil }
        setUpLayer()
        takeNib(coder, UIView.self, outermost: Self.nibReader)
    }

    /// Fails: views are not archived on this system.
    open func encode(with coder: NSCoder) { coder.refuse(self) }

    override class var nibReader: AnyClass { UIView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { viewNibPaths[key] ?? super.nibPath(key) }
    /// What ``isOpaque`` is unless set.
    class var isOpaqueAtFirst: Bool { true }
    func take(_ nib: NibCoder) { takeView(nib) }
    /// Takes a view that a nib has among the subviews.
    func takeSubview(_ view: UIView) { addSubview(view) }

    deinit {
        layoutItem?.ownerIsGoing()
        ownLayer.ownerIsGoing()
        for view in storedSubviews { view.storedSuperview = nil }
    }

    /// The entry that `make(from:frame:)` allocates through.
    @usableFromInline
    convenience init(_dynamic frame: CGRect) { self.init(frame: frame) }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        Self.viewPaths[name] ?? super.ownObservablePath(named: name)
    }

    // MARK: Layer

    /// The class of the view's layer, a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view. The view is its delegate, and must remain so.
    open var layer: CALayer { ownLayer }
    final let ownLayer: CALayer

    /// The action for a property of the layer: an animation in an animation block, else none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimationContext.action(for: layer, key: event) ?? ViewAnimationContext.noAction
    }

    /// Lays out the subviews when the layer is due. Override `layoutSubviews()` instead.
    open func layoutSublayers(of layer: CALayer) { layOut(layer) }

    open dynamic func display(_ layer: CALayer) { layer.delegateDidNothing() }

    /// Has ``draw(_:)`` draw into the layer's content.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(in: ctx) }

    // MARK: State

    /// Takes over what proxies say about the view, and about the items that it shows.
    func takeAppearance() { AppearanceRegistry.apply(to: self, in: self) }

    var isWindow = false
    /// The superview, which clears this when it goes: see `CALayer.storedSuperlayer`.
    final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    /// The turn of its window in which it came there.
    final var arrival: UInt32 = 0
    var storedSubviews: [UIView] = []
    var storedTraits: UITraitCollection?
    var storedTint: UIColor?
    var storedBackground: UIColor?
    var storedSafeArea = UIEdgeInsets.zero
    var marginState = LayoutMarginState()
    var storedGestureRecognizers: [UIGestureRecognizer]?
    final var storedInteractions: [any UIInteraction] = []
    var storedLayoutGuides: [UILayoutGuide] = []
    /// What Auto Layout knows of the view; nil while it has nothing to do with constraints.
    final var layoutItem: LayoutItem?
    final var needsConstraintUpdate = true
    final var hasConstraintUpdatesBelow = false
    /// The interests in trait changes of this view, made with the first.
    final lazy var traitRegistrations: TraitRegistrations = {
        hasTraitRegistrations = true
        return TraitRegistrations()
    }()
    final var hasTraitRegistrations = false
    /// Whether ``contentScaleFactor`` was set.
    final var hasOwnContentScale = false
    /// The controller whose view this is.
    weak var owner: (any ViewOwner)?

    // MARK: Geometry

    /// The view's rectangle in its superview, derived from centre, bounds and transform. With a transform
    /// other than the identity it is the box around the transformed view.
    open var frame: CGRect {
        get {
            noteRead(\UIView.frame)
            return layer.frame
        }
        set {
            MainThread.demand(self)
            noteGeometryChange(\UIView.frame, to: newValue) {
                let old = layer.bounds.size
                layer.frame = newValue
                geometryDidChange(oldSize: old)
                layoutItem?.frameDidChange()
            }
        }
    }

    /// The view's own coordinates: its size, and as origin the point shown at its top left.
    open var bounds: CGRect {
        get {
            noteRead(\UIView.bounds)
            return layer.bounds
        }
        set {
            MainThread.demand(self)
            let old = layer.bounds
            guard newValue != old else { return }
            noteGeometryChange(\UIView.bounds, to: newValue) {
                layer.bounds = newValue
                if newValue.size != old.size {
                    geometryDidChange(oldSize: old.size)
                } else {
                    boundsOriginDidChange()
                }
                layoutItem?.frameDidChange()
            }
        }
    }

    /// Where the anchor point, the middle unless changed, lies in the superview.
    open var center: CGPoint {
        get {
            noteRead(\UIView.center)
            return layer.position
        }
        set {
            MainThread.demand(self)
            guard newValue != layer.position else { return }
            noteGeometryChange(\UIView.center, to: newValue) {
                layer.position = newValue
                safeAreaInsetsMayHaveChanged()
                layoutItem?.frameDidChange()
            }
        }
    }

    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get {
            noteRead(\UIView.transform)
            return layer.affineTransform()
        }
        set {
            MainThread.demand(self)
            noteChange(\UIView.transform, from: layer.affineTransform(), to: newValue) {
                layer.setAffineTransform(newValue)
            }
        }
    }

    /// What the outline is under a dynamic animator. The bounds, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline about the centre, convex, where the type is `path`. Empty unless overridden.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Applied about the anchor point, in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            MainThread.demand(self)
            layer.transform = newValue
        }
    }

    /// Which point of the view `center` places, in units of its size.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels per point of what the view shows.
    open var contentScaleFactor: CGFloat {
        get {
            // A layer has 1 as long as nobody sets it.
            let isUnset = layer.contentsScale == 1 && !hasOwnContentScale
            return isUnset ? max(traitCollection.displayScale, 1) : layer.contentsScale
        }
        set {
            hasOwnContentScale = true
            layer.contentsScale = newValue
        }
    }

    /// How the view follows a change of its superview's size. Nothing moves unless set.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether a change of size resizes subviews by their masks.
    open var autoresizesSubviews = true

    /// How content follows the size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            layer.contentsGravity = contentMode.gravity
            if !drawsContent { setNeedsDisplay() }
        }
    }

    /// Whether the part that is drawn anew is cleared first. True unless set.
    open var clearsContextBeforeDrawing = true

    // MARK: Appearance

    /// The opacity of the view with everything in it, 0…1. Below 0.01 it receives no touches.
    open var alpha: CGFloat {
        get {
            noteRead(\UIView.alpha)
            return CGFloat(layer.opacity)
        }
        set {
            MainThread.demand(self)
            let old = CGFloat(layer.opacity)
            noteChange(\UIView.alpha, from: old, to: newValue) { layer.opacity = Float(newValue) }
            recordAppearance(\UIView.alpha, from: old)
        }
    }

    /// Whether the view and everything in it is left out, for touches too.
    open var isHidden: Bool {
        get {
            noteRead(\UIView.isHidden)
            return layer.isHidden || isCollapsing
        }
        set {
            MainThread.demand(self)
            let old = layer.isHidden || isCollapsing
            noteChange(\UIView.isHidden, from: old, to: newValue) {
                if let storedSuperview {
                    storedSuperview.subview(self, setHidden: newValue)
                } else {
                    layer.isHidden = newValue
                }
            }
            recordAppearance(\UIView.isHidden, from: old)
        }
    }

    /// Whether the view is hidden but can be seen until an animation of the stack view that it is in has ended.
    final var isCollapsing = false

    /// A subview is to be hidden or shown.
    func subview(_ view: UIView, setHidden isHidden: Bool) { view.layer.isHidden = isHidden }

    /// A promise that the view covers its bounds; true by default, but not of labels, image views and most controls.
    ///
    /// What a view without a background color draws by ``draw(_:)`` is on black while it is opaque, as its content then has
    /// no transparent pixels.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set {
            MainThread.demand(self)
            let old = layer.masksToBounds
            layer.masksToBounds = newValue
            recordAppearance(\UIView.clipsToBounds, from: old)
        }
    }

    /// The colour behind the content. Dynamic colours follow the view's traits.
    open var backgroundColor: UIColor? {
        get {
            noteRead(\UIView.backgroundColor)
            return storedBackground
        }
        set {
            MainThread.demand(self)
            let old = storedBackground
            noteChange(\UIView.backgroundColor, from: old, to: newValue) {
                storedBackground = newValue
                layer.backgroundColor = newValue.map { $0.resolvedColor(with: traitCollection).cgColor }
            }
            recordAppearance(\UIView.backgroundColor, from: old)
        }
    }

    /// The colour of what can be touched. Inherited; the system's blue at the top.
    open var tintColor: UIColor! {
        get { effectiveTintAdjustment == .dimmed ? .systemGray : inheritedTint }
        set {
            MainThread.demand(self)
            recordAppearance("tintColor") { (view: UIView) in
                if view.storedTint == nil { view.tintColor = newValue }
            }
            guard newValue != storedTint else { return }
            storedTint = newValue
            notifyTintChange()
        }
    }

    /// Whether tints are shown in grey here.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { notifyTintChange() } }
    }

    /// The tint changed, here or above. Override to redraw with it.
    open dynamic func tintColorDidChange() {}

    /// A view whose opacity cuts this one out. It is not a subview.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    // MARK: Editing

    /// Asks the first responder to resign, if it is this view or in it.
    ///
    /// - Parameter force: Whether it resigns even if it would rather not.
    /// - Returns: Whether one resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window, let editor = window.firstResponder else { return false }
        guard (editor as? UIView)?.isDescendant(of: self) == true else { return false }
        let resigned = editor.resignFirstResponder()
        if force, window.firstResponder === editor {
            window.firstResponder = nil
            (editor as? any ForcedEnding)?.wasForcedToEnd()
        }
        return resigned || force
    }

    /// Asks for the content to be drawn anew.
    open func setNeedsDisplay() {
        MainThread.demand(self)
        layer.setNeedsDisplay()
    }
    /// Draws a part of the content again in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Draws the content: with Core Graphics, into the context that `UIGraphicsGetCurrentContext()` gives. Nothing unless
    /// overridden; only then is there a picture to draw into.
    ///
    /// The picture is kept until the view asks for another by `setNeedsDisplay`, also where its size changes, unless the
    /// content mode is `redraw`. Coordinates are the view's.
    ///
    /// - Parameter rect: What is to be drawn: the bounds, or a part.
    open dynamic func draw(_ rect: CGRect) {}

    // MARK: Identity

    /// A number of your own to find the view by.
    open var tag = 0

    /// A name for tests to find the view by.
    open var accessibilityIdentifier: String?

    open override var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }

    open override var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { super.accessibilityRespondsToUserInteraction = newValue }
    }

    /// The subviews in the order in which assistive technology comes to them.
    var accessibilitySubviews: [UIView] { storedSubviews }

    /// The view with a tag: this one or the first below it, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Hierarchy

    /// The view this one is in.
    open var superview: UIView? { storedSuperview }
    /// The views in this one, back to front.
    open var subviews: [UIView] { storedSubviews }
    /// The window this view is in.
    open var window: UIWindow? { isWindow ? self as? UIWindow : storedWindow }

    /// Adds a view in front of the others, removing it from its former superview.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
    /// Adds a view at an index; 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view right in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Adds a view right behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Takes the view out of its superview and window.
    open func removeFromSuperview() { detach() }

    /// Puts a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.storedSuperview === self { insert(view, at: storedSubviews.count) }
    }

    /// Puts a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.storedSuperview === self { insert(view, at: 0) }
    }

    /// A subview is about to leave, whatever `willRemoveSubview(_:)` was overridden with.
    func subviewWillLeave(_ view: UIView) {}

    /// Called before a subview leaves. Does nothing unless overridden, as the seven below.
    open func willRemoveSubview(_ subview: UIView) {}
    /// A subview was added. Override; the base implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// The view is about to change superviews; nil is none. Override; the base implementation does nothing.
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    /// The view changed superviews. Override; the base implementation does nothing.
    open dynamic func didMoveToSuperview() {
        if let method = ExchangedMethods.replacing("didMoveToSuperview", of: UIView.self, self) {
            return method.call(self, [])
        }
    }
    /// The view is about to change windows; nil is none. Override; the base implementation does nothing.
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    /// The view changed windows. Override; the base implementation does nothing.
    open dynamic func didMoveToWindow() {
        if let method = ExchangedMethods.replacing("didMoveToWindow", of: UIView.self, self) {
            return method.call(self, [])
        }
    }

    // MARK: Methods that can be exchanged

    nonisolated package override class var exchangeableMethods: [ExchangeableMethod] {
        super.exchangeableMethods + [
            ExchangeableMethod(UIView.self, "layoutSubviews") { view, _ in view.layOutContents() },
            ExchangeableMethod(UIView.self, "didMoveToSuperview") { _, _ in nil },
            ExchangeableMethod(UIView.self, "didMoveToWindow") { _, _ in nil },
            ExchangeableMethod(UIView.self, "traitCollectionDidChange:") { _, _ in nil },
        ]
    }

    // MARK: Layout

    /// Asks for `layoutSubviews()` with the next layout pass.
    ///
    /// Complexity: O(depth), O(1) if an ancestor knows already.
    open func setNeedsLayout() {
        MainThread.demand(self)
        layer.setNeedsLayout()
    }

    /// Lays out now what waits for it in this view.
    ///
    /// Complexity: O(1) with nothing to do; O(depth) to find one waiting view.
    open func layoutIfNeeded() {
        MainThread.demand(self)
        runtimeContext.enter {
            if LayoutEngine.isInUse || hasConstraintUpdatesBelow { prepareLayout() }
            layer.layoutIfNeeded()
        }
    }

    /// Places the subviews. Override; do not call.
    ///
    /// Gives subviews and guides the frames that constraints determine: call `super` where there are constraints.
    open dynamic func layoutSubviews() {
        if let method = ExchangedMethods.replacing("layoutSubviews", of: UIView.self, self) {
            return method.call(self, [])
        }
        layOutContents()
    }

    private func layOutContents() {
        if let layoutItem, layoutItem.placesContents { placeContents() }
    }

    /// The size that suits the view best for the size given: its present size unless overridden.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits best, keeping the top left corner.
    open dynamic func sizeToFit() { takeFittingSize() }

    /// The size that the content alone asks for; `noIntrinsicMetric` where it asks for none.
    open dynamic var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Says that the intrinsic size changed; the superview lays out again.
    open func invalidateIntrinsicContentSize() {
        MainThread.demand(self)
        if let layoutItem, !layoutItem.intrinsicQuestion.admitsInvalidation(by: self) { return }
        noteLayoutChange()
        storedSuperview?.setNeedsLayout()
        storedSuperview?.subviewDidInvalidateIntrinsicSize(self)
        layoutItem?.intrinsicDidChange()
        sizedElement?.sizeWasInvalidated(by: .intrinsicSize)
    }

    /// A subview has another size. Lays out again, as UIKit does, unless a layout pass is at work: what that sets is
    /// its result, and asking for layout by it would never end, or make every scroll step two.
    func subviewDidResize(_ view: UIView) {
        if UIView.runningLayouts == 0 { layer.setNeedsLayout() }
    }

    /// A subview has come or is gone. Lays out again.
    func subviewsDidChange(by view: UIView) { setNeedsLayout() }

    /// How many calls of `layoutSubviews()` are running now, one in the other.
    static var runningLayouts = 0

    /// The intrinsic size of a subview may be another.
    func subviewDidInvalidateIntrinsicSize(_ view: UIView) {}

    // MARK: Constraints

    /// Adds a constraint between the view and what is in it. Traps if an item is elsewhere. `isActive` finds the
    /// right view by itself.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Adds several constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Deactivates several constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame, with the autoresizing mask, says where the view is. True unless set; set it to false for a
    /// view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            MainThread.demand(self)
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            madeLayoutItem.isFree = !translatesAutoresizingMaskIntoConstraints
            layoutRootsDidChange()
        }
    }

    /// Whether views of the class need constraints to work, so that ``updateConstraints()`` is called before there
    /// are any. False unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether ``updateConstraints()`` comes with the next layout pass.
    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Asks for ``updateConstraints()`` with the next layout pass.
    open func setNeedsUpdateConstraints() {
        MainThread.demand(self)
        needsConstraintUpdate = true
        announceConstraintUpdate()
        setNeedsLayout()
    }

    /// Calls ``updateConstraints()`` now where it is due in this view, innermost first.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Changes constraints, all at once before a layout pass. Override and call `super` last; do not call.
    open func updateConstraints() {}

    /// How much the view resists being larger than its content. 250 unless set, and 750 where a control has one size.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.0 : hugging.1
    }

    /// How much views of the class resist being larger than their content, by axis.
    class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultLow) }

    /// Sets how much the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if priority != contentHuggingPriority(for: axis) { madeLayoutItem.setHugging(priority, for: axis) }
    }

    /// How much the view resists being smaller than its content. 750 unless set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.0 : resistance.1
    }

    /// Sets how much the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        madeLayoutItem.setResistance(priority, for: axis)
        storedSuperview?.subviewDidInvalidateIntrinsicSize(self)
    }

    /// The size that the constraints in the view give it, as near to the one given as their priorities let it be:
    /// `layoutFittingCompressedSize` for the smallest, `layoutFittingExpandedSize` for the largest.
    ///
    /// Complexity: O(1) for a size asked before, as long as nothing changed.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints in the view give it, with a size that is wanted with these priorities:
    /// `.required` keeps a length as it is given.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Alignment

    /// How far the alignment rectangle, which constraints place, lies within the frame: shadows, badges and other
    /// decoration at the edges stay outside of it. In points. Zero unless overridden; call
    /// ``invalidateIntrinsicContentSize()`` when it changes.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints place, for a frame; both in the superview's coordinates. The frame without
    /// ``alignmentRectInsets`` unless overridden.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for the rectangle that constraints place; both in the superview's coordinates. Undoes
    /// ``alignmentRect(forFrame:)``, with which it is to be overridden.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        frame(around: alignmentRect)
    }

    /// The view whose first baseline is this one's: the view itself, or one in it, unless overridden the former.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this one's: the view itself, or one in it, unless overridden the former.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Ambiguity

    /// Whether the constraints would allow the view another frame. False for a view whose frame is given, or that is
    /// in no superview.
    ///
    /// For debugging. Brings the solution up to date.
    ///
    /// Complexity: O(size of the system).
    open var hasAmbiguousLayout: Bool {
        guard storedSuperview != nil, !translatesAutoresizingMaskIntoConstraints else { return false }
        return !madeLayoutItem.ambiguousDimensions.isEmpty
    }

    /// Moves a view whose layout is ambiguous to another frame that the constraints allow, in its next layout pass.
    /// Does nothing to others. For debugging.
    open func exerciseAmbiguityInLayout() { layoutItem?.exerciseAmbiguity() }

    /// The constraints that the frame of the view depends on along an axis, in the order they were activated. For
    /// debugging; it may list more than are at work.
    ///
    /// Complexity: O(size of the system).
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem?.affectingConstraints(axis) ?? []
    }

    // MARK: For Auto Layout

    /// Whether the height of the content follows the width that constraints give: text on several lines.
    var wrapsAtLayoutWidth: Bool { false }
    /// How far the first baseline is below the top and the last above the bottom; nil without text.
    var baselineInsets: (first: CGFloat, last: CGFloat)? { nil }
    /// Where text goes in a view that is higher than ``baselineInsets`` are for: the share of the surplus that is above
    /// it, and that height, of the alignment rectangle. Nil where the insets hold for any height.
    var textStretch: (share: CGFloat, height: CGFloat)? { nil }
    /// The font whose lines the baselines are of.
    var baselineFont: UIFont? { nil }
    /// Whether the view is text, which is truncated where there is no room: stack views take room from it first.
    var isText: Bool { false }
    /// What messages call the view by, besides its class and address: its text.
    var layoutDescriptionText: String? { nil }

    /// Whether what is in the view moves as its bounds' origin does.
    var scrollsContent: Bool { false }
    /// What the edges are of, seen from inside: nil for the view itself. That of scroll views is their content.
    var contentLayoutItem: LayoutItem? { nil }
    /// The size of the content where something other than constraints decides about it.
    var givenContentSize: CGSize? { nil }
    /// Takes over the size that constraints give to the content.
    func takeContentSize(_ size: CGSize) {}

    /// The length that the view has by its content along an axis, in points.
    func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = askedIntrinsicSize
        return max(0, axis == .horizontal ? size.width : size.height)
    }
    /// Whether the view needs what a subview needs that is resized with it. Not where the subview is shown in parts, or
    /// only follows.
    func isSized(by subview: UIView) -> Bool { true }
    /// The view as an element of a layout, if its size is that of a view: of itself, or of its content view.
    func element(sizedBy view: UIView) -> (any SelfSizingElement)? { nil }

    // MARK: Margins and safe area

    /// How far bars and the device's edges reach into the view. Zero outside of a window.
    open var safeAreaInsets: UIEdgeInsets {
        noteRead(\UIView.safeAreaInsets)
        return storedSafeArea
    }
    /// The safe area of a view that keeps it wherever it is; nil for all others, whose place decides.
    var givenSafeArea: UIEdgeInsets? { nil }

    /// The safe area changed. Override; do not call.
    open func safeAreaInsetsDidChange() {}

    /// The margins changed. Override; do not call.
    open func layoutMarginsDidChange() {}

    /// The distances content keeps from the edges, the safe area included unless
    /// `insetsLayoutMarginsFromSafeArea` is false. Eight points unless set.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setBaseMargins(.absolute(newValue)) }
    }

    /// The margins with sides by writing direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(effectiveLayoutMargins) }
        set { setBaseMargins(.directional(newValue)) }
    }

    /// Whether the superview's margins apply where they reach into this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginState.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether margins begin inside the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginState.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    // MARK: Events

    /// Whether the view and what is in it receives touches.
    open var isUserInteractionEnabled = true
    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Whether a touch here keeps other views of the window from getting any.
    open var isExclusiveTouch = false

    open override dynamic var next: UIResponder? { owner ?? storedSuperview }

    /// The frontmost view at a point of this view's coordinates that can receive touches.
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        frontmostView(at: point, with: event)
    }

    /// Whether a point of this view's coordinates counts as inside.
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognisers of the view; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Adds a recogniser, taking it from the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Takes a gesture recogniser from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recogniser of this view may begin.
    open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Traits

    /// The traits in force here.
    ///
    /// Complexity: O(1) once asked in the same place, else O(depth).
    open var traitCollection: UITraitCollection { currentTraits }

    /// The traits changed. Override and call `super`.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let method = ExchangedMethods.replacing("traitCollectionDidChange:", of: UIView.self, self) {
            return method.call(self, [previousTraitCollection])
        }
    }

    /// The traits of the view while it has no superview; nil for those that are expected, or the device's.
    var traitsOutsideOfHierarchy: UITraitCollection? { nil }

    /// Light or dark for this view and what is in it; unspecified inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set {
            let old = traitOverrides.userInterfaceStyle
            traitOverrides.userInterfaceStyle = newValue
            recordAppearance(\UIView.overrideUserInterfaceStyle, from: old)
        }
    }

    /// The smallest text size for this view and what is in it, whatever the user chose; nil, the default, is no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { if minimumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
    }
    /// The largest text size for this view and what is in it, whatever the user chose; nil, the default, is no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { if maximumContentSizeCategory != oldValue { traitsMayHaveChanged() } }
    }
    /// Which views, from this one on outwards, have limits for the text size and which, for a person who looks for them.
    ///
    /// Complexity: O(depth).
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

    // MARK: Restoration

    /// What the view is called where its state is kept; nil, the default, where it is not.
    open var restorationIdentifier: String?
    /// Writes the state of the view. Called by who keeps it, which no part of UIKit here does: scenes keep a user activity.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state of the view.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The traits that the view imposes on itself and what is in it.
    open var traitOverrides = UITraitOverrides() {
        didSet { traitsMayHaveChanged() }
    }

    /// What the content means for the direction of the view.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            recordAppearance(\UIView.semanticContentAttribute, from: oldValue)
            if semanticContentAttribute != oldValue { semanticContentDidChange() }
        }
    }

    // MARK: What kinds of views answer

    /// Whether scroll views leave touches with the view that they began in, unless told otherwise.
    var keepsTouches: Bool { false }
    /// Whether the view may be text without an outline, which a focus ring must not touch.
    var mayBeBareText: Bool { false }

    // MARK: Focus

    open dynamic var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsUpdate(self) }
    open func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded(self) }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusSubviews(in: rect) }
    /// The name of the focus group that the view and what is in it are in; nil for the group around.
    open var focusGroupIdentifier: String? {
        get { FocusGroupChoice.of(self)?.identifier }
        set { FocusGroupChoice.setIdentifier(newValue, of: self) }
    }
    /// How much the view is the one that the Tab key enters its group at. `ignored` unless set.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { FocusGroupChoice.of(self)?.priority ?? .ignored }
        set { FocusGroupChoice.change(of: self) { $0.priority = newValue } }
    }

    open override nonisolated dynamic var description: String {
        // Of a view on another thread, where it stands cannot be asked; a message must not end the program.
        guard MainThread.isCurrent else {
            return "<\(type(of: self)): \(objectAddress(self))>"
        }
        return MainActor.assumeIsolated { fullDescription }
    }
    /// The text that the view shows, for ``description``.
    var describedText: String? { nil }
    /// What stands at the end of ``description``.
    var describedState: [String] { [] }
}

import VitrineGraphics
import VitrinePlatform

/// A rectangle of content in a tree of such rectangles, placed, composed and animated by its properties.
///
/// Coordinates are points, y growing downwards. Setting an animatable property asks for an action first
/// (the delegate, `actions`, then an implicit animation), as in Core Animation.
///
/// Two render nodes are cached: the layer's own content, and its whole subtree. Moving, fading or
/// transforming a layer rebuilds neither.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
    // `final`: else reading one of its fields copies all of the state, weak references and all.
    final var modelValues = LayerProperties()
    final nonisolated(unsafe) var state = LayerState()
    final var animationEntries: [AnimationEntry] = []
    /// The superlayer, which clears this when it goes.
    ///
    /// A weak reference would be slower, and so would be all counting of references to the superlayer for ever: counts
    /// of objects that something refers to weakly are kept elsewhere. Most layers and views are someone's parent.
    final nonisolated(unsafe) unowned(unsafe) var storedSuperlayer: CALayer?
    /// The view whose layer this is, as long as it is the delegate. The view clears this when it goes.
    final nonisolated(unsafe) unowned(unsafe) var owner: (any CALayerDelegate)?

    /// Makes a layer with Core Animation's defaults.
    public override init() { super.init() }

    /// Copies the state of `layer`, as presentation layers are made. Overrides copy their own properties.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        modelValues = other.modelValues
        state.maskedCorners = other.state.maskedCorners
        state.contentsGravity = other.state.contentsGravity
        state.contentsScale = other.state.contentsScale
        name = other.name
    }

    /// Layers are not decoded here: always nil.
    public required init?(coder: NSCoder) { nil }

    deinit {
        for layer in state.sublayers { layer.storedSuperlayer = nil }
    }

    @usableFromInline
    convenience init(_dynamic: Void) { self.init() }

    @usableFromInline
    convenience init(_copying layer: Any) { self.init(layer: layer) }

    // MARK: Identity

    /// A name for your own use.
    open var name: String?

    /// Answers for the layer; the view of a view's layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? state.delegate }
        set {
            guard newValue == nil || newValue !== owner else { return }
            owner = nil
            state.delegate = newValue
        }
    }

    /// Makes a view the delegate; it must call ``ownerIsGoing()`` when it goes.
    package final func setOwner(_ view: any CALayerDelegate) { owner = view }

    /// Forgets the view whose layer this is.
    package final nonisolated func ownerIsGoing() {
        owner = nil
        state.ownerContent = nil
    }

    /// Actions by property name.
    open var actions: [String: any CAAction]?

    /// Draws the layer's own content; set it again or call `setNeedsDisplay` to redraw.
    ///
    /// Held strongly, unless it is the view whose layer this is: that owns the layer already.
    package var layerContent: (any LayerContent)? {
        get { state.ownedContent ?? state.ownerContent }
        set {
            let isOwner = newValue != nil && newValue === owner
            state.ownedContent = isOwner ? nil : newValue
            state.ownerContent = isOwner ? newValue : nil
            invalidate(.content)
        }
    }

    // MARK: Animatable properties

    func set<Value: Equatable>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ key: String, _ value: Value,
        change: LayerChange? = nil, _ wrap: (Value) -> AnimatableValue
    ) {
        MainThread.demand(self, key)
        let old = modelValues[keyPath: path]
        guard old != value else { return }
        let action = state.isPresentation ? nil : action(forKey: key)
        let before = action == nil ? nil : effectiveStart(forKey: key, old: wrap(old))
        modelValues[keyPath: path] = value
        modelDidChange(change ?? LayerProperties.change(forKey: key))
        guard let action else { return }
        pendingStart = before
        pendingOld = wrap(old)
        pendingNew = wrap(value)
        action.run(forKey: key, object: self, arguments: nil)
        pendingStart = nil
        pendingOld = nil
        pendingNew = nil
    }

    /// What the property showed, was and becomes, while an action runs: an action without values of its
    /// own takes them from here.
    var pendingStart: AnimatableValue?
    package var pendingOld: AnimatableValue?
    package var pendingNew: AnimatableValue?

    private func effectiveStart(forKey key: String, old: AnimatableValue) -> AnimatableValue {
        state.presentation?.value(forKey: key) ?? old
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            if newValue.x.isNaN || newValue.y.isNaN { refuse("position", "(\(newValue.x), \(newValue.y))") }
            set(\.position, "position", newValue) { .point($0) }
        }
    }

    /// The layer's own coordinate space: its size, and as origin the point shown at its top left.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            guard newValue != modelValues.bounds else { return }
            if newValue.hasNaN { refuse("bounds", "\(newValue)") }
            let resized = newValue.size != modelValues.bounds.size
            let change: LayerChange =
                resized ? [.placement, .composition, .content, .scroll] : [.composition, .scroll]
            set(\.bounds, "bounds", newValue, change: change) { .rect($0) }
            if resized, !state.isPresentation { setNeedsLayout() }
        }
    }

    /// Which point of the layer `position` places, in units of its size.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { set(\.anchorPoint, "anchorPoint", newValue) { .point($0) } }
    }

    /// The order among siblings: higher is in front. Equal ones stand in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { set(\.zPosition, "zPosition", newValue) { .scalar(Double($0)) } }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { set(\.transform, "transform", newValue) { .transform($0) } }
    }

    /// Applied to every sublayer about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { set(\.sublayerTransform, "sublayerTransform", newValue) { .transform($0) } }
    }

    /// The opacity of the layer with everything in it, 0…1.
    open var opacity: Float {
        get { modelValues.opacity }
        set { set(\.opacity, "opacity", newValue) { .scalar(Double($0)) } }
    }

    /// Whether the layer and everything in it is left out.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { set(\.isHidden, "hidden", newValue) { .flag($0) } }
    }

    /// Whether sublayers are clipped to the bounds, with rounded corners if there are any.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { set(\.masksToBounds, "masksToBounds", newValue) { .flag($0) } }
    }

    /// The radius of background, border and clip, in points. Contents are not clipped by it alone.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { set(\.cornerRadius, "cornerRadius", newValue) { .scalar(Double($0)) } }
    }

    /// Which corners are rounded. All unless set.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set {
            guard newValue != state.maskedCorners else { return }
            state.maskedCorners = newValue
            invalidate([.content, .composition])
        }
    }

    /// The width of the border, which lies inside the bounds and above the sublayers.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { set(\.borderWidth, "borderWidth", newValue) { .scalar(Double($0)) } }
    }

    /// The border's colour; opaque black unless set.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { set(\.borderColor, "borderColor", newValue) { .color($0) } }
    }

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { set(\.backgroundColor, "backgroundColor", newValue) { .color($0) } }
    }

    /// The shadow's colour; opaque black unless set.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { set(\.shadowColor, "shadowColor", newValue) { .color($0) } }
    }

    /// The shadow's opacity; 0, no shadow, unless set.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set { set(\.shadowOpacity, "shadowOpacity", newValue) { .scalar(Double($0)) } }
    }

    /// The shadow's offset in points; (0, −3) unless set.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { set(\.shadowOffset, "shadowOffset", newValue) { .size($0) } }
    }

    /// The shadow's blur radius in points; 3 unless set.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { set(\.shadowRadius, "shadowRadius", newValue) { .scalar(Double($0)) } }
    }

    /// The outline that casts the shadow. Without one it is the layer's rounded background if that is
    /// opaque, else the visible shape of its content, which is much dearer to draw.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { set(\.shadowPath, "shadowPath", newValue) { .path($0) } }
    }

    /// An image that fills the layer as `contentsGravity` says: a `Bitmap` of the graphics library.
    open var contents: Any? {
        get { modelValues.contents }
        set {
            let bitmap = newValue as? Bitmap
            guard bitmap !== modelValues.contents else { return }
            modelValues.contents = bitmap
            modelDidChange(.content)
        }
    }

    /// The part of `contents` that is shown, in units of its size.
    open var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { set(\.contentsRect, "contentsRect", newValue) { .rect($0) } }
    }

    /// How `contents` are placed; `resize` unless set.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set {
            guard newValue != state.contentsGravity else { return }
            state.contentsGravity = newValue
            invalidate(.content)
        }
    }

    /// Pixels of `contents` per point.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set {
            guard newValue != state.contentsScale else { return }
            state.contentsScale = newValue
            invalidate(.content)
        }
    }

    /// Whether a layer that faces away, turned about the x or y axis, is drawn.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set {
            state.isDoubleSided = newValue
            invalidate(.placement)
        }
    }

    /// A promise that the contents have no transparent part. The renderer does not depend on it.
    open var isOpaque = false

    /// A layer whose opacity cuts this one out. It is not a sublayer of anything.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            mask?.demandRoom(asMaskOf: self)
            oldValue?.state.maskedLayer = nil
            oldValue?.setContext(nil)
            mask?.removeFromSuperlayer()
            mask?.state.maskedLayer = self
            mask?.setContext(context)
            invalidate(.composition)
        }
    }

    // MARK: Tree

    /// The layer this one is in.
    open var superlayer: CALayer? { storedSuperlayer }

    /// The layers in this one, back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { state.sublayers.isEmpty ? nil : state.sublayers }
        set {
            let new = newValue ?? []
            for layer in state.sublayers where !new.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for layer in new { addSublayer(layer) }
        }
    }

    package var context: LayerContext? { state.context }

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0 { didSet { timingDidChange() } }
    /// Without meaning for a layer here, as nothing plays in it but animations with durations of their own.
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingDidChange() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingDidChange() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    private func timingDidChange() { context?.setNeedsFrame() }

    // MARK: Override points

    /// Places the sublayers. Asks the delegate unless overridden.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Provides the contents. Asks the delegate unless overridden.
    open func display() { delegate?.display(self) }

    /// The action for a property's change: from the delegate, then `actions`, then the class, then an
    /// implicit animation. Nil for none.
    open func action(forKey event: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        if let action = delegate?.action(for: self, forKey: event) {
            return action is NSNull ? nil : action
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// An action for every layer of a class. Nil unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What the subclasses of this library draw between background and contents.
    func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? { nil }

    open override nonisolated var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }
}

/// What a layer keeps besides its animatable properties.
struct LayerState {
    var maskedCorners = CACornerMask.all
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var isDoubleSided = true
    var isPresentation = false

    /// The delegate, if it is not the view whose layer this is.
    weak var delegate: (any CALayerDelegate)?
    var sublayers: [CALayer] = []
    weak var context: LayerContext?
    weak var maskedLayer: CALayer?
    /// Of a presentation layer, the layer it shows.
    weak var source: CALayer?
    var ownedContent: (any LayerContent)?
    /// The content that is the view whose layer this is, which clears this when it goes.
    unowned(unsafe) var ownerContent: (any LayerContent)?

    /// What the layer shows, while it differs from the modelValues.
    var presentation: LayerProperties?
    /// How many animations block touches.
    var interactionBlockers = 0

    var needsDisplay = false
    var needsLayout = false
    /// Sublayers that need layout or contain one that does; some may have left since.
    var layoutCandidates: [CALayer] = []
    /// Whether this layer is among its superlayer's candidates.
    var isLayoutCandidate = false
    /// How often `layoutSublayers()` of the layer is running now: more than once where it asks for layout itself.
    var runningLayouts = 0
    /// How many layers lie below each other in this one, at most: some may have left since.
    var depth = 0

    var cache = LayerNodes()
}

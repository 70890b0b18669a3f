package import VitrineFoundation
package import VitrineGraphics
import VitrinePlatform
import VitrineSupport

/// A rectangle of content in a tree of such rectangles, placed, composed and animated by its properties.
///
/// Coordinates are points, y growing downwards. Setting an animatable property asks for an action first
/// (the delegate, `actions`, then an implicit animation), as in Core Animation.
///
/// Two render nodes are cached: the layer's own content, and its whole subtree. Moving, fading or
/// transforming a layer rebuilds neither.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming, MethodExchanging {
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
        // Before subclasses copy properties of their own, which ask for no actions in a copy.
        state.isPresentation = Self.isMakingPresentation
        guard let other = layer as? CALayer else { return }
        modelValues = other.modelValues
        state.undefinedValues = other.state.undefinedValues
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

    /// The rows of the table that every layer has.
    package static let rows = LayerRows()
    private static let layerTable = LayerPropertyTable(rows)

    /// The table of the class: subclasses of this library with properties of their own add rows.
    class var table: LayerPropertyTable { layerTable }
    final var table: LayerPropertyTable { Self.table }

    /// Sets a property, with its action.
    final func set<Value>(_ property: LayerProperty<Value>, _ value: Value) {
        MainThread.demand(self, property.key)
        // Not in a closure: each would be asked for its actor.
        let old = property.read(&modelValues)
        guard old != value else { return }
        let action = state.isPresentation ? nil : action(forKey: property.key)
        let start = action == nil ? nil : shown.value(of: property)
        property.write(value, to: &modelValues)
        modelDidChange(property.change(from: old, to: value), of: property)
        guard let action, let start else { return }
        let outer = pendingChange
        pendingChange = PendingChange(
            property: property, shown: start, old: old.animatable, new: value.animatable)
        action.run(forKey: property.key, object: self, arguments: nil)
        pendingChange = outer
    }

    /// The change whose action runs: an action without values of its own takes them from here.
    package final internal(set) var pendingChange: PendingChange?

    /// The smallest upright rectangle around the layer in its superlayer's coordinates.
    ///
    /// Derived from `position`, `bounds`, `anchorPoint` and `transform`; setting it sets the first two.
    open var frame: CGRect {
        get { modelValues.frame }
        set { place(in: newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            if newValue.x.isNaN || newValue.y.isNaN { refuse("position", "(\(newValue.x), \(newValue.y))") }
            set(Self.rows.position, newValue)
        }
    }

    /// The layer's own coordinate space: its size, and as origin the point shown at its top left.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            guard newValue != modelValues.bounds else { return }
            if newValue.hasNaN { refuse("bounds", "\(newValue)") }
            let resized = newValue.size != modelValues.bounds.size
            set(Self.rows.bounds, newValue)
            if resized, !state.isPresentation {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// Which point of the layer `position` places, in units of its size.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { set(Self.rows.anchorPoint, newValue) }
    }

    /// The order among siblings: higher is in front. Equal ones stand in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { set(Self.rows.zPosition, newValue) }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { set(Self.rows.transform, newValue) }
    }

    /// Applied to every sublayer about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { set(Self.rows.sublayerTransform, newValue) }
    }

    /// Whether y grows upwards in the layer, for its sublayers and the path of a shape; images stand upright. False unless set.
    open var isGeometryFlipped: Bool {
        get { modelValues.isGeometryFlipped }
        set { set(Self.rows.isGeometryFlipped, newValue) }
    }

    /// The opacity of the layer with everything in it, 0…1.
    open var opacity: Float {
        get { modelValues.opacity }
        set { set(Self.rows.opacity, newValue) }
    }

    /// Whether ``opacity`` is that of the layer and its sublayers as one picture, through which nothing of what they cover
    /// shows; else each has it for itself. True unless set.
    open var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set { set(Self.rows.allowsGroupOpacity, newValue) }
    }

    /// Whether the layer and everything in it is left out.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { set(Self.rows.isHidden, newValue) }
    }

    /// Whether sublayers are clipped to the bounds, with rounded corners if there are any.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { set(Self.rows.masksToBounds, newValue) }
    }

    /// The radius of background, border and clip, in points. Contents are not clipped by it alone.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { set(Self.rows.cornerRadius, newValue) }
    }

    /// Which corners are rounded. All unless set.
    open var maskedCorners: CACornerMask {
        get { modelValues.maskedCorners }
        set { set(Self.rows.maskedCorners, newValue) }
    }

    /// Whether sublayers are drawn into the layer's plane before it takes its place. A transform layer's are not.
    var flattensSublayers: Bool { true }

    /// The shape of rounded corners: of background, border and clip. Circular unless set.
    open var cornerCurve: CALayerCornerCurve {
        get { modelValues.cornerCurve }
        set { set(Self.rows.cornerCurve, newValue) }
    }

    /// How far the layer's transition has come; 1 but for its animation.
    final var transitionProgress: CGFloat {
        get { modelValues.transitionProgress }
        set { set(Self.rows.transitionProgress, newValue) }
    }

    /// By how much the corner of a curve begins further away than its radius says.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The width of the border, which lies inside the bounds and above the sublayers.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { set(Self.rows.borderWidth, newValue) }
    }

    /// The border's colour; opaque black unless set.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { set(Self.rows.borderColor, newValue) }
    }

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { set(Self.rows.backgroundColor, newValue) }
    }

    /// The shadow's colour; opaque black unless set.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { set(Self.rows.shadowColor, newValue) }
    }

    /// The shadow's opacity; 0, no shadow, unless set.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set { set(Self.rows.shadowOpacity, newValue) }
    }

    /// The shadow's offset in points; (0, −3) unless set.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { set(Self.rows.shadowOffset, newValue) }
    }

    /// The shadow's blur radius in points; 3 unless set.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { set(Self.rows.shadowRadius, newValue) }
    }

    /// The outline that casts the shadow. Without one it is the layer's rounded background if that is
    /// opaque, else the visible shape of its content, which is much dearer to draw.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { set(Self.rows.shadowPath, newValue) }
    }

    /// What becomes of the colours of the layer with everything in it; nil unless set.
    package final var colorMatrix: ColorMatrix? {
        didSet { if colorMatrix != oldValue { invalidate(.composition) } }
    }

    /// Functions that make new pixels of the whole, one after another, in the layer's content space.
    package final var shaders: [PixelShader] = [] {
        didSet { if shaders != oldValue { invalidate(.composition) } }
    }

    /// A blur of the layer with everything in it.
    package struct ContentBlur: Equatable {
        /// In points.
        package var deviation: CGFloat
        package var isOpaque: Bool

        package init(deviation: CGFloat, isOpaque: Bool) {
            self.deviation = deviation
            self.isOpaque = isOpaque
        }
    }

    /// How the layer with everything in it is blurred; nil unless set.
    package final var contentBlur: ContentBlur? {
        didSet { if contentBlur != oldValue { invalidate(.composition) } }
    }

    /// How the layer with everything in it is mixed with what lies behind; normal unless set.
    package final var blendMode = BlendMode.normal {
        didSet { if blendMode != oldValue { invalidate(.placement) } }
    }

    /// The name of a filter that mixes the layer with what lies behind it, such as `"multiplyBlendMode"`; nil unless set.
    ///
    /// The blend modes that Core Graphics has are there. A name that is not known changes nothing, and a sentence says so.
    open var compositingFilter: Any? {
        didSet { blendMode = BlendMode(compositingFilter: compositingFilter) }
    }

    /// Filters of Core Image for the layer and its sublayers. They are kept and not applied, as on iOS.
    open var filters: [Any]?

    /// Filters of Core Image for what lies behind the layer. They are kept and not applied: "This property is not supported on
    /// layers in iOS" (Apple's documentation). A `UIVisualEffectView` blurs what lies behind it.
    open var backgroundFilters: [Any]?

    /// Whether what is in the layer is mixed among itself first, and the layer as a whole is then put on what is behind.
    /// False unless set.
    package final var isIsolated = false {
        didSet { if isIsolated != oldValue { invalidate(.composition) } }
    }

    /// Whether what ``draw(in:)`` does may be kept and done later, on another thread. A hint, which changes no picture: here
    /// it is always done at once. False unless set.
    open var drawsAsynchronously = false

    /// Whether the layer is drawn into a picture with all that is in it, and the picture is shown. False unless set.
    open var shouldRasterize: Bool {
        get { modelValues.shouldRasterize }
        set { set(Self.rows.shouldRasterize, newValue) }
    }

    /// The pixels a point of that picture. 1 unless set, which is coarse on other screens: set the screen's scale.
    open var rasterizationScale: CGFloat {
        get { modelValues.rasterizationScale }
        set { set(Self.rows.rasterizationScale, newValue) }
    }

    /// A `CGImage` that fills the layer as `contentsGravity` says. Anything else is left out.
    open var contents: Any? {
        get { modelValues.contents.map { $0.cgSource ?? $0 } }
        set {
            state.backing = nil
            let image = newValue as? CGImage
            let isSame = image != nil && image === modelValues.contents?.cgSource
            guard !isSame else { return }
            set(Self.rows.contents, image.map { Bitmap($0, scale: 1) } ?? newValue as? Bitmap)
        }
    }

    /// Whether the content is drawn anew when the size changes. False unless set.
    open var needsDisplayOnBoundsChange = false

    /// What of the content is stretched where it does not have the layer's size, in units of the part that is shown: what
    /// is beside it keeps its thickness, and the corners their size. All of it unless set.
    open var contentsCenter: CGRect {
        get { modelValues.contentsCenter }
        set { set(Self.rows.contentsCenter, newValue) }
    }

    /// The part of `contents` that is shown, in units of its size.
    open var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { set(Self.rows.contentsRect, newValue) }
    }

    /// How `contents` are placed; `resize` unless set.
    open var contentsGravity: CALayerContentsGravity {
        get { modelValues.contentsGravity }
        set { set(Self.rows.contentsGravity, newValue) }
    }

    /// How `contents` are made larger; `linear` unless set.
    open var magnificationFilter: CALayerContentsFilter {
        get { modelValues.magnificationFilter }
        set { set(Self.rows.magnificationFilter, newValue) }
    }

    /// How `contents` are made smaller; `linear` unless set.
    open var minificationFilter: CALayerContentsFilter {
        get { modelValues.minificationFilter }
        set { set(Self.rows.minificationFilter, newValue) }
    }

    /// How far the picture that the trilinear filter makes contents smaller from is from the size that is shown: 1 is half of
    /// it, -1 twice. 0 unless set.
    open var minificationFilterBias: Float {
        get { modelValues.minificationFilterBias }
        set { set(Self.rows.minificationFilterBias, newValue) }
    }

    /// Pixels of `contents` per point.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set { set(Self.rows.contentsScale, newValue) }
    }

    /// Whether a layer that faces away, turned about the x or y axis, is drawn.
    open var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set { set(Self.rows.isDoubleSided, newValue) }
    }

    /// A promise that the contents have no transparent part. What ``draw(in:)`` leaves out is then black.
    open var isOpaque = false

    /// What content that is drawn by hand has where nothing is drawn.
    package final var emptyContent: CGColor { isOpaque ? .black : .clear }

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

    /// Takes the layer out of its superlayer. Its animations end unfinished.
    open func removeFromSuperlayer() {
        MainThread.demand(self)
        if let masked = state.maskedLayer {
            masked.mask = nil
            return
        }
        guard storedSuperlayer != nil else { return }
        unlink()
        if state.context != nil {
            setContext(nil)
            removeAnimationsOfSubtree()
        }
    }

    /// The layer's preferred size: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer of the tree at a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, let inverse = transformToSuperlayer.inverse else { return nil }
        let local = inverse.project(p)
        if masksToBounds, !contains(local) { return nil }
        for layer in orderedSublayers.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return contains(local) ? self : nil
    }

    // MARK: Methods to override

    /// Adds a layer in front of the others, taking it from where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, position: Int.max) }

    /// Inserts a layer at an index of `sublayers`.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, position: Int(idx)) }

    /// Inserts a layer behind a sibling, or at the back if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts a layer in front of a sibling, or at the front if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: Int.max)
    }

    /// Removes an animation; it ends unfinished, unless it had ended and was held.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Removes all animations.
    open func removeAllAnimations() { endAllAnimations() }

    /// Asks for the content to be drawn anew with the next frame.
    open func setNeedsDisplay() { askForDisplay() }

    /// Asks for a part of the content to be drawn anew with the next frame: what is drawn elsewhere stays.
    open func setNeedsDisplay(_ r: CGRect) { askForDisplay(of: r) }

    /// Asks for `layoutSublayers()` with the next layout pass.
    ///
    /// Complexity: O(depth), O(1) if an ancestor knows already.
    open func setNeedsLayout() { askForLayout() }

    /// Lays out now what waits for it: from the topmost of the ancestors that wait in an unbroken chain,
    /// downwards, outermost first.
    ///
    /// Complexity: O(dirty layers · depth); O(1) with nothing to do.
    open func layoutIfNeeded() { layOutNow() }

    /// Places the sublayers. Asks the delegate unless overridden.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Provides the contents. Asks the delegate unless overridden; where that does nothing, has them drawn.
    open func display() { displayByDelegate() }

    /// Draws the content, in points from the layer's upper left corner. Asks the delegate unless overridden.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

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

    /// Adds a copy of an animation, replacing one with the same key.
    ///
    /// A layer that is in no window plays nothing. The animation ends at once, finished; one that repeats for ever, or that
    /// stays on completion, begins when the layer comes into a window.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        MainThread.demand(self)
        if let method = ExchangedMethods.replacing("addAnimation:forKey:", of: CALayer.self, self) {
            return method.call(self, [anim, key])
        }
        addNow(anim, forKey: key)
    }

    /// The methods of the class and of those that it inherits from whose implementations programs may exchange.
    nonisolated package class var exchangeableMethods: [ExchangeableMethod] {
        [
            ExchangeableMethod(CALayer.self, "addAnimation:forKey:") { layer, arguments in
                guard let animation = arguments.first as? CAAnimation else { return nil }
                return layer.addNow(animation, forKey: arguments.last as? String)
            }
        ]
    }

    /// An action for every layer of a class. Nil unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether changes of a property have the content drawn anew: `draw(in:)` or `display()` runs in each frame of its
    /// animations, in a copy of the layer whose properties have the values of the moment. False unless overridden.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The properties that a program's class declares for key-value coding, those of its superclass first.
    open class var _ownProperties: [_LayerOwnProperty] { [] }

    // MARK: Key-value coding

    /// The value of a property by its key, or what was set by a key that is no property's; nil if nothing was.
    ///
    /// Numbers are `NSNumber`, geometry and colours what they are in Swift.
    open func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a property by its key, through its accessor, or keeps a value of your own by any other key: this draws
    /// nothing and runs no action, and a presentation layer has it, too.
    ///
    /// A value that is none for the property traps.
    open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }

    /// The value of a property or a component of it: `bounds.size.width`, `transform.rotation.z`, also of a layer that
    /// is a value: `mask.opacity`. A property without that component traps.
    open func value(forKeyPath keyPath: String) -> Any? { object(forKeyPath: keyPath) }

    /// Sets a property or a component of it. A component that the property does not have traps, and so does a value
    /// that is none for it.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setObject(value, forKeyPath: keyPath) }

    /// What a property is in a new layer; override it for keys of your own that were not set. Nil for them unless
    /// overridden.
    open class func defaultValue(forKey key: String) -> Any? {
        guard let property = table.property(forKey: key) else { return nil }
        var values = LayerProperties()
        values.extras = table.initialExtras
        return values.value(of: property).object
    }

    /// The layer came into a window, or left one.
    func contextDidChange(from former: LayerContext?) {}

    /// A frame is about to be made: called for layers that their context was told to tell.
    func frameWillBeMade() {}

    /// Has the content drawn, or the part that waits for it, where nobody provides it otherwise.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - background: What is drawn over; nil for what was there.
    func drawContent(scale: CGFloat, background: CGColor?) {
        drawPicture(scale: scale, background: background)
    }

    /// What becomes of the sublayers together: a replicator layer shows them several times.
    func arrangeSublayers(_ container: RenderNode, _ values: LayerProperties) -> RenderNode { container }

    /// What the subclasses of this library draw between background and contents.
    func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? { nil }

    open override nonisolated var description: String {
        "<\(type(of: self)): \(objectAddress(self))>"
    }
}

/// What a layer keeps besides its animatable properties.
struct LayerState {
    var isPresentation = false
    /// What was set by keys that are no property's.
    var undefinedValues: [String: Any]?

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

    /// What properties of one's own show in the midst of animations.
    var shownOwnValues: [String: AnimatableValue]?
    /// The property of one's own whose action runs, with what it showed before.
    var pendingOwnChange: (key: String, shown: Any?)?

    /// What the layer shows, while it differs from the modelValues.
    var presentation: LayerProperties?
    /// The properties in which it can differ from the model.
    var animatedProperties: [AnyLayerProperty] = []
    /// Animations that begin when the layer comes into a window, and those that ended outside of one, which have their names
    /// until then.
    var waitingAnimations: [AnimationEntry] = []
    /// How many animations block touches.
    var interactionBlockers = 0

    var needsDisplay = false
    /// The part that waits to be drawn; null for the whole.
    var dirtyRect = CGRect.null
    /// The part that was asked to be drawn last.
    var drawnPart = CGRect.zero
    /// What was drawn by hand.
    var backing: Bitmap?
    /// Whether the delegate left what it was asked for to the layer.
    var delegateDidNothing = false
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

public import Foundation
import VitrineCoreGraphics

/// A view that answers touches with actions: methods of targets, and `UIAction`s, in the order in which they were added.
@MainActor @preconcurrency
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch went down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down again soon.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened: for a button, a tap or a press of select.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A press opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text of one line.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is, for what depends on it.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// A touch or press is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no events.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of programs' own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that programs leave alone.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands vertically in a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where content stands horizontally in a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// At the edge where text begins.
        case leading = 4
        /// At the edge where text ends.
        case trailing = 5
    }

    // `final`: nobody overrides it, and its type is not the clients'.
    private final var handlers = ControlHandlers()
    /// The event that is being handled, for actions that take it.
    final private(set) var handledEvent: UIEvent?

    /// How far, in points, a finger may leave the bounds and still be inside. UIKit's value is not public;
    /// 70 is what it is known to do.
    private static let dragMargin: CGFloat = 70

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeNib(coder, UIControl.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIControl.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { controlNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeControl(nib)
    }

    /// Makes a control that performs `primaryAction` for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        // A menu does not outlive what it belongs to.
        if window == nil { contextMenuInteraction?.dismissMenu() }
    }

    override var keepsTouches: Bool { true }
    override var mayBeBareText: Bool { true }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        Self.controlPaths[name] ?? super.ownObservablePath(named: name)
    }

    // MARK: State

    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Whether the control answers touches. True by default.
    open dynamic var isEnabled: Bool {
        get {
            noteRead(\UIControl.isEnabled)
            return storedIsEnabled
        }
        set {
            guard newValue != storedIsEnabled else { return }
            noteChange(\UIControl.isEnabled, from: storedIsEnabled, to: newValue) {
                storedIsEnabled = newValue
                stateDidChange()
            }
        }
    }
    private final var storedIsEnabled = true

    /// Whether the control is chosen; nothing sets it but the program.
    open dynamic var isSelected: Bool {
        get {
            noteRead(\UIControl.isSelected)
            return storedIsSelected
        }
        set {
            guard newValue != storedIsSelected else { return }
            noteChange(\UIControl.isSelected, from: storedIsSelected, to: newValue) {
                storedIsSelected = newValue
                stateDidChange()
            }
        }
    }
    private final var storedIsSelected = false

    /// Whether the control is being pressed.
    open dynamic var isHighlighted: Bool {
        get {
            noteRead(\UIControl.isHighlighted)
            return storedIsHighlighted
        }
        set {
            guard newValue != storedIsHighlighted else { return }
            noteChange(\UIControl.isHighlighted, from: storedIsHighlighted, to: newValue) {
                storedIsHighlighted = newValue
                stateDidChange()
            }
        }
    }
    private final var storedIsHighlighted = false

    /// All that is true of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called when ``state`` changed.
    func stateDidChange() { setNeedsLayout() }

    /// Called when the focus came or went, which changed ``state``.
    func focusDidChange(with coordinator: UIFocusAnimationCoordinator) { stateDidChange() }

    // MARK: Content

    /// Where content stands vertically. In the middle unless set; what it means is for the control to say.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            setNeedsLayout()
            // Baselines move with the content.
            layoutGeometryDidChange()
        }
    }

    /// Where content stands horizontally. In the middle unless set; what it means is for the control to say.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` with leading and trailing as left or right, by the direction of the control.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Performs `action` for the events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Stops performing the action for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing the action of that name for the events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) {
        handlers.removeAction(actionIdentifier, for: controlEvents)
    }

    /// Performs the actions that were added for any of the events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers.handlers(for: controlEvents) {
            switch handler {
            case .action(let action): sendAction(action)
            case .target(let target):
                if !target.isOver { sendAction(target.action, to: target.target, for: handledEvent) }
            }
        }
    }

    /// Performs what the control is for, as a press would: the actions of ``Event/primaryActionTriggered``.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Calls sendActions(for:) with an event for those actions that take it.
    final func sendActions(for controlEvents: Event, with event: UIEvent?) {
        let outer = handledEvent
        handledEvent = event
        sendActions(for: controlEvents)
        handledEvent = outer
    }

    /// Performs an action with the control as its sender. A disabled action is not performed.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        runtimeContext.enter { action.perform(sender: self) }
    }

    // MARK: Targets

    /// Calls a method of the target for the events. The target is not kept.
    ///
    /// The same target and action are called once for an event, however often they were added.
    ///
    /// - Parameters:
    ///   - target: Nil asks the responder chain, from the first responder or else from the control upwards, for who has
    ///     the method.
    ///   - action: A method without arguments, with the control, or with the control and the event, a `UIEvent?`.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target, action, for: controlEvents)
    }

    /// Stops calling methods of the target for the events.
    ///
    /// - Parameters:
    ///   - target: Nil is any.
    ///   - action: Nil is any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target, action, for: controlEvents)
    }

    /// The targets that were added, those of classes that are `Hashable`, as an `NSObject` is; an `NSNull` stands for
    /// the responder chain.
    open var allTargets: Set<AnyHashable> { handlers.targets }

    /// All events that something is done for.
    open var allControlEvents: Event { handlers.events }

    /// Calls a closure with everything that is done for events, in the order in which it was added: with an action, or with
    /// a target and its method, and the events; until the closure sets the last argument to true.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for handler in handlers.all where !handler.isOver && !stops {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stops)
            case .target(let target): iterator(nil, (target.target, target.action), handler.events, &stops)
            }
        }
    }

    /// The names of the methods that are called of a target for an event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        handlers.actions(of: target, for: controlEvent)
    }

    /// Calls a method of a target, or, with nil, of who has it in the responder chain. Everything that was added with
    /// `addTarget(_:action:for:)` comes through here: override to watch it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        runtimeContext.enter {
            _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    // MARK: Menu

    /// What opens the control's menu; nil unless ``isContextMenuInteractionEnabled``.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control asks itself for a menu: `contextMenuInteraction(_:configurationForMenuAtLocation:)`. False
    /// unless set.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { enableMenu(newValue) }
    }

    /// Whether a press opens the menu, in the place of the control's actions. False unless set.
    open var showsMenuAsPrimaryAction = false
    /// Whether the touch that is followed opened the menu.
    private final var isFollowedByMenu = false

    private func enableMenu(_ isEnabled: Bool) {
        guard isEnabled != isContextMenuInteractionEnabled else { return }
        if let interaction = contextMenuInteraction {
            contextMenuInteraction = nil
            return removeInteraction(interaction)
        }
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isAlwaysCompact = true
        interaction.sender = self
        interaction.attachment = { [weak self] in self?.menuAttachment(for: $0) ?? .zero }
        interaction.didPerform = { [weak self] in self?.menuDidPerform($0) }
        contextMenuInteraction = interaction
        addInteraction(interaction)
    }

    /// The point of the control that its menu opens from: the middle of its lower edge unless overridden, which leaves
    /// the upper edge to a menu that opens upwards.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    private func menuAttachment(for configuration: UIContextMenuConfiguration) -> CGRect {
        let point = menuAttachmentPoint(for: configuration)
        let isUsual = point == CGPoint(x: bounds.midX, y: bounds.maxY)
        return isUsual ? bounds : CGRect(origin: point, size: .zero)
    }

    /// Opens the menu where that is what a press is for.
    final func openPrimaryMenu(with event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, let contextMenuInteraction,
            contextMenuInteraction.openMenu(at: nil, by: .primary)
        else { return false }
        sendActions(for: .menuActionTriggered, with: event)
        return true
    }

    /// An entry of the menu was performed.
    func menuDidPerform(_ element: UIMenuElement) {}

    /// The control's menu; nil, which is none, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// What stands out when the menu opens. Never asked for: the menu of a control opens alone.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// What the preview goes back to. Never asked for: the menu of a control opens alone.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The menu opens. Override and call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu closes. Override and call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// Whether a touch is being followed.
    open private(set) var isTracking = false
    /// Whether the touch that is followed is inside the control.
    open private(set) var isTouchInside = false

    /// A touch began. `false` leaves it alone.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch moved. `false` ends following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        guard openPrimaryMenu(with: event) else { return }
        isFollowedByMenu = true
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isFollowedByMenu, let touch = touches.first {
            contextMenuInteraction?.follow(touch.location(in: nil), isEnded: false)
        }
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        isHighlighted = isTouchInside
        switch (wasInside, isTouchInside) {
        case (true, true): sendActions(for: .touchDragInside, with: event)
        case (true, false): sendActions(for: .touchDragExit, with: event)
        case (false, true): sendActions(for: .touchDragEnter, with: event)
        case (false, false): sendActions(for: .touchDragOutside, with: event)
        }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
    }

    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isFollowedByMenu, let touch = touches.first {
            isFollowedByMenu = false
            contextMenuInteraction?.follow(touch.location(in: nil), isEnded: true)
        }
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = contains(touch)
        let wasInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        if wasInside {
            sendActions(for: .touchUpInside, with: event)
            primaryTouchEnded(with: event)
        } else {
            sendActions(for: .touchUpOutside, with: event)
        }
    }

    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isFollowedByMenu = false
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    /// Called after a touch ended inside. Buttons trigger their primary action.
    func primaryTouchEnded(with event: UIEvent?) {}

    private func contains(_ touch: UITouch) -> Bool {
        let margin = -Self.dragMargin
        let place =
            movesUnderTouches ? convertTouchFromWindow(touch.location(in: nil)) : touch.location(in: self)
        return bounds.insetBy(dx: margin, dy: margin).contains(place)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}

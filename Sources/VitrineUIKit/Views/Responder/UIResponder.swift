/// An object that takes part in the responder chain: views, view controllers, windows, the application.
///
/// Events that a responder does not handle go to ``next``. The base implementations of the `touches…` and
/// `presses…` methods do exactly that, so an override that calls `super` lets the event travel on.
@MainActor @preconcurrency
open class UIResponder: NSObject, NotedObject, ChangeReceiver, NamedProperties, _NibObject, NibKeyed,
    MethodExchanging
{
    /// Creates a responder outside any chain.
    public override init() {
        super.init()
    }

    /// What is noted about this object elsewhere: observers of its properties, values it was given.
    nonisolated(unsafe) final package var notes: ObjectNotes = []

    deinit { forgetNotes() }

    /// The methods of the class and of those that it inherits from whose implementations programs may exchange.
    nonisolated package class var exchangeableMethods: [ExchangeableMethod] { [] }

    // MARK: Observing

    /// Called with every change of a property that this object observes by its name.
    ///
    /// Traps unless it is overridden: what was not asked for was not observed.
    ///
    /// - Parameters:
    ///   - keyPath: The name of the property.
    ///   - object: What it is a property of.
    ///   - change: The values that were asked for.
    ///   - context: What the observation began with.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        _observeUnhandledValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The key path by which a property of the class says that it changes, by the name of Objective-C.
    func ownObservablePath(named name: String) -> AnyKeyPath? { nil }

    // MARK: Nibs

    open func _setOwn(_ value: Any?, forKey key: String) -> Bool { false }

    open class func _ownAction(named name: String) -> Selector? { nil }

    /// All objects of the nib are made and connected. Override and call `super`.
    open dynamic func awakeFromNib() {}

    /// The class whose `init(coder:)` is the last of UIKit's to be called: it reads the nib for its subclasses.
    class var nibReader: AnyClass { UIResponder.self }

    /// The property of UIKit's that nibs set by a name of Objective-C.
    class func nibPath(_ key: String) -> AnyKeyPath? { nil }

    /// Never called: there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}

    /// The next responder, `nil` at the end of the chain.
    ///
    /// A view answers its view controller or its superview, a view controller the superview of its view, a
    /// window the scene or the application, the application its delegate if that is a responder.
    open dynamic var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become first responder. `false` unless overridden.
    open dynamic var canBecomeFirstResponder: Bool { false }

    /// Whether this object gives up being first responder when asked. `true` unless overridden.
    open dynamic var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder of its window.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to become the first responder of the window at the end of the chain.
    ///
    /// - Returns: `true` when this object is now the first responder; `false` when it may not be, is in no
    ///   window, or the present first responder does not resign.
    @discardableResult
    open dynamic func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.keyboard.holding {
            if let current = window.firstResponder, !current.resignFirstResponder() { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Asks to stop being first responder.
    ///
    /// - Returns: `true` unless ``canResignFirstResponder`` forbids it.
    @discardableResult
    open dynamic func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self {
            window.firstResponder = nil
        }
        return true
    }

    // MARK: Input views

    /// What is shown at the bottom of the window in the place of a keyboard while this object is the first responder, or
    /// one before it in the chain that has none. Nil unless overridden.
    ///
    /// It is as high as its frame, or as its content where that is empty or flexible.
    open dynamic var inputView: UIView? { nil }

    /// What is shown above the input view or the keyboard, or at the bottom of the window without them, while this object
    /// is the first responder, or one before it in the chain that has none. Nil unless overridden.
    ///
    /// It is as high as its frame; as its content with a flexible height; as its constraints say where they place it.
    open dynamic var inputAccessoryView: UIView? { nil }

    /// The controller whose view is shown in the place of a keyboard, before ``inputView`` is looked at. Nil unless overridden.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is shown above the input view or the keyboard, before ``inputAccessoryView`` is looked at.
    /// Nil unless overridden.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// How text is entered into this object: the first language of the user's, unless it is overridden.
    open dynamic var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// By what the keyboard is remembered that the user chose for this object; nil for none. The desktop remembers it for
    /// windows alone.
    open var textInputContextIdentifier: String? { nil }

    /// Shows other input views than before. Nothing happens unless this object is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.keyboard.update() }
    }

    // MARK: Touches

    /// New touches went down in the view. Forwards to ``next``.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches moved. Forwards to ``next``.
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches were lifted. Forwards to ``next``.
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away, by a gesture recogniser for example. Forwards to ``next``.
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Buttons or keys went down. A first responder that is a `UIKeyInput` takes the keys that are typed; the others are
    /// forwarded to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self is any UIKeyInput ? presses.filter { !KeyTyping.type($0, into: self) } : presses
        if !others.isEmpty { next?.pressesBegan(others, with: event) }
    }

    /// An analogue press changed its force. Forwards to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Buttons or keys were released. Forwards to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Presses were taken away, by losing the keyboard for example. Forwards to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    // Devices that run this have no sensors: only a test shakes them (`TestHost.shake`).

    /// The device began to be shaken. Forwards to ``next``.
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device was shaken. Forwards to ``next``.
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Shaking was broken off, or went on for too long. Forwards to ``next``.
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Actions

    /// Whether this object performs an action that goes up the responder chain: if it has the method, unless
    /// overridden.
    ///
    /// ``paste(_:)`` is also performed by what has a ``pasteConfiguration`` for what is on the general pasteboard.
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if responds(to: action) { return true }
        return pasteConfiguration != nil && action == .paste && canPaste(UIPasteboard.general.itemProviders)
    }

    /// The object that performs an action: this one if it can, else the next in the chain that does; nil without any.
    ///
    /// Complexity: O(length of the chain).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Editing

    // Their order is that of `StandardEditMethods`.

    /// Removes what is selected, and puts it on the pasteboard. Not there unless overridden.
    open func cut(_ sender: Any?) { lacks("cut") }
    /// Puts what is selected on the pasteboard. Not there unless overridden.
    open func copy(_ sender: Any?) { lacks("copy") }
    /// Puts what is on the pasteboard in the place of what is selected. Not there unless overridden, or unless there is a
    /// ``pasteConfiguration``: then ``paste(itemProviders:)`` is given what is on the general pasteboard.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { lacks("paste") }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }
    /// Pastes, and gives what is pasted the look of the text around. Not there unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { lacks("pasteAndMatchStyle") }
    /// Pastes, and goes where it says. Not there unless overridden.
    open func pasteAndGo(_ sender: Any?) { lacks("pasteAndGo") }
    /// Pastes, and searches for it. Not there unless overridden.
    open func pasteAndSearch(_ sender: Any?) { lacks("pasteAndSearch") }
    /// Selects what is at the caret. Not there unless overridden.
    open func select(_ sender: Any?) { lacks("select") }
    /// Selects everything. Not there unless overridden.
    open func selectAll(_ sender: Any?) { lacks("selectAll") }
    /// Removes what is selected. Not there unless overridden.
    open func delete(_ sender: Any?) { lacks("delete") }
    /// Has text run from left to right. Not there unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        lacks("makeTextWritingDirectionLeftToRight")
    }
    /// Has text run from right to left. Not there unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        lacks("makeTextWritingDirectionRightToLeft")
    }
    /// Makes what is selected bold, or no longer. Not there unless overridden.
    open func toggleBoldface(_ sender: Any?) { lacks("toggleBoldface") }
    /// Slants what is selected, or no longer. Not there unless overridden.
    open func toggleItalics(_ sender: Any?) { lacks("toggleItalics") }
    /// Underlines what is selected, or no longer. Not there unless overridden.
    open func toggleUnderline(_ sender: Any?) { lacks("toggleUnderline") }
    /// Makes what is selected larger. Not there unless overridden.
    open func increaseSize(_ sender: Any?) { lacks("increaseSize") }
    /// Makes what is selected smaller. Not there unless overridden.
    open func decreaseSize(_ sender: Any?) { lacks("decreaseSize") }

    // MARK: What is pasted

    /// The types of what can be pasted into this object by ``paste(itemProviders:)``. Nil unless set.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Something is pasted that ``pasteConfiguration`` accepts. Override; nothing is done here.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether some things can be pasted together: if all are of types that ``pasteConfiguration`` accepts, unless overridden.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return !itemProviders.isEmpty && itemProviders.allSatisfy { pasteConfiguration.accepts($0) }
    }

    // MARK: Commands

    /// The commands that keys perform while this object is the first responder or after it in the chain. Nil unless overridden.
    open dynamic var keyCommands: [UIKeyCommand]? { nil }

    /// Adds to the menus of the application, or takes from them. Called of the application and its delegate before the
    /// menus are first needed. Override and call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Brings a command up to date that this object is to perform, before it is shown or performed. Override and call
    /// `super`.
    open func validate(_ command: UICommand) {}

    // MARK: Undo

    /// The undo manager for what is done in this object: that of the next responder unless overridden, and so the window's.
    ///
    /// Complexity: O(length of the chain).
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities

    /// What the user does with this object; it is asked to bring it up to date before that is kept.
    open var userActivity: NSUserActivity? {
        get { activityHolder?.activity }
        set { activityHolder = newValue.map { ActivityHolder($0, of: self) } }
    }

    final var activityHolder: ActivityHolder?

    /// Brings an activity of this object up to date, which needs it. Override and call `super`.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Takes up an activity. Override and call `super`.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    // For assistive technology, and for tests and the trees that they compare. UIKit has them in every object.

    /// What is said beside the label; made with the first of it.
    private(set) final var accessibility: AccessibilityProperties?

    /// What the element is, in a word or two, for assistive technology.
    open dynamic var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { accessibilityDidChange() } }
    }
    /// Whether this is an element for assistive technology. Unless set, labels and buttons are, and nothing else is.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? isAccessibilityElementByKind }
        set { madeAccessibility.isElement = newValue }
    }
    /// What the element does, in a sentence.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { madeAccessibility.hint = newValue }
    }
    /// The value of the element.
    open dynamic var accessibilityValue: String? {
        get { accessibility?.value }
        set { madeAccessibility.value = newValue }
    }
    /// How the element behaves. Unless set, what its kind and its state say: that of a disabled button is
    /// `[.button, .notEnabled]`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityTraitsOfKind }
        set { madeAccessibility.traits = newValue }
    }
    /// The language to speak the element in, as "en-GB".
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { madeAccessibility.language = newValue }
    }
    /// Where the element is, in points of the screen. A view's is its frame unless set, that of others empty.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? .zero }
        set { madeAccessibility.frame = newValue }
    }
    /// Where a finger activates the element, in points of the screen. The middle of its frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibility?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { madeAccessibility.activationPoint = newValue }
    }
    /// What a person says to name the element, the best first. The label unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { madeAccessibility.inputLabels = newValue }
    }
    /// Whether the elements in this one are left out. False unless set.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { madeAccessibility.elementsHidden = newValue }
    }
    /// Whether elements of sibling views are left out. False unless set.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.viewIsModal ?? false }
        set { madeAccessibility.viewIsModal = newValue }
    }
    /// Whether the view keeps its colours where the user has those of the screen inverted, as pictures should. False unless
    /// set. No desktop inverts colours of a part of its screen, so nothing asks.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { madeAccessibility.ignoresInvertColors = newValue }
    }
    /// Whether the element answers fingers and keys, for what takes the place of these: unless set, a view does whose
    /// interaction is enabled. What does not is not focusable for assistive technology.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUserInteraction ?? true }
        set { madeAccessibility.respondsToUserInteraction = newValue }
    }
    /// Whether the elements in this one come one after another. False unless set.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { madeAccessibility.groupsChildren = newValue }
    }
    /// What the elements in this one are together, which makes it a container that assistive technology hears of. `none` unless
    /// set.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { madeAccessibility.containerType = newValue }
    }
    /// The elements in this one, where they are not its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { madeAccessibility.elements = newValue }
    }

    /// What can be done with the element beside activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { madeAccessibility.customActions = newValue }
    }

    /// How many elements are in this one: those of ``accessibilityElements``, or 0.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of the elements in this one; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// The place of an element in this one; `NSNotFound` if it is none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Assistive technology activates the element. False: it is tapped in its middle.
    open func accessibilityActivate() -> Bool { false }
    /// Assistive technology raises the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Assistive technology lowers the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Assistive technology scrolls by a page. Whether something was scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Assistive technology leaves what covers the screen. Whether something was left.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Assistive technology does the most important thing there is. Whether it was done.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Assistive technology has come to the element. That of a desktop does not say where it is: nothing calls this.
    open func accessibilityElementDidBecomeFocused() {}
    /// Assistive technology has left the element. Nothing calls this, either.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at the element: it does not say.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Whether objects of this kind are elements as long as nothing else is said.
    package var isAccessibilityElementByKind: Bool { false }
    /// How objects of this kind, in this state, behave as long as nothing else is said.
    var accessibilityTraitsOfKind: UIAccessibilityTraits { .none }
    /// The value as a number, where it is one.
    package var accessibilityNumber: AccessibilityNode.Number? { nil }
    /// How the value is edited, where it is a text.
    package var accessibilityEditing: AccessibilityNode.Editing? { nil }
    /// Whether something was said about this object beside its label.
    package final var saysAccessibility: Bool { accessibility != nil }

    /// Something else is said of the object, or will be in a moment. What is seen need not have changed.
    private final func accessibilityDidChange() {
        if UIAccessibility.isListenedTo { RuntimeContext.current.frames.setNeedsFrame() }
    }

    private final var madeAccessibility: AccessibilityProperties {
        accessibilityDidChange()
        if let accessibility { return accessibility }
        let made = AccessibilityProperties()
        accessibility = made
        return made
    }

    // MARK: Chain

    /// The window that this responder's chain leads to.
    ///
    /// Complexity: O(length of the chain).
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            responder = current.next
        }
        return nil
    }
}

import VitrinePlatform
import VitrineQuartzCore
import VitrineUIKit

/// Makes content pressable by touch, and focusable where focus moves.
struct InteractionModifier {
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void
    /// Whether it takes touches; content that is only focusable does not.
    var isButton = true
    var isFocusable = true
    /// Whether the row of a list around it is the button, all of it.
    var fillsRow = false
}

extension InteractionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, InteractionModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, InteractionModifier>> {
        InteractionNode(view, context)
    }
}

/// Keeps whether the content has focus and tells it by environment: only bodies that read it are evaluated when
/// focus moves, none for the standard card.
private final class InteractionNode<V: View>: _ViewNode<ModifiedContent<V, InteractionModifier>> {
    private var child: _ViewNode<V>!
    private var element: InteractionElement!
    private var isFocused = false
    private var derived: EnvironmentValues

    override init(_ view: ModifiedContent<V, InteractionModifier>, _ context: _NodeContext) {
        derived = context.environment
        derived.isFocused = false
        super.init(view, context)
        child = V._makeNode(view.content, childContext(derived))
        element = InteractionElement(self, content: child, view.modifier)
        element.focusObserver = { [unowned self] isFocused in
            guard self.isFocused != isFocused else { return }
            self.isFocused = isFocused
            invalidate()
        }
    }

    override func makeElements() -> [Element] { [element] }
    // Where focus or a finger is, it belongs to this identity.
    override var isRestartable: Bool { !isFocused && !element.isTouched && child.isRestartable }

    override func refresh(_ change: NodeChange) {
        element.modifier = view.modifier
        element.environment = environment
        if change.previousEnvironment != nil || derived.isFocused != isFocused {
            derived = environment
            derived.isFocused = isFocused
        }
        child.update(view.content, derived)
    }

    override func teardown() {
        child.teardown()
        element.teardown()
        super.teardown()
    }
}

/// The element of a button: a label of several views is laid out in a row.
final class InteractionElement: Element, TouchTarget {
    var modifier: InteractionModifier
    var focusObserver: ((Bool) -> Void)?
    private let content: _GraphNode
    private(set) lazy var focusItem = ElementFocusItem(self)
    private let row = StackSolver(axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key)

    init(_ node: _GraphNode, content: _GraphNode, _ modifier: InteractionModifier) {
        self.modifier = modifier
        self.content = content
        super.init(node)
        content.elementOwner = self
        _ = children
        graph.addFocusable(self)
    }

    override func teardown() {
        graph.removeFocusable(self)
        if graph.focusedElement === self { graph.focusDidChange(self, isFocused: false) }
        super.teardown()
    }

    // MARK: Layout

    private var onlyChild: Element? { children.count == 1 ? children[0] : nil }
    override var wrapped: Element? { onlyChild }
    override func loadChildren() -> [Element] { content.elements }
    override var majorAxis: Axis?? { onlyChild == nil ? .some(.horizontal) : nil }
    override var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }
    override var zIndex: Double { onlyChild?.zIndex ?? 0 }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        onlyChild?.sizeThatFits(proposal) ?? row.size(of: children, proposal)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        onlyChild == nil
            ? row.placements(of: children, in: size, proposal)
            : [Placement(origin: .zero, proposal: proposal)]
    }

    /// The text of the content, which names the button in traces.
    var label: String {
        func text(_ element: Element) -> String? {
            if let text = (element as? any TextBearing)?.text { return text }
            for child in element.children {
                if let found = text(child) { return found }
            }
            return nil
        }
        return text(self) ?? (modifier.isButton ? "Button" : "View")
    }

    // MARK: Touch

    var acceptsTouch: Bool { environment.isEnabled && modifier.isButton }
    /// UIKit's controls stay pressed this far outside.
    var touchSlop: CGFloat { 70 }
    private(set) var isTouched = false
    private var repetition: ClockTimer?
    private var isInside = true
    private var hasRepeated = false

    func touchBegan(tapCount: Int) {
        isTouched = true
        isInside = true
        hasRepeated = false
        setPressed(true)
        if environment.buttonRepeatBehavior == .enabled { waitToRepeat(UIStepper.delay) }
    }
    func touchMoved(isInside: Bool) {
        self.isInside = isInside
        setPressed(isInside)
    }
    func touchEnded(isInside: Bool, tapCount: Int) {
        release()
        if isInside, !hasRepeated { modifier.action() }
    }
    func touchCancelled() { release() }

    private func release() {
        isTouched = false
        setPressed(false)
        repetition?.cancel()
        repetition = nil
    }

    private func waitToRepeat(_ time: TimeInterval) {
        let context = graph.viewHost?.runtimeContext ?? .current
        repetition = context.schedule(after: time) { [weak self] in
            guard let self, isTouched, !isTornDown, acceptsTouch else { return }
            if isInside {
                hasRepeated = true
                modifier.action()
            }
            waitToRepeat(UIStepper.interval)
        }
    }

    private func setPressed(_ isPressed: Bool) {
        modifier.isPressed.wrappedValue = isPressed
        listRow?.rowButton(isPressed: isPressed)
    }

    /// The row of a list that this is the button of.
    private var listRow: (any RowHosting)? { modifier.fillsRow ? graph.viewHost?.enclosingRow : nil }

    var touchFrame: CGRect {
        modifier.fillsRow ? CGRect(origin: .zero, size: graph.size) : frameInHost
    }

    // MARK: Focus

    func setFocused(_ isFocused: Bool) {
        focusObserver?(isFocused)
        listRow?.rowButton(isFocused: isFocused)
        graph.focusDidChange(self, isFocused: isFocused)
    }

    /// What a press on the focused element acts on: itself, where the press is not for gestures around it.
    var pressTarget: (any TouchTarget)? { modifier.isButton && acceptsTouch ? self : nil }

    override func hitTest(_ point: CGPoint) -> Element? {
        // The whole of a button can be pressed, gaps in its label included.
        guard modifier.isButton else { return super.hitTest(point) }
        return super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
    }
}

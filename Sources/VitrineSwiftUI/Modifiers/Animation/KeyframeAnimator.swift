import VitrineQuartzCore

/// A container that animates its content with keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
    fileprivate let initialValue: Value
    fileprivate let repeats: Bool
    /// Nil where it plays without being asked.
    fileprivate let trigger: TriggerValue?
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath

    /// Plays the keyframes while it is there.
    ///
    /// - Parameters:
    ///   - repeating: Whether it begins again when it is done.
    ///   - keyframes: The keyframes, from the value that is shown.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, repeating, nil, content, keyframes)
    }

    /// Plays the keyframes when a value changes.
    nonisolated public init<Trigger: Equatable>(
        initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, false, TriggerValue(trigger), content, keyframes)
    }

    nonisolated fileprivate init(
        _ initialValue: Value, _ repeats: Bool, _ trigger: TriggerValue?,
        _ content: @escaping (Value) -> Content, _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeats = repeats
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }
}

/// A value of unknown type whose changes start something.
struct TriggerValue {
    private let value: Any
    private let isSame: (Any) -> Bool

    nonisolated init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }

    func isSame(as other: TriggerValue) -> Bool { isSame(other.value) }
}

extension KeyframeAnimator: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the animator's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        KeyframeNode(view, context)
    }

    /// As many views as the content is.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

/// The keyframes that are being played.
private final class KeyframeRun<Value>: AnyMotion {
    let timeline: KeyframeTimeline<Value>
    private let repeats: Bool
    private let start = CACurrentMediaTime()
    private let onStep: @MainActor () -> Void
    private(set) var time: TimeInterval = 0
    private var isOver = false

    init(_ timeline: KeyframeTimeline<Value>, repeats: Bool, onStep: @escaping @MainActor () -> Void) {
        self.timeline = timeline
        self.repeats = repeats
        self.onStep = onStep
    }

    override var isRunning: Bool { !isOver }
    func stop() { isOver = true }

    override func step(to now: TimeInterval) {
        guard !isOver else { return }
        let duration = timeline.duration
        time = now - start
        if time >= duration {
            isOver = !repeats || duration <= 0
            time = isOver ? duration : time.truncatingRemainder(dividingBy: duration)
        }
        onStep()
    }

    var value: Value { timeline.value(time: time) }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>: ListingNode<
    KeyframeAnimator<Value, Path, Content>
>
where Path.Value == Value {
    private var child: _ViewNode<Content>!
    private var trigger: TriggerValue?
    private var run: KeyframeRun<Value>?

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: _NodeContext) {
        trigger = view.trigger
        super.init(view, context)
        if trigger == nil { play() }
        child = Content._makeListed(evaluate(), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { false }

    private var value: Value { run?.value ?? view.initialValue }

    private func evaluate() -> Content { view.content(value) }

    private func play() {
        let shown = value
        run?.stop()
        let made = KeyframeRun(
            KeyframeTimeline(shown, view.keyframes(shown)), repeats: view.repeats
        ) { [weak self] in self?.markDirty(.ofMotions) }
        run = made
        graph.motions.add(made)
    }

    override func refresh(_ change: NodeChange) {
        if let new = view.trigger, let trigger, !new.isSame(as: trigger) {
            self.trigger = new
            play()
        }
        child.update(evaluate(), environment)
    }

    override func teardown() {
        run?.stop()
        super.teardown()
    }
}

nonisolated extension View {
    /// Plays keyframes while the view is there.
    public func keyframeAnimator<Value, KeyframePath: Keyframes, Content: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View where KeyframePath.Value == Value {
        let placeholder = PlaceholderContentView<Self>(ViewBox(self))
        return KeyframeAnimator<Value, KeyframePath, Content>(
            initialValue, repeating, nil, { content(placeholder, $0) }, keyframes)
    }

    /// Plays keyframes when a value changes.
    public func keyframeAnimator<Value, Trigger: Equatable, KeyframePath: Keyframes, Content: View>(
        initialValue: Value, trigger: Trigger,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View where KeyframePath.Value == Value {
        let placeholder = PlaceholderContentView<Self>(ViewBox(self))
        return KeyframeAnimator<Value, KeyframePath, Content>(
            initialValue, false, TriggerValue(trigger), { content(placeholder, $0) }, keyframes)
    }
}

import VitrinePlatform

/// Actions when an element comes on and goes off screen.
struct AppearanceModifier: ElementModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AppearanceModifier> {
        AppearanceActionElement(self, around: child, node)
    }
}

private final class AppearanceActionElement: WrapperElement<AppearanceModifier>, AppearanceElement {
    private var isOnScreen = false

    override init(_ modifier: AppearanceModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.register(self)
    }

    override var isRestartable: Bool { true }

    override func didUpdate(from old: AppearanceModifier, isChanged: Bool) {
        guard graph.isRestarting else { return }
        if isOnScreen, let disappear = old.disappear { graph.afterUpdate(disappear) }
        isOnScreen = false
        graph.appearanceDidChange()
    }

    func setOnScreen(_ isOnScreen: Bool) {
        guard self.isOnScreen != isOnScreen, !isTornDown else { return }
        self.isOnScreen = isOnScreen
        guard let work = isOnScreen ? modifier.appear : modifier.disappear else { return }
        ViewAction(name: isOnScreen ? "onAppear" : "onDisappear", node: node).perform(work)
    }

    override func teardown() {
        if isOnScreen, let disappear = modifier.disappear { graph.afterUpdate(disappear) }
        super.teardown()
    }
}

/// An asynchronous task that lives while an element is on screen.
struct TaskModifier<ID: Equatable>: ElementModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TaskModifier<ID>> {
        TaskElement(self, around: child, node)
    }
}

private final class TaskElement<ID: Equatable>: WrapperElement<TaskModifier<ID>>, AppearanceElement {
    private var task: Task<Void, Never>?
    private var isOnScreen = false

    override init(_ modifier: TaskModifier<ID>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.register(self)
    }

    override var isRestartable: Bool { true }

    override func didUpdate(from old: TaskModifier<ID>, isChanged: Bool) {
        if graph.isRestarting {
            task?.cancel()
            task = nil
            isOnScreen = false
            return graph.appearanceDidChange()
        }
        guard old.id != modifier.id, isOnScreen else { return }
        task?.cancel()
        start()
    }

    func setOnScreen(_ isOnScreen: Bool) {
        guard self.isOnScreen != isOnScreen, !isTornDown else { return }
        self.isOnScreen = isOnScreen
        if isOnScreen {
            start()
        } else {
            task?.cancel()
            task = nil
        }
    }

    private func start() {
        let action = modifier.action
        task = Task(priority: modifier.priority) { await action() }
    }

    override func teardown() {
        task?.cancel()
        super.teardown()
    }
}

struct ChangeModifier<Value: Equatable>: WatchingModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
    typealias Body = Never

    func start(_ node: _GraphNode) {
        let (value, action) = (value, action)
        if initial { node.graph.afterUpdate(Self.name(node)) { action(value, value) } }
    }

    func update(from old: Self, _ storage: inout Void, _ node: _GraphNode) {
        guard old.value != value else { return }
        let (before, value, action) = (old.value, value, action)
        node.graph.afterUpdate(Self.name(node)) { action(before, value) }
    }

    @MainActor private static func name(_ node: _GraphNode) -> ViewAction {
        ViewAction(name: "onChange", value: Value.self, node: node)
    }
}

struct ReceiveModifier<P: Publisher>: WatchingModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    typealias Body = Never

    /// Keeps the latest action: the subscription outlives view values.
    final class Subscription: @unchecked Sendable {
        /// Only used on the main thread.
        var action: (P.Output) -> Void
        private var cancellable: AnyCancellable?
        private let node: WeakNode

        init(_ action: @escaping (P.Output) -> Void, _ node: WeakNode) {
            self.action = action
            self.node = node
        }

        func subscribe(to publisher: P) {
            cancellable = publisher.sink { [weak self] in self?.receive($0) }
        }

        /// Comes on any thread; actions run on the main one, in order.
        private func receive(_ output: P.Output) {
            guard !MainThread.isCurrent else { return action(output) }
            let thread = MainThread.currentDescription
            nonisolated(unsafe) let output = output
            performLater { self.receiveLate(output, from: thread) }
        }

        @MainActor private func receiveLate(_ output: P.Output, from thread: String) {
            RuntimeIssue.reportBackgroundPublishing(
                "a value of \(P.self), which onReceive(_:perform:) observes,", "sent", thread, to: node.node)
            action(output)
        }
    }

    func start(_ node: _GraphNode) -> Subscription {
        let subscription = Subscription(action, WeakNode(node))
        subscription.subscribe(to: publisher)
        return subscription
    }

    func update(from old: Self, _ storage: inout Subscription, _ node: _GraphNode) {
        storage.action = action
        if !ValueComparison.isEqual(old.publisher, publisher) { storage.subscribe(to: publisher) }
    }
}

/// Does the work in a later turn of the main thread, in order.
private func performLater(_ work: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}

nonisolated extension View {
    /// Adds an action to perform before this view appears, after its first layout.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Adds an action to perform after this view disappears.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }

    /// Adds an asynchronous task to perform while this view is on screen.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Adds a task to perform while this view is on screen, anew when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Adds an action to perform when the given value changes; it takes the new one.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { action($1) })
    }

    /// Adds an action to perform when the given value changes, with the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Adds an action to perform when the given value changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Adds an action to perform when this view detects data emitted by the given publisher.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

nonisolated private struct OpenURLReceiver: ViewModifier {
    let action: (URL) -> Void

    @MainActor func body(content: Content) -> some View {
        // A test's window hears of URLs of its own program alone, whose body this is.
        let program = ObjectIdentifier(UIApplication.shared)
        nonisolated(unsafe) let action = action
        return content.onReceive(
            NotificationCenter.default.publisher(for: UIApplication.didOpenURL).compactMap { notification in
                let sender = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
                return sender == program ? notification.userInfo?[UIApplication.didOpenURL] as? URL : nil
            }, perform: action)
    }
}

nonisolated extension View {
    /// Registers a handler for URLs that are opened with the program: those among its arguments when it is started.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLReceiver(action: action))
    }
}

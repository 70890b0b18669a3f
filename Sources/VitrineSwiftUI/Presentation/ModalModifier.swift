/// What a modifier presents while its binding says so, and how that comes to an end.
@MainActor
protocol ModalContent {
    /// Makes what is presented.
    ///
    /// - Parameter environment: That of the view that has the modifier.
    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController
    /// Gives what is presented its newest content.
    func update(_ controller: UIViewController, _ environment: EnvironmentValues, _ link: ModalLink)
    /// What was made is about to be presented by the view of a node.
    func willPresent(_ controller: UIViewController, from node: _GraphNode)
}

extension ModalContent {
    func willPresent(_ controller: UIViewController, from node: _GraphNode) {}
}

/// Presents a controller while an item is there. The item's identity says when it is another one.
struct ModalModifier<Content: ModalContent>: ViewModifier {
    let identity: AnyHashable?
    let content: Content?
    let name: String
    let end: @MainActor () -> Void
    var onDismiss: (@MainActor () -> Void)?
    /// Controllers are presented from views in windows.
    @State private var hasAppeared = false

    init(
        identity: AnyHashable?, content: Content?, name: String, end: @escaping @MainActor () -> Void,
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.identity = identity
        self.content = content
        self.name = name
        self.end = end
        self.onDismiss = onDismiss
    }

    func body(content view: ModifiedView) -> some View {
        view.modifier(
            ModalUpdate(
                identity: hasAppeared ? identity : nil, content: content, name: name, end: end,
                onDismiss: onDismiss)
        )
        .onAppear { hasAppeared = true }
    }

    typealias ModifiedView = _ViewModifier_Content<Self>
}

private struct ModalUpdate<Content: ModalContent>: WatchingModifier {
    let identity: AnyHashable?
    let content: Content?
    let name: String
    let end: @MainActor () -> Void
    let onDismiss: (@MainActor () -> Void)?
    typealias Body = Never

    func start(_ node: _GraphNode) -> ModalLink {
        let link = ModalLink()
        update(link, node)
        return link
    }

    func update(from old: Self, _ storage: inout ModalLink, _ node: _GraphNode) { update(storage, node) }

    @MainActor private func update(_ link: ModalLink, _ node: _GraphNode) {
        link.end = end
        link.onDismiss = onDismiss
        node.graph.afterUpdate { [weak node, self] in
            guard let node else { return }
            guard let identity, let content else { return link.dismiss() }
            if let controller = link.controller, link.identity == identity {
                content.update(controller, node.environment, link)
                return
            }
            link.present(content, identity, node, name)
        }
    }
}

/// Knows what a modifier presents.
@MainActor
final class ModalLink {
    fileprivate(set) var identity: AnyHashable?
    fileprivate(set) weak var controller: UIViewController?
    fileprivate var end: @MainActor () -> Void = {}
    fileprivate var onDismiss: (@MainActor () -> Void)?

    fileprivate func present(
        _ content: some ModalContent, _ identity: AnyHashable, _ node: _GraphNode, _ name: String
    ) {
        guard let host = node.graph.viewHost?.hostingController, host.viewIfLoaded?.window != nil else {
            return RuntimeIssue.report(
                "\(name) presents nothing: the view that it belongs to is in no window.")
        }
        // Another item takes the place of the one before.
        guard controller == nil else {
            self.identity = nil
            let former = controller
            controller = nil
            former?.presentingViewController?.dismiss(animated: true) { [weak self, weak node] in
                if let node { self?.present(content, identity, node, name) }
            }
            return
        }
        // One at a time: what comes later waits for its turn.
        if let other = host.presentedViewController {
            if isWaitingFor != identity { reportWaiting(for: other, identity, name) }
            isWaitingFor = identity
            ModalQueue.wait { [weak self, weak node] in
                guard let self, let node, node.isAlive, isWaitingFor == identity else { return }
                isWaitingFor = nil
                present(content, identity, node, name)
            }
            return
        }
        isWaitingFor = nil
        let made = content.makeController(node.environment, self)
        controller = made
        self.identity = identity
        content.willPresent(made, from: node)
        host.present(made, animated: true)
    }

    /// Says that something waits, unless the other one is on its way out by the end of the frame.
    private func reportWaiting(for other: UIViewController, _ identity: AnyHashable, _ name: String) {
        other.runtimeContext.frames.afterNextLayout { [weak self, weak other] in
            guard let self, isWaitingFor == identity, let other, other.presentingViewController != nil,
                !other.isBeingDismissed
            else { return }
            ReportLog.current.report(
                "Vitrine: \(name): currently, only presenting a single sheet is supported. "
                    + "The next sheet will be presented when the currently presented sheet gets dismissed.")
        }
    }

    /// What is to be presented once something else is gone.
    private var isWaitingFor: AnyHashable?

    /// Takes away what is presented.
    func dismiss() {
        isWaitingFor = nil
        guard let controller, identity != nil else { return }
        identity = nil
        guard controller.presentingViewController != nil else { return didEnd() }
        controller.presentingViewController?.dismiss(animated: true) { [weak self] in self?.didEnd() }
    }

    /// What was presented has gone by itself, or asks to go: the binding says so, too.
    func endFromWithin() { end() }

    /// What was presented is gone, as an alert after one of its buttons.
    func didGo() {
        identity = nil
        end()
        didEnd()
    }

    /// A controller is gone, whoever dismissed it.
    func didGo(_ gone: UIViewController) {
        if gone === controller, identity != nil, gone.presentingViewController == nil { didGo() }
    }

    private func didEnd() {
        let context = controller?.runtimeContext
        controller = nil
        onDismiss?()
        ModalQueue.serve(context ?? .current)
    }
}

/// Presentations that wait until another one is over.
@MainActor
enum ModalQueue {
    private static var waiting: [@MainActor () -> Void] = []

    static func wait(_ retry: @escaping @MainActor () -> Void) { waiting.append(retry) }

    /// A presentation is over: those that wait try again, in their order.
    static func serve(_ context: RuntimeContext) {
        guard !waiting.isEmpty else { return }
        context.frames.afterNextLayout {
            let retries = waiting
            waiting = []
            for retry in retries { retry() }
        }
    }
}

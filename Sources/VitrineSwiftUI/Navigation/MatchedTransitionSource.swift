import VitrineUIKit

/// How a view looks that another one is about to grow out of.
public protocol MatchedTransitionSourceConfiguration {
    /// What was said about it.
    var _look: _MatchedTransitionLook { get }
}

/// What is said about a view that another one grows out of.
public struct _MatchedTransitionLook: Sendable {
    var background: Color?
    var cornerRadius: CGFloat = 0
}

/// A configuration that says nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _MatchedTransitionLook { _MatchedTransitionLook() }
}

private struct ChangedTransitionSource: MatchedTransitionSourceConfiguration {
    let _look: _MatchedTransitionLook
}

extension MatchedTransitionSourceConfiguration {
    /// The colour behind the view while another one grows out of it.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.background = style
        return ChangedTransitionSource(_look: look)
    }

    /// The corners with which another view begins to grow out of this one.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.cornerRadius = shape.cornerSize.width
        return ChangedTransitionSource(_look: look)
    }
}

/// The views of a namespace that others grow out of.
@MainActor
final class TransitionSources {
    private var sources: [AnyHashable: [BackReference<Element>]] = [:]
    /// As many names as are looked through for views that have gone.
    private var limit = 64

    fileprivate func add(_ source: Element, as id: AnyHashable) {
        var named = sources[id] ?? []
        named.removeAll { $0.object?.isTornDown != false || $0.object === source }
        sources[id] = named + [source.backReference]
        guard sources.count > limit else { return }
        sources = sources.filter { $0.value.contains { $0.object?.isTornDown == false } }
        limit = max(64, sources.count * 2)
    }

    /// The view of a name that came last and has not gone.
    func find(_ id: AnyHashable) -> (any ZoomSource)? {
        sources[id]?.last { $0.object?.isTornDown == false }?.object as? any ZoomSource
    }
}

extension Namespace.ID {
    @MainActor var transitionSources: TransitionSources {
        if let known = attachments.values["transition sources"] as? TransitionSources { return known }
        let made = TransitionSources()
        attachments.values["transition sources"] = made
        return made
    }
}

private struct TransitionSourceModifier: ElementModifier {
    let name: _MatchedTransitionID
    let look: _MatchedTransitionLook
    let setHidden: @MainActor (Bool) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransitionSourceModifier> {
        TransitionSourceElement(self, around: child, node)
    }
}

private final class TransitionSourceElement: WrapperElement<TransitionSourceModifier>, ZoomSource {
    override init(_ modifier: TransitionSourceModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        modifier.name.namespace.transitionSources.add(self, as: modifier.name.id)
    }

    override func didUpdate(from old: TransitionSourceModifier, isChanged: Bool) {
        guard old.name != modifier.name else { return }
        modifier.name.namespace.transitionSources.add(self, as: modifier.name.id)
    }

    // MARK: What grows out of it

    var view: UIView? { nil }
    var cornerRadius: CGFloat { modifier.look.cornerRadius }
    var backgroundColor: UIColor? { modifier.look.background.map(UIColor.init) }

    func frame(in view: UIView) -> CGRect? {
        guard let host = graph.viewHost, host.window != nil, host.window === view.window else { return nil }
        return host.convert(frameInHost, to: view)
    }

    func picture() -> UIView? {
        graph.viewHost?.resizableSnapshotView(
            from: frameInHost, afterScreenUpdates: false, withCapInsets: .zero)
    }

    func setHidden(_ isHidden: Bool) {
        guard !isTornDown else { return }
        modifier.setHidden(isHidden)
    }
}

private struct MatchedTransitionSource: ViewModifier {
    let name: _MatchedTransitionID
    let look: _MatchedTransitionLook
    @State private var isHidden = false

    func body(content: Content) -> some View {
        content
            .modifier(TransitionSourceModifier(name: name, look: look) { isHidden = $0 })
            .opacity(isHidden ? 0 : 1)
    }
}

nonisolated extension View {
    /// Names the view, so that a screen with `navigationTransition(.zoom(sourceID:in:))` grows out of it.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - namespace: Where the name means something.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            MatchedTransitionSource(
                name: _MatchedTransitionID(id: AnyHashable(id), namespace: namespace),
                look: _MatchedTransitionLook()))
    }

    /// Names the view, and says how it looks while another one grows out of it.
    ///
    /// - Parameter configuration: Says it; called each time.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            MatchedTransitionSource(
                name: _MatchedTransitionID(id: AnyHashable(id), namespace: namespace),
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
    }
}

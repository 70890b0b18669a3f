import VitrineUIKit

/// How a screen of a navigation stack, or a cover over the whole screen, comes and leaves.
public protocol NavigationTransition {
    /// What it grows out of; nil for the system's way.
    var _source: _MatchedTransitionID? { get }
}

/// A view that another one grows out of, by its name: a value, whatever its type.
public struct _MatchedTransitionID: Equatable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The system's way to come and leave.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Makes the transition.
    public init() {}
    public var _source: _MatchedTransitionID? { nil }
}

/// Growing out of a view, and shrinking into it.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _MatchedTransitionID?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The system's way.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Growing out of the view that `matchedTransitionSource(id:in:)` names; out of the middle of the screen while there is
    /// none.
    ///
    /// - Parameters:
    ///   - sourceID: The view's name.
    ///   - namespace: Where the name means something.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: .init(id: AnyHashable(sourceID), namespace: namespace))
    }
}

struct NavigationTransitionKey: NavigationPreference {
    static var defaultValue: _MatchedTransitionID? { nil }
    static func reduce(value: inout _MatchedTransitionID?, nextValue: () -> _MatchedTransitionID?) {
        value = value ?? nextValue()
    }
}

nonisolated extension View {
    /// Says how the screen that the view is comes and leaves, in a navigation stack or as a cover over the whole screen.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(key: NavigationTransitionKey.self, value: style._source)
    }
}

extension UIViewController {
    /// Takes over how the views of a graph want to come and leave.
    func takeTransition(of root: Element) {
        let source = root.preference(NavigationTransitionKey.self) ?? nil
        preferredTransition = source.map { source in
            .zoom(from: { source.namespace.transitionSources.find(source.id) })
        }
    }
}

internal import VitrineUI

/// Tells a view in a cell of the environment around it, as long as it is in a window.
@MainActor
final class EnvironmentFollower {
    private weak var view: (any EnvironmentConfinable)?
    private weak var provider: (any EnvironmentProviding)?

    /// Makes a follower for a view that wants the environment; nil for others.
    init?(_ view: UIView) {
        guard let view = view as? any EnvironmentConfinable else { return nil }
        self.view = view
    }

    /// The view came into a window, or left it.
    ///
    /// - Complexity: O(views around it).
    func windowDidChange() {
        provider?.environmentFollowers.remove(self)
        provider = view?.window == nil ? nil : nearestProvider
        provider?.environmentFollowers.add(self)
        tell()
    }

    private var nearestProvider: (any EnvironmentProviding)? {
        var ancestor = view?.superview
        while let current = ancestor {
            if let provider = current as? any EnvironmentProviding { return provider }
            ancestor = current.superview
        }
        return nil
    }

    /// Hands the environment on.
    func tell() {
        if let environment = provider?.environment { view?.environmentDidChange(environment) }
    }
}

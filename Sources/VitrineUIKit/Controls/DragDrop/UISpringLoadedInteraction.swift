public import Foundation

/// Where the opening of something is, that something is dragged over.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing is over it.
    case inactive = 0
    /// Something is over it, and may move on.
    case possible = 1
    /// It is about to open.
    case activating = 2
    /// It opens.
    case activated = 3
}

/// What something is dragged over that opens.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// Where its opening is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows that; the interaction's unless set.
    var targetView: UIView? { get set }
    /// What in the view opens; nil unless set.
    var targetItem: Any? { get set }
    /// Where the finger or the pointer is, in a view's coordinates; in the window's where `view` is nil. Points.
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether something opens.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether what something is dragged over opens. It can say which part of the view it is.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// It has opened, or what was dragged has left.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Nothing is done.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows where the opening of something is.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The state is another.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that can open when something is dragged over it and rests there.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it does.
    var isSpringLoaded: Bool { get set }
}

/// Opens something when what is dragged rests over it: a folder, that one can drop into.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    private let behavior: (any UISpringLoadedInteractionBehavior)?
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides where it opens; nil is everywhere in the view.
    ///   - interactionEffect: Shows that; nil blinks.
    ///   - handler: Opens it.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect ?? SpringBlink()
        self.handler = handler
        super.init()
    }

    /// Makes an interaction of a whole view that blinks.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    func allows(_ context: SpringContext) -> Bool { behavior?.shouldAllow(self, with: context) ?? true }
    func show(_ context: SpringContext) { effect.interaction(self, didChangeWith: context) }
    func activate(_ context: SpringContext) { handler(self, context) }
    func finish() { behavior?.interactionDidFinish(self) }
}

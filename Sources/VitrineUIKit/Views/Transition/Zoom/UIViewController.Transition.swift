import VitrineCoreGraphics

extension UIViewController {
    /// How a controller comes on screen and leaves it, in a navigation controller or presented over the whole screen.
    @MainActor @preconcurrency
    public final class Transition: NSObject {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions, source: @MainActor (_ zoomed: UIViewController) -> (any ZoomSource)?)
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// The controller grows out of a view, and shrinks into it.
        ///
        /// A swipe from the leading edge of a pushed controller shrinks it under the finger; pinches and pulling down do
        /// not. Presented sheets and popovers come as they do without it.
        ///
        /// - Parameters:
        ///   - options: What else there is to say.
        ///   - sourceViewProvider: The view, asked for each time; nil for the middle of the screen.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping @MainActor (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            let options = options?.copy() as? ZoomOptions ?? ZoomOptions()
            return Transition(
                .zoom(options) { zoomed in
                    sourceViewProvider(ZoomSourceViewProviderContext(zoomed)).map(ZoomSourceView.init)
                })
        }

        /// A zoom out of what is no view of UIKit's.
        ///
        /// - Parameter source: Asked for each time; nil for the middle of the screen.
        package static func zoom(from source: @escaping @MainActor () -> (any ZoomSource)?) -> Transition {
            Transition(.zoom(ZoomOptions()) { _ in source() })
        }

        /// From below, of a presented controller.
        public static func coverVertical() -> Transition { Transition(.modal(.coverVertical)) }
        /// By turning over, of a presented controller.
        public static func flipHorizontal() -> Transition { Transition(.modal(.flipHorizontal)) }
        /// By fading, of a presented controller.
        public static func crossDissolve() -> Transition { Transition(.modal(.crossDissolve)) }

        /// What is known when a zoom asks for its view.
        @MainActor @preconcurrency
        public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller that zooms.
            public let zoomedViewController: UIViewController
            /// The controller that it comes from or goes back to: the one below in the stack, or the presenting one.
            public var sourceViewController: UIViewController? {
                guard let stack = zoomedViewController.navigationController?.viewControllers else {
                    return zoomedViewController.presentingViewController
                }
                // While it leaves, it is no more in the stack.
                guard let place = stack.firstIndex(where: { $0 === zoomedViewController }) else {
                    return stack.last
                }
                return place > 0 ? stack[place - 1] : zoomedViewController.presentingViewController
            }

            init(_ zoomed: UIViewController) { zoomedViewController = zoomed }
        }
    }

    /// The style by which the controller is presented.
    final var presentedTransitionStyle: UIModalTransitionStyle {
        if case .modal(let style) = preferredTransition?.kind { return style }
        return modalTransitionStyle
    }

    /// The zoom by which the controller comes or leaves; nil where another transition is wanted.
    final func zoomAnimation(isAppearing: Bool) -> ZoomAnimation? {
        guard traitCollection.userInterfaceIdiom != .tv,
            case .zoom(let options, let source) = preferredTransition?.kind
        else { return nil }
        return ZoomAnimation(of: self, from: source(self), options, isAppearing: isAppearing)
    }
}

extension UIViewController.Transition {
    /// What is to be said about a zoom besides its view.
    public final class ZoomOptions: NSObject, NSCopying {
        /// The part of the controller's view that lies on the source at the beginning, in the view's coordinates. Nil,
        /// and `CGRect.null`, for its upper part, as wide as the view.
        public var alignmentRectProvider: (@MainActor (_ context: AlignmentRectContext) -> CGRect?)?
        /// Whether a swipe that would take the controller away may begin. Nil for always.
        public var interactiveDismissShouldBegin: (@MainActor (_ context: InteractionContext) -> Bool)?
        /// The colour over what is behind the controller; nil for a light shade.
        public var dimmingColor: UIColor?
        /// An effect over what is behind the controller, in place of a colour.
        public var dimmingVisualEffect: UIVisualEffect?

        /// Makes options that say nothing.
        public override init() {}

        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = ZoomOptions()
            copy.alignmentRectProvider = alignmentRectProvider
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            return copy
        }

        /// What is known when a zoom asks which part of a view lies on the source.
        @MainActor @preconcurrency
        public final class AlignmentRectContext: NSObject {
            /// The view that the controller grows out of; nil where it is no view of UIKit's.
            public let sourceView: UIView?
            /// The controller that zooms.
            public let zoomedViewController: UIViewController

            init(_ source: UIView?, _ zoomed: UIViewController) {
                sourceView = source
                zoomedViewController = zoomed
            }
        }

        /// What is known when a swipe is about to take a controller away.
        @MainActor @preconcurrency
        public final class InteractionContext: NSObject {
            /// Where the finger is, in points of the controller's view.
            public let location: CGPoint
            /// How fast the finger moves, in points a second.
            public let velocity: CGVector
            /// Whether the swipe would begin if the program did not decide.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                self.location = location
                self.velocity = velocity
                self.willBegin = willBegin
            }
        }
    }
}

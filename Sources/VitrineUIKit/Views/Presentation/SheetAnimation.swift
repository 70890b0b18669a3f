import VitrineCoreGraphics

/// How a sheet comes up and goes down.
@MainActor
final class SheetAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var sheet: UISheetPresentationController?
    private let isPresentation: Bool

    init(_ sheet: UISheetPresentationController, isPresentation: Bool) {
        self.sheet = sheet
        self.isPresentation = isPresentation
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { SheetMotion.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let sheet else { return context.completeTransition(!context.transitionWasCancelled) }
        let container = context.containerView
        let frame = isPresentation ? sheet.frameOfPresentedViewInContainerView : sheet.card.untransformedFrame
        let away = frame.offsetBy(dx: 0, dy: container.bounds.maxY - frame.minY)
        UIView.performWithoutAnimation {
            if isPresentation {
                sheet.card.place(frame)
                container.layoutIfNeeded()
                sheet.card.place(away)
            }
        }
        let end = isPresentation ? frame : away
        UIView.animate(
            withDuration: SheetMotion.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { sheet.card.place(end) },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

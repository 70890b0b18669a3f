import VitrineCoreGraphics
import VitrineQuartzCore

/// Moves a sheet with a finger: between its detents, and off the screen.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = SheetPan()
    private let tap = UITapGestureRecognizer()

    /// A drag from its beginning to its end.
    private struct Course {
        /// The height that the finger asks for at a translation of 0.
        var start: CGFloat
        /// What scrolls under the finger: it goes on where the sheet cannot grow.
        weak var content: UIScrollView?
        /// Whether it does.
        var isScrolling = false
        /// What was answered when the finger first took the sheet below its smallest detent.
        var mayDismiss: Bool?
    }

    private var course: Course?
    /// The dismissal that the finger drives.
    private var dismissal: SheetDismissal?
    /// The one that was taken back, while the sheet returns to its place.
    private var takenBack: SheetDismissal?

    /// Points per second: a fling this fast decides whatever the distance; our choice.
    private static let fling: CGFloat = 800
    /// The time that a slower movement is thought to go on, in seconds.
    private static let outlook: CGFloat = 0.12

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.name = "sheet drag"
        pan.delegate = self
        pan.addAction { [weak self] _ in self?.follow() }
        tap.addAction { [weak self] _ in self?.sheet.dismissByUser() }
    }

    var isUnderway: Bool { course != nil }
    /// Whether the finger drives a dismissal.
    var isDismissing: Bool { dismissal != nil }

    /// The sheet leaves without the finger.
    func abandon() {
        guard course != nil else { return }
        course = nil
        pan.isEnabled = false
        pan.isEnabled = true
    }

    func attach() {
        sheet.card.controller = sheet
        sheet.card.addGestureRecognizer(pan)
        sheet.dimming.addGestureRecognizer(tap)
    }

    func detach() {
        abandon()
        dismissal = nil
        takenBack = nil
        sheet.card.removeGestureRecognizer(pan)
        sheet.dimming.removeGestureRecognizer(tap)
    }

    /// Whether the sheet rather than a scroll view in it follows a finger that moves by so much, down where it is positive.
    func takes(from scrollView: UIScrollView, movement: CGFloat) -> Bool {
        guard sheet.phase == .presented || takenBack != nil, !scrollView.hasRoom(.vertical, towards: -1),
            // What is pulled to refresh keeps its pull.
            scrollView.topAccessory == nil
        else { return false }
        if movement > 0 { return true }
        return sheet.prefersScrollingExpandsWhenScrolledToEdge
            && sheet.restingHeight < sheet.largestHeight - 0.5
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        sheet.phase == .presented || sheet.phase == .presenting || takenBack != nil
    }

    // MARK: Following

    private func follow() {
        let movement = pan.translation(in: sheet.container).y
        switch pan.state {
        case .began:
            begin()
            move(by: movement)
        case .changed: move(by: movement)
        case .ended: end(movement, velocity: pan.velocity(in: sheet.container).y)
        case .cancelled: end(movement, velocity: 0, isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let container = sheet.container else { return }
        let shown = sheet.card.layer.presentation()?.frame.minY ?? sheet.card.untransformedFrame.minY
        // What is under way is over: the finger holds the sheet where it shows.
        if takenBack != nil {
            endTakingBack()
        } else {
            sheet.presentedIfAlive?.modalTransition?.finishAtOnce()
        }
        let height = container.bounds.maxY - shown
        sheet.card.layer.removeAllAnimations()
        // The finger has moved before the drag began, and the sheet begins where it is.
        course = Course(start: height + pan.translation(in: container).y, content: scrollView(under: pan))
        UIView.performWithoutAnimation { sheet.follow(height: height) }
    }

    /// The innermost scroll view that the finger is on.
    private func scrollView(under pan: UIPanGestureRecognizer) -> UIScrollView? {
        var view = pan.activeTouches.first?.view
        while let current = view, current !== sheet.card {
            if let scrollView = current as? UIScrollView, scrollView.canScroll(.vertical) {
                return scrollView
            }
            view = current.superview
        }
        return nil
    }

    /// Lets content scroll by what the finger asks for beyond the largest height; 0 brings it back.
    private func scroll(by excess: CGFloat, _ course: inout Course) {
        guard let content = course.content, excess > 0 || course.isScrolling else { return }
        if !course.isScrolling {
            course.isScrolling = true
            content.physics.takeOver()
        }
        content.physics.follow(by: -excess)
    }

    private func move(by movement: CGFloat) {
        guard var course, sheet.container != nil else { return }
        let wanted = course.start - movement
        let (smallest, largest) = (sheet.smallestHeight, sheet.largestHeight)
        var height = wanted
        scroll(by: max(0, wanted - largest), &course)
        self.course = course
        if wanted > largest {
            height = course.content == nil ? largest + resisted(wanted - largest) : largest
        } else if wanted < smallest {
            if course.mayDismiss == nil {
                course.mayDismiss = sheet.mayDismiss
                self.course = course
            }
            if course.mayDismiss == true {
                if dismissal == nil { beginDismissal() }
            } else {
                height = smallest - resisted(smallest - wanted)
            }
        }
        UIView.performWithoutAnimation { sheet.follow(height: height) }
        if let dismissal {
            dismissal.update(smallest > 0 ? min(max(1 - height / smallest, 0), 1) : 0)
        }
    }

    private func resisted(_ distance: CGFloat) -> CGFloat {
        // A sheet that may not be moved further gives way by less than content does.
        CGFloat(
            RubberBand.offset(Double(distance), viewport: Double(sheet.container?.bounds.height ?? 1) / 4))
    }

    private func end(_ movement: CGFloat, velocity: CGFloat, isCancelled: Bool = false) {
        guard let course, let container = sheet.container else { return }
        self.course = nil
        let height = container.bounds.maxY - sheet.card.untransformedFrame.minY
        let resting = sheet.heights
        let wanted = course.start - movement
        if course.isScrolling {
            let goesOn = !isCancelled && wanted > sheet.largestHeight
            course.content?.physics.letGo(velocity: goesOn ? -velocity : 0)
            if goesOn { return settle(at: sheet.largestHeight, from: height, velocity: 0) }
        }
        if !isCancelled, wanted < sheet.smallestHeight, course.mayDismiss == false,
            wanted - velocity * Self.outlook < sheet.smallestHeight * 0.75
        {
            sheet.effectiveDelegate?.presentationControllerDidAttemptToDismiss(sheet.known)
        }
        if dismissal != nil {
            let goes =
                !isCancelled
                && (abs(velocity) >= Self.fling
                    ? velocity > 0 : height - velocity * Self.outlook < sheet.smallestHeight / 2)
            if goes { return finishDismissal(velocity: velocity) }
        }
        var target = sheet.restingHeight
        var isOut = false
        if !isCancelled {
            if abs(velocity) >= Self.fling {
                let candidates = resting.map(\.height)
                let next =
                    velocity > 0
                    ? candidates.last { $0 < height - 0.5 } : candidates.first { $0 > height + 0.5 }
                // Below the smallest one there is nothing but to leave.
                isOut =
                    velocity > 0 && next == nil && dismissal == nil && height <= sheet.smallestHeight + 0.5
                target = next ?? (velocity > 0 ? sheet.smallestHeight : sheet.largestHeight)
            } else {
                let aim = height - velocity * Self.outlook
                target = resting.map(\.height).min { abs($0 - aim) < abs($1 - aim) } ?? target
            }
        }
        if isOut, wanted < sheet.smallestHeight { target = sheet.smallestHeight }
        settle(at: target, from: height, velocity: velocity)
    }

    /// The sheet goes on by itself to where it rests.
    private func settle(at target: CGFloat, from height: CGFloat, velocity: CGFloat) {
        let identifier = sheet.heights.first { $0.height == target }?.identifier
        let isOther = identifier != nil && target != sheet.restingHeight
        let distance = target - height
        let speed = abs(distance) > 1 ? -velocity / distance : 0
        let dismissal = dismissal
        self.dismissal = nil
        if isOther, let identifier { sheet.selectWithoutLayout(identifier) }
        dismissal?.cancel()
        takenBack = dismissal
        UIView.animate(
            springDuration: SheetMotion.response, bounce: 0, initialSpringVelocity: min(max(speed, -30), 30),
            options: .allowUserInteraction, animations: { [sheet] in sheet.place(height: target) },
            completion: { [weak self] _ in
                if let dismissal, self?.takenBack === dismissal { self?.endTakingBack() }
            })
        if isOther {
            sheet.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
    }

    // MARK: Dismissal

    /// The sheet is where it was, for everybody.
    func endTakingBack() {
        let dismissal = takenBack
        takenBack = nil
        dismissal?.end()
    }

    private func beginDismissal() {
        guard sheet.phase == .presented else { return }
        let dismissal = SheetDismissal()
        self.dismissal = dismissal
        sheet.isDismissedByUser = true
        sheet.effectiveDelegate?.presentationControllerWillDismiss(sheet.known)
        sheet.presentingViewController.dismissNow(animated: true, interactor: dismissal, completion: nil)
    }

    /// The sheet leaves the screen, with the finger's speed.
    func finishDismissal(velocity: CGFloat = 0) {
        guard let dismissal, let container = sheet.container else { return }
        course = nil
        self.dismissal = nil
        let frame = sheet.card.untransformedFrame
        let distance = container.bounds.maxY - frame.minY
        let speed = distance > 1 ? velocity / distance : 0
        dismissal.finish()
        UIView.animate(
            springDuration: SheetMotion.response, bounce: 0, initialSpringVelocity: min(max(speed, 0), 30),
            animations: { [sheet] in
                sheet.card.place(frame.offsetBy(dx: 0, dy: distance))
                sheet.hideSurroundings()
            }, completion: { _ in dismissal.end() })
    }
}

extension UISheetPresentationController {
    /// The delegate, of this controller or of the one in whose place it stands.
    final var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        effectiveDelegate as? (any UISheetPresentationControllerDelegate)
    }

    final func selectWithoutLayout(_ identifier: Detent.Identifier) {
        selectedDetentIdentifier = identifier
    }
}

/// The dismissal of a sheet by a finger: what goes alongside follows it.
@MainActor
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var isCancelled = false

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    func update(_ percent: CGFloat) { context?.updateInteractiveTransition(percent) }
    func finish() { context?.finishInteractiveTransition() }

    func cancel() {
        isCancelled = true
        context?.cancelInteractiveTransition()
    }

    /// The sheet has come to rest.
    func end() {
        context?.completeTransition(!isCancelled)
        context = nil
    }
}

/// Begins with vertical movements.
@MainActor
final class SheetPan: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func hasLeftSlop(_ movement: CGPoint) -> Bool {
        abs(movement.y) >= Self.slop && abs(movement.y) > abs(movement.x)
    }
}

import Foundation
import VitrineCoreGraphics
import VitrineItemProvider
import VitrineQuartzCore

/// One drag, from when its items are lifted until they have gone where they belong.
@MainActor
final class DragCarrier: NSObject, KeyGrabbing {
    private(set) weak var interaction: UIDragInteraction?
    let window: UIWindow
    private(set) var items: [UIDragItem] = []
    /// Where the finger or the pointer is, in the window.
    private(set) var location: CGPoint
    private(set) lazy var session = DragSession(self, in: window)
    private(set) lazy var drop: DropSession = {
        let drop = DropSession(self, in: window)
        drop.localDragSession = session
        return drop
    }()
    let overlay: DragOverlay
    private(set) var isCarried = false
    private var isOver = false

    /// What the items are over.
    private(set) weak var target: UIDropInteraction?
    private(set) var proposal = UIDropProposal(operation: .cancel)
    /// What the items were over, and whether it can handle them.
    private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
    private lazy var scrolling = DragScrolling(of: self)
    private lazy var springs = SpringLoading(of: self)
    /// Where receivers have the items go, by themselves.
    var destinations: [ObjectIdentifier: DragDestination] = [:]

    /// Asks for the items; nil where there are none.
    init?(_ interaction: UIDragInteraction, in window: UIWindow, at location: CGPoint) {
        self.interaction = interaction
        self.window = window
        self.location = location
        overlay = DragOverlay(at: location)
        super.init()
        items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
        guard !items.isEmpty else { return nil }
        for item in items { item.carrier = self }
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction?.delegate }
    var allowsMove: Bool {
        guard let interaction, let delegate else { return false }
        return delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
    var isRestricted: Bool {
        guard let interaction, let delegate else { return false }
        return delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }

    // MARK: Lifting

    /// Lifts the items; they do not move yet.
    func lift() {
        guard let interaction else { return }
        // A menu that has just opened shows the view already.
        let isCovered = window.cover != nil
        makePlatters(of: items, by: interaction)
        guard !isCovered else { return }
        let animator = DragAnimator()
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        overlay.show(in: window)
        overlay.hideSources()
        UIView.animate(
            springDuration: DragMetrics.liftDuration, bounce: 0.2, options: .allowUserInteraction,
            animations: {
                self.overlay.raise()
                animator.animate()
            }, completion: { _ in animator.complete() })
    }

    private func makePlatters(of items: [UIDragItem], by interaction: UIDragInteraction) {
        for item in items {
            let preview = interaction.delegate?.dragInteraction(
                interaction, previewForLifting: item, session: session)
            overlay.add(item, preview, in: window)
        }
    }

    /// The finger was lifted without having moved.
    func lower() {
        guard !isOver, let interaction else { return }
        isOver = true
        let animators = cancelAnimators(interaction)
        UIView.animate(
            withDuration: DragMetrics.settleDuration, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.overlay.goHome()
                for animator in animators { animator.animate() }
            },
            completion: { _ in
                self.overlay.remove()
                for animator in animators { animator.complete() }
            })
    }

    // MARK: Carrying

    /// The items begin to move.
    func begin() {
        guard !isCarried, !isOver, let interaction else { return }
        isCarried = true
        if overlay.isEmpty { makePlatters(of: items, by: interaction) }
        DragState.current.carrier = self
        window.keyGrab = self
        (window.cover as? MenuOverlay)?.close(animated: true)
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        overlay.show(in: window)
        overlay.showSources()
        for item in items { usePreviewProvider(of: item) }
        overlay.prefersFullSize =
            delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        UIView.animate(
            withDuration: DragMetrics.gatherDuration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.overlay.gather() })
    }

    private func usePreviewProvider(of item: UIDragItem) {
        guard let provider = item.previewProvider else { return }
        overlay.replace(item, by: provider(), in: window)
    }

    /// An item has another provider of its preview while it is dragged.
    func previewDidChange(of item: UIDragItem) {
        guard isCarried, !isOver else { return }
        usePreviewProvider(of: item)
        overlay.gather()
    }

    /// Other items come along.
    func add(_ added: [UIDragItem], of adding: UIDragInteraction) {
        guard isCarried, !isOver, let interaction else { return }
        delegate?.dragInteraction(interaction, session: session, willAdd: added, for: adding)
        for item in added { item.carrier = self }
        items += added
        makePlatters(of: added, by: adding)
        for item in added { usePreviewProvider(of: item) }
        UIView.animate(
            withDuration: DragMetrics.gatherDuration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.overlay.gather() })
        update()
    }

    func move(to location: CGPoint) {
        guard isCarried, !isOver else { return }
        self.location = location
        overlay.move(to: location)
        if let interaction { delegate?.dragInteraction(interaction, sessionDidMove: session) }
        update()
        scrolling.moved()
        springs.moved()
    }

    /// What is under the items may be another, or somewhere else.
    func update() {
        guard isCarried, !isOver else { return }
        let found = receiver(at: location)
        if found !== target {
            leaveTarget()
            target = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: drop) }
        }
        if let target, let delegate = target.delegate {
            proposal = delegate.dropInteraction(target, sessionDidUpdate: drop)
        } else {
            proposal = UIDropProposal(operation: .cancel)
        }
        overlay.show(operation, count: items.count, isLarge: proposal.prefersFullSizePreview)
    }

    private func leaveTarget() {
        guard let old = target else { return }
        target = nil
        old.delegate?.dropInteraction(old, sessionDidExit: drop)
    }

    /// What would be done: a move only where the drag allows it.
    private var operation: UIDropOperation {
        proposal.operation == .move && !allowsMove ? .forbidden : proposal.operation
    }

    /// The innermost view around a place that can handle the items.
    private func receiver(at location: CGPoint) -> UIDropInteraction? {
        var view = window.hitTest(location, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions where canHandle(interaction)
            {
                return interaction
            }
            view = current.superview
        }
        return nil
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        if let known = answers.first(where: { $0.interaction === interaction }) { return known.canHandle }
        let answer = interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
        answers.append((interaction, answer))
        return answer
    }

    // MARK: Keys

    func grabsEscape() -> Bool {
        guard isCarried, !isOver else { return false }
        cancel()
        return true
    }

    // MARK: Ending

    /// The items are let go of.
    func drop(at location: CGPoint) {
        guard isCarried, !isOver else { return }
        move(to: location)
        let operation = operation
        guard let target, let delegate = target.delegate, operation == .copy || operation == .move else {
            return goBack()
        }
        stop()
        overlay.showBadge(nil)
        if let interaction {
            self.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        }
        delegate.dropInteraction(target, performDrop: drop)
        settle(in: target, delegate) { [self] in
            delegate.dropInteraction(target, concludeDrop: drop)
            end(operation)
            drop.whenTransferred = { [self] in
                guard let interaction else { return }
                self.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
            }
        }
    }

    /// The drag is given up: by the key Escape, or by the system.
    func cancel() {
        guard isCarried, !isOver else { return }
        leaveTarget()
        goBack()
    }

    private func stop() {
        isOver = true
        scrolling.stop()
        springs.stop()
        if window.keyGrab === self { window.keyGrab = nil }
        let state = DragState.current
        if state.carrier === self { state.carrier = nil }
    }

    private func goBack() {
        stop()
        overlay.showBadge(nil)
        guard let interaction else { return finishBack([]) }
        delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        let animators = cancelAnimators(interaction)
        UIView.animate(
            withDuration: DragMetrics.settleDuration, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.overlay.goHome()
                for animator in animators { animator.animate() }
            }, completion: { _ in self.finishBack(animators) })
    }

    private func finishBack(_ animators: [DragAnimator]) {
        overlay.remove()
        for animator in animators { animator.complete() }
        end(.cancel)
    }

    /// Asks where each item goes back to.
    private func cancelAnimators(_ interaction: UIDragInteraction) -> [DragAnimator] {
        items.map { item in
            if let home = overlay.home(of: item) {
                let preview = interaction.delegate?.dragInteraction(
                    interaction, previewForCancelling: item, withDefault: home)
                if preview !== home { overlay.setHome(of: item, preview, in: window) }
            }
            let animator = DragAnimator()
            interaction.delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
            return animator
        }
    }

    /// The items go to where they were dropped.
    private func settle(
        in target: UIDropInteraction, _ delegate: any UIDropInteractionDelegate,
        then finish: @escaping () -> Void
    ) {
        var moves: [() -> Void] = []
        var endings: [() -> Void] = []
        for item in items {
            let animator = DragAnimator()
            if let destination = destinations[ObjectIdentifier(item)] {
                destination.prepare?()
                animator.addAnimations { destination.animations() }
                animator.addCompletion { destination.completion($0) }
                moves.append { self.overlay.fly(item, to: destination.frame(), isScaled: destination.isInto) }
            } else if let view = target.view, let standard = overlay.dropPreview(of: item, in: view) {
                let given = delegate.dropInteraction(
                    target, previewForDropping: item, withDefault: standard)
                if let given, given !== standard {
                    moves.append { self.overlay.fly(item, to: given, in: self.window) }
                } else {
                    moves.append { self.overlay.vanish(item) }
                }
                delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
            } else {
                delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
            }
            moves.append { animator.animate() }
            endings.append { animator.complete() }
        }
        UIView.animate(
            withDuration: DragMetrics.settleDuration, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: { for move in moves { move() } },
            completion: { _ in
                self.overlay.remove()
                for ending in endings { ending() }
                finish()
            })
    }

    /// Everything is in place.
    private func end(_ operation: UIDropOperation) {
        for (interaction, canHandle) in answers where canHandle {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
        }
        if let interaction { delegate?.dragInteraction(interaction, session: session, didEndWith: operation) }
        for item in items { item.carrier = nil }
        session.keep(items, location)
        drop.keep(items, location)
    }
}

/// Where a receiver has an item go by itself, as into a cell.
@MainActor
struct DragDestination {
    /// In the window. Asked when the animation begins.
    var frame: () -> CGRect
    /// Whether the item shrinks into the place.
    var isInto = false
    var prepare: (() -> Void)?
    var animations: () -> Void = {}
    var completion: (UIViewAnimatingPosition) -> Void = { _ in }
}

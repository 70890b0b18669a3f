public import Foundation
public import VitrineCoreGraphics
import VitrineQuartzCore

/// Follows a pointer that draws a rectangle with its button held, and shows it.
///
/// Fingers draw none. Near the edges of a scroll view, the view itself or one around it, the content scrolls on.
@MainActor @preconcurrency
open class UIBandSelectionInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Where an interaction is.
    public enum State: Int, Sendable {
        /// Nothing is drawn.
        case possible = 0
        /// The pointer has begun to draw.
        case began = 1
        /// The rectangle has changed.
        case selecting = 2
        /// The button was released, or the system took the pointer away.
        case ended = 3
    }

    /// The view.
    open private(set) weak var view: UIView?
    /// Whether rectangles can be drawn. True unless set.
    open var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { recognizer.isEnabled = newValue }
    }
    /// Where it is.
    open private(set) var state = State.possible
    /// The rectangle, in the coordinates of the view; nil while none is drawn.
    open private(set) var selectionRect: CGRect?
    /// The keys that were held when it began.
    open private(set) var initialModifierFlags: UIKeyModifierFlags = []
    /// Whether a rectangle may be drawn from a point of the view. Nil, which is yes, unless set.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    private let handler: (UIBandSelectionInteraction) -> Void
    private let recognizer = BandRecognizer()
    private lazy var scrolling = BandScrolling(of: self)
    private var start = CGPoint.zero
    private var band: CALayer?

    /// Makes an interaction.
    ///
    /// - Parameter selectionHandler: Called for each state but `possible`.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
    }

    /// Makes an interaction.
    public convenience init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.init(selectionHandler: selectionHandler)
    }

    open func willMove(to view: UIView?) {
        if view !== self.view, let recognizerView = recognizer.view {
            recognizerView.removeGestureRecognizer(recognizer)
        }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        return shouldBeginHandler?(self, recognizer.start(in: view)) ?? true
    }

    // MARK: Following

    private func follow() {
        guard let view else { return }
        switch recognizer.state {
        case .began:
            start = recognizer.start(in: view)
            initialModifierFlags = recognizer.modifierFlags
            update()
            tell(.began)
        case .changed:
            update()
            tell(.selecting)
            scrolling.pointerMoved()
        case .ended, .cancelled:
            if state == .began || state == .selecting { end() }
        case .possible, .failed: break
        }
    }

    private func tell(_ state: State) {
        self.state = state
        handler(self)
    }

    private func end() {
        tell(.ended)
        state = .possible
        selectionRect = nil
        band?.removeFromSuperlayer()
        band = nil
    }

    /// Where the pointer is, in the window.
    fileprivate var location: CGPoint { recognizer.location(in: nil) }
    fileprivate var isDrawing: Bool { state == .began || state == .selecting }

    /// The content has moved below the pointer.
    fileprivate func contentDidMove() {
        update()
        tell(.selecting)
    }

    private func update() {
        guard let view else { return }
        let now = recognizer.location(in: view)
        let rect = CGRect(
            x: min(start.x, now.x), y: min(start.y, now.y), width: abs(now.x - start.x),
            height: abs(now.y - start.y))
        selectionRect = rect
        show(rect, in: view)
    }

    private func show(_ rect: CGRect, in view: UIView) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let band = band ?? CALayer()
        if self.band == nil {
            self.band = band
            // Grey that lets through what is below; by eye.
            let grey = UIColor.systemGray.resolvedColor(with: view.traitCollection)
            band.backgroundColor = grey.withAlphaComponent(0.2).cgColor
            band.borderColor = grey.withAlphaComponent(0.7).cgColor
            band.borderWidth = 1
            band.zPosition = 1_000_000
            view.layer.addSublayer(band)
        }
        band.frame = rect
    }
}

/// A pan of a pointer that begins before those that scroll.
@MainActor
private final class BandRecognizer: UIPanGestureRecognizer {
    private var first: CGPoint?

    init() {
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        maximumNumberOfTouches = 1
    }

    /// Where the button went down, in the coordinates of a view.
    func start(in view: UIView) -> CGPoint {
        let point = first ?? location(in: nil)
        return view.convert(point, from: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // The other buttons have meanings of their own.
        guard event.buttonMask.isDisjoint(with: [.secondary, .button(3)]) else {
            state = .failed
            return
        }
        first = touches.first?.location(in: nil)
    }

    override func reset() {
        super.reset()
        first = nil
    }

    /// Less than what scrolls and what presses need.
    override func hasLeftSlop(_ movement: CGPoint) -> Bool { distance(.zero, movement) >= 4 }
}

/// Scrolls on while the pointer is near an edge.
@MainActor
private final class BandScrolling: FrameUpdatable {
    private weak var interaction: UIBandSelectionInteraction?
    private var isRunning = false
    private var lastTime: TimeInterval?
    private var remainder = CGPoint.zero

    init(of interaction: UIBandSelectionInteraction) { self.interaction = interaction }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { interaction?.view?.runtimeContext ?? .current }

    func pointerMoved() {
        guard !isRunning, speed != .zero else { return }
        isRunning = true
        lastTime = nil
        remainder = .zero
        FrameScheduler.setNeedsUpdate(self)
    }

    func frameUpdate(at time: TimeInterval) {
        let speed = speed
        guard let interaction, interaction.isDrawing, speed != .zero, let scrollView else {
            isRunning = false
            return
        }
        let elapsed = lastTime.map { CGFloat(time - $0) } ?? 0
        lastTime = time
        FrameScheduler.setNeedsUpdate(self)
        guard elapsed > 0 else { return }
        scrollView.scrollOn(
            by: CGPoint(x: speed.x * elapsed, y: speed.y * elapsed), remainder: &remainder)
        scrollView.layoutIfNeeded()
        interaction.contentDidMove()
    }

    private var scrollView: UIScrollView? {
        var view = interaction?.view
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// In points per second.
    private var speed: CGPoint {
        guard let interaction, interaction.isDrawing, let scrollView, scrollView.isScrollEnabled else {
            return .zero
        }
        return scrollView.speedNearEdges(
            of: scrollView.bounds.inset(by: scrollView.adjustedContentInset),
            at: scrollView.convert(interaction.location, from: nil))
    }
}

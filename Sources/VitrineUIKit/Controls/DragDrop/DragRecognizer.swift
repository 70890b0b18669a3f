import VitrineCoreGraphics

/// Begins when a finger has rested on the view, or when a pointer has moved a little with its button held; then follows.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
    /// How long a finger rests, in seconds: half a second as in UIKit, and a moment more, by which a menu has opened if there
    /// is one.
    static let delay = 0.505
    /// How far a finger may move before that, and must move after it, in points.
    static let slop: CGFloat = 10
    /// How far a pointer must move, in points: less than what scrolls and what presses need.
    static let pointerSlop: CGFloat = 4

    /// Where the finger or the pointer went down, and where it is. Points of the window.
    private(set) var start = CGPoint.zero
    private(set) var place = CGPoint.zero
    private(set) var isPointer = false
    /// Whether anything is dragged; asked where the device is the window's.
    var allows: () -> Bool = { true }
    private weak var touch: UITouch?
    private let timer = GestureTimer()

    init() {
        super.init(target: nil, action: nil)
        name = "drag"
    }

    override func shouldReceive(_ event: UIEvent) -> Bool { allows() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, let first = touches.first else {
            // More fingers tap what is added; one that rests is alone.
            if state.isUnderway {
                for touch in touches { ignore(touch, for: event) }
            } else {
                state = .failed
            }
            return
        }
        touch = first
        start = first.location(in: nil)
        place = start
        isPointer = first.type == .indirectPointer
        if isPointer {
            if !event.buttonMask.isDisjoint(with: [.secondary, .button(3)]) { state = .failed }
        } else {
            timer.schedule(after: Self.delay, for: self) { [weak self] in
                if self?.state == .possible { self?.state = .began }
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        place = touch.location(in: nil)
        if state.isUnderway {
            state = .changed
        } else if isPointer {
            if distance(start, place) >= Self.pointerSlop { state = .began }
        } else if distance(start, place) > Self.slop {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        place = touch.location(in: nil)
        state = state.isUnderway ? .ended : .failed
    }

    override func reset() {
        super.reset()
        timer.cancel()
        touch = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is DragAddingRecognizer)
    }

    // A menu opens beside what is lifted, and closes when that moves.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ContextMenuPress)
    }
}

/// A tap of another finger, while something is dragged.
@MainActor
final class DragAddingRecognizer: UITapGestureRecognizer {
    var allows: () -> Bool = { true }

    init() {
        super.init(target: nil, action: nil)
        name = "adding to a drag"
        allowedPressTypes = []
    }

    // It waits for nobody, and nobody for it, as long as nothing is dragged.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        DragState.current.carrier?.isCarried == true && allows()
    }
}

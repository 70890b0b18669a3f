import VitrinePlatform

/// Tells recognisers and interactions where the pointer is while no button is held.
@MainActor
final class HoverDispatcher {
    private unowned let window: UIWindow
    /// The recognisers that the pointer is over, inner ones first.
    private var entered: [UIHoverGestureRecognizer] = []
    /// The interaction whose region the pointer is over.
    private weak var following: (any PointerFollowing)?
    /// Where the pointer is, in the window; nil outside.
    private(set) var location: CGPoint?
    private var modifiers: UIKeyModifierFlags = []

    init(window: UIWindow) { self.window = window }

    /// What the pointer looks like where an interaction says so.
    var pointerShape: PointerShape? { following?.pointerShape }

    func moved(to location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        var over: [UIHoverGestureRecognizer] = []
        let hit = window.hitTest(location, with: nil)
        var view = hit
        while let current = view {
            for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
            where recognizer.isEnabled { over.append(recognizer) }
            view = current.superview
        }
        let left = entered.filter { old in !over.contains { $0 === old } }
        let known = entered
        entered = over
        for recognizer in left { recognizer.hoverEnded() }
        // An action may have changed what is there.
        for recognizer in over where entered.contains(where: { $0 === recognizer }) {
            recognizer.hover(
                at: location, modifiers: modifiers, isNew: !known.contains { $0 === recognizer })
        }
        follow(hit, location)
    }

    /// Asks the interactions of a view and of those around it, inner ones first, until one has a region there.
    private func follow(_ hit: UIView?, _ location: CGPoint) {
        var found: (any PointerFollowing)?
        var view = hit
        search: while let current = view {
            for case let interaction as any PointerFollowing in current.interactions
            where interaction.pointerMoved(
                to: current.convert(location, from: nil), modifiers: modifiers)
            {
                found = interaction
                break search
            }
            view = current.superview
        }
        if let old = following, old !== found { old.pointerLeft() }
        following = found
    }

    /// The pointer moves with a button held, which is no hovering: regions are left all the same.
    func dragged(to location: CGPoint) {
        self.location = location
        guard let following, let view = following.view else { return }
        if !following.pointerDragged(to: view.convert(location, from: nil)) { leave() }
    }

    /// Views may have moved away below the pointer, as content that scrolls does.
    ///
    /// Complexity: O(1) unless the pointer is over a region.
    ///
    /// - Returns: Whether the pointer may look different.
    func followMovedViews() -> Bool {
        guard let location, following != nil else { return false }
        follow(window.hitTest(location, with: nil), location)
        return true
    }

    /// An interaction may have other regions than before.
    func invalidate(_ interaction: any PointerFollowing) {
        guard let location, let view = interaction.view else { return }
        let hit = window.hitTest(location, with: nil)
        if hit?.isDescendant(of: view) == true { follow(hit, location) }
    }

    func exited() {
        let left = entered
        entered = []
        location = nil
        for recognizer in left { recognizer.hoverEnded() }
        leave()
    }

    private func leave() {
        let left = following
        following = nil
        left?.pointerLeft()
    }
}

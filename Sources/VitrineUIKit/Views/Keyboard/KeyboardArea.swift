import Foundation
import VitrinePlatform

/// What stands at the bottom of a window for its first responder: the input view, what accompanies it, and the
/// keyboard on the screen that a test raised. Keyboards on a table take no room.
@MainActor
package final class KeyboardArea {
    /// How long what is shown moves, in seconds, as on iPhones.
    static let duration: TimeInterval = 0.25

    private unowned let window: UIWindow
    private var container: InputSetView?
    private var shown = InputSet()
    /// Where it is once nothing moves, in the coordinates of the window. Below the window while nothing is shown.
    private(set) package var frame = CGRect.zero
    /// How many callers want no change before they are done.
    private var holds = 0
    private var isStale = false
    /// How far a finger has taken what is shown along, in points.
    private var pulled: CGFloat = 0
    /// The number of the change under way: what a former one would say at its end is not said.
    private var change = 0

    /// The height of a keyboard on the screen, in points, where there is one; set by tests.
    private var screenHeight: CGFloat?
    /// Whether that keyboard is shown although nothing is typed into.
    private var isRaised = false

    init(window: UIWindow) { self.window = window }

    /// Whether something is shown.
    package var isShown: Bool { !shown.isEmpty }

    private struct WeakController {
        weak var controller: UIInputViewController?
    }
    /// Whose views are shown.
    private var controllers: [WeakController] = []

    /// How much of the bottom of a view is covered, in points.
    package func coverage(of view: UIView) -> CGFloat {
        guard isShown, view.window === window, !isOwn(view) else { return 0 }
        let covered = view.convert(frame, from: nil)
        return min(max(0, view.bounds.maxY - covered.minY), view.bounds.height)
    }

    /// What is in the area does not make room for it.
    private func isOwn(_ view: UIView) -> Bool { container.map(view.isDescendant(of:)) ?? false }

    // MARK: Changes

    /// Changes of the first responder within the body count as one: what is handed on stays where it is.
    func holding<Result>(_ body: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0, isStale { update() }
        }
        return body()
    }

    func responderDidChange(from old: UIResponder?) {
        defer { KeyboardFollowers.firstResponderDidChange(in: window) }
        // Who edited in the accessory of another responder hands back to that one.
        let source = container?.source
        if let container, holds == 0, window.firstResponder == nil, let old, old !== source,
            (old as? UIView)?.isDescendant(of: container) == true, let source, source.canBecomeFirstResponder
        {
            window.firstResponder = source
            return
        }
        if window.firstResponder == nil, holds == 0 { isRaised = false }
        update()
    }

    /// The input views of the first responder may be others, or of another size.
    package func update() {
        guard holds == 0 else {
            isStale = true
            return
        }
        isStale = false
        let found = find()
        tellControllers(of: found)
        guard found != shown || isResized(found) else { return }
        window.ownContext.enter { show(found) }
    }

    /// Whether what is shown would like another height than it has.
    private func isResized(_ set: InputSet) -> Bool {
        guard let container, !set.isEmpty else { return false }
        return container.wantedHeight(of: set) != container.bounds.height
    }

    private func find() -> InputSet {
        var set = InputSet()
        let responder = window.firstResponder
        var next = responder
        while let current = next, set.input == nil || set.accessory == nil {
            if set.input == nil, let view = current.inputViewController?.view ?? current.inputView {
                (set.input, set.inputController) = (view, current.inputViewController)
                set.source = set.source ?? current
            }
            if set.accessory == nil,
                let view = current.inputAccessoryViewController?.view ?? current.inputAccessoryView
            {
                (set.accessory, set.accessoryController) = (view, current.inputAccessoryViewController)
                // Who gives the accessory is what comes after it in the chain.
                set.source = current
            }
            next = current.next
        }
        let isTypedInto =
            responder is any UIKeyInput && (responder as? any ReadableInput)?.takesTyping != false
        if let screenHeight, set.input == nil, isRaised || isTypedInto {
            set.keyboardHeight = screenHeight
        }
        return set
    }

    /// Has the controllers of what is shown type into the first responder; a field in the keyboard itself is none of their
    /// texts.
    private func tellControllers(of set: InputSet) {
        let new = [set.inputController, set.accessoryController].compactMap { $0 }
        for old in controllers.compactMap(\.controller) where !new.contains(where: { $0 === old }) {
            old.type(into: nil)
        }
        controllers = new.map { WeakController(controller: $0) }
        let responder = window.firstResponder
        if let view = responder as? UIView, isOwn(view) { return }
        for controller in new { controller.type(into: responder) }
    }

    // MARK: Showing

    private func show(_ set: InputSet) {
        let wasShown = isShown
        let old = wasShown ? frame : CGRect.null
        shown = set
        change += 1
        let change = change
        let bounds = window.bounds
        let isNew = container == nil
        let container = self.container ?? InputSetView(area: self)
        self.container = container
        if isNew {
            container.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
            window.addSubview(container)
        }
        let height = set.isEmpty ? container.bounds.height : container.load(set, width: bounds.width)
        let hidden = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
        let end = set.isEmpty ? hidden : hidden.offsetBy(dx: 0, dy: -height)
        let begin = wasShown ? container.frame : hidden
        frame = end
        if isNew || !wasShown {
            UIView.performWithoutAnimation {
                if isNew || container.frame.minY >= bounds.height { container.frame = begin }
                container.layoutIfNeeded()
            }
        }
        let animates = UIView.areAnimationsEnabled
        let info = KeyboardNotice(
            begin: onScreen(begin), end: onScreen(end), duration: animates ? Self.duration : 0,
            screen: window.screen)
        info.post(UIResponder.keyboardWillChangeFrameNotification)
        info.post(
            set.isEmpty ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        // Somebody who heard of it changed it again.
        guard change == self.change else { return }
        let move = {
            container.frame = end
            container.layoutIfNeeded()
            self.tellFollowers()
            self.window.layoutIfNeeded()
        }
        let finish = {
            guard change == self.change else { return }
            if set.isEmpty { self.clear() }
            info.post(UIResponder.keyboardDidChangeFrameNotification)
            info.post(
                set.isEmpty
                    ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
        }
        guard animates else {
            move()
            return finish()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: move, completion: { _ in finish() })
    }

    private func clear() {
        container?.unload()
        container?.removeFromSuperview()
        container = nil
    }

    private func tellFollowers() {
        KeyboardFollowers.keyboardDidMove(in: window)
    }

    private func onScreen(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    // MARK: A finger

    /// A finger that scrolls goes to a place, in points from the top of the window: below the upper edge of what is
    /// shown, it takes that along.
    package func pull(to y: CGFloat) {
        guard isShown, let container else { return }
        pulled = min(max(0, y - frame.minY), frame.height)
        container.frame = frame.offsetBy(dx: 0, dy: pulled)
    }

    /// The finger was lifted: what it took along goes where it was going, down and away or back.
    ///
    /// - Parameter velocity: Downwards, in points a second.
    package func endPull(velocity: CGFloat) {
        guard isShown, pulled > 0, let container else { return }
        let goes = velocity > 0 || velocity == 0 && pulled > frame.height / 2
        pulled = 0
        if goes, window.endEditing(false) {
            // A keyboard that was raised without anybody who types stays raised.
            if !isShown { return }
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { container.frame = self.frame })
    }

    // MARK: The window

    /// The window has another size: everything is at its bottom at once.
    func windowDidResize() {
        guard let container, isShown else { return }
        let height = container.load(shown, width: window.bounds.width)
        frame = CGRect(
            x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
        container.frame = frame
        tellFollowers()
    }

    /// A view came into the window: only what covers windows wholly stands over the keyboard.
    func didAdd(_ view: UIView) {
        guard let container, view !== container, !(view is any WindowCover), window.cover == nil else {
            return
        }
        window.bringSubviewToFront(container)
    }

    // MARK: A keyboard on the screen

    /// Has a keyboard on the screen from now on, and shows it.
    package func raise(height: CGFloat) {
        screenHeight = max(0, height)
        isRaised = true
        update()
    }

    /// Has none any more. Who is typed into resigns, as with the key of a tablet that hides the keyboard.
    package func dismiss() {
        holding {
            window.firstResponder?.resignFirstResponder()
            isRaised = false
            screenHeight = nil
            isStale = true
        }
    }
}

/// What is shown at the bottom of a window.
@MainActor
struct InputSet: @preconcurrency Equatable {
    var input: UIView?
    var accessory: UIView?
    /// Whose views they are.
    var inputController: UIInputViewController?
    var accessoryController: UIInputViewController?
    /// Points of a keyboard on the screen.
    var keyboardHeight: CGFloat = 0
    /// Who gave the views.
    weak var source: UIResponder?

    var isEmpty: Bool { input == nil && accessory == nil && keyboardHeight == 0 }

    static func == (a: InputSet, b: InputSet) -> Bool {
        a.input === b.input && a.accessory === b.accessory && a.keyboardHeight == b.keyboardHeight
    }
}

/// What the notifications of a change say.
@MainActor
private struct KeyboardNotice {
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval
    let screen: UIScreen

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

import VitrineFocus

/// Knows which item of a window has the focus, and moves it.
///
/// On tvOS there is always a focused item if there is an eligible one; elsewhere focus appears with the first
/// arrow or Tab key. Every window has a focus system of its own.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
    /// Posted after focus moved; the user info holds the context under ``focusUpdateContextUserInfoKey``.
    nonisolated public class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }
    /// Posted when the user's movement led nowhere.
    nonisolated public class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// The key of the ``UIFocusUpdateContext``.
    public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The key of the animation coordinator.
    public class var focusUpdateAnimationCoordinatorUserInfoKey: String {
        "UIFocusUpdateAnimationCoordinatorKey"
    }

    package private(set) weak var window: UIWindow?

    /// The item that has the focus.
    open package(set) weak var focusedItem: (any UIFocusItem)? {
        didSet { if focusedItem != nil { isInUse = true } }
    }
    /// Whether the user moves the focus here, or did: elsewhere than on tvOS it appears with the first key.
    private var isInUse = false

    /// Where the focused item was, to find a successor when it is gone.
    var trail = FocusTrail()
    /// Items to come back to when what covers them is dismissed.
    var covered = CoveredFocus()
    var groupMemory = FocusGroupMemory()
    /// The environment that asked for an update.
    private(set) weak var requested: (any UIFocusEnvironment)?
    /// The press whose arrow repeats.
    var hold: FocusHold?
    /// The press that the focused item itself accepted.
    weak var acceptedBy: (any FocusPressResponder)?
    var acceptedPress: UIPress?
    let ring = FocusRing()

    package init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The focus system that an environment belongs to, `nil` if it is in no window.
    ///
    /// Complexity: O(depth of the hierarchy).
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        focusWindow(of: environment)?.focusSystem
    }

    /// Whether an environment is another one or one of its ancestors.
    ///
    /// Complexity: O(depth of the hierarchy).
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var current: (any UIFocusEnvironment)? = otherEnvironment
        while let candidate = current {
            if candidate === environment { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }

    /// Asks for focus to move into an environment on the next turn of the run loop.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        note(request: environment)
    }

    /// A controller was presented, or came back: the focus goes there, if there is one to be seen.
    final func follow(_ controller: UIViewController) {
        if isAlwaysActive || isInUse { requestFocusUpdate(to: controller) }
    }

    /// Carries out a requested update at once.
    open func updateFocusIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        guard UIFocusSystem.focusSystem(for: environment) === self else { return }
        resolve(in: environment)
    }

    // MARK: Requests

    /// An environment's own request: it counts only if focus is inside.
    package static func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let system = focusSystem(for: environment), let item = system.focusedItem,
            Self.environment(environment, contains: item)
        else { return }
        system.note(request: environment)
    }

    package static func updateIfNeeded(_ environment: any UIFocusEnvironment) {
        focusSystem(for: environment)?.updateFocusIfNeeded()
    }

    /// Keeps the outermost of several requests; among unrelated ones the last.
    private func note(request environment: any UIFocusEnvironment) {
        if let requested, requested !== environment, Self.environment(requested, contains: environment) {
            return
        }
        requested = environment
        window?.setNeedsFocusTick()
    }

    /// Whether the user must always see where focus is.
    var isAlwaysActive: Bool { window?.traitCollection.userInterfaceIdiom == .tv }
}

/// The window that an environment is in.
@MainActor
func focusWindow(of environment: any UIFocusEnvironment) -> UIWindow? {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
        if let view = candidate as? UIView { return (view as? UIWindow) ?? view.window }
        current = candidate.parentFocusEnvironment
    }
    return nil
}

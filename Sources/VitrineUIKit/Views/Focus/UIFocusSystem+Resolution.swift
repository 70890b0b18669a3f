import VitrineFocus

extension UIFocusSystem {
    // MARK: Eligibility

    /// Whether an item may be focused as far as it and its collection say; its place is not looked at.
    ///
    /// A cell is asked first, then its collection's delegate.
    static func canFocus(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused else { return false }
        if let cell = item as? any FocusGatedItem { return cell.isFocusGateOpen }
        return true
    }

    /// Whether an item is in a window and nothing around it is hidden or closed to input.
    static func isAttached(_ item: any UIFocusItem) -> Bool {
        for environment in chain(from: item) {
            guard let view = environment as? UIView else { continue }
            if let window = view as? UIWindow { return !window.isHidden }
            // A page under another one has a parent in the window, and a view that is in none.
            if view.window == nil || !view.isOpenToFocus { return false }
        }
        return false
    }

    func isEligible(_ item: any UIFocusItem) -> Bool {
        Self.canFocus(item) && Self.isAttached(item) && isInActivePart(item)
    }

    /// Whether nothing modal covers the environment.
    func isInActivePart(_ environment: any UIFocusEnvironment) -> Bool {
        guard let root = activeRoot else { return false }
        return root === window || Self.environment(root, contains: environment)
    }

    /// What focus is confined to: the view of the topmost presented controller, or the window.
    var activeRoot: UIView? {
        guard let window else { return nil }
        var presented: UIViewController?
        var current = window.rootViewController
        while let controller = current {
            current = controller.presentedViewController
            if let current, !current.isBeingDismissed { presented = current }
        }
        guard let view = presented?.viewIfLoaded, view.window === window else { return window }
        return view
    }

    // MARK: Resolving

    /// Finds the item that an environment wants focused and moves there.
    @discardableResult
    func resolve(in environment: any UIFocusEnvironment, heading: UIFocusHeading = []) -> Bool {
        var resolver = FocusResolver(system: self)
        guard let item = resolver.item(in: environment) else { return false }
        return moveFocus(to: item, heading: heading)
    }

    /// Gives focus its first place: what the root prefers, else the first item in reading order.
    @discardableResult
    func focusInitialItem() -> Bool {
        guard let window, let root = activeRoot else { return false }
        if root !== window {
            let controller = root.parentFocusEnvironment as? UIViewController
            return resolve(in: controller ?? root)
        }
        return resolve(in: window)
    }
}

/// A focus item whose collection has a say.
@MainActor
protocol FocusGatedItem: UIFocusItem {
    /// Whether the collection lets the item have focus.
    var isFocusGateOpen: Bool { get }
    /// Where the item is in its collection.
    var focusIndexPath: IndexPath? { get }
}

/// A container that knows which of its parts is to be focused when focus enters.
@MainActor
protocol FocusEntryRedirecting: UIFocusEnvironment {
    /// The part that focus should go to, `nil` to leave it where it arrives.
    func focusEntry() -> (any UIFocusEnvironment)?
}

/// Searches preferred environments, recursively, for an eligible item.
@MainActor
struct FocusResolver {
    let system: UIFocusSystem
    /// Where the lost item was, in window coordinates: the nearest item is taken instead of the first.
    var place: CGRect?
    private var visited: Set<ObjectIdentifier> = []

    init(system: UIFocusSystem, place: CGRect? = nil) {
        self.system = system
        self.place = place
    }

    mutating func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = item(in: preferred) { return item }
        }
        let kept = keptItem(in: environment)
        if let item = environment as? any UIFocusItem, system.isEligible(item) {
            // A focusable cell around the focused item leaves it the focus: A0 opens its cells only to let
            // the collection follow the focused one, and the button inside must stay focused.
            if item is any FocusGatedItem, let kept { return kept }
            return item
        }
        if let redirecting = environment as? any FocusEntryRedirecting, let entry = redirecting.focusEntry(),
            let item = item(in: entry)
        {
            return item
        }
        return kept ?? coveredItem(in: environment) ?? firstItem(in: environment)
    }

    private func keptItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        guard let current = system.focusedItem, UIFocusSystem.environment(environment, contains: current),
            system.isEligible(current)
        else { return nil }
        return current
    }

    /// The item that had focus inside before something modal came over it (a controller that comes
    /// back restores its own item).
    private func coveredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        let system = system
        return system.covered.take {
            UIFocusSystem.environment(environment, contains: $0) && system.isEligible($0)
        }
    }

    /// The first item inside in reading order, or the nearest to ``place``.
    private mutating func firstItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        guard let window = system.window, let container = environment.focusItemContainer else { return nil }
        var survey = FocusSurvey(window: window, origin: nil)
        survey.visit(container, visible: UIFocusSystem.visibleRect(of: container, in: window), group: nil)
        let candidates = survey.candidates
        let isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
        let order = FocusOrder(isRightToLeft: isRightToLeft)
        let sequence =
            place.map { order.nearest(to: $0, among: candidates).map { [$0] } ?? [] }
            ?? order.sequence(of: candidates)
        for candidate in sequence {
            guard let found = survey.regions[candidate.id].item, system.isEligible(found) else { continue }
            return place == nil ? preferred(around: found, inside: environment) ?? found : found
        }
        return nil
    }

    /// What an environment between the two prefers, outermost first.
    private mutating func preferred(
        around item: any UIFocusItem, inside environment: any UIFocusEnvironment
    ) -> (any UIFocusItem)? {
        let between = UIFocusSystem.chain(from: item).prefix { $0 !== environment }.dropFirst().reversed()
        for candidate in between where !visited.contains(ObjectIdentifier(candidate)) {
            let hasWish =
                !candidate.preferredFocusEnvironments.isEmpty
                || (candidate as? any FocusEntryRedirecting)?.focusEntry() != nil
            if hasWish, let found = self.item(in: candidate) { return found }
        }
        return nil
    }
}

extension UIFocusSystem {
    /// Moves focus, after asking everybody concerned.
    ///
    /// - Returns: Whether focus is at the item now.
    @discardableResult
    package func moveFocus(to item: (any UIFocusItem)?, heading: UIFocusHeading = []) -> Bool {
        let previous = focusedItem
        guard item !== previous else { return true }
        let context = UIFocusUpdateContext(previous: previous, next: item, heading: heading)
        let concerned = Self.environments(from: previous, to: item, trail: trail)
        for environment in concerned where !Self.allows(environment, context) { return false }

        if let previous, Self.isAttached(previous), !isInActivePart(previous) { covered.append(previous) }
        focusedItem = item
        if let item { groupMemory.note(item) }
        trail.record(item, in: window)
        let coordinator = UIFocusAnimationCoordinator(gainsFocus: item != nil)
        for environment in concerned {
            environment.didUpdateFocus(in: context, with: coordinator)
            (environment as? any FocusUpdateObserver)?.focusDidUpdate(in: context, with: coordinator)
        }
        coordinator.run()
        if let item { reveal(item, heading: heading) }
        ring.follow(item, in: window)
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context,
                Self.focusUpdateAnimationCoordinatorUserInfoKey: coordinator,
            ])
        trace(item)
        return true
    }

    private static func allows(_ environment: any UIFocusEnvironment, _ context: UIFocusUpdateContext) -> Bool
    {
        environment.shouldUpdateFocus(in: context)
            && ((environment as? any FocusUpdateObserver)?.focusShouldUpdate(in: context) ?? true)
    }

    /// Everything that contains one of the items, inner ones first: what is only around the old item, what is
    /// only around the new one, then what is around both.
    private static func environments(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, trail: FocusTrail
    ) -> [any UIFocusEnvironment] {
        // An item that left the hierarchy no longer leads anywhere; its old ancestors are told all the same.
        let old =
            previous.map { isAttached($0) ? chain(from: $0) : trail.survivors(of: $0) } ?? trail.survivors()
        let new = next.map(chain) ?? []
        let shared = Set(old.map { ObjectIdentifier($0) }).intersection(new.map { ObjectIdentifier($0) })
        return old.filter { !shared.contains(ObjectIdentifier($0)) }
            + new.filter { !shared.contains(ObjectIdentifier($0)) }
            + new.filter { shared.contains(ObjectIdentifier($0)) }
    }

    /// An environment and its ancestors, inner ones first.
    static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            result.append(candidate)
            current = candidate.parentFocusEnvironment
        }
        return result
    }

    private func trace(_ item: (any UIFocusItem)?) {
        guard Trace.isOn("focus") else { return }
        guard let item else { return Trace.emit("focus", ["item": ""]) }
        var fields: [String: String] = ["item": FocusName.name(of: item)]
        if let path = FocusName.indexPath(of: item) { fields["indexPath"] = path }
        Trace.emit("focus", fields)
    }
}

/// Hears of focus updates besides the open methods, so that a subclass's override cannot drop them.
@MainActor
protocol FocusUpdateObserver: UIFocusEnvironment {
    func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool
    func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

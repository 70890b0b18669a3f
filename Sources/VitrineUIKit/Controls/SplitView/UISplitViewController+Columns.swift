extension UISplitViewController {
    // MARK: Setting controllers

    /// Gives a column its controller.
    func set(_ controller: UIViewController?, in slot: SplitColumn) {
        guard controller !== slot.given else { return }
        runtimeContext.enter {
            let isOnStack = isStoredCollapsed && isOnStack(slot)
            slot.given = controller
            // A stack that was made around the former controller goes on with the new one.
            if let controller, !(controller is UINavigationController), slot.column != .compact,
                let navigation = slot.navigation, slot.isWrapped
            {
                return replaceContents(of: slot, navigation, with: [controller], isOnStack: isOnStack)
            }
            let old = slot.container
            slot.isWrapped =
                controller != nil && !(controller is UINavigationController) && slot.column != .compact
            let container =
                slot.isWrapped
                ? controller.map { UINavigationController(rootViewController: $0) } : controller
            exchange(old, for: container, in: slot, isOnStack: isOnStack)
        }
    }

    private func replaceContents(
        of slot: SplitColumn, _ navigation: UINavigationController, with contents: [UIViewController],
        isOnStack: Bool
    ) {
        guard isStoredCollapsed, navigation !== base else {
            return navigation.setViewControllers(contents, animated: false)
        }
        let before = slot.kept
        slot.kept = contents
        if isOnStack { replaceOnStack(slot, before) }
    }

    private func exchange(
        _ old: UIViewController?, for container: UIViewController?, in slot: SplitColumn, isOnStack: Bool
    ) {
        slot.container = container
        if let container {
            addChild(container)
            container.didMove(toParent: self)
        }
        if isStoredCollapsed, old != nil || container != nil {
            let before = slot.kept
            slot.kept = []
            if old === base {
                base = nil
                // What is before all others is another now.
                isStoredCollapsed = false
                remove(old)
                return collapse()
            }
            if let navigation = container as? UINavigationController, slot.column != .compact,
                base is UINavigationController,
                base !== self.slot(.compact).container
            {
                slot.kept = navigation.viewControllers
                navigation.setViewControllers([], animated: false)
            }
            if isOnStack { replaceOnStack(slot, before) }
        } else if isArranged {
            slot.pane.show(nil)
            showColumns()
        }
        remove(old)
    }

    private func remove(_ old: UIViewController?) {
        guard let old, old.parent === self else { return }
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
    }

    /// Sets primary and secondary of a controller without columns.
    func setContainers(_ controllers: [UIViewController]) {
        let new: [(Column, UIViewController?)] = [
            (.primary, controllers.first), (.secondary, controllers.count > 1 ? controllers[1] : nil),
        ]
        runtimeContext.enter {
            for (column, controller) in new where slot(column).container !== controller {
                // Where there is one column, the controllers set are the first alone.
                if isStoredCollapsed, column == .secondary, controller == nil { continue }
                slot(column).given = controller
                exchange(
                    slot(column).container, for: controller, in: slot(column),
                    isOnStack: isStoredCollapsed && isOnStack(slot(column)))
            }
        }
    }

    func showDetailWithoutColumns(_ controller: UIViewController) {
        guard isStoredCollapsed else {
            return setContainers([slot(.primary).container, controller].compactMap { $0 })
        }
        guard let navigation = base as? UINavigationController else {
            return present(controller, animated: true)
        }
        let secondary = slot(.secondary)
        if controller !== secondary.container {
            let old = secondary.container
            secondary.given = controller
            secondary.container = controller
            remove(old)
            if controller is UINavigationController {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            secondary.kept = []
        }
        push(secondary, onto: navigation, animated: true)
    }
}

// MARK: - One column

extension UISplitViewController {
    /// The columns whose stacks can go onto that of the first, in order.
    private var stackedColumns: [SplitColumn] {
        columns.prefix(3).filter { $0.container != nil && $0.container !== base }
    }

    private var stack: [UIViewController] { (base as? UINavigationController)?.viewControllers ?? [] }

    private func isOnStack(_ slot: SplitColumn) -> Bool {
        stack.contains { member in slot.kept.contains { $0 === member } }
    }

    /// There is room for one column from now on.
    func collapse() {
        guard !isStoredCollapsed else { return }
        var top = Column.secondary
        if slot(.compact).container != nil {
            top = .compact
        } else if let last = columns.prefix(3).last(where: { $0.container != nil }) {
            top = last.column
        }
        if style != .unspecified {
            top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top) ?? top
        }
        detachColumns()
        isStoredCollapsed = true
        if style == .unspecified {
            collapseWithoutColumns()
        } else if top == .compact, let compact = slot(.compact).container {
            base = compact
        } else {
            base = columns.prefix(3).first { $0.container != nil }?.container
            let merged = stackedColumns
            for slot in merged { takeContents(of: slot) }
            if let navigation = base as? UINavigationController {
                let above = merged.filter { $0.column.rawValue <= top.rawValue }.flatMap(\.kept)
                navigation.setViewControllers(navigation.viewControllers + above, animated: false)
            }
        }
        showBase()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseWithoutColumns() {
        let primary = slot(.primary)
        base = delegate?.primaryViewController(forCollapsing: self) ?? primary.container
        adoptBase()
        let secondary = slot(.secondary)
        guard let base, let detail = secondary.container else { return }
        let isHandled =
            delegate?.splitViewController(self, collapseSecondary: detail, onto: base) ?? false
        guard !isHandled, let navigation = base as? UINavigationController, base !== detail else { return }
        push(secondary, onto: navigation, animated: false)
    }

    private func adoptBase() {
        guard let base, base.parent !== self else { return }
        addChild(base)
        base.didMove(toParent: self)
    }

    /// What a column's own stack has goes elsewhere; a controller that is no stack is what it has.
    private func takeContents(of slot: SplitColumn) {
        if let navigation = slot.navigation {
            guard !navigation.viewControllers.isEmpty else { return }
            slot.kept = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
        } else {
            slot.kept = slot.container.map { [$0] } ?? []
        }
    }

    private func push(_ slot: SplitColumn, onto navigation: UINavigationController, animated: Bool) {
        takeContents(of: slot)
        guard !isOnStack(slot) else {
            if let last = slot.kept.last { navigation.popToViewController(last, animated: animated) }
            return
        }
        navigation.setViewControllers(navigation.viewControllers + slot.kept, animated: animated)
    }

    private func detachColumns() {
        for slot in columns.prefix(3) {
            slot.pane.show(nil)
            slot.pane.removeFromSuperview()
        }
        dimming.isHidden = true
    }

    private func showBase() {
        updateButtons()
        guard isViewLoaded else { return }
        collapsedPane.frame = view.bounds
        collapsedPane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collapsedPane.show(base)
        if collapsedPane.superview == nil { view.addSubview(collapsedPane) }
        view.setNeedsLayout()
    }

    /// There is room for several columns again.
    func expand() {
        guard isStoredCollapsed else { return }
        let proposed = geometry.resolve(chosenMode ?? preferredDisplayMode, preferredSplitBehavior).mode
        if style != .unspecified {
            let mode =
                delegate?.splitViewController(
                    self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            if mode != proposed, mode != .automatic { chosenMode = mode }
        }
        collapsedPane.show(nil)
        collapsedPane.removeFromSuperview()
        if style == .unspecified {
            expandWithoutColumns()
        } else if base !== slot(.compact).container {
            distribute()
        }
        isStoredCollapsed = false
        base = nil
        chooseMode()
        showColumns()
        viewIfLoaded?.setNeedsLayout()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Gives every column back what is its own of the stack, and what was pushed on that.
    private func distribute() {
        let controllers = stack
        let merged = stackedColumns
        var end = controllers.count
        var shares: [(SplitColumn, [UIViewController])] = []
        for slot in merged.reversed() {
            let start = controllers[..<end].firstIndex { member in slot.kept.contains { $0 === member } }
            if let start {
                shares.append((slot, Array(controllers[start..<end])))
                end = start
            } else {
                shares.append((slot, slot.kept))
            }
        }
        (base as? UINavigationController)?.setViewControllers(Array(controllers[..<end]), animated: false)
        for (slot, share) in shares {
            slot.navigation?.setViewControllers(share, animated: false)
            slot.kept = []
        }
    }

    private func expandWithoutColumns() {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? base
        let secondary = slot(.secondary)
        if let primary, let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
            secondary.kept = []
            if separated !== secondary.container {
                let old = secondary.container
                secondary.given = separated
                secondary.container = separated
                remove(old)
            }
            if separated.parent !== self { adopt(separated) }
        } else {
            separate(secondary)
        }
        if primary !== slot(.primary).container, let primary {
            remove(slot(.primary).container)
            slot(.primary).given = primary
            slot(.primary).container = primary
            if primary.parent !== self { adopt(primary) }
        }
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// What went onto the stack of the primary becomes the secondary again.
    private func separate(_ secondary: SplitColumn) {
        let controllers = stack
        let start = controllers.firstIndex { member in secondary.kept.contains { $0 === member } }
        var share = secondary.kept
        if let start {
            share = Array(controllers[start...])
            (base as? UINavigationController)?.setViewControllers(
                Array(controllers[..<start]), animated: false)
        }
        secondary.kept = []
        if let navigation = secondary.navigation {
            if !share.isEmpty { navigation.setViewControllers(share, animated: false) }
        } else if let container = secondary.container {
            // What was pushed on a controller that is no stack becomes the secondary, as its top.
            if let top = share.last, top !== container {
                secondary.given = top
                secondary.container = top
            }
            if let shown = secondary.container, shown.parent !== self { adopt(shown) }
        }
    }

    // MARK: Going there

    func showInStack(_ column: Column) {
        guard column != .compact, let navigation = base as? UINavigationController,
            base !== self.slot(.compact).container
        else { return }
        let slot = slot(column)
        if slot.container === base {
            let own = navigation.viewControllers.prefix { member in
                !stackedColumns.contains { $0.kept.contains { $0 === member } }
            }
            if let last = own.last { navigation.popToViewController(last, animated: true) }
            return
        }
        guard slot.container != nil else { return }
        if isOnStack(slot) {
            let above = stackedColumns.filter { $0.column.rawValue > column.rawValue }.flatMap(\.kept)
            let own = navigation.viewControllers.prefix { member in !above.contains { $0 === member } }
            if let last = own.last { navigation.popToViewController(last, animated: true) }
            return
        }
        // Those before it lie below it.
        var controllers = navigation.viewControllers
        for slot in stackedColumns where slot.column.rawValue <= column.rawValue && !isOnStack(slot) {
            controllers += slot.kept
        }
        navigation.setViewControllers(controllers, animated: true)
    }

    func hideInStack(_ column: Column) {
        guard let navigation = base as? UINavigationController, slot(column).container !== base,
            isOnStack(slot(column))
        else { return }
        let controllers = navigation.viewControllers
        let kept = slot(column).kept
        guard let start = controllers.firstIndex(where: { member in kept.contains { $0 === member } }),
            start > 0
        else { return }
        navigation.popToViewController(controllers[start - 1], animated: true)
    }

    /// A column on the stack has other contents than before.
    private func replaceOnStack(_ slot: SplitColumn, _ before: [UIViewController]) {
        guard let navigation = base as? UINavigationController else { return }
        var controllers = navigation.viewControllers
        guard let start = controllers.firstIndex(where: { member in before.contains { $0 === member } })
        else { return }
        // What was pushed on the former contents goes with them.
        let later = stackedColumns.filter { $0.column.rawValue > slot.column.rawValue }.flatMap(\.kept)
        let end = controllers[start...].firstIndex { member in later.contains { $0 === member } }
        controllers.replaceSubrange(start..<(end ?? controllers.count), with: slot.kept)
        navigation.setViewControllers(controllers, animated: false)
    }
}

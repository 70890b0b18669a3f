import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

extension UIView {
    /// Whether the view is `view` or somewhere in it.
    ///
    /// Complexity: O(depth).
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    /// Swaps the places of two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2 else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (a, b) = (storedSubviews[low], storedSubviews[high])
        insert(a, at: high + 1)
        insert(b, at: low)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let index = place(of: sibling)
        insert(view, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : storedSubviews.count))
        if offset > 0, index != nil { bringLayer(of: view, rightAbove: sibling) }
    }

    /// Layers that belong to no view, and are between a view and the next one, stay in front of what comes above it.
    private func bringLayer(of view: UIView, rightAbove sibling: UIView) {
        guard layer.sublayers?.count != storedSubviews.count else { return }
        let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
        guard view.storedSuperview === self, others.count != storedSubviews.count - 1,
            let place = others.firstIndex(where: { $0 === sibling.layer })
        else { return }
        layer.insertSublayer(view.layer, at: UInt32(place + 1))
    }

    func insert(_ view: UIView, at index: Int) {
        MainThread.demand(self, "addSubview(_:)")
        guard runtimeContext.isCurrent else { return runtimeContext.enter { insert(view, at: index) } }
        demand(view !== self, "A view cannot be a subview of itself: \(view)")
        demand(
            view.storedSubviews.isEmpty || !isDescendant(of: view),
            "Adding \(view) to \(self) would make a cycle: the latter is already in the former")
        if view.storedSuperview === self {
            reorder(view, to: index)
            return
        }
        let oldSuperview = view.storedSuperview
        let newWindow = window
        let changesWindow = view.storedWindow !== newWindow
        oldSuperview?.willRemoveSubview(view)
        if changesWindow { view.windowWillChange(to: newWindow) }
        view.willMove(toSuperview: self)
        if let oldSuperview {
            oldSuperview.subviewWillLeave(view)
            view.willLeaveLayout(of: oldSuperview)
        }

        if let oldSuperview {
            oldSuperview.takeOut(view)
            // The layer moves with `insertSublayer`, which keeps animations if the window is the same.
        }
        let position = min(max(index, 0), storedSubviews.count)
        if position < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[position].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        storedSubviews.insert(view, at: position)
        view.storedSuperview = self
        view.didMoveInLayout()
        if changesWindow { view.setWindow(newWindow) }
        view.traitsMayHaveChanged()
        view.safeAreaInsetsMayHaveChanged()
        // Outside of windows, as in a nib that is being read, only of a tint that differs from the standard one.
        if view.storedTint == nil, newWindow != nil || inheritsTint { view.notifyTintChange() }
        if changesWindow { view.windowDidChange() }
        view.didMoveToSuperview()
        didAddSubview(view)
        subviewsDidChange(by: view)
    }

    /// Where a subview is among the others. The newest are last, and looked at first; a closure would be asked for its actor
    /// with each of them.
    private func place(of view: UIView) -> Int? {
        var index = storedSubviews.count
        while index > 0 {
            index -= 1
            if storedSubviews[index] === view { return index }
        }
        return nil
    }

    private func takeOut(_ view: UIView) {
        if let index = place(of: view) { storedSubviews.remove(at: index) }
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let old = place(of: view) else { return }
        storedSubviews.remove(at: old)
        let position = min(max(index > old ? index - 1 : index, 0), storedSubviews.count)
        storedSubviews.insert(view, at: position)
        if position + 1 < storedSubviews.count {
            layer.move(view.layer, below: storedSubviews[position + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func detach() {
        MainThread.demand(self, "removeFromSuperview()")
        guard runtimeContext.isCurrent else { return runtimeContext.enter(detach) }
        guard let parent = storedSuperview else { return }
        let leavesWindow = storedWindow != nil
        parent.willRemoveSubview(self)
        if leavesWindow { windowWillChange(to: nil) }
        willMove(toSuperview: nil)
        parent.subviewWillLeave(self)
        willLeaveLayout(of: parent)
        parent.takeOut(self)
        storedSuperview = nil
        didMoveInLayout()
        layer.removeFromSuperlayer()
        if leavesWindow { setWindow(nil) }
        traitsMayHaveChanged()
        safeAreaInsetsMayHaveChanged()
        if leavesWindow { windowDidChange() }
        didMoveToSuperview()
        parent.subviewsDidChange(by: self)
    }

    private func windowWillChange(to window: UIWindow?) {
        owner?.ownedViewWillMove(toWindow: window)
        willMove(toWindow: window)
        for view in storedSubviews { view.windowWillChange(to: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        storedWindow = window
        for view in storedSubviews { view.setWindow(window) }
    }

    private func windowDidChange() {
        // What a controller adds counts in a window only, also where the views around have no unsafe edges to hand on.
        if let owner, owner.ownedViewAdditionalSafeAreaInsets != .zero { safeAreaInsetsMayHaveChanged() }
        if let storedWindow {
            arrival = storedWindow.turn
            if AppearanceRegistry.isInUse { takeAppearance() }
        }
        didMoveToWindow()
        owner?.ownedViewDidMoveToWindow()
        for view in storedSubviews { view.windowDidChange() }
    }
}

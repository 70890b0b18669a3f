import Foundation

extension UICollectionView {
    /// Whether an update, a layout pass, a batch or a question to the data source is going on: nothing can be
    /// changed now.
    var isBusy: Bool {
        pass.depth > 0 || batch != nil || elements.requested != nil || elements.reconfiguring != nil
    }

    /// Runs a closure as soon as nothing is going on any more.
    func whenIdle(_ action: @escaping () -> Void) {
        idleActions.append(action)
        // What is going on may be something that does not say when it ends.
        if idleActions.count == 1 {
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.runIdleActions() } }
        }
    }

    /// Called where something ends.
    func runIdleActions() {
        guard !idleActions.isEmpty, !isBusy else { return }
        let actions = idleActions
        idleActions = []
        for action in actions { action() }
    }
}

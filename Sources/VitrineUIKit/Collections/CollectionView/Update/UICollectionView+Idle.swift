import Foundation

extension UICollectionView {
    /// Whether an update, a layout pass, a batch or a question to the data source is going on: nothing can be
    /// changed now.
    var isBusy: Bool {
        pass.isAtWork || updates.isRecording || elements.areAsked
    }

    /// Runs a closure as soon as nothing is going on any more.
    func whenIdle(_ action: @escaping () -> Void) {
        // What is going on may be something that does not say when it ends.
        if updates.wait(action) {
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.runIdleActions() } }
        }
    }

    /// Called where something ends.
    func runIdleActions() {
        guard updates.hasWaiting, !isBusy else { return }
        for action in updates.takeWaiting() { action() }
    }
}

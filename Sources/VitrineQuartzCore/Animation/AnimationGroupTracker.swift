/// Counts the animations that one block or transaction added and reports when the last has left.
///
/// The count starts at one: the block itself, closed when it ends, so that a block which adds nothing
/// reports too.
@MainActor
package final class AnimationGroupTracker {
    private var open = 1
    private var allFinished = true
    private var completion: ((Bool) -> Void)?
    /// Called before the completion.
    package var endings: [() -> Void] = []
    /// How many animations joined.
    package private(set) var count = 0

    /// Whether the block alone is still open: what it animated has ended, or never began.
    package var waitsForNothing: Bool { open == 1 }

    package init(completion: @escaping (Bool) -> Void) { self.completion = completion }

    package func join() {
        open += 1
        count += 1
    }

    package func leave(finished: Bool) {
        if !finished { allFinished = false }
        close()
    }

    package func close() {
        open -= 1
        guard open == 0, let completion else { return }
        self.completion = nil
        let endings = endings
        self.endings = []
        for ending in endings { ending() }
        completion(allFinished)
    }
}

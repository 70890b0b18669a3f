import Dispatch

/// What is called once whoever is at work has finished: completions.
///
/// A completion that ran within the call that it belongs to would find that half done (views are about to be moved, a
/// batch is open), and code that starts the next thing in the completion of the last would nest without end. So each
/// comes in a later turn: with the next frame, or when the main queue gets to it, whichever is first.
@MainActor
package enum LaterTurn {
    private static var actions: [() -> Void] = []
    private static var isQueued = false

    /// Asks for a frame, in which ``run()`` is called; set by whoever makes frames.
    package static var askForFrame: (() -> Void)?

    /// Whether something waits for its turn.
    package static var isPending: Bool { !actions.isEmpty }

    /// Calls the action in a later turn, after those that wait already.
    package static func perform(_ action: @escaping () -> Void) {
        actions.append(action)
        askForFrame?()
        guard !isQueued else { return }
        isQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                isQueued = false
                run()
            }
        }
    }

    /// Calls what waits. What that puts off waits for the turn after this one.
    package static func run() {
        guard !actions.isEmpty else { return }
        let due = actions
        actions = []
        for action in due { action() }
    }
}

import Dispatch

/// What is called once whoever is at work has finished: completions.
///
/// A completion that ran within the call that it belongs to would find that half done (views are about to be moved, a
/// batch is open), and code that starts the next thing in the completion of the last would nest without end. So each
/// comes in a later turn: with the next frame, or when the main queue gets to it, whichever is first.
@MainActor
package final class LaterTurns {
    /// Whose turns wait, in the order in which they began to; kept until then.
    private static var waiting: [RuntimeContext] = []
    private static var isQueued = false

    private unowned let context: RuntimeContext
    private var actions: [() -> Void] = []

    init(of context: RuntimeContext) {
        self.context = context
    }

    /// Whether something waits for its turn.
    package var isPending: Bool { !actions.isEmpty }

    /// Calls the action in a later turn, after those that wait already, while the context is current.
    package func perform(_ action: @escaping () -> Void) {
        if actions.isEmpty { Self.waiting.append(context) }
        actions.append(action)
        context.askForFrame?()
        guard !Self.isQueued else { return }
        Self.isQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                Self.isQueued = false
                Self.runAll()
            }
        }
    }

    /// Calls what waits. What that puts off waits for the turn after this one.
    package func run() {
        guard !actions.isEmpty else { return }
        let due = actions
        actions = []
        let context = context
        Self.waiting.removeAll { $0 === context }
        context.enter {
            for action in due { action() }
        }
    }

    /// Calls what waits in any context.
    package static func runAll() {
        for context in waiting { context.laterTurns.run() }
    }
}

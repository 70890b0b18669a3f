import VitrinePlatform
import VitrineQuartzCore

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool

    /// When it has done what it was made for: a spring after its duration, however long it may still swing.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When it is taken away.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Counts what has to end before an action runs: updates of a transaction, and animations that they made.
///
/// Unchecked: it belongs to transactions, which go between threads; it is used on the main one.
final class AnimationCompletion: @unchecked Sendable {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var count = 0

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Something has to end first.
    func begin() { MainThread.run { [self] in count += 1 } }

    /// Something has ended. After the last of it the action runs, with the next turn.
    func end() {
        MainThread.run { [self] in
            count -= 1
            guard count == 0 else { return }
            RuntimeContext.current.laterTurns.perform { [self] in
                guard count == 0, let action else { return }
                self.action = nil
                action()
            }
        }
    }

    /// An animation has begun.
    ///
    /// - Returns: What its end is told to; nil where the time alone counts.
    @MainActor func animationBegan(_ animation: Animation) -> AnimationEnd? {
        begin()
        let isLogical = criteria == .logicallyComplete
        guard isLogical, let duration = animation.logicalDuration else {
            return AnimationEnd(isLogical: isLogical) { [self] in end() }
        }
        // What repeats for ever never completes.
        if duration.isFinite { _ = RuntimeContext.current.schedule(after: duration) { [self] in end() } }
        return nil
    }

    /// Those of the transaction whose changes are being shown.
    @MainActor static var shown: [AnimationCompletion] = []
}

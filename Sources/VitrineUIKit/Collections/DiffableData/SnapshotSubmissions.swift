import Foundation
import Synchronization
import VitrineDiff

/// What the threads share that submit snapshots to one data source: the state submitted last, and what waits
/// for the main thread.
///
/// A difference is computed by the thread that submits, one after the other (`turn`): each starts from where the one
/// before ends. The main thread never waits for another one.
final class SnapshotSubmissions<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Submission = SnapshotSubmission<SectionID, ItemID>

    struct State: Sendable {
        /// The snapshot submitted last, without what it reloads.
        var submitted = Snapshot<SectionID, ItemID>()
        /// The name of that state.
        var version = 0
        var lastVersion = 0
        var pending: [Submission] = []
        /// How many were submitted off the main thread and are not shown yet.
        var outstanding = 0
        var cameFromMain = false
        var cameFromElsewhere = false
        var policy = DuplicateIdentifierPolicy.trap
    }

    /// What may be said about a thread that wants to submit.
    enum Admission {
        case admitted
        /// Admitted; the first submission that makes the use of threads a mixed one.
        case mixing
        /// The main thread, while others have submitted what is not shown yet.
        case deadlock
    }

    private let state = Mutex(State())
    private let turn = NSLock()

    var policy: DuplicateIdentifierPolicy {
        get { state.withLock { $0.policy } }
        set { state.withLock { $0.policy = newValue } }
    }

    /// The state submitted last, and its version.
    var submitted: (snapshot: Snapshot<SectionID, ItemID>, version: Int) {
        state.withLock { ($0.submitted, $0.version) }
    }

    /// How many submissions wait to be shown.
    var pendingCount: Int { state.withLock { $0.pending.count } }

    /// Asks for the turn; every thread but the main one waits for it. Ends with ``endTurn()`` unless the answer is
    /// `deadlock`.
    func beginTurn(onMain: Bool) -> Admission {
        if onMain {
            guard turn.try() else { return .deadlock }
        } else {
            turn.lock()
        }
        let admission: Admission = state.withLock { state in
            if onMain, state.outstanding > 0 { return .deadlock }
            let wasMixed = state.cameFromMain && state.cameFromElsewhere
            if onMain { state.cameFromMain = true } else { state.cameFromElsewhere = true }
            return !wasMixed && state.cameFromMain && state.cameFromElsewhere ? .mixing : .admitted
        }
        if case .deadlock = admission { turn.unlock() }
        return admission
    }

    func endTurn() { turn.unlock() }

    /// Puts a submission at the end of the queue; its snapshot is the one that the next difference starts from.
    func append(_ submission: Submission) {
        state.withLock { state in
            var submission = submission
            state.lastVersion += 1
            submission.base = state.version
            submission.version = state.lastVersion
            state.version = state.lastVersion
            state.submitted = submission.snapshot
            state.submitted.clearReloads()
            if !submission.isFromMain { state.outstanding += 1 }
            state.pending.append(submission)
        }
    }

    func popFirst() -> Submission? {
        state.withLock { $0.pending.isEmpty ? nil : $0.pending.removeFirst() }
    }

    /// A submission is shown.
    func didCommit(_ submission: Submission) {
        guard !submission.isFromMain else { return }
        state.withLock { $0.outstanding -= 1 }
    }

    /// The state shown changed without a submission, as by a move of the user's. Returns its version.
    ///
    /// What was submitted and is not shown yet stays the state submitted last.
    func stateShownBecame(_ snapshot: Snapshot<SectionID, ItemID>, from version: Int) -> Int {
        state.withLock { state in
            state.lastVersion += 1
            if state.version == version {
                state.version = state.lastVersion
                state.submitted = snapshot
            }
            return state.lastVersion
        }
    }
}

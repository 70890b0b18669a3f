import Foundation
import VitrineQuartzCore

/// The course of an update, as a value that knows no view: events go in, and what is to be done comes out.
///
///     idle ──begin──▶ committing ──commit──▶ committed ──present──▶ placing ──place──▶ concluding ──end──▶ idle
///                      │      ▲                  │                                                    ▲
///           beginRecording  endRecording         └── present, without room ──▶ concluding ── end ────┘
///                      ▼      │
///                     recording
///
/// What asks for views, or a data source that moves an item, may begin an update while one is going on. That one ends
/// first, and the other goes on where it was.
@MainActor
struct UpdateCycle {
    enum Phase: Equatable {
        /// Nothing goes on.
        case idle
        /// The state before is known, and the new one is being taken up.
        case committing
        /// The closure of a batch runs, and reports changes.
        case recording
        /// Data and layout are those of the new state, and nothing of it is shown.
        case committed
        /// Views get their places in the new state.
        case placing
        /// Everything is in its place, and the state before is forgotten.
        case concluding
    }

    /// What becomes of a change that somebody asks for.
    enum Admission: Equatable {
        /// It is a part of the batch that is being recorded.
        case joinsBatch
        /// It comes when nothing is going on any more.
        case waits
        /// It is an update of its own.
        case begins
    }

    /// What an update brought, apart from data.
    struct Outcome {
        /// The change of the layout that is a part of it.
        var layoutChange: LayoutChange?
        /// Those who wait for the end of what joined it.
        var completions: [(Bool) -> Void]
    }

    /// How the new state is shown.
    enum Presentation: Equatable {
        /// There is no room to show anything.
        case nothing
        /// Everything is in its new place at once.
        case immediate
        case animated
    }

    private(set) var phase = Phase.idle
    /// The number of the last update that showed something: what leaves with its animation has it.
    private(set) var number = 0
    /// The numbers of items before the update.
    private(set) var countsBefore: ContiguousArray<Int> = []
    /// Where everything was before the update, while views get their places.
    private(set) var layoutBefore: LayoutBeforeUpdate?

    /// The phases of the updates within which this one began.
    private var outer: [Phase] = []
    private var recorder: BatchUpdateRecorder?
    private var completions: [(Bool) -> Void] = []
    private var layoutChange: LayoutChange?
    private var waiting: [() -> Void] = []

    // MARK: Asking

    var isRecording: Bool { recorder != nil }
    /// The change of the layout that the update will show.
    var pendingLayoutChange: LayoutChange? { layoutChange }

    /// What becomes of a change of the layout. (A batch of data that comes while views are asked for is not put off: its
    /// closure changes what the data source answers, and has to run within the call.)
    ///
    /// - Parameter isBusy: Whether anything is going on that must not be disturbed.
    func admission(isBusy: Bool) -> Admission { isRecording ? .joinsBatch : isBusy ? .waits : .begins }

    // MARK: The course

    /// The state that is shown is up to date, and another one is about to be taken up.
    mutating func begin(counts: ContiguousArray<Int>) {
        outer.append(phase)
        phase = .committing
        countsBefore = counts
    }

    mutating func beginRecording() {
        advance(from: .committing, to: .recording)
        recorder = BatchUpdateRecorder()
    }

    /// Returns what was reported.
    mutating func endRecording() -> BatchUpdateRecorder {
        advance(from: .recording, to: .committing)
        defer { recorder = nil }
        return recorder!
    }

    /// Data and layout are the new ones. Returns what belongs to the update from here on.
    mutating func commit() -> Outcome {
        advance(from: .committing, to: .committed)
        defer { (layoutChange, completions) = (nil, []) }
        return Outcome(layoutChange: layoutChange, completions: completions)
    }

    /// The layout is invalid where it has to be. Returns how the new state is shown.
    ///
    /// - Parameter before: Where everything was; nil if nobody has to know.
    mutating func present(hasRoom: Bool, animates: Bool, before: LayoutBeforeUpdate?) -> Presentation {
        guard hasRoom else {
            advance(from: .committed, to: .concluding)
            return .nothing
        }
        advance(from: .committed, to: .placing)
        number += 1
        layoutBefore = before
        return animates ? .animated : .immediate
    }

    /// Every view has its place, or is on its way there.
    mutating func place() {
        advance(from: .placing, to: .concluding)
        layoutBefore = nil
        countsBefore = []
    }

    /// The update is over, save its animation.
    mutating func end() {
        advance(from: .concluding, to: .concluding)
        phase = outer.removeLast()
    }

    private mutating func advance(from expected: Phase, to next: Phase) {
        assert(phase == expected, "An update that is \(phase) cannot become \(next).")
        phase = next
    }

    // MARK: What comes in meanwhile

    /// A change is reported. Returns false if no batch is open that it could belong to.
    mutating func record(_ note: (inout BatchUpdateRecorder) -> Void) -> Bool {
        guard recorder != nil else { return false }
        note(&recorder!)
        return true
    }

    /// Somebody waits for the end of the update.
    mutating func join(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    /// Another layout takes over as a part of the update.
    mutating func join(_ change: LayoutChange) { layoutChange = change }

    /// A layout took over where nothing is shown: no update has to show it.
    mutating func takeLayoutChange() -> LayoutChange? {
        defer { layoutChange = nil }
        return layoutChange
    }

    /// The content was moved, and the offset with it.
    mutating func moveLayoutBefore(by delta: CGPoint) { layoutBefore?.move(by: delta) }

    // MARK: What waits

    /// Something waits until nothing goes on. Returns whether it is the first that does.
    mutating func wait(_ action: @escaping () -> Void) -> Bool {
        waiting.append(action)
        return waiting.count == 1
    }

    var hasWaiting: Bool { !waiting.isEmpty }

    /// What has waited, in its order. It does not wait any longer.
    mutating func takeWaiting() -> [() -> Void] {
        defer { waiting = [] }
        return waiting
    }
}

/// Those who wait for the end of an update. They are never called within the call that made it, since they may begin the
/// next one; and they are called, too, when the collection view is gone by then.
@MainActor
final class UpdateCompletions {
    private let completions: [(Bool) -> Void]
    private let context: RuntimeContext
    private var hasReturned = false

    /// - Parameter context: Whose later turn it is.
    init(_ completions: [(Bool) -> Void], in context: RuntimeContext) {
        self.completions = completions
        self.context = context
    }

    /// The call that made the update returns.
    func callReturns() { hasReturned = true }

    /// The update has ended, and its animation.
    ///
    /// - Parameter finished: Whether the animation ran to its end.
    func end(_ finished: Bool) {
        let completions = completions
        let complete: () -> Void = { for completion in completions { completion(finished) } }
        if hasReturned { complete() } else { context.laterTurns.perform(complete) }
    }
}

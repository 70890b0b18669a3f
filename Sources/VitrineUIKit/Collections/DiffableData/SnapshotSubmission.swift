import VitrineDiff

/// A snapshot on its way to the screen.
struct SnapshotSubmission<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    /// How the state shown becomes the snapshot.
    enum Manner: Sendable {
        case difference(animated: Bool)
        case reloadData

        var isAnimated: Bool {
            if case .difference(true) = self { true } else { false }
        }
    }

    var snapshot: Snapshot<SectionID, ItemID>
    var manner: Manner
    /// What changes from the state with the version `base`; nil if everything is reloaded.
    var difference: Difference?
    var base = 0
    /// The name of the state that the snapshot makes.
    var version = 0
    /// Whether the difference was computed on the main thread.
    var isFromMain: Bool
    var differenceTime: Duration = .zero
    /// Identifiers that were left out because they were there already.
    var duplicates: DuplicateIdentifierReport?
    /// The submission that made the use of threads a mixed one.
    var mixesThreads = false
    /// Runs when the data source has changed to the new state, before the views follow.
    var onCommit: (@MainActor @Sendable () -> Void)?
    var completion: ApplyCompletion?
}

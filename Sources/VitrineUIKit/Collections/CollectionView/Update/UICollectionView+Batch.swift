import Foundation
import VitrineSupport

extension UICollectionView {
    /// Notes a change, or carries it out at once when no batch is open.
    ///
    /// - Parameter call: The method that reports it.
    func record(_ call: String = #function, _ note: @escaping (inout BatchUpdateRecorder) -> Void) {
        MainThread.demand(self, call)
        if let dataSource = dataSource as? any SnapshotDataSource {
            fatalError(
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the "
                    + "UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView.\n"
                    + "\(call) was called while the data source is \(type(of: dataSource)): change its snapshot() and "
                    + "apply that.")
        }
        self.note(note)
    }

    /// The same for what changes no numbers, and is allowed for every data source.
    func note(_ note: @escaping (inout BatchUpdateRecorder) -> Void) {
        guard !updates.record(note) else { return }
        performBatch({ self.note(note) }, completion: nil)
    }

    func performBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        MainThread.demand(self, "performBatchUpdates(_:completion:)")
        if updates.isRecording {
            // A batch inside a batch belongs to it.
            changes?()
            return updates.join(completion)
        }
        // What is begun in it, the completion above all, belongs to the collection view's window.
        runtimeContext.enter { beginBatch(changes, completion: completion) }
    }

    private func beginBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        let interruption = interruptMovement()
        var isStated = false
        carryOutUpdate(
            animated: UIView.areAnimationsEnabled, context: interruption?.context,
            showsPending: interruption == nil
        ) {
            let recorder = recordBatch(changes)
            isStated = recorder.statedUpdate != nil
            let update = takeUp(recorder)
            selection.follow(update.newItem)
            features.dragDrop.follow(update.newItem)
            prefetched = []
            // What stands for items whose data are not there yet is among them for the layout alone.
            let shown = placeholders.follow(update, counts: data.counts)
            data.counts = placeholders.shown(data.counts)
            return shown
        } completion: { [weak self] finished in
            if let cell = interruption?.cell { self?.release(cell) }
            completion?(finished)
        }
        // What a data source applies says by itself what is configured again.
        if !isStated { setNeedsSizesAfterBatch() }
    }

    /// The same for a closure that does not escape, and in which `self` need not be written. It calls
    /// ``performBatchUpdates(_:completion:)``, so overriding that one is enough. (In UIKit the closure is imported from
    /// Objective-C with `NS_NOESCAPE`, and is both at once.)
    ///
    /// Traps if an override keeps the closure beyond its call.
    public func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    /// Runs the closure of a batch, and returns what it reported.
    private func recordBatch(_ changes: (() -> Void)?) -> BatchUpdateRecorder {
        updates.beginRecording()
        changes?()
        return updates.endRecording()
    }

    /// Asks the data source for all numbers, once, and holds what was reported against them.
    private func takeUp(_ recorder: BatchUpdateRecorder) -> CollectionUpdate {
        let before = placeholders.ofData(data.counts)
        let after = queryCounts()
        data.counts = after
        data.needsReload = false
        features.indexTitles.dataDidChange()
        if let update = recorder.statedUpdate { return update }
        do throws(BatchUpdateRecorder.Invalid) {
            return try recorder.update(from: before, to: after) { self.nameOfSection($0) }
        } catch {
            fatalError("UICollectionView: \(self.message(for: error))")
        }
    }

    /// Goes to another state of the data by one call of `performBatchUpdates(_:completion:)`, which a subclass may have
    /// overridden.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated, where animations are enabled.
    ///   - commit: Changes the model and says what became of every item; called once. Afterwards the data source
    ///     answers for the new state.
    ///   - completion: Is called in a later turn.
    func applyUpdate(
        animated: Bool, commit: @escaping () -> CollectionUpdate, completion: @escaping (Bool) -> Void
    ) {
        var isCommitted = false
        let changes: (() -> Void)? = {
            guard !isCommitted else { return }
            isCommitted = true
            let update = commit()
            if !self.updates.record({ $0.statedUpdate = update }) { self.markForReload() }
        }
        if animated {
            performBatchUpdates(changes, completion: completion)
        } else {
            UIView.performWithoutAnimation { performBatchUpdates(changes, completion: completion) }
        }
        guard !isCommitted else { return }
        // An override that neither calls super nor the closure does not keep the data from changing.
        changes?()
        runtimeContext.laterTurns.perform { completion(true) }
    }

    private func nameOfSection(_ section: Int) -> String? {
        (dataSource as? any SnapshotDataSource)?.nameOfSection(at: section)
    }

    private func message(for error: BatchUpdateRecorder.Invalid) -> String {
        let name = dataSource.map { String(describing: type(of: $0)) } ?? "none"
        let explanation =
            error.cause?.explanation(dataSource: name)
            ?? "Deletions, reloads and moved items' origins are named by index paths before the update, insertions "
            + "and destinations by those after it; and every item is named once."
        return "\(error.message)\nData source: \(name). \(explanation)"
    }

    // MARK: Numbers

    /// Asks the data source for all numbers.
    func queryCounts() -> ContiguousArray<Int> {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            fatalError(
                "\(type(of: dataSource)).numberOfSections(in:) returned \(sections): there cannot be fewer than 0 "
                    + "sections")
        }
        return ContiguousArray(
            (0..<sections).map { section in
                let items = dataSource.collectionView(self, numberOfItemsInSection: section)
                if items < 0 {
                    fatalError(
                        "\(type(of: dataSource)).collectionView(_:numberOfItemsInSection: \(section)) returned "
                            + "\(items): there cannot be fewer than 0 items in a section")
                }
                return items
            })
    }
}

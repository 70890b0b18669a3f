import Foundation
import VitrineCoreGraphics
import VitrineDiff
import VitrinePlatform
import VitrineQuartzCore

extension UICollectionViewDiffableDataSource {
    typealias Submission = SnapshotSubmission<SectionIdentifierType, ItemIdentifierType>

    /// Computes what changes, on the calling thread, and shows it, on the main one.
    ///
    /// - Parameters:
    ///   - snapshot: The new state.
    ///   - manner: Whether the difference is shown, or everything anew.
    ///   - onCommit: Runs when the data source has changed to the new state, before the views follow.
    ///   - completion: Is called when the new state is shown.
    nonisolated func submit(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, _ manner: Submission.Manner,
        onCommit: (@MainActor @Sendable () -> Void)? = nil, completion: ApplyCompletion? = nil
    ) {
        let isMain = MainThread.isCurrent
        let admission = submissions.beginTurn(onMain: isMain)
        if case .deadlock = admission { MainActor.assumeIsolated { refuseToDeadlock() } }
        var submission = Submission(
            snapshot: snapshot, manner: manner, isFromMain: isMain, onCommit: onCommit, completion: completion
        )
        // Flattening forgets which call brought what.
        let unsettled = snapshot.mayRepeatItems ? snapshot : nil
        submission.snapshot.flatten()
        if case .mixing = admission { submission.mixesThreads = true }
        computeDifference(of: &submission, unsettled: unsettled)
        submissions.append(submission)
        submissions.endTurn()
        if isMain {
            MainActor.assumeIsolated { showPending() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.showPending() } }
        }
    }

    /// - Parameter unsettled: The snapshot as the program built it, if items may have been added again: the difference
    ///   finds them, or finds that there are none, at no cost.
    private nonisolated func computeDifference(
        of submission: inout Submission, unsettled: Snapshot<SectionIdentifierType, ItemIdentifierType>?
    ) {
        let clock = ContinuousClock()
        let start = clock.now
        let old = stateSubmittedLast(isMain: submission.isFromMain)
        do throws(DuplicateIdentifiers) {
            submission.difference = try Self.difference(from: old, to: submission)
            submission.snapshot.noteUniqueItems()
        } catch {
            if var unsettled {
                unsettled.moveRepeatedItemsTraced()
                unsettled.flatten()
                submission.snapshot = unsettled
                return computeDifference(of: &submission, unsettled: nil)
            }
            let (kept, dropped) = submission.snapshot.keepingFirst()
            let report = DuplicateIdentifierReport(dropped, of: submission.snapshot)
            guard submissions.policy == .reportAndKeepFirst else { fatalError(report.message) }
            submission.duplicates = report
            submission.snapshot = kept
            do throws(DuplicateIdentifiers) {
                submission.difference = try Self.difference(from: old, to: submission)
            } catch {
                fatalError(error.description)
            }
        }
        submission.differenceTime = clock.now - start
    }

    private nonisolated static func difference(
        from old: Snapshot<SectionIdentifierType, ItemIdentifierType>, to submission: Submission
    ) throws(DuplicateIdentifiers) -> Difference? {
        switch submission.manner {
        case .difference: return try Difference(from: old, to: submission.snapshot)
        case .reloadData:
            let sections = submission.snapshot.duplicateSections()
            if !sections.isEmpty { throw DuplicateIdentifiers(.section, sections) }
            let items = submission.snapshot.duplicateItems()
            if !items.isEmpty { throw DuplicateIdentifiers(.item, items) }
            return nil
        }
    }

    /// What the next difference starts from.
    private nonisolated func stateSubmittedLast(
        isMain: Bool
    ) -> Snapshot<SectionIdentifierType, ItemIdentifierType> {
        let (submitted, version) = submissions.submitted
        guard isMain else { return submitted }
        // The state shown is the same one, and may have an index that makes differences faster.
        return MainActor.assumeIsolated { version == currentVersion ? current : submitted }
    }

    // MARK: Showing

    /// Shows what was submitted, in order, unless the collection view is in the middle of something: then after that.
    func showPending() {
        while !isCommitting, submissions.pendingCount > 0 {
            if let view = collectionView, view.dataSource === self, view.isBusy {
                view.whenIdle { [weak self] in self?.showPending() }
                return
            }
            guard let submission = submissions.popFirst() else { return }
            if submission.mixesThreads { warnOfMixedThreads() }
            isCommitting = true
            let completion = submission.completion
            let clock = ContinuousClock()
            let start = clock.now
            let difference = show(submission) { completion?() }
            let time = clock.now - start
            isCommitting = false
            submissions.didCommit(submission)
            report(submission, difference, time)
        }
    }

    /// Changes the state shown to a submitted one; the completion comes in a later turn. Returns the difference that was
    /// shown, if any.
    private func show(_ submission: Submission, completion: @escaping () -> Void) -> Difference? {
        guard let collectionView, collectionView.dataSource === self else {
            _ = commit(submission.base == currentVersion ? submission.difference : nil) { adopt(submission) }
            (collectionView?.runtimeContext ?? .current).laterTurns.perform(completion)
            return submission.difference
        }
        guard case .difference(let animated) = submission.manner else {
            let before = current
            _ = commit(nil) { adopt(submission) }
            collectionView.reloadData()
            // How far sections are scrolled goes by their identifiers, as in updates.
            collectionView.carryOrthogonalOffsets { section in
                before.sections.indices.contains(section)
                    ? current.index(ofSection: before.sections[section]) : nil
            }
            collectionView.layoutIfNeeded()
            collectionView.runtimeContext.laterTurns.perform(completion)
            return nil
        }
        var difference = submission.difference
        collectionView.applyUpdate(animated: animated) { [self] in
            if submission.base != currentVersion {
                // Something has moved since, as by hand. The snapshot has no duplicates: it went through a difference.
                difference = try? Difference(from: current, to: submission.snapshot)
            }
            guard let difference else {
                fatalError("A snapshot without duplicates could not be compared with the one shown")
            }
            var update = CollectionUpdate(difference)
            update.follow(commit(difference) { adopt(submission) })
            return update
        } completion: { _ in
            completion()
        }
        outlineStatesDidChange()
        return difference
    }

    private func adopt(_ submission: Submission) {
        current = submission.snapshot
        current.clearReloads()
        currentVersion = submission.version
        submission.onCommit?()
    }
}

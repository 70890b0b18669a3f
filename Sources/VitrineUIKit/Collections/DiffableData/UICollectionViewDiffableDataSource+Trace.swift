import Foundation
import VitrineDiff

extension UICollectionViewDiffableDataSource {
    /// Tells whoever listens what a snapshot did, and which identifiers it had twice.
    func report(_ submission: Submission, _ difference: Difference?, _ commitTime: Duration) {
        if let duplicates = submission.duplicates {
            ReportLog.current.report(
                duplicates.message + "\nThe first of each is shown, the others are left out.")
            duplicateIdentifierHandler?(duplicates)
        }
        if let fault = difference?.identifierFaults.first, !hasReportedIdentifierFault {
            hasReportedIdentifierFault = true
            ReportLog.current.report(message(for: fault, in: submission.snapshot))
        }
        guard stepObserver != nil || Trace.isOn("diff") else { return }
        var step = DiffableDataSourceStep()
        step.sections = submission.snapshot.numberOfSections
        step.items = submission.snapshot.numberOfItems
        step.isReload = difference == nil
        step.isAnimated = submission.manner.isAnimated
        step.isComputedOnMainThread = submission.isFromMain
        step.differenceTime = submission.differenceTime
        step.commitTime = commitTime
        if let difference { step.count(difference) }
        step.emit()
        stepObserver?(step)
    }
}

extension DiffableDataSourceStep {
    fileprivate mutating func count(_ difference: Difference) {
        sectionChanges.deleted = difference.deletedSections.count
        sectionChanges.inserted = difference.insertedSections.count
        sectionChanges.moved = difference.movedSections.count
        sectionChanges.reloaded = difference.reloadedSections.count
        itemChanges.deleted = difference.deletedItems.count
        itemChanges.inserted = difference.insertedItems.count
        itemChanges.moved = difference.movedItems.reduce(0) { $0 + $1.count }
        itemChanges.reloaded = difference.reloadedItems.reduce(0) { $0 + $1.count }
        itemChanges.reconfigured = difference.reconfiguredItems.reduce(0) { $0 + $1.count }
        ranges =
            difference.deletedItems.ranges.count + difference.insertedItems.ranges.count
            + difference.movedItems.count
    }

    fileprivate func emit() {
        guard Trace.isOn("diff") else { return }
        Trace.emit(
            "diff",
            [
                ("sections", .number(sections)), ("items", .number(items)),
                ("sectionsDeleted", .number(sectionChanges.deleted)),
                ("sectionsInserted", .number(sectionChanges.inserted)),
                ("sectionsMoved", .number(sectionChanges.moved)),
                ("sectionsReloaded", .number(sectionChanges.reloaded)),
                ("deleted", .number(itemChanges.deleted)), ("inserted", .number(itemChanges.inserted)),
                ("moved", .number(itemChanges.moved)), ("reloaded", .number(itemChanges.reloaded)),
                ("reconfigured", .number(itemChanges.reconfigured)), ("ranges", .number(ranges)),
                ("reload", .flag(isReload)), ("animated", .flag(isAnimated)),
                ("thread", .text(isComputedOnMainThread ? "main" : "background")),
                ("differenceMilliseconds", .milliseconds(differenceTime)),
                ("commitMilliseconds", .milliseconds(commitTime)),
            ])
    }
}

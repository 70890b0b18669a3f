import Foundation
import VitrinePlatform

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
        if batch != nil {
            note(&batch!)
        } else {
            performBatch({ self.self.note(note) }, completion: nil)
        }
    }

    func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        MainThread.demand(self, "performBatchUpdates(_:completion:)")
        if batch != nil {
            // A batch inside a batch belongs to it.
            updates?()
            if let completion { batchCompletions.append(completion) }
            return
        }
        performUpdate(animated: UIView.areAnimationsEnabled) {
            let before = self.data.counts
            self.batch = BatchUpdateRecorder()
            updates?()
            let recorder = self.batch!
            self.batch = nil
            let after = self.queryCounts()
            do throws(BatchUpdateRecorder.Invalid) {
                return try recorder.update(from: before, to: after) { self.nameOfSection($0) }
            } catch {
                fatalError("UICollectionView: \(self.message(for: error))")
            }
        } completion: { finished in
            completion?(finished)
        }
        setNeedsSizesAfterBatch()
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

    /// Says on standard error that the data source has changed behind the collection view's back, when it is about to
    /// be asked for a cell that it can hardly have. What it does then is its own business, and usually a trap
    /// without a word about the cause.
    func reportMissingItem(at indexPath: IndexPath) {
        guard let dataSource, !(dataSource is any SnapshotDataSource) else { return }
        let sections = dataSource.numberOfSections(in: self)
        let now =
            indexPath.section < sections
            ? dataSource.collectionView(self, numberOfItemsInSection: indexPath.section) : nil
        if let now, indexPath.item < now { return }
        let known = data.counts.indices.contains(indexPath.section) ? data.counts[indexPath.section] : 0
        let change =
            now.map {
                "section \(indexPath.section) had \(known) items when \(type(of: dataSource)) was asked last, and has \($0) now"
            }
            ?? "\(type(of: dataSource)) had \(data.counts.count) sections when it was asked last, and has \(sections) now"
        ReportLog.shared.report(
            "UICollectionView asks for the cell of item \(indexPath.item) in section \(indexPath.section), which is "
                + "not there any more: \(change). The data changed without a call: change it inside "
                + "performBatchUpdates(_:completion:) and report every change there, or call reloadData() right after."
        )
    }
}

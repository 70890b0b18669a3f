import Foundation
import VitrineFoundation

/// Stands between a table and the collection view inside: answers it with what the table's data source and delegate say, and
/// tells them what happens.
@MainActor
final class TableAdapter: NSObject {
    weak var table: UITableView?
    /// Headers and footers that were asked for to know whether they are there, until they are shown.
    private var asked: [String: [Int: UIView]] = [:]

    /// Who answers where a table has no delegate.
    static let absent: any UITableViewDelegate = NoChoices()
    private final class NoChoices: NSObject, UITableViewDelegate {}

    private var boundariesAreStale = false
    /// The cell that the delegate is asked about, before it is in its place.
    private(set) weak var rowBeingAsked: UITableViewCell?

    private var source: (any UITableViewDataSource)? { table?.dataSource }

    // MARK: Headers and footers

    private func isHeader(_ kind: String) -> Bool { kind == UICollectionView.elementKindSectionHeader }

    func hasHeader(_ section: Int) -> Bool { hasBoundary(UICollectionView.elementKindSectionHeader, section) }
    func hasFooter(_ section: Int) -> Bool { hasBoundary(UICollectionView.elementKindSectionFooter, section) }

    private func hasBoundary(_ kind: String, _ section: Int) -> Bool {
        let given = givenBoundaryHeight(kind, section)
        if given == 0 { return false }
        if given > 0, !isOwnHeightOfPlainTable(given, kind) { return true }
        if title(kind, section) != nil { return true }
        if asked[kind]?[section] != nil { return true }
        if !boundariesAreStale, table?.content.boundary(kind, section)?.view != nil { return true }
        guard let view = delegateView(kind, section) else { return false }
        asked[kind, default: [:]][section] = view
        return true
    }

    /// Whether a height is only what a plain table's headers have where there are any: Interface Builder writes 28 into each table.
    private func isOwnHeightOfPlainTable(_ height: CGFloat, _ kind: String) -> Bool {
        guard let table, table.style == .plain else { return false }
        return height == (isHeader(kind) ? table.sectionHeaderHeight : table.sectionFooterHeight)
    }

    /// The height that the delegate or the table says, in points; less than nothing for what the content asks.
    func givenBoundaryHeight(_ kind: String, _ section: Int) -> CGFloat {
        guard let table else { return -1 }
        let height =
            isHeader(kind)
            ? table.choices.tableView(table, heightForHeaderInSection: section)
            : table.choices.tableView(table, heightForFooterInSection: section)
        // Titles take the room that they need: Interface Builder's number is no wish.
        let isBuilders = isHeader(kind) ? table.hasBuildersHeaderHeight : table.hasBuildersFooterHeight
        let own = isHeader(kind) ? table.sectionHeaderHeight : table.sectionFooterHeight
        if isBuilders, height == own, title(kind, section) != nil { return -1 }
        return height.isFinite ? height : -1
    }

    func boundaryHeight(_ kind: String, _ section: Int) -> NSCollectionLayoutDimension? {
        guard let table else { return nil }
        let given = givenBoundaryHeight(kind, section)
        if given >= 0 { return .absolute(given) }
        let estimate =
            isHeader(kind)
            ? table.choices.tableView(table, estimatedHeightForHeaderInSection: section)
            : table.choices.tableView(table, estimatedHeightForFooterInSection: section)
        return estimate > 0 && estimate.isFinite ? .estimated(estimate) : nil
    }

    private func title(_ kind: String, _ section: Int) -> String? {
        guard let table, let source else { return nil }
        return isHeader(kind)
            ? source.tableView(table, titleForHeaderInSection: section)
            : source.tableView(table, titleForFooterInSection: section)
    }

    private func delegateView(_ kind: String, _ section: Int) -> UIView? {
        guard let table else { return nil }
        return isHeader(kind)
            ? table.choices.tableView(table, viewForHeaderInSection: section)
            : table.choices.tableView(table, viewForFooterInSection: section)
    }

    /// The delegate's view, or one with the data source's title.
    private func boundaryView(_ kind: String, _ section: Int) -> UIView? {
        if let view = asked[kind]?.removeValue(forKey: section) ?? delegateView(kind, section) { return view }
        guard let title = title(kind, section), let table else { return nil }
        let identifier = "title of the table's own"
        let view =
            table.headerViews.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.text = title
        return view
    }

    /// Headers that were asked for, and those in view, are of another time: the next preparation asks again.
    func forgetBoundaries() {
        asked = [:]
        boundariesAreStale = true
    }

    /// All sections were asked.
    func boundariesAreKnown() { boundariesAreStale = false }

    // MARK: Separators and accessories

    func separators(
        at path: IndexPath, _ standard: UIListSeparatorConfiguration, hasHeader: Bool
    ) -> UIListSeparatorConfiguration {
        guard let table else { return standard }
        var result = standard
        // Plain lists of collection views have a line above their first row; tables only below a header.
        if table.style == .plain, !hasHeader { result.topSeparatorVisibility = .hidden }
        result.color = table.separatorColor ?? .separator
        result.visualEffect = table.separatorEffect
        if let end = table.readableMargin {
            result.bottomSeparatorInsets.trailing = end
            result.topSeparatorInsets.trailing = end
        }
        let row = (table.content.cellForItem(at: path) as? TableRowCell)?.rowIfAny
        // Lines at the ends of groups go from edge to edge in any case.
        if let inset = row?.givenSeparatorInset ?? table.givenSeparatorInset {
            let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
            var insets = NSDirectionalEdgeInsets(
                top: 0, leading: isMirrored ? inset.right : inset.left, bottom: 0,
                trailing: isMirrored ? inset.left : inset.right)
            if row?.givenSeparatorInset == nil, table.separatorInsetReference == .fromAutomaticInsets {
                let automatic = standard.bottomSeparatorInsets
                func known(_ inset: CGFloat) -> CGFloat? {
                    inset == UIListSeparatorConfiguration.automaticInsets.leading ? nil : inset
                }
                insets.leading += row?.separatorStart ?? known(automatic.leading) ?? 16
                insets.trailing += known(automatic.trailing) ?? 0
            }
            result.bottomSeparatorInsets = insets
        } else if let start = row?.separatorStart {
            result.bottomSeparatorInsets.leading = start
        }
        return result
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard let table, let source, source.tableView(table, canEditRowAt: path) else { return .none }
        return table.choices.tableView(table, editingStyleForRowAt: path)
    }

    func editingAccessories(of row: UITableViewCell, at path: IndexPath) -> [UICellAccessory] {
        guard let table, let source else { return [] }
        var result: [UICellAccessory] = []
        if table.allowsMultipleSelectionDuringEditing {
            result.append(.multiselect())
        } else {
            switch editingStyle(at: path) {
            case .delete: result.append(.delete())
            case .insert:
                result.append(.insert { [weak self, weak row] in self?.insertTapped(row) })
            case .none:
                // As in UIKit: the content moves aside for a control that is not there.
                guard source.tableView(table, canEditRowAt: path), row.shouldIndentWhileEditing,
                    table.choices.tableView(table, shouldIndentWhileEditingRowAt: path)
                else { break }
                result.append(
                    .customView(
                        configuration: .init(
                            customView: UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22)),
                            placement: .leading(displayed: .whenEditing), maintainsFixedSize: true)))
            }
        }
        if source.tableView(table, canMoveRowAt: path) {
            result.append(.reorder())
        }
        return result
    }

    private func insertTapped(_ row: UITableViewCell?) {
        guard let table, let row, let path = table.indexPath(for: row) else { return }
        source?.tableView(table, commit: .insert, forRowAt: path)
    }

    // MARK: Swiping

    enum Edge { case leading, trailing }

    func swipeActions(at path: IndexPath, _ edge: Edge) -> UISwipeActionsConfiguration? {
        guard let table, let source, source.tableView(table, canEditRowAt: path) else { return nil }
        return edge == .leading
            ? table.choices.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : table.choices.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    }

    /// The button that deletes a row.
    func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let table, let source, editingStyle(at: path) == .delete,
            declares("tableView(_:commit:forRowAt:)", source)
        else { return nil }
        let title = table.choices.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self, weak table] _, _, done in
            guard let self, let table else { return done(false) }
            self.source?.tableView(table, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// The rows of these that the user may delete are deleted, the last one first.
    func deleteByKey(_ paths: [IndexPath]) -> Bool {
        guard let table, let source, declares("tableView(_:commit:forRowAt:)", source) else { return false }
        let deleted = paths.filter { editingStyle(at: $0) == .delete }
        for path in deleted.sorted(by: >) { source.tableView(table, commit: .delete, forRowAt: path) }
        return !deleted.isEmpty
    }

    private func declares(_ method: String, _ source: any UITableViewDataSource) -> Bool {
        DelegateMethods.declares(
            method, besides: "tableView(_:numberOfRowsInSection:)", type(of: source as AnyObject))
    }

    var dataSourceMovesRows: Bool { source.map { declares("tableView(_:moveRowAt:to:)", $0) } ?? false }

    /// A default was reached which says that the data source has no method of its own.
    func dataSourceCommitsNothing() {
        guard let source else { return }
        ReportLog.current.report(
            "UITableView: a row was to be deleted or inserted, but \(type(of: source)) does not implement "
                + "tableView(_:commit:forRowAt:). The row stays.")
    }

    func dataSourceMovesNothing() { table?.content.dataSourceDoesNotMove() }
}

// MARK: - Rows

extension TableAdapter: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        guard let table, let source else { return 0 }
        return source.numberOfSections(in: table)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let table, let source else { return 0 }
        return source.tableView(table, numberOfRowsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let table, let source else {
            fatalError(
                "A table view without data source asked for section \(indexPath.section), row \(indexPath.row)"
            )
        }
        return holder(of: source.tableView(table, cellForRowAt: indexPath), at: indexPath, in: table)
    }

    /// What holds a cell of the data source's.
    func holder(of row: UITableViewCell, at path: IndexPath, in table: UITableView) -> TableRowCell {
        let holder = table.content.holder(of: row, at: path)
        rowBeingAsked = row
        defer { rowBeingAsked = nil }
        let level = table.choices.tableView(table, indentationLevelForRowAt: path)
        if row.indentationLevel != level { row.indentationLevel = level }
        holder.refresh()
        return holder
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let cell = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        (cell as? TableBoundaryCell)?.hold(
            boundaryView(kind, indexPath.section), isHeader: isHeader(kind))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let table, let source else { return false }
        return source.tableView(table, canMoveRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let table else { return }
        source?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
    }
}

// MARK: - What happens

extension TableAdapter: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.choices.tableView(table, canPerformPrimaryActionForRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        guard let table else { return }
        table.choices.tableView(table, performPrimaryActionForRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table else { return false }
        context.targetView = table.cellForRow(at: indexPath)
        return table.choices.tableView(table, shouldSpringLoadRowAt: indexPath, with: context)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.choices.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        guard let table else { return }
        table.choices.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        guard let table else { return }
        table.choices.tableViewDidEndMultipleSelectionInteraction(table)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.choices.tableView(table, shouldHighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.choices.tableView(table, didHighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.choices.tableView(table, didUnhighlightRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        // A table's row is dark again before it is selected.
        table.content.highlight(nil)
        guard let wanted = table.choices.tableView(table, willSelectRowAt: indexPath) else { return false }
        if !table.content.allowsMultipleSelectionNow {
            for path in table.indexPathsForSelectedRows ?? [] where path != wanted {
                _ = table.choices.tableView(table, willDeselectRowAt: path)
            }
        }
        guard wanted != indexPath else { return true }
        // Another one in its place.
        table.selectRow(at: wanted, animated: false, scrollPosition: .none)
        table.choices.tableView(table, didSelectRowAt: wanted)
        return false
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return true }
        return table.choices.tableView(table, willDeselectRowAt: indexPath) == indexPath
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.performSelectionSegue(at: indexPath)
        table.choices.tableView(table, didSelectRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.choices.tableView(table, didDeselectRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        guard let table, let source else { return false }
        return source.tableView(table, canEditRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let table, let row = (cell as? TableRowCell)?.rowIfAny else { return }
        table.choices.tableView(table, willDisplay: row, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let table, let row = (cell as? TableRowCell)?.rowIfAny else { return }
        table.choices.tableView(table, didEndDisplaying: row, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let shown = (view as? TableBoundaryCell)?.view else { return }
        if isHeader(elementKind) {
            table.choices.tableView(table, willDisplayHeaderView: shown, forSection: indexPath.section)
        } else {
            table.choices.tableView(table, willDisplayFooterView: shown, forSection: indexPath.section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let cell = view as? TableBoundaryCell, let shown = cell.view else { return }
        if isHeader(elementKind) {
            table.choices.tableView(table, didEndDisplayingHeaderView: shown, forSection: indexPath.section)
        } else {
            table.choices.tableView(table, didEndDisplayingFooterView: shown, forSection: indexPath.section)
        }
        cell.release()
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        guard let table else { return false }
        return table.choices.tableView(table, canFocusRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        guard let table else { return true }
        return table.choices.tableView(table, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context))
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let table else { return }
        table.choices.tableView(
            table, didUpdateFocusIn: UITableViewFocusUpdateContext(context), with: coordinator)
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.choices.tableView(table, selectionFollowsFocusForRowAt: indexPath)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        table.flatMap { $0.choices.indexPathForPreferredFocusedView(in: $0) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard let table else { return proposedIndexPath }
        return table.choices.tableView(
            table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
}

import Foundation
import UIKitTestSupport
import VitrineLayout
import VitrinePlatform
import VitrineSupport

@testable import VitrineUIKit

/// What a layout is told, in order.
@MainActor
final class LayoutJournal {
    var lines: [String] = []

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        var words = ["invalidate"]
        if context.invalidateEverything { words.append("everything") }
        if context.invalidateDataSourceCounts { words.append("counts") }
        if let items = context.invalidatedItemIndexPaths { words += items.map(name) }
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: {
            $0.key < $1.key
        }) {
            words += paths.map { "\(kind) \(name($0))" }
        }
        lines.append(words.joined(separator: " "))
    }

    func update(_ items: [UICollectionViewUpdateItem]) {
        let words = items.map {
            "\($0.updateAction) \($0.indexPathBeforeUpdate.map(name) ?? "–") "
                + "\($0.indexPathAfterUpdate.map(name) ?? "–")"
        }
        lines.append("update " + words.joined(separator: ", "))
    }

    /// What was told of updates since the last time, without the layout passes that follow.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func name(_ path: IndexPath) -> String {
        path.map { $0 == NSNotFound ? "*" : "\($0)" }.joined(separator: ".")
    }
}

/// Rows of 50 points, from a model of the layout's own: what the data source says is asked only when everything is
/// invalid, and updates change the model.
final class ModelLayout: UICollectionViewLayout {
    let journal = LayoutJournal()
    private(set) var model: [Int] = []
    private var needsEverything = true

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        journal.invalidate(context)
        if context.invalidateEverything { needsEverything = true }
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        super.prepare()
        journal.lines.append("prepare")
        guard needsEverything, let view = collectionView else { return }
        needsEverything = false
        model = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        journal.update(updateItems)
        let inserted = updateItems.compactMap { item -> Int? in
            guard item.updateAction == .insert, item.indexPathAfterUpdate?.item == NSNotFound else {
                return nil
            }
            return item.indexPathAfterUpdate?.section
        }
        for item in updateItems {
            switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
            case (.insert, _, let after?) where after.item == NSNotFound:
                model.insert(collectionView?.numberOfItems(inSection: after.section) ?? 0, at: after.section)
            case (.delete, let before?, _) where before.item == NSNotFound: model.remove(at: before.section)
            // The items of a new section came with it.
            case (.insert, _, let after?) where inserted.contains(after.section): break
            case (.insert, _, let after?): model[after.section] += 1
            case (.delete, let before?, _): model[before.section] -= 1
            case (.reload, _, let after?) where after.item == NSNotFound:
                model[after.section] = collectionView?.numberOfItems(inSection: after.section) ?? 0
            default: break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        journal.lines.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if !journal.lines.contains("initial") { journal.lines.append("initial") }
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if !journal.lines.contains("final") { journal.lines.append("final") }
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(model.reduce(0, +)) * 50)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard model.indices.contains(indexPath.section), indexPath.item < model[indexPath.section] else {
            return nil
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let row = model[..<indexPath.section].reduce(0, +) + indexPath.item
        attributes.frame = CGRect(x: 0, y: CGFloat(row) * 50, width: 300, height: 50)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        model.indices.flatMap { section in
            (0..<model[section]).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
        }.filter { $0.frame.overlaps(rect) }
    }
}

/// A program's flow layout.
final class JournalFlowLayout: UICollectionViewFlowLayout {
    let journal = LayoutJournal()

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        journal.invalidate(context)
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        super.prepare()
        journal.lines.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        journal.update(updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        journal.lines.append("finalize")
    }
}

/// A program's compositional layout, with a context of its own.
final class JournalCompositionalLayout: UICollectionViewCompositionalLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}

    let journal = LayoutJournal()
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        journal.invalidate(context)
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        super.prepare()
        journal.lines.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        journal.update(updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        journal.lines.append("finalize")
    }
}

/// A collection view over numbers of items, which counts what it asks for.
@MainActor
final class CountedBoard: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var sectionQuestions = 0
    var itemQuestions = 0
    /// What cells measure; nil: what they are given.
    var height: CGFloat?

    init(
        _ counts: [Int], _ layout: UICollectionViewLayout, inWindow: Bool = true,
        size: CGSize = CGSize(width: 300, height: 400), view: UICollectionView? = nil
    ) {
        self.counts = counts
        self.view =
            view
            ?? UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        self.view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
        self.view.dataSource = self
        self.view.delegate = self
        if inWindow {
            window.addSubview(self.view)
            window.isHidden = false
        }
        self.view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        sectionQuestions += 1
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemQuestions += 1
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? MeasuredCell)?.wanted = height.map { CGSize(width: 300, height: $0) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UnmeasuredView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    func advance(by seconds: Double) {
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: seconds)
    }
}

extension NSCollectionLayoutSection {
    /// Rows over the whole width.
    @MainActor static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

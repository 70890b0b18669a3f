import Foundation
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

/// A collection view with a diffable data source of numbers, for updates that overlap.
@MainActor
final class OverlappingBoard {
    enum Style: CaseIterable {
        case orthogonal, grid, flow, estimated

        @MainActor var layout: UICollectionViewLayout {
            if self == .flow {
                let flow = UICollectionViewFlowLayout()
                flow.itemSize = CGSize(width: 90, height: 70)
                return flow
            }
            let height: NSCollectionLayoutDimension = self == .estimated ? .estimated(60) : .absolute(60)
            let isOrthogonal = self == .orthogonal
            return UICollectionViewCompositionalLayout { section, _ in
                let third = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.3), heightDimension: height)
                let full = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: height)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: isOrthogonal ? third : full,
                    subitems: [NSCollectionLayoutItem(layoutSize: isOrthogonal ? full : third)])
                let section2 = NSCollectionLayoutSection(group: group)
                if isOrthogonal, section.isMultiple(of: 2) {
                    section2.orthogonalScrollingBehavior = .continuous
                }
                return section2
            }
        }
    }

    final class Cell: UICollectionViewCell {
        var item = -1
        override var canBecomeFocused: Bool { true }
    }

    let view: UICollectionView
    let host: TestHost
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init(_ style: Style, device: TestHost.Device = .iPhone) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: style.layout)
        let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.item = item }
        source = UICollectionViewDiffableDataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        self.view = view
        host = TestHost(view, device: device, size: CGSize(width: 375, height: 300))
    }

    func apply(_ sections: [(Int, [Int])], animated: Bool = true, reload: [Int] = [], wait: Double) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        let known = reload.filter {
            snapshot.indexOfItem($0) != nil && source.snapshot().indexOfItem($0) != nil
        }
        if !known.isEmpty { snapshot.reloadItems(known) }
        source.apply(snapshot, animatingDifferences: animated)
        host.advance(by: wait)
        host.layout()
    }

    /// What is wrong with the cells that are on screen, in motion or not.
    var fault: String? {
        for case let cell as Cell in view.visibleCells {
            if cell.window !== host.window { return "visible cell \(cell.item) is not in the window" }
            guard let path = view.indexPath(for: cell) else {
                return "visible cell \(cell.item) has no index path"
            }
            let item = source.itemIdentifier(for: path)
            if item != cell.item { return "\(path) is \(item ?? -1) and shows \(cell.item)" }
        }
        return nil
    }

    /// What is wrong once nothing moves.
    var faultAtRest: String? {
        if let fault { return fault }
        let limit = max(0, view.contentSize.height - view.bounds.height)
        let y = view.contentOffset.y
        if y < -0.6 || y > limit + 0.6 { return "the offset \(y) is not in 0...\(limit)" }
        let inTree = cells(in: view).filter { !$0.isHidden && $0.alpha > 0 }
        let strays = inTree.filter { cell in !view.visibleCells.contains { $0 === cell } }
        return strays.isEmpty ? nil : "cells \(strays.map(\.item)) are still in the view"
    }

    private func cells(in view: UIView) -> [Cell] {
        view.subviews.flatMap { ($0 as? Cell).map { [$0] } ?? cells(in: $0) }
    }
}

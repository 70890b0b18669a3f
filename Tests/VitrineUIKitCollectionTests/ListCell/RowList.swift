import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A collection view of full-width rows of estimated height, with cells of a class configured by a closure.
@MainActor
final class RowList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, OutlineDataSource {
    let view: UICollectionView
    let host: TestHost
    private let count: Int
    private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>
    /// The outline state by item; nil has no outlines.
    var outline: [Int: OutlineState] = [:]
    var toggled: [Int] = []
    var log: [String] = []
    var uneditable: Set<Int> = []
    var immovable: Set<Int> = []
    var order: [Int] = []

    init(
        _ count: Int, device: TestHost.Device = .iPhone, size: CGSize? = CGSize(width: 320, height: 480),
        style: UIUserInterfaceStyle = .light, layout: UICollectionViewLayout? = nil,
        traits: ((inout UITraitOverrides) -> Void)? = nil,
        configure: @escaping (UICollectionViewListCell, Int) -> Void
    ) {
        self.count = count
        order = Array(0..<count)
        registration = .init { cell, _, item in configure(cell, item) }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout ?? Self.rows())
        if let traits { traits(&view.traitOverrides) }
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host = TestHost(controller, device: device, size: size, scale: 2, style: style)
        super.init()
        view.dataSource = self
        view.delegate = self
        host.settle()
    }

    static func rows(spacing: CGFloat = 0) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return UICollectionViewCompositionalLayout(section: section)
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    func content(_ item: Int) -> UIListContentView? { cell(item)?.contentView as? UIListContentView }

    /// The frames of the visible subviews of the content view of a row, in the cell's coordinates.
    func parts(_ item: Int) -> [CGRect] {
        guard let cell = cell(item), let content = content(item) else { return [] }
        return content.subviews.filter { !$0.isHidden }.map { cell.convert($0.frame, from: content) }
    }

    // MARK: Data source

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: order[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !immovable.contains(order[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func outlineState(at indexPath: IndexPath) -> OutlineState? { outline[indexPath.item] }

    func toggleExpansion(at indexPath: IndexPath) {
        toggled.append(indexPath.item)
        outline[indexPath.item]?.isExpanded.toggle()
    }

    // MARK: Delegate

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        !uneditable.contains(indexPath.item)
    }
}

import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A collection view that is a list, over a diffable data source of items called "section.item".
@MainActor
final class ListStage: NSObject, UICollectionViewDelegate {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    let view: UICollectionView
    let host: TestHost
    let source: Source

    /// - Parameters:
    ///   - sections: How many items each has.
    ///   - configure: Called for each section's configuration.
    ///   - cell: Makes a row ready; shows the name of the item unless given.
    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [Int],
        device: TestHost.Device = .iPhone, size: CGSize? = CGSize(width: 375, height: 667),
        scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, safeArea: UIEdgeInsets = .zero,
        layout: UICollectionViewLayout? = nil,
        configure: @escaping (inout UICollectionLayoutListConfiguration, Int) -> Void = { _, _ in },
        traits: ((inout UITraitOverrides) -> Void)? = nil,
        cell: ((UICollectionViewListCell, IndexPath, String) -> Void)? = nil
    ) {
        let list = UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configure(&configuration, section)
            return .list(using: configuration, layoutEnvironment: environment)
        }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout ?? list)
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            if let cell { cell($0, $1, $2) } else { Self.showName($0, $1, $2) }
        }
        source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        func edges(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
            UICollectionView.SupplementaryRegistration(elementKind: kind) { view, kind, path in
                var content = view.defaultContentConfiguration()
                content.text = kind.hasSuffix("Header") ? "Header \(path.section)" : "Footer \(path.section)"
                view.contentConfiguration = content
            }
        }
        let headers = edges(UICollectionView.elementKindSectionHeader)
        let footers = edges(UICollectionView.elementKindSectionFooter)
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
        }
        if let traits { traits(&view.traitOverrides) }
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host = TestHost(
            controller, device: device, size: size, scale: scale, safeArea: safeArea, style: style)
        super.init()
        view.delegate = self
        apply(sections.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
        host.settle()
    }

    static func showName(_ cell: UICollectionViewListCell, _ path: IndexPath, _ item: String) {
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
    }

    func apply(_ sections: [[String]], animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
        source.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Asking

    func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: [section, item]) as? UICollectionViewListCell
    }

    func frame(_ section: Int, _ item: Int) -> CGRect? {
        view.layoutAttributesForItem(at: [section, item])?.frame
    }

    func header(_ section: Int) -> UICollectionViewListCell? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
            as? UICollectionViewListCell
    }

    func footer(_ section: Int) -> UICollectionViewListCell? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0])
            as? UICollectionViewListCell
    }

    /// The visible lines of a row as "top 16..375" in its coordinates.
    func lines(_ section: Int, _ item: Int) -> [String] {
        guard let separators = cell(section, item)?.separators else { return [] }
        return [("top", separators.top), ("bottom", separators.bottom)].compactMap { name, line in
            guard let line, line.alpha == 1 else { return nil }
            return "\(name) \(text(line.frame.minX))..\(text(line.frame.maxX))"
        }
    }

    private func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    /// The fill of a row's background.
    func fill(_ cell: UICollectionViewListCell?) -> UIView? {
        cell?.configuration.backgroundView?.subviews.first
    }
}

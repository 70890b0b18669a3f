import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A collection view of full-width rows, 40 points each, in a window of 320 × 400 points, with a diffable data
/// source.
@MainActor
final class OutlineHost {
    typealias Source = UICollectionViewDiffableDataSource<String, String>
    typealias Rows = NSDiffableDataSourceSectionSnapshot<String>

    final class Row: UICollectionViewCell, OutlineRow {
        var item = ""
        var timesTold = 0
        func outlineStateDidChange() { timesTold += 1 }
    }

    let host: TestHost
    let view: UICollectionView
    let source: Source

    init() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let log = Log()
        let cells = UICollectionView.CellRegistration<Row, String> { cell, _, item in
            cell.item = item
            log.asked.append(item)
        }
        source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        self.view = view
        self.log = log
        host = TestHost(view, size: CGSize(width: 320, height: 400))
        host.layout()
    }

    private final class Log { var asked: [String] = [] }
    private let log: Log

    /// The items that cells were made or configured for since the last call.
    func takeAsked() -> [String] {
        defer { log.asked = [] }
        return log.asked
    }

    func cell(_ item: String) -> Row? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? Row }
    }

    /// What is on screen, by section.
    var shown: [String] {
        var lines: [String] = []
        for path in view.indexPathsForVisibleItems.sorted() {
            let item = (view.cellForItem(at: path) as? Row)?.item ?? "?"
            while lines.count <= path.section { lines.append("") }
            lines[path.section] += (lines[path.section].isEmpty ? "" : " ") + item
        }
        return lines
    }

    /// The top of each row as drawn now, what it is, and its opacity if it is not 1, in the order of the tops.
    var drawn: [String] {
        view.subviews.compactMap { $0 as? Row }.map { row in
            let layer = row.layer.presentation() ?? row.layer
            let top = (layer.position.y - row.bounds.height / 2 - view.contentOffset.y).rounded()
            let alpha = (Double(layer.opacity) * 100).rounded() / 100
            return (top, "\(Int(top)) \(row.item)" + (alpha == 1 ? "" : " \(alpha)"))
        }.sorted { $0 < $1 }.map(\.1)
    }

    /// An outline from lines indented by two spaces a level, with `+` before what is expanded.
    static func rows(_ text: String) -> Rows {
        var rows = Rows()
        var path: [String] = []
        for line in text.split(separator: "\n") {
            let level = line.prefix { $0 == " " }.count / 2
            let name = line.drop { $0 == " " }
            let item = String(name.drop { $0 == "+" })
            path.removeLast(path.count - level)
            rows.append([item], to: path.last)
            if name.hasPrefix("+") { rows.expand([item]) }
            path.append(item)
        }
        return rows
    }

    /// The outline of a section, as text of the same form.
    func text(of section: String) -> [String] {
        let rows = source.snapshot(for: section)
        return rows.items.map { item in
            String(repeating: "  ", count: rows.level(of: item)) + (rows.isExpanded(item) ? "+" : "") + item
        }
    }

    func toggle(_ item: String) {
        source.indexPath(for: item).map(source.toggleExpansion)
    }
}

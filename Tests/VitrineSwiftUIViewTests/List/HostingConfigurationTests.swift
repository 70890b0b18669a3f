import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor @Suite struct HostingConfigurationTests {
    private final class Page: UICollectionViewController {
        var texts = ["One", "Two"]
        var configure: (UICollectionViewListCell, String) -> Void = { cell, text in
            cell.contentConfiguration = UIHostingConfiguration { Text(text) }
        }
        private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

        init() {
            super.init(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: .init(appearance: .plain)))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, _, text in configure(cell, text)
            }
            source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, text in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(texts)
            source.apply(snapshot, animatingDifferences: false)
        }

        func reconfigure() {
            var snapshot = source.snapshot()
            snapshot.reconfigureItems(texts)
            source.apply(snapshot, animatingDifferences: false)
        }

        var cells: [UICollectionViewListCell] {
            collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
                .compactMap { $0 as? UICollectionViewListCell }
        }
    }

    private func host(_ page: Page) -> TestHost {
        let host = TestHost(page, size: CGSize(width: 320, height: 500), scale: 1)
        host.settle()
        return host
    }

    @Test func `A row of a text is as high as one of UIKit's`() {
        let page = Page()
        let host = host(page)
        #expect(page.cells.map(\.frame.height) == [44, 44])
        host.expect(text: "One")
        host.expect(text: "Two")
    }

    @Test func `Text on several lines makes its row higher`() {
        let page = Page()
        page.texts = ["A line", String(repeating: "many words ", count: 12)]
        let host = host(page)
        #expect(page.cells[0].frame.height == 44)
        #expect(page.cells[1].frame.height > 80)
        #expect(page.cells[1].frame.minY == 44)
        withExtendedLifetime(host) {}
    }

    @Test func `Margins and least sizes are those asked for, edge by edge`() {
        let page = Page()
        page.configure = { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 30) }
                .margins(.vertical, 10).margins(.leading, 50)
        }
        var host = host(page)
        #expect(page.cells[0].frame.height == 50)
        page.configure = { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 5) }
                .margins(.all, 0).minSize(height: 0)
        }
        page.reconfigure()
        host.settle()
        #expect(page.cells[0].frame.height == 5)
        let other = Page()
        other.configure = { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 5) }
                .margins(.all, 0).minSize(height: 90)
        }
        host = self.host(other)
        #expect(other.cells[0].frame.height == 90)
    }

    @Test func `A background lies behind all of the cell`() {
        let page = Page()
        page.configure = { cell, text in
            cell.accessories = [.disclosureIndicator()]
            cell.contentConfiguration = UIHostingConfiguration { Text(text) }.background(Color.green)
        }
        let host = host(page)
        let (left, right) = (host.color(at: CGPoint(x: 2, y: 20)), host.color(at: CGPoint(x: 317, y: 20)))
        #expect(left.green > 0.7 && left.red < 0.4)
        #expect(right.green > 0.7 && right.red < 0.4)
    }

    /// A view that counts its taps.
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `Content of the same type is updated in place and keeps its state`() {
        let page = Page()
        page.texts = ["x"]
        var name = "A"
        page.configure = { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Counter(name: name) }
        }
        let host = host(page)
        let view = page.cells[0].contentView
        host.find(text: "A 0").tap()
        host.settle()
        name = "B"
        page.reconfigure()
        host.settle()
        #expect(host.hostedTexts.map(\.text) == ["B 1"])
        #expect(page.cells[0].contentView === view)
        // Clearing it ends the views.
        page.configure = { cell, _ in
            cell.contentConfiguration = nil
            cell.contentConfiguration = UIHostingConfiguration { Counter(name: name) }
        }
        page.reconfigure()
        host.settle()
        #expect(host.hostedTexts.map(\.text) == ["B 0"])
    }

    /// A view that grows.
    private struct Growing: View {
        @State private var isLarge = false
        var body: some View { Button("grow") { isLarge = true }.frame(height: isLarge ? 120 : 40) }
    }

    @Test func `A row follows what its content becomes`() {
        let page = Page()
        page.texts = ["x", "y"]
        page.configure = { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Growing() }.margins(.all, 0)
        }
        let host = host(page)
        #expect(page.cells.map(\.frame.height) == [44, 44])
        host.find(text: "grow").at(0).tap()
        host.settle()
        #expect(page.cells.map(\.frame.height) == [120, 44])
        #expect(page.cells[1].frame.minY == 120)
    }

    @Test func `Swipe actions of the content are the cell's`() throws {
        let page = Page()
        page.configure = { cell, text in
            cell.contentConfiguration = UIHostingConfiguration {
                Text(text).swipeActions { Button("Delete", role: .destructive) {} }
            }
        }
        let host = host(page)
        let cell = page.cells[0]
        let actions = try #require(
            page.collectionView.swipeActions(of: cell, edge: .trailing, whileEditing: false))
        #expect(actions.actions.map(\.title) == ["Delete"])
        #expect(page.collectionView.swipeActions(of: cell, edge: .leading, whileEditing: false) == nil)
        withExtendedLifetime(host) {}
    }

    @Test func `A cell of a table shows it, too`() {
        final class Table: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.contentConfiguration = UIHostingConfiguration {
                    Text("Row \(indexPath.row)").frame(height: indexPath.row == 0 ? 20 : 80)
                }
                return cell
            }
        }
        let table = Table(style: .plain)
        let host = TestHost(table, size: CGSize(width: 320, height: 500), scale: 1)
        host.settle()
        host.expect(text: "Row 0")
        host.expect(text: "Row 1")
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height > 100)
    }
}

import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// Links in the cells of a collection that is on a navigation stack.
@MainActor
@Suite("Navigation from CollectionView's cells", .serialized)
struct CollectionNavigationTests {
    final class Route: ObservableObject {
        @Published var pages: [Int] = []
    }

    struct Films: View {
        @ObservedObject var route: Route
        var body: some View {
            NavigationStack(path: $route.pages) {
                CollectionView(rows: [CollectionRow(section: 0, items: Array(1...30))]) { _, _ in
                    CollectionProbe.withHeader(CollectionProbe.column)
                } cell: { _, item in
                    NavigationLink(value: item) {
                        Text("Film \(item)").frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                } supplementaryView: { _, _ in
                    NavigationLink("All") { Text("All films").navigationTitle("All") }
                }
                .navigationTitle("Films")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { Page(number: $0) }
            }
        }
    }

    /// A page whose only way back is a button in a cell.
    struct Page: View {
        let number: Int
        var body: some View {
            CollectionView(rows: [CollectionRow(section: 0, items: [0])]) { _, _ in
                CollectionProbe.column
            } cell: { _, _ in
                Back()
            }
            .navigationTitle("Page \(number)")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    struct Back: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            Button(isPresented ? "Back" : "Nowhere") { dismiss() }
        }
    }

    private let route = Route()

    private func titles(_ host: TestHost) -> [String?] {
        func find(_ view: UIView) -> UINavigationController? {
            (view.next as? UINavigationController) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(host.window)?.viewControllers.map(\.navigationItem.title) ?? []
    }

    private func centre(of path: IndexPath, in host: TestHost) throws -> CGPoint {
        let collectionView = try #require(CollectionProbe.collectionView(in: host.window))
        let cell = try #require(collectionView.cellForItem(at: path))
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    @Test("On a telephone a tap on a link in a cell pushes on the stack around the collection")
    func tap() throws {
        let host = TestHost(Films(route: route))
        host.settle()
        host.tap(at: try centre(of: [0, 2], in: host))
        host.settle()
        #expect(route.pages == [3])
        #expect(titles(host) == ["Films", "Page 3"])
    }

    @Test(
        "On a television a link in a cell has focus, select pushes, and back the focus is on the link again")
    func select() throws {
        let host = TestHost(Films(route: route), device: .appleTV)
        host.settle()
        let collectionView = try #require(CollectionProbe.collectionView(in: host.window))
        func focused() -> IndexPath? {
            collectionView.focusedCell.flatMap { collectionView.indexPath(for: $0) }
        }
        host.press([.down, .down])
        #expect(focused() == [0, 1])
        host.press(.select)
        host.settle()
        #expect(route.pages == [2])
        #expect(titles(host) == ["Films", "Page 2"])
        host.press(.menu)
        host.settle()
        #expect(route.pages == [])
        #expect(focused() == [0, 1])
    }

    @Test("A link with a view, in a header, pushes as well")
    func header() throws {
        let host = TestHost(Films(route: route), device: .appleTV)
        host.settle()
        host.press([.up, .up, .select])
        host.settle()
        #expect(titles(host) == ["Films", "All"])
    }

    @Test("A cell that came by scrolling has a link that pushes")
    func laterCell() throws {
        let host = TestHost(Films(route: route))
        host.settle()
        let collectionView = try #require(CollectionProbe.collectionView(in: host.window))
        collectionView.contentOffset.y = 1500
        host.settle()
        host.tap(at: try centre(of: [0, 19], in: host))
        host.settle()
        #expect(route.pages == [20])
    }

    @Test("A cell dismisses the screen that the collection is on")
    func dismiss() throws {
        let host = TestHost(Films(route: route), device: .appleTV)
        host.settle()
        route.pages = [7]
        host.settle()
        #expect(titles(host) == ["Films", "Page 7"])
        host.press(.select)
        host.settle()
        #expect(titles(host) == ["Films"])
        #expect(route.pages == [])
    }

    /// A controller in a cell.
    struct Embedded: UIViewControllerRepresentable {
        final class Log {
            weak var controller: UIViewController?
        }
        let log: Log
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            log.controller = controller
            return controller
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test("A controller in a cell finds the navigation controller while its cell is on screen")
    func controllers() throws {
        let log = Embedded.Log()
        let host = TestHost(
            NavigationStack {
                CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<30))]) { _, _ in
                    CollectionProbe.column
                } cell: { _, item in
                    if item == 0 { Embedded(log: log) }
                }
            })
        host.settle()
        #expect(log.controller?.navigationController != nil)
        let collectionView = try #require(CollectionProbe.collectionView(in: host.window))
        let parent = try #require((collectionView as? HostCollectionView)?.enclosingController)
        #expect(parent is NavigationScreen)
        #expect(parent.children.count == collectionView.visibleCells.count)
        collectionView.contentOffset.y = 1000
        host.settle()
        #expect(parent.children.count == collectionView.visibleCells.count)
        #expect(log.controller?.navigationController == nil)
    }

    @Test("A collection that goes takes its controllers with it")
    func end() throws {
        final class Model: ObservableObject {
            @Published var isShown = true
        }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
                if model.isShown {
                    CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<30))]) { _, _ in
                        CollectionProbe.withHeader(CollectionProbe.column)
                    } cell: { _, item in
                        Text("\(item)")
                    } supplementaryView: { _, _ in
                        Text("header")
                    }
                }
            }
        }
        let model = Model()
        let host = TestHost(Screen(model: model))
        host.settle()
        #expect(host.rootViewController.children.count == 9)
        weak var child = host.rootViewController.children.first
        model.isShown = false
        host.settle()
        #expect(host.rootViewController.children.count == 0)
        #expect(child == nil)
    }
}

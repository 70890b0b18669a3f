import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Where views are, in spaces around them, while they are scrolled.
@MainActor
@Suite
struct CoordinateSpaceTests {
    private final class Log {
        var places: [String: CGFloat] = [:]
    }

    /// Writes down the vertical place in three spaces.
    private struct Probe: View {
        let name: String
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                let _ = log.places["\(name) global"] = proxy.frame(in: .global).minY
                let _ = log.places["\(name) page"] = proxy.frame(in: .named("page")).minY
                let _ = log.places["\(name) scroll"] = proxy.frame(in: .scrollView).minY
                let _ = log.places["\(name) none"] = proxy.frame(in: .named("none")).minY
                Color.red
            }
            .frame(height: 44)
        }
    }

    private func places(_ log: Log, _ name: String) -> [CGFloat?] {
        ["global", "page", "scroll", "none"].map { log.places["\(name) \($0)"] }
    }

    @Test func rowsOfAListAreWhereTheyAreScrolledTo() throws {
        let log = Log()
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 30)
            VStack(spacing: 0) {
                Color.green.frame(height: 20)
                List(0..<40, id: \.self) { index in
                    Probe(name: "\(index)", log: log).listRowInsets(EdgeInsets())
                }
                .listStyle(.plain)
            }
            .coordinateSpace(.named("page"))
        }
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
        host.settle()
        #expect(places(log, "1") == [94, 64, 44, 94])
        let list = try #require(host.window.descendant(UICollectionView.self))
        host.perform { list.contentOffset.y = 30 }
        host.settle()
        #expect(places(log, "1") == [64, 34, 14, 64])
        #expect(places(log, "3") == [152, 122, 102, 152])
    }

    @Test func viewsInAScrollViewAre() throws {
        let log = Log()
        let view = ScrollView {
            VStack(spacing: 0) {
                Probe(name: "a", log: log)
                Probe(name: "b", log: log)
                Color.green.frame(height: 1000)
            }
        }
        .coordinateSpace(name: "page")
        let host = TestHost(
            UIHostingController(rootView: view), size: CGSize(width: 300, height: 400),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        host.settle()
        #expect(places(log, "b") == [64, 44, 44, 64])
        let scroll = try #require(host.window.descendant(UIScrollView.self))
        host.perform { scroll.contentOffset.y = 10 }
        host.settle()
        #expect(places(log, "b") == [34, 14, 14, 34])
    }

    @Test func aHostedViewIsWhereItsHostIsInTheWindow() {
        let log = Log()
        let root = UIViewController()
        let host = TestHost(root, size: CGSize(width: 300, height: 400))
        host.perform {
            let inner = UIHostingController(rootView: Probe(name: "a", log: log))
            inner.safeAreaRegions = []
            inner.view.frame = CGRect(x: 10, y: 50, width: 100, height: 100)
            root.addChild(inner)
            root.view.addSubview(inner.view)
        }
        host.settle()
        #expect(log.places["a global"] == 78)
    }

    @Test func theBoundsOfASpaceAreKnownInside() {
        var bounds: [CGRect?] = []
        let view = ScrollView {
            GeometryReader { proxy in
                let _ =
                    bounds = [
                        proxy.bounds(of: .scrollView), proxy.bounds(of: .named("page")),
                        proxy.bounds(of: .scrollView(axis: .horizontal)), proxy.bounds(of: .named("other")),
                    ]
                Color.red
            }
            .frame(width: 50, height: 600).padding(.top, 8)
        }
        .frame(width: 100, height: 200).coordinateSpace(.named("page"))
        _ = Bench(100, 300) { view }
        #expect(bounds == [CGRect(0, -8, 50, 200), CGRect(-25, -8, 100, 200), nil, nil])
    }

    @Test func onlyReadersInViewAreAskedWhileAListScrolls() throws {
        struct Row: View {
            let count: () -> Void
            var body: some View {
                GeometryReader { proxy in
                    let _ = count()
                    Color.red.opacity(proxy.frame(in: .global).minY > 0 ? 1 : 0.5)
                }
                .frame(height: 50)
            }
        }
        var reads = 0
        let view = List(0..<1000, id: \.self) { _ in Row { reads += 1 }.listRowInsets(EdgeInsets()) }
            .listStyle(.plain)
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
        host.settle()
        let list = try #require(host.window.descendant(UICollectionView.self))
        host.perform { list.contentOffset.y = 1 }
        host.settle()
        reads = 0
        host.perform { list.contentOffset.y = 2 }
        host.settle()
        #expect(reads > 0 && reads <= 12)
    }
}

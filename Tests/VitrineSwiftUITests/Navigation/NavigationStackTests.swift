import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private final class Log {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class Named: ObservableObject {
    @Published var name = "model"
}

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

@MainActor
private func show<V: View>(_ root: V, device: TestHost.Device = .iPhone, style: UIUserInterfaceStyle = .light)
    -> TestHost
{
    let host = TestHost(
        root, device: device, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), style: style)
    host.settle()
    return host
}

@MainActor
private func controller(_ host: TestHost) -> UINavigationController {
    host.rootViewController.children.compactMap { $0 as? UINavigationController }.first!
}

@MainActor
private func titles(_ host: TestHost) -> [String] {
    controller(host).viewControllers.map { $0.navigationItem.title ?? "-" }
}

/// The texts of the screen on top, rows of lists included.
@MainActor
private func texts(_ host: TestHost) -> [String] {
    func collect(_ element: Element) -> [String] {
        if let text = (element as? any TextBearing)?.text { return [text] }
        if let list = element as? ListElement {
            return list.controller.shownHosts.flatMap { collect($0.graph.rootElement) }
        }
        return element.children.flatMap(collect)
    }
    let screen = controller(host).topViewController as! NavigationScreen
    return collect(screen.host.graph.rootElement)
}

@MainActor
@Suite("Navigation stack", .serialized)
struct NavigationStackTests {
    private struct Page: View {
        let log: Log
        let number: Int
        @State private var count = 0
        @Environment(\.number) private var outer
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            log.actions["count \(number)"] = { count += 1 }
            log.actions["dismiss \(number)"] = { dismiss() }
            return Text("Page \(number) count \(count) number \(outer)")
                .navigationTitle("Page \(number)")
                .onAppear { log.lines.append("page \(number) appears") }
                .onDisappear { log.lines.append("page \(number) disappears") }
        }
    }

    private struct Stack: View {
        let log: Log
        @State private var path: [Int]
        @State private var number = 1
        @State private var rootCount = 0
        init(log: Log, path: [Int] = []) {
            self.log = log
            _path = State(initialValue: path)
        }
        var body: some View {
            log.actions["path"] = { log.lines.append("path \(path)") }
            log.actions["deep"] = { path = [1, 2, 3] }
            log.actions["empty"] = { path = [] }
            log.actions["replace"] = { path = [1, 5] }
            log.actions["number"] = { number += 1 }
            log.actions["root"] = { rootCount += 1 }
            return NavigationStack(path: $path) {
                VStack {
                    Text("Root \(rootCount)")
                    NavigationLink("To one", value: 1)
                    NavigationLink("To nowhere", value: "text")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Page(log: log, number: $0) }
                .onAppear { log.lines.append("root appears") }
                .onDisappear { log.lines.append("root disappears") }
            }
            .environment(\.number, number)
        }
    }

    @MainActor
    private func tapText(_ text: String, _ host: TestHost) {
        let screen = controller(host).topViewController as! NavigationScreen
        func find(_ element: Element) -> Element? {
            if (element as? any TextBearing)?.text == text { return element }
            return element.children.lazy.compactMap { find($0) }.first
        }
        guard let element = find(screen.host.graph.rootElement) else { return }
        let origin = element.rootOrigin
        host.tap(
            at: screen.host.convert(
                CGPoint(x: origin.x + element.size.width / 2, y: origin.y + element.size.height / 2), to: nil)
        )
        host.settle()
    }

    @Test("A link writes its value to the path and shows the destination; the new page appears first")
    func link() {
        let log = Log()
        let host = show(Stack(log: log))
        #expect(log.take() == ["root appears"])
        tapText("To one", host)
        #expect(titles(host) == ["Root", "Page 1"])
        log.actions["path"]?()
        #expect(log.take() == ["page 1 appears", "root disappears", "path [1]"])
    }

    @Test("Escape, the back button and the swipe from the edge go back and write the path")
    func back() {
        let log = Log()
        let host = show(Stack(log: log))
        for way in 0..<3 {
            tapText("To one", host)
            _ = log.take()
            switch way {
            case 0: host.press([.menu])
            case 1: host.tap(at: CGPoint(x: 30, y: 66))
            default: host.fling(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            }
            host.settle()
            log.actions["path"]?()
            #expect(log.take() == ["root appears", "page 1 disappears", "path []"])
            #expect(titles(host) == ["Root"])
        }
    }

    @Test("A swipe that is given up changes neither the path nor the page")
    func cancelledSwipe() {
        let log = Log()
        let host = show(Stack(log: log, path: [1]))
        log.actions["count 1"]?()
        host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400))
        host.settle()
        _ = log.take()
        log.actions["path"]?()
        #expect(log.take() == ["path [1]"])
        #expect(texts(host) == ["Page 1 count 1 number 1"])
    }

    @Test("A path of three values set at once shows the last; only its page appears")
    func deepLink() {
        let log = Log()
        let host = show(Stack(log: log))
        _ = log.take()
        log.actions["deep"]?()
        host.settle()
        #expect(titles(host) == ["Root", "Page 1", "Page 2", "Page 3"])
        #expect(log.take() == ["page 3 appears", "root disappears"])
        host.press([.menu])
        host.settle()
        log.actions["path"]?()
        #expect(log.take() == ["page 2 appears", "page 3 disappears", "path [1, 2]"])
        log.actions["empty"]?()
        host.settle()
        #expect(titles(host) == ["Root"])
        #expect(log.take() == ["root appears", "page 2 disappears"])
    }

    @Test("A stack that begins with a path shows its last value at once")
    func initialPath() {
        let log = Log()
        let host = show(Stack(log: log, path: [4, 2]))
        #expect(titles(host) == ["Root", "Page 4", "Page 2"])
        #expect(log.take() == ["page 2 appears"])
    }

    @Test("State lives while its page is on the stack: below others, and of the root always")
    func state() {
        let log = Log()
        let host = show(Stack(log: log, path: [1]))
        log.actions["count 1"]?()
        log.actions["root"]?()
        log.actions["deep"]?()
        host.settle()
        log.actions["replace"]?()
        host.settle()
        #expect(titles(host) == ["Root", "Page 1", "Page 5"])
        host.press([.menu])
        host.settle()
        #expect(texts(host) == ["Page 1 count 1 number 1"])
        host.press([.menu])
        host.settle()
        #expect(texts(host).first == "Root 1")
        tapText("To one", host)
        #expect(texts(host) == ["Page 1 count 0 number 1"])
    }

    @Test("Values of the environment reach pages that are on the stack, and changes of them, too")
    func environment() {
        let log = Log()
        let host = show(Stack(log: log, path: [1]))
        log.actions["number"]?()
        host.settle()
        #expect(texts(host) == ["Page 1 count 0 number 2"])
    }

    @Test("A page dismisses itself")
    func dismiss() {
        let log = Log()
        let host = show(Stack(log: log, path: [1, 2]))
        log.actions["dismiss 2"]?()
        host.settle()
        _ = log.take()
        log.actions["path"]?()
        #expect(log.take() == ["path [1]"])
        #expect(titles(host) == ["Root", "Page 1"])
    }

    @Test(
        "A value of a type without destination is reported with the types that have one; the link does nothing"
    )
    func unregistered() {
        let log = Log()
        let host = show(Stack(log: log))
        tapText("To nowhere", host)
        #expect(titles(host) == ["Root"])
        #expect(RuntimeIssue.wasReported("presenting a value of type \"String\""))
        #expect(RuntimeIssue.wasReported("Registered types: Int."))
    }

    private struct Mixed: View {
        let log: Log
        @State private var path = NavigationPath()
        @State private var count = 0
        @StateObject private var model = Named()
        private struct Reader: View {
            @EnvironmentObject var model: Named
            let text: String
            var body: some View { Text("\(text) \(model.name)") }
        }
        var body: some View {
            log.actions["mixed"] = {
                path.append(7)
                path.append("seven")
            }
            log.actions["unknown"] = { path.append(7.5) }
            log.actions["last"] = { path.removeLast() }
            log.actions["count"] = { count += 1 }
            log.actions["model"] = { model.name = "changed" }
            log.lines.append("\(path.count)")
            return NavigationStack(path: $path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { number in
                        Reader(text: "\(number) \(count)")
                            .navigationTitle("Int")
                            .navigationDestination(for: String.self) {
                                Reader(text: "\($0) \(count)").navigationTitle("String")
                            }
                    }
            }
            .environmentObject(model)
        }
    }

    @Test(
        "A path of several types; destinations of a page serve the pages above it; what their closures read is shown"
    )
    func mixedPath() {
        let log = Log()
        let host = show(Mixed(log: log))
        log.actions["mixed"]?()
        host.settle()
        #expect(titles(host) == ["-", "Int", "String"])
        #expect(texts(host) == ["seven 0 model"])
        log.actions["count"]?()
        log.actions["model"]?()
        host.settle()
        #expect(texts(host) == ["seven 1 changed"])
        log.actions["last"]?()
        host.settle()
        #expect(texts(host) == ["7 1 changed"])
        log.actions["unknown"]?()
        host.settle()
        #expect(texts(host) == ["⚠︎"])
        #expect(RuntimeIssue.wasReported("path has a value of type \"Double\""))
    }

    private struct Bound: View {
        let log: Log
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
            log.lines.append("\(isShown) \(item.map { "\($0)" } ?? "nil")")
            log.actions["show"] = { isShown = true }
            log.actions["hide"] = { isShown = false }
            log.actions["item"] = { item = (item ?? 0) + 1 }
            return NavigationStack {
                VStack {
                    Text("Root")
                    NavigationLink("Plain", destination: Text("Plain page").navigationTitle("Plain"))
                }
                .navigationDestination(isPresented: $isShown) { Text("Shown").navigationTitle("Shown") }
                .navigationDestination(item: $item) { Text("Item \($0)").navigationTitle("Item \($0)") }
            }
        }
    }

    @Test("A binding shows and hides a page, and is set back when the user goes back")
    func bindings() {
        let log = Log()
        let host = show(Bound(log: log))
        log.actions["show"]?()
        host.settle()
        #expect(titles(host) == ["-", "Shown"])
        log.actions["hide"]?()
        host.settle()
        #expect(titles(host) == ["-"])
        log.actions["show"]?()
        host.settle()
        _ = log.take()
        host.press([.menu])
        host.settle()
        #expect(log.take() == ["false nil"])
        log.actions["item"]?()
        host.settle()
        #expect(titles(host) == ["-", "Item 1"])
        log.actions["item"]?()
        host.settle()
        #expect(titles(host) == ["-", "Item 2"])
        #expect(texts(host) == ["Item 2"])
        host.press([.menu])
        host.settle()
        #expect(log.lines.last == "false nil")
    }

    @Test("A link with a view of its own needs no destination")
    func viewLink() {
        let host = show(Bound(log: Log()))
        tapText("Plain", host)
        #expect(titles(host) == ["-", "Plain"])
        host.press([.menu])
        host.settle()
        #expect(titles(host) == ["-"])
    }

    private struct Wrapped<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            let inner = UIHostingController(rootView: content)
            controller.addChild(inner)
            controller.view.addSubview(inner.view)
            inner.view.frame = controller.view.bounds
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.didMove(toParent: controller)
            return controller
        }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test("Escape goes back in a stack inside other controllers, without anything in focus")
    func escapeInside() {
        let log = Log()
        let host = show(Wrapped(content: Stack(log: log, path: [1, 2])))
        _ = log.take()
        host.press([.menu])
        host.settle()
        log.actions["path"]?()
        #expect(log.take() == ["page 1 appears", "page 2 disappears", "path [1]"])
    }

    @Test("Pages that were left are gone, and so is a stack that was removed")
    func nothingStays() {
        let log = Log()
        weak var page: NavigationScreen?
        weak var stack: UINavigationController?
        do {
            let host = show(Stack(log: log, path: [1]))
            page = controller(host).topViewController as? NavigationScreen
            stack = controller(host)
            log.actions["empty"]?()
            host.settle()
            #expect(page == nil)
            log.actions = [:]
        }
        #expect(stack == nil)
    }

    // MARK: The bar

    private struct Barred: View {
        let log: Log
        @State private var count = 0
        @State private var isHidden = false
        @State private var hasMore = false
        var body: some View {
            log.actions["count"] = { count += 1 }
            log.actions["hide"] = { isHidden.toggle() }
            log.actions["more"] = { hasMore.toggle() }
            return NavigationStack {
                Text("Content")
                    .navigationTitle("Count \(count)")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationBarBackButtonHidden()
                    .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Lead \(count)") { count += 10 } }
                        if hasMore { ToolbarItem { Button("More") { log.lines.append("more") } } }
                        ToolbarItem(placement: .topBarTrailing) { Button("Trail") { count += 100 } }
                    }
            }
        }
    }

    @Test("Title, display mode, hidden bars and items of toolbars reach the bar, and changes of them, too")
    func bar() {
        let log = Log()
        let host = show(Barred(log: log))
        let item = controller(host).topViewController!.navigationItem
        #expect(item.title == "Count 0")
        #expect(item.largeTitleDisplayMode == .never)
        #expect(item.hidesBackButton)
        #expect(item.leftBarButtonItems?.count == 1)
        #expect(item.rightBarButtonItems?.count == 1)
        host.tap(at: CGPoint(x: 30, y: 66))
        host.settle()
        #expect(item.title == "Count 10")
        host.tap(at: CGPoint(x: 345, y: 66))
        host.settle()
        #expect(item.title == "Count 110")
        let lead = item.leftBarButtonItem?.customView as? ToolbarHost
        #expect(lead?.graph.leafFrames.count == 1)
        log.actions["more"]?()
        host.settle()
        #expect(item.rightBarButtonItems?.count == 2)
        #expect(!controller(host).isNavigationBarHidden)
        log.actions["hide"]?()
        host.settle()
        #expect(controller(host).isNavigationBarHidden)
    }

    @Test("The root's title is large, and content begins below it")
    func largeTitle() {
        let host = show(
            NavigationStack {
                List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows")
            })
        let bar = controller(host).navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
        let list = host.window.firstList
        #expect(list?.adjustedContentInset.top == 140)
        #expect(list?.contentOffset.y == -140)
        list?.contentOffset.y = 100
        host.settle()
        #expect(bar.frame.height == 44)
    }

    @Test("A million rows in a stack, and a page pushed from the last of them")
    func millionRows() {
        let host = show(
            NavigationStack {
                List(0..<1_000_000) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        let list = host.window.firstList!
        list.contentOffset.y = list.contentSize.height - 600
        host.settle()
        let row = list.visibleCells.first { list.indexPath(for: $0)?.item == 999_999 }!
        host.tap(at: row.convert(CGPoint(x: 20, y: 22), to: nil))
        host.settle()
        #expect(texts(host) == ["Number 999999"])
    }

    @Test("On a television focus goes through rows into pages and comes back to the row it left")
    func televisionFocus() {
        let host = show(
            NavigationStack {
                List(0..<5) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { number in
                        Button("Button \(number)") {}
                    }
            }, device: .appleTV)
        func name() -> String {
            (host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName ?? "none"
        }
        host.press([.down, .down])
        #expect(name() == "Row 2")
        host.press([.select])
        host.settle()
        #expect(name() == "Button 2")
        host.press([.menu])
        host.settle()
        #expect(name() == "Row 2")
    }
}

extension UIView {
    fileprivate var firstList: UICollectionView? {
        (self as? UICollectionView) ?? subviews.lazy.compactMap { $0.firstList }.first
    }
}

import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

@MainActor
@Suite("Navigation stack", .serialized)
struct NavigationStackTests {
    private struct Page: View {
        let log: ActionLog
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
        let log: ActionLog
        @State private var path: [Int]
        @State private var number = 1
        @State private var rootCount = 0
        init(log: ActionLog, path: [Int] = []) {
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

    @Test("A link writes its value to the path and shows the destination; the new page appears first")
    func link() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        #expect(log.take() == ["root appears"])
        host.tapText("To one")
        #expect(host.titles == ["Root", "Page 1"])
        log.actions["path"]?()
        #expect(log.take() == ["page 1 appears", "root disappears", "path [1]"])
    }

    @Test("Escape, the back button and the swipe from the edge go back and write the path")
    func back() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        for way in 0..<3 {
            host.tapText("To one")
            _ = log.take()
            switch way {
            case 0: host.press([.menu])
            case 1: host.tap(at: CGPoint(x: 30, y: 66))
            default: host.fling(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            }
            host.settle()
            log.actions["path"]?()
            #expect(log.take() == ["root appears", "page 1 disappears", "path []"])
            #expect(host.titles == ["Root"])
        }
    }

    @Test("A swipe that is given up changes neither the path nor the page")
    func cancelledSwipe() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log, path: [1]))
        log.actions["count 1"]?()
        host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400))
        host.settle()
        _ = log.take()
        log.actions["path"]?()
        #expect(log.take() == ["path [1]"])
        #expect(host.screenTexts == ["Page 1 count 1 number 1"])
    }

    @Test("A path of three values set at once shows the last; only its page appears")
    func deepLink() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        _ = log.take()
        log.actions["deep"]?()
        host.settle()
        #expect(host.titles == ["Root", "Page 1", "Page 2", "Page 3"])
        #expect(log.take() == ["page 3 appears", "root disappears"])
        host.press([.menu])
        host.settle()
        log.actions["path"]?()
        #expect(log.take() == ["page 2 appears", "page 3 disappears", "path [1, 2]"])
        log.actions["empty"]?()
        host.settle()
        #expect(host.titles == ["Root"])
        #expect(log.take() == ["root appears", "page 2 disappears"])
    }

    @Test("A stack that begins with a path shows its last value at once")
    func initialPath() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log, path: [4, 2]))
        #expect(host.titles == ["Root", "Page 4", "Page 2"])
        #expect(log.take() == ["page 2 appears"])
    }

    @Test("State lives while its page is on the stack: below others, and of the root always")
    func state() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log, path: [1]))
        log.actions["count 1"]?()
        log.actions["root"]?()
        log.actions["deep"]?()
        host.settle()
        log.actions["replace"]?()
        host.settle()
        #expect(host.titles == ["Root", "Page 1", "Page 5"])
        host.press([.menu])
        host.settle()
        #expect(host.screenTexts == ["Page 1 count 1 number 1"])
        host.press([.menu])
        host.settle()
        #expect(host.screenTexts.first == "Root 1")
        host.tapText("To one")
        #expect(host.screenTexts == ["Page 1 count 0 number 1"])
    }

    @Test("Values of the environment reach pages that are on the stack, and changes of them, too")
    func environment() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log, path: [1]))
        log.actions["number"]?()
        host.settle()
        #expect(host.screenTexts == ["Page 1 count 0 number 2"])
    }

    @Test("A page dismisses itself")
    func dismiss() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log, path: [1, 2]))
        log.actions["dismiss 2"]?()
        host.settle()
        _ = log.take()
        log.actions["path"]?()
        #expect(log.take() == ["path [1]"])
        #expect(host.titles == ["Root", "Page 1"])
    }

    @Test(
        "A value of a type without destination is reported with the types that have one; the link does nothing"
    )
    func unregistered() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        host.tapText("To nowhere")
        #expect(host.titles == ["Root"])
        #expect(RuntimeIssue.wasReported("presenting a value of type \"String\""))
        #expect(RuntimeIssue.wasReported("Registered types: Int."))
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
        let log = ActionLog()
        let host = TestHost.navigating(Wrapped(content: Stack(log: log, path: [1, 2])))
        _ = log.take()
        host.press([.menu])
        host.settle()
        log.actions["path"]?()
        #expect(log.take() == ["page 1 appears", "page 2 disappears", "path [1]"])
    }

    @Test("Pages that were left are gone, and so is a stack that was removed")
    func nothingStays() {
        let log = ActionLog()
        weak var page: NavigationScreen?
        weak var stack: UINavigationController?
        do {
            let host = TestHost.navigating(Stack(log: log, path: [1]))
            page = host.navigation.topViewController as? NavigationScreen
            stack = host.navigation
            log.actions["empty"]?()
            host.settle()
            #expect(page == nil)
            log.actions = [:]
        }
        #expect(stack == nil)
    }
}

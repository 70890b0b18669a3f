import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private final class Named: ObservableObject {
    @Published var name = "model"
}

@MainActor
@Suite("Destinations of a navigation stack", .serialized)
struct NavigationDestinationTests {
    private struct Mixed: View {
        let log: ActionLog
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
        let log = ActionLog()
        let host = TestHost.navigating(Mixed(log: log))
        log.actions["mixed"]?()
        host.settle()
        #expect(host.titles == ["-", "Int", "String"])
        #expect(host.screenTexts == ["seven 0 model"])
        log.actions["count"]?()
        log.actions["model"]?()
        host.settle()
        #expect(host.screenTexts == ["seven 1 changed"])
        log.actions["last"]?()
        host.settle()
        #expect(host.screenTexts == ["7 1 changed"])
        log.actions["unknown"]?()
        host.settle()
        #expect(host.screenTexts == ["⚠︎"])
        #expect(RuntimeIssue.wasReported("path has a value of type \"Double\""))
    }

    private struct Bound: View {
        let log: ActionLog
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
        let log = ActionLog()
        let host = TestHost.navigating(Bound(log: log))
        log.actions["show"]?()
        host.settle()
        #expect(host.titles == ["-", "Shown"])
        log.actions["hide"]?()
        host.settle()
        #expect(host.titles == ["-"])
        log.actions["show"]?()
        host.settle()
        _ = log.take()
        host.press([.menu])
        host.settle()
        #expect(log.take() == ["false nil"])
        log.actions["item"]?()
        host.settle()
        #expect(host.titles == ["-", "Item 1"])
        log.actions["item"]?()
        host.settle()
        #expect(host.titles == ["-", "Item 2"])
        #expect(host.screenTexts == ["Item 2"])
        host.press([.menu])
        host.settle()
        #expect(log.lines.last == "false nil")
    }

    @Test("A link with a view of its own needs no destination")
    func viewLink() {
        let host = TestHost.navigating(Bound(log: ActionLog()))
        host.tapText("Plain")
        #expect(host.titles == ["-", "Plain"])
        host.press([.menu])
        host.settle()
        #expect(host.titles == ["-"])
    }
}

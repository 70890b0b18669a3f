import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What a path holds, and what changes of it do to the pages.
@MainActor
@Suite("Navigation by paths", .serialized)
struct NavigationPathTests {
    private struct Page: View {
        let log: ActionLog
        let name: String
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        var body: some View {
            log.actions["dismiss \(name)"] = { dismiss() }
            log.actions["old dismiss \(name)"] = { mode.wrappedValue.dismiss() }
            return Text("\(name) \(isPresented ? "presented" : "first")").navigationTitle(name)
                .onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
    }

    private struct Stack: View {
        let log: ActionLog
        let remote: Remote<[String]>
        @State private var path: [String]
        init(_ log: ActionLog, _ remote: Remote<[String]>, _ path: [String] = []) {
            self.log = log
            self.remote = remote
            _path = State(initialValue: path)
        }
        var body: some View {
            remote.binding = $path
            return NavigationStack(path: $path) {
                Page(log: log, name: "root").navigationDestination(for: String.self) {
                    Page(log: log, name: $0)
                }
            }
        }
    }

    private let log = ActionLog()
    private let remote = Remote<[String]>()

    private func set(_ path: [String], in host: TestHost) -> [String] {
        _ = log.take()
        host.perform { remote.value = path }
        host.settle()
        return log.take()
    }

    @Test("Values of several types are counted, added and taken off")
    func paths() {
        var path = NavigationPath()
        #expect(path.isEmpty && path.count == 0)
        path.append(1)
        path.append("two")
        path.append(3.0)
        #expect(!path.isEmpty && path.count == 3)
        var other = NavigationPath([1])
        #expect(path != other)
        path.removeLast(2)
        #expect(path == other)
        other.removeLast()
        #expect(other.isEmpty)
        #expect(NavigationPath([1, 2]) != NavigationPath(["1", "2"]))
        #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
        path.removeLast(0)
        #expect(path.count == 1)
    }

    @Test("Pages come and go with the values of the path")
    func pages() {
        let host = TestHost.navigating(Stack(log, remote))
        #expect(set(["a"], in: host).sorted() == ["+a", "-root"])
        #expect(host.titles == ["root", "a"])
        #expect(host.screenTexts == ["a presented"])
        #expect(set(["a", "b"], in: host).sorted() == ["+b", "-a"])
        #expect(set(["a", "c"], in: host).contains("+c"))
        #expect(host.titles == ["root", "a", "c"])
        #expect(set([], in: host).contains("+root"))
        #expect(host.titles == ["root"])
        #expect(host.screenTexts == ["root first"])
    }

    @Test("A value taken from the middle takes its page away; the one on top is the same view")
    func middle() {
        let host = TestHost.navigating(Stack(log, remote, ["a", "b", "c"]))
        #expect(host.titles == ["root", "a", "b", "c"])
        _ = set(["a", "c"], in: host)
        #expect(host.titles == ["root", "a", "c"])
        #expect(host.screenTexts == ["c presented"])
        _ = set(["a", "a", "a"], in: host)
        #expect(host.titles == ["root", "a", "a", "a"])
    }

    @Test("Whoever dismisses itself writes the path, in the new way and the old")
    func dismissing() {
        let host = TestHost.navigating(Stack(log, remote, ["a", "b"]))
        host.perform { log.actions["dismiss b"]?() }
        host.settle()
        #expect(remote.value == ["a"])
        #expect(host.titles == ["root", "a"])
        host.perform { log.actions["old dismiss a"]?() }
        host.settle()
        #expect(remote.value == [])
        #expect(host.titles == ["root"])
        // The root has nowhere to go.
        host.perform { log.actions["dismiss root"]?() }
        host.settle()
        #expect(host.titles == ["root"])
    }

    @Test("The same path again changes nothing")
    func same() {
        let host = TestHost.navigating(Stack(log, remote, ["a"]))
        #expect(set(["a"], in: host) == [])
        #expect(host.titles == ["root", "a"])
    }

    private struct Links: View {
        @State private var path = NavigationPath()
        let remote: Remote<NavigationPath>
        var body: some View {
            remote.binding = $path
            return NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Title", value: 1)
                    NavigationLink(String("String"), value: 2)
                    NavigationLink(value: "three") { Text("View") }
                    NavigationLink("Nothing", value: Int?.none)
                    NavigationLink("Disabled", value: 4).disabled(true)
                    NavigationLink("Closure") { Text("Own").navigationTitle("Own") }
                    NavigationLink(destination: Text("Older").navigationTitle("Older")) { Text("Old") }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Number \($0)") }
                .navigationDestination(for: String.self) { Text("Page").navigationTitle("Word \($0)") }
            }
        }
    }

    @Test("Links push what they have; without a value or disabled they do nothing")
    func links() {
        let remote = Remote<NavigationPath>()
        let host = TestHost.navigating(Links(remote: remote))
        func follow(_ text: String) -> [String] {
            host.tapText(text)
            let titles = host.titles
            while host.titles.count > 1 {
                host.press([.menu])
                host.settle()
            }
            return titles
        }
        #expect(follow("Title") == ["Root", "Number 1"])
        #expect(follow("String") == ["Root", "Number 2"])
        #expect(follow("View") == ["Root", "Word three"])
        #expect(follow("Nothing") == ["Root"])
        #expect(follow("Disabled") == ["Root"])
        #expect(follow("Closure") == ["Root", "Own"])
        #expect(follow("Old") == ["Root", "Older"])
        #expect(remote.value.isEmpty)
    }

    @Test("A path of a stack that nobody binds is its own")
    func ownPath() {
        let host = TestHost.navigating(
            NavigationStack {
                NavigationLink("Go", value: 1).navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Further", value: number + 1).navigationTitle("Page \(number)")
                    }
            })
        host.tapText("Go")
        host.tapText("Further")
        host.tapText("Further")
        #expect(host.titles == ["Root", "Page 1", "Page 2", "Page 3"])
        host.press([.menu])
        host.settle()
        #expect(host.titles == ["Root", "Page 1", "Page 2"])
    }
}

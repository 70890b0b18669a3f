import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Navigation split view", .serialized)
struct NavigationSplitViewTests {
    private let wide = CGSize(width: 1000, height: 700)
    private let narrow = CGSize(width: 400, height: 700)

    private struct Folders: View {
        let log: ActionLog
        @State private var folder: String?
        @State private var visibility = NavigationSplitViewVisibility.automatic
        var body: some View {
            log.actions["sent"] = { folder = "Sent" }
            log.actions["nothing"] = { folder = nil }
            log.actions["state"] = { log.lines.append("\(folder ?? "nil")") }
            log.actions["hide"] = { visibility = .detailOnly }
            log.actions["visibility"] = {
                log.lines.append(visibility == .detailOnly ? "detail" : visibility == .all ? "all" : "other")
            }
            return NavigationSplitView(columnVisibility: $visibility) {
                List(selection: $folder) {
                    ForEach(["Inbox", "Sent"], id: \.self) { NavigationLink($0, value: $0) }
                }
                .navigationTitle("Mail")
                .navigationSplitViewColumnWidth(240)
            } detail: {
                Text("Detail of \(folder ?? "nothing")").navigationTitle(folder ?? "Nothing")
            }
        }
    }

    private func split(in host: TestHost) throws -> UISplitViewController {
        try #require(host.rootViewController.children.first as? UISplitViewController)
    }

    private func titles(_ split: UISplitViewController) -> [[String]] {
        split.viewControllers.map {
            ($0 as? UINavigationController)?.viewControllers.map { $0.navigationItem.title ?? "-" } ?? []
        }
    }

    @Test("A search around the columns is in the sidebar, one in a column there")
    func search() throws {
        func searches(_ view: some View, _ size: CGSize) throws -> [[Bool]] {
            let host = TestHost(view, device: .desktop, size: size)
            host.settle()
            return try split(in: host).viewControllers.map {
                ($0 as? UINavigationController)?.viewControllers.map {
                    $0.navigationItem.searchController != nil
                }
                    ?? []
            }
        }
        func columns(_ detail: some View) -> some View {
            NavigationSplitView {
                Text("Side").navigationTitle("S")
            } detail: {
                detail
            }
        }
        let detail = Text("Detail").navigationTitle("D")
        let text = Binding.constant("")
        #expect(try searches(columns(detail).searchable(text: text), wide) == [[true], [false]])
        #expect(
            try searches(columns(detail).searchable(text: text, placement: .sidebar), wide) == [
                [true], [false],
            ])
        #expect(try searches(columns(detail.searchable(text: text)), wide) == [[false], [true]])
        #expect(try searches(columns(detail).searchable(text: text), narrow).first?.first == true)
    }

    @Test("A selection in the sidebar shows in the detail beside it")
    func selects() throws {
        let log = ActionLog()
        let host = TestHost(Folders(log: log), device: .desktop, size: wide)
        host.settle()
        let split = try split(in: host)
        #expect(!split.isCollapsed && split.primaryColumnWidth == 240)
        #expect(titles(split) == [["Mail"], ["Nothing"]])
        host.find(text: "Inbox").tap()
        host.settle()
        #expect(host.find(text: "Detail of Inbox").exists)
        #expect(titles(split) == [["Mail"], ["Inbox"]])
        log.actions["sent"]?()
        host.settle()
        #expect(host.find(text: "Detail of Sent").exists)
    }

    private struct OldFolders: View {
        var body: some View {
            NavigationView {
                List {
                    NavigationLink("Inbox") { Text("All of Inbox").navigationTitle("Inbox") }
                }
                .navigationTitle("Mail")
                Text("Choose a folder").navigationTitle("Nothing")
            }
        }
    }

    @Test(
        "A navigation view of several views, or with the style of columns, is a split view of them, and otherwise a stack",
        arguments: [false, true]
    )
    func columns(asks: Bool) throws {
        let view = asks ? AnyView(OldFolders().navigationViewStyle(.columns)) : AnyView(OldFolders())
        let host = TestHost(view, device: .desktop, size: wide)
        host.settle()
        let split = try split(in: host)
        #expect(titles(split) == [["Mail"], ["Nothing"]])
        host.find(text: "Inbox").tap()
        host.settle()
        #expect(host.find(text: "All of Inbox").exists && host.find(text: "Inbox").exists)
        #expect(!host.find(text: "Choose a folder").isVisible)
        let stack = TestHost(OldFolders().navigationViewStyle(.stack), device: .desktop, size: wide)
        stack.settle()
        #expect(stack.rootViewController.children.first is UINavigationController)
        #expect(stack.find(text: "Inbox").isVisible && !stack.find(text: "Choose a folder").exists)
    }

    @Test("On a phone a navigation view of several views begins with the first")
    func phone() throws {
        let host = TestHost(OldFolders(), device: .iPhone)
        host.settle()
        #expect(host.find(text: "Inbox").isVisible && !host.find(text: "Choose a folder").isVisible)
        host.find(text: "Inbox").tap()
        host.settle()
        #expect(host.find(text: "All of Inbox").isVisible)
    }

    @Test("In a narrow window a selection leads to the detail, and going back ends it")
    func collapsed() throws {
        let log = ActionLog()
        let host = TestHost(Folders(log: log), device: .desktop, size: narrow)
        host.settle()
        let split = try split(in: host)
        #expect(split.isCollapsed && titles(split) == [["Mail"]])
        host.find(text: "Inbox").tap()
        host.settle()
        #expect(titles(split) == [["Mail", "Inbox"]] && host.find(text: "Detail of Inbox").exists)
        (split.viewControllers[0] as? UINavigationController)?.popViewController(animated: true)
        host.settle()
        log.actions["state"]?()
        #expect(log.take() == ["nil"] && titles(split) == [["Mail"]])
        log.actions["sent"]?()
        host.settle()
        #expect(titles(split) == [["Mail", "Sent"]])
        log.actions["nothing"]?()
        host.settle()
        #expect(titles(split) == [["Mail"]])
    }

    @Test("A window that becomes narrow and wide again keeps what is selected")
    func resizes() throws {
        let log = ActionLog()
        let host = TestHost(Folders(log: log), device: .desktop, size: wide)
        host.settle()
        let split = try split(in: host)
        host.find(text: "Inbox").tap()
        host.settle()
        for _ in 0..<3 {
            host.resize(to: narrow)
            host.settle()
            #expect(titles(split) == [["Mail", "Inbox"]])
            host.resize(to: wide)
            host.settle()
            #expect(titles(split) == [["Mail"], ["Inbox"]])
        }
        log.actions["state"]?()
        #expect(log.take() == ["Inbox"])
    }

    @Test("The binding hides the sidebar, and says what the user's button did")
    func visibility() throws {
        let log = ActionLog()
        let host = TestHost(Folders(log: log), device: .desktop, size: wide)
        host.settle()
        let split = try split(in: host)
        log.actions["hide"]?()
        host.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        host.settle()
        log.actions["visibility"]?()
        #expect(log.take() == ["all"] && split.displayMode == .oneBesideSecondary)
    }

    private struct Three: View {
        @State private var column = NavigationSplitViewColumn.content
        let log: ActionLog
        var body: some View {
            log.actions["column"] = {
                log.lines.append(column == .sidebar ? "sidebar" : column == .content ? "content" : "detail")
            }
            log.actions["detail"] = { column = .detail }
            return NavigationSplitView(preferredCompactColumn: $column) {
                VStack {
                    NavigationLink("Open") { Text("Opened").navigationTitle("Opened") }
                }.navigationTitle("A")
            } content: {
                Text("Content").navigationTitle("B")
            } detail: {
                Text("Detail").navigationTitle("C")
            }
            .navigationSplitViewStyle(.balanced)
        }
    }

    @Test("Three columns: a link of the first opens in the second")
    func three() throws {
        let log = ActionLog()
        let host = TestHost(Three(log: log), device: .desktop, size: CGSize(width: 1300, height: 800))
        host.settle()
        let split = try split(in: host)
        #expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
        #expect(titles(split) == [["A"], ["B"], ["C"]])
        host.find(text: "Open").tap()
        host.settle()
        #expect(titles(split) == [["A"], ["Opened"], ["C"]])
    }

    @Test("The preferred compact column is on top, goes where the binding says, and follows the user")
    func compactColumn() throws {
        let log = ActionLog()
        let host = TestHost(Three(log: log), device: .desktop, size: narrow)
        host.settle()
        let split = try split(in: host)
        #expect(titles(split) == [["A", "B"]])
        log.actions["detail"]?()
        host.settle()
        #expect(titles(split) == [["A", "B", "C"]])
        (split.viewControllers[0] as? UINavigationController)?.popToRootViewController(animated: true)
        host.settle()
        log.actions["column"]?()
        #expect(log.take() == ["sidebar"])
    }

    private struct Inner: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Row") }.navigationTitle("Sidebar")
            } detail: {
                NavigationStack { Text("Root").navigationTitle("Root") }
            }
        }
    }

    @Test("A stack that fills the detail has the only bar of its column")
    func inner() throws {
        let host = TestHost(Inner(), device: .desktop, size: wide)
        host.settle()
        let split = try split(in: host)
        let column = try #require(split.viewControllers[1] as? UINavigationController)
        #expect(column.isNavigationBarHidden)
        let stack = try #require(column.topViewController?.children.first as? UINavigationController)
        #expect(!stack.isNavigationBarHidden && stack.topViewController?.navigationItem.title == "Root")
        #expect(stack.view.convert(stack.view.bounds, to: nil).minX == 320)
    }

    @Test("Rows of a sidebar are 10 points from its edges, without lines; in one column they are cards")
    func looks() throws {
        let host = TestHost(Folders(log: ActionLog()), device: .desktop, size: wide)
        host.settle()
        func cell() throws -> ListCell {
            let split = try split(in: host)
            func find(_ view: UIView) -> ListCell? {
                (view as? ListCell) ?? view.subviews.lazy.compactMap { find($0) }.first
            }
            return try #require(find(split.view))
        }
        let wideCell = try cell()
        #expect(wideCell.frame.minX == 10 && wideCell.frame.width == 220)
        #expect(wideCell.shownSeparators == [])
        host.resize(to: narrow)
        host.settle()
        #expect(try cell().frame.minX == 20)
    }
}

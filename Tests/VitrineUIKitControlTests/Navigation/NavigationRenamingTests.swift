import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@Suite("Titles that users rename")
@MainActor
struct NavigationRenamingTests {
    private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var heard: [String] = []
        var refused: String?
        var mayBegin = true
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            heard.append("renamed \(title), \(navigationItem.title ?? "-")")
        }
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { mayBegin }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            heard.append("begin \(suggestedTitle)")
            return (suggestedTitle + ".txt", suggestedTitle.startIndex..<suggestedTitle.endIndex)
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            title != refused
        }
    }

    private func make(_ renamer: Renamer) -> (TestHost, UINavigationItem) {
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.renameDelegate = renamer
        let host = TestHost(UINavigationController(rootViewController: page))
        host.settle()
        return (host, page.navigationItem)
    }

    private func begin(_ host: TestHost) {
        host.find(text: "Page").tap()
        host.settle()
        host.find(text: "Rename").tap()
        host.settle()
    }

    @Test("The title's menu makes it a field; Return takes the new title")
    func renaming() {
        let renamer = Renamer()
        let (host, item) = make(renamer)
        begin(host)
        #expect(renamer.heard == ["begin Page"])
        // What is selected is replaced.
        host.type("Notes")
        host.settle()
        #expect(item.title == "Page", "not before the end")
        host.type("\n")
        host.settle()
        #expect(item.title == "Notes.txt")
        #expect(renamer.heard == ["begin Page", "renamed Notes.txt, Notes.txt"])
        host.expect(text: "Notes.txt")
        #expect(host.window.first(UITextField.self) == nil)
    }

    @Test("A title that may not be taken goes on being edited; one that is the same is none")
    func refusing() {
        let renamer = Renamer()
        renamer.refused = "Bad.txt"
        let (host, item) = make(renamer)
        begin(host)
        host.type("Bad\n")
        host.settle()
        #expect(host.window.first(UITextField.self) != nil && item.title == "Page")
        renamer.refused = nil
        host.type("\n")
        host.settle()
        #expect(item.title == "Bad.txt")
        renamer.heard = []
        renamer.mayBegin = false
        host.find(text: "Bad.txt").tap()
        host.settle()
        host.find(text: "Rename").tap()
        host.settle()
        #expect(host.window.first(UITextField.self) == nil && renamer.heard.isEmpty)
    }

    @Test("What the program provides is told what is suggested; without a delegate there is no menu")
    func suggested() {
        let renamer = Renamer()
        let (host, item) = make(renamer)
        var titles: [[String]] = []
        item.titleMenuProvider = { suggested in
            titles.append(suggested.map(\.title))
            return UIMenu(children: suggested)
        }
        host.find(text: "Page").tap()
        host.settle()
        #expect(titles.last == ["Rename"])
        host.tap(at: CGPoint(x: 20, y: 700))
        host.settle()
        item.titleMenuProvider = nil
        item.renameDelegate = nil
        host.settle()
        host.find(text: "Page").tap()
        host.settle()
        host.expectNone(host.find(text: "Rename"))
    }
}

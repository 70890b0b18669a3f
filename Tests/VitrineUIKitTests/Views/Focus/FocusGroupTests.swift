import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Focus groups")
struct FocusGroupTests {
    @Test("Tab goes from group to group, arrows move within one")
    func groups() {
        let scene = FocusScene("abx", "cdy", idiom: .pad)
        for letter in "abcd" { scene[letter].focusGroupIdentifier = "left" }
        scene.focus("a")
        #expect(scene.move(.next) == "x")
        #expect(scene.move(.next) == "y")
        #expect(scene.move(.next) == "a")
        #expect(scene.move(.right, .down) == "d")
        #expect(scene.move(.previous) == "y")
    }

    @Test("A group is entered where it was left")
    func memory() {
        let scene = FocusScene("abx", idiom: .pad)
        for letter in "ab" { scene[letter].focusGroupIdentifier = "left" }
        scene.focus("b")
        #expect(scene.move(.next) == "x")
        #expect(scene.move(.next) == "b")
    }

    @Test("The highest priority is where a group is entered, before what had the focus last in it")
    func priorities() {
        let scene = FocusScene("abcx", idiom: .pad)
        for letter in "abc" { scene[letter].focusGroupIdentifier = "left" }
        scene.focus("x")
        #expect(scene.move(.next) == "a")
        scene[Character("c")].focusGroupPriority = UIFocusGroupPriority(1500)
        scene.focus("x")
        #expect(scene.move(.previous) == "c")
        scene[Character("c")].focusGroupPriority = UIFocusGroupPriority(500)
        scene.focus("a")
        #expect(scene.move(.next) == "x")
        #expect(scene.move(.next) == "a")
    }

    @Test("Views inherit the group of what is around them, unless they have one")
    func inheritance() {
        let scene = FocusScene("x", idiom: .pad)
        let box = UIView(frame: CGRect(x: 0, y: 200, width: 800, height: 200))
        scene.root.addSubview(box)
        scene.add(["abc"], to: box)
        box.focusGroupIdentifier = "box"
        scene[Character("c")].focusGroupIdentifier = "own"
        scene.focus("x")
        #expect(scene.move(.next) == "a")
        #expect(scene.move(.next) == "c")
        #expect(scene.move(.next) == "x")
        box.focusGroupIdentifier = nil
        #expect(scene.move(.next, .next) == "b")
    }

    @Test("Views of a controller are in the group that it names")
    func controllers() {
        let controller = UIViewController()
        #expect(controller.focusGroupIdentifier == nil)
        controller.focusGroupIdentifier = "screen"
        let scene = FocusScene(idiom: .pad)
        scene.window.rootViewController = controller
        let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
        controller.view.addSubview(a)
        controller.view.addSubview(b)
        #expect(UIFocusSystem.focusGroup(of: a) == .named("screen"))
        #expect(UIFocusSystem.focusGroup(of: b) == .named("screen"))
    }

    @Test("Priorities have the numbers of UIKit")
    func numbers() {
        #expect(UIFocusGroupPriority.ignored.rawValue == 0)
        #expect(UIFocusGroupPriority.previouslyFocused.rawValue == 1000)
        #expect(UIFocusGroupPriority.prioritized.rawValue == 2000)
        #expect(UIFocusGroupPriority.currentlyFocused.rawValue == Int.max)
        #expect(UIView().focusGroupPriority == .ignored)
    }
}

@MainActor
@Suite("Focus groups of lists")
struct FocusGroupListTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let count: Int
        let table: UITableView
        init(_ count: Int, _ frame: CGRect) {
            self.count = count
            table = UITableView(frame: frame)
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 44
            table.dataSource = self
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        var focused: Int? {
            table.content.focusedCell.flatMap { table.content.indexPath(for: $0) }?.row
        }
    }

    private let first = Rows(50, CGRect(x: 0, y: 100, width: 200, height: 400))
    private let second = Rows(50, CGRect(x: 200, y: 100, width: 200, height: 400))
    private let button = UIButton(type: .system)

    private func make() -> TestHost {
        let root = UIView()
        button.frame = CGRect(x: 0, y: 20, width: 100, height: 40)
        for view in [first.table, second.table, button] { root.addSubview(view) }
        let host = TestHost(root, device: .desktop, size: CGSize(width: 400, height: 500), scale: 1)
        host.settle()
        return host
    }

    @Test("Each table is one stop, and comes back to the row that it was left at")
    func tables() {
        let host = make()
        host.press(.tab)
        #expect(button.isFocused)
        host.press(.tab)
        #expect(first.focused == 0)
        host.press(.down)
        host.press(.down)
        #expect(first.focused == 2)
        host.press(.tab)
        #expect(first.focused == nil)
        #expect(second.focused == 0)
        host.press(.tab)
        #expect(button.isFocused)
        host.press(.tab)
        #expect(first.focused == 2)
        host.press(.tab, modifiers: .shift)
        #expect(button.isFocused)
    }

    @Test("A table is entered at the selected row, which is scrolled into sight")
    func selection() {
        let host = make()
        first.table.selectRow(at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .none)
        host.settle()
        #expect(first.table.contentOffset.y == 0)
        host.press(.tab)
        host.press(.tab)
        host.settle()
        #expect(first.focused == 40)
        #expect(first.table.contentOffset.y == 1404)
    }

    @Test("Tables are groups of their own, unless they are given a name or none")
    func identifiers() {
        #expect(first.table.focusGroupIdentifier != nil)
        #expect(first.table.focusGroupIdentifier != second.table.focusGroupIdentifier)
        let host = make()
        first.table.focusGroupIdentifier = "both"
        second.table.focusGroupIdentifier = "both"
        #expect(first.table.focusGroupIdentifier == "both")
        host.press(.tab)
        host.press(.tab)
        #expect(first.focused == 0)
        host.press(.tab)
        #expect(button.isFocused)
        first.table.focusGroupIdentifier = nil
        #expect(first.table.focusGroupIdentifier == nil)
    }

    @Test("Tab stops at the fields of a list one by one")
    func fields() {
        let host = make()
        let cells = first.table.visibleCells
        let (one, two) = (UITextField(), UITextField())
        for (cell, field) in zip(cells[1...2], [one, two]) {
            field.frame = CGRect(x: 60, y: 4, width: 120, height: 36)
            cell.contentView.addSubview(field)
        }
        #expect(UIFocusSystem.focusGroup(of: one) != UIFocusSystem.focusGroup(of: two))
        #expect(UIFocusSystem.focusGroup(of: cells[3]) == UIFocusSystem.focusGroup(of: cells[4]))
        #expect(UIFocusSystem.focusGroup(of: one) != UIFocusSystem.focusGroup(of: cells[3]))
        _ = host
    }
}

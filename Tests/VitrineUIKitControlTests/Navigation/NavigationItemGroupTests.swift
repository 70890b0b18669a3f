import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Groups of bar items, and styles of navigation items")
@MainActor
struct NavigationItemGroupTests {
    private func make(_ item: UINavigationItem, width: CGFloat = 375, device: TestHost.Device = .iPhone)
        -> TestHost
    {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = [item]
        let root = UIView()
        root.addSubview(bar)
        let host = TestHost(root, device: device, size: CGSize(width: width, height: 300))
        host.layout()
        return host
    }

    private func button(_ title: String, _ heard: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in heard() })
    }

    private func x(_ host: TestHost, _ text: String) -> CGFloat { host.find(text: text).frame.midX }

    @Test("Groups stand in reading order at both sides")
    func order() {
        let item = UINavigationItem(title: "Title")
        item.leadingItemGroups = [.fixedGroup(items: [button("A"), button("B")])]
        item.trailingItemGroups = [
            .fixedGroup(items: [button("C")]),
            .movableGroup(customizationIdentifier: "d", items: [button("D")]),
        ]
        item.pinnedTrailingGroup = button("E").creatingFixedGroup()
        let host = make(item)
        let places = ["A", "B", "Title", "C", "D", "E"].map { x(host, $0) }
        #expect(places == places.sorted())
        #expect(x(host, "Title") == 187.5)
        #expect(item.leadingItemGroups[0].barButtonItems[0].buttonGroup === item.leadingItemGroups[0])
    }

    @Test("Groups and items take each other's places")
    func replacing() {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItems = [button("Outer"), button("Inner")]
        #expect(item.trailingItemGroups.map { $0.barButtonItems[0].title } == ["Inner", "Outer"])
        let host = make(item)
        #expect(x(host, "Outer") > x(host, "Inner"))
        item.trailingItemGroups = [button("New").creatingFixedGroup()]
        host.layout()
        #expect(item.rightBarButtonItems == nil)
        host.expect(text: "New")
        host.expectNone(host.find(text: "Outer"))
        item.rightBarButtonItem = button("Own")
        host.layout()
        host.expectNone(host.find(text: "New"))
        item.trailingItemGroups = [button("Last").creatingFixedGroup()]
        host.layout()
        host.expect(text: "Last")
        item.rightBarButtonItems = nil
        host.layout()
        host.expectNone(host.find(text: "Last"))
        #expect(item.trailingItemGroups.isEmpty)
        host.expectNone(host.find(text: "Own"))
    }

    @Test("Changes of a group show; hidden ones and those that nobody added do not")
    func changes() {
        let item = UINavigationItem(title: "Title")
        let group = UIBarButtonItemGroup.fixedGroup(items: [button("A")])
        item.leadingItemGroups = [
            group,
            .optionalGroup(customizationIdentifier: "o", inDefaultCustomization: false, items: [button("O")]),
        ]
        let host = make(item)
        host.expectNone(host.find(text: "O"))
        group.barButtonItems = [button("B")]
        host.layout()
        host.expect(text: "B")
        host.expectNone(host.find(text: "A"))
        group.isHidden = true
        host.layout()
        host.expectNone(host.find(text: "B"))
    }

    @Test("Without room one item stands for its group, and opens a menu of it")
    func representative() {
        let item = UINavigationItem(title: "Title")
        var heard: [String] = []
        let items = ["Copy", "Paste", "Delete", "Duplicate", "Move"].map { title in
            button(title) { heard.append(title) }
        }
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: "All"), items: items)
        item.trailingItemGroups = [group]
        let wide = make(item, width: 800)
        wide.expect(text: "Duplicate")
        #expect(!group.isDisplayingRepresentativeItem)
        let host = make(item, width: 320)
        #expect(group.isDisplayingRepresentativeItem)
        host.expectNone(host.find(text: "Duplicate"))
        host.find(text: "All").tap()
        host.settle()
        host.find(text: "Duplicate").tap()
        host.settle()
        #expect(heard == ["Duplicate"])
    }

    @Test("The middle is a menu in the usual style, and stands in the middle in others where there is room")
    func center() {
        let item = UINavigationItem(title: "Title")
        var heard = 0
        item.centerItemGroups = [button("Bold") { heard += 1 }.creatingFixedGroup()]
        let phone = make(item)
        phone.expectNone(phone.find(text: "Bold"))
        phone.find(label: "More").tap()
        phone.settle()
        phone.find(text: "Bold").tap()
        phone.settle()
        #expect(heard == 1)
        item.style = .editor
        let pad = make(item, width: 800, device: .iPad)
        pad.expectNone(pad.find(label: "More"))
        #expect(abs(x(pad, "Bold") - 400) < 1)
        #expect(pad.find(text: "Title").frame.minX < 40)
        pad.find(text: "Bold").tap()
        #expect(heard == 2)
    }

    @Test(
        "An editor's way back is a chevron alone",
        arguments: [UINavigationItem.ItemStyle.navigator, .browser, .editor])
    func editor(_ style: UINavigationItem.ItemStyle) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Before"
        let second = UIViewController()
        second.title = "Second"
        second.navigationItem.style = style
        navigation.pushViewController(second, animated: false)
        let host = TestHost(navigation, size: CGSize(width: 375, height: 300))
        host.settle()
        #expect(host.find(text: "Before").exists == (style != .editor))
        #expect(host.find(text: "Second").exists)
        host.tap(at: CGPoint(x: 14, y: 22))
        host.settle()
        #expect(host.find(text: "Before").exists)
    }
}

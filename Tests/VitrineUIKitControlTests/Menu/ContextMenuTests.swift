import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Context menus")
@MainActor
struct ContextMenuTests {
    private final class Spy: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        var isOff = false
        var preview: UIContextMenuContentPreviewProvider?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("configuration \(Int(location.x)),\(Int(location.y))")
            if isOff { return nil }
            return UIContextMenuConfiguration(previewProvider: preview) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.heard.append("copy") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("highlight")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            heard.append("commit")
            animator.addCompletion { [weak self] in self?.heard.append("committed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("end")
            animator?.addCompletion { [weak self] in self?.heard.append("ended") }
        }
    }

    private func make() -> (TestHost, UIView, UIContextMenuInteraction, Spy) {
        let spy = Spy()
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        view.backgroundColor = .systemTeal
        let interaction = UIContextMenuInteraction(delegate: spy)
        view.addInteraction(interaction)
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 375, height: 667))
        host.layout()
        return (host, view, interaction, spy)
    }

    private func overlay(_ host: TestHost) -> MenuOverlay? { host.window.cover as? MenuOverlay }

    @Test("A finger that rests opens the menu below the view, and the delegate hears in UIKit's order")
    func press() throws {
        let (host, view, interaction, spy) = make()
        host.longPress(at: CGPoint(x: 100, y: 150))
        host.settle()
        #expect(spy.heard == ["configuration 50,50", "highlight", "display"])
        #expect(interaction.menuAppearance == .rich)
        #expect(interaction.location(in: view) == CGPoint(x: 50, y: 50))
        let menu = try #require(overlay(host))
        #expect(menu.menuFrame == CGRect(x: 50, y: 216, width: 250, height: 44))
        #expect(view.alpha == 0)
        host.tap(at: CGPoint(x: 100, y: 238))
        #expect(spy.heard.suffix(2) == ["end", "copy"])
        host.settle()
        #expect(spy.heard.last == "ended")
        #expect(view.alpha == 1)
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test("Without a configuration touches go on")
    func none() {
        let (host, view, _, spy) = make()
        spy.isOff = true
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        host.longPress(at: CGPoint(x: 100, y: 150))
        #expect(host.window.cover == nil)
        #expect(spy.heard == ["configuration 50,50"])
        #expect(taps == 1)
    }

    @Test("A right click opens the menu alone, where the pointer is")
    func click() throws {
        let (host, view, interaction, spy) = make()
        spy.preview = { UIViewController() }
        host.secondaryClick(at: CGPoint(x: 100, y: 150))
        host.settle()
        #expect(spy.heard == ["configuration 50,50", "display"])
        #expect(interaction.menuAppearance == .compact)
        #expect(overlay(host)?.menuFrame == CGRect(x: 100, y: 150, width: 250, height: 44))
        #expect(view.alpha == 1)
        host.press([.down, .select])
        #expect(spy.heard.suffix(3) == ["end", "copy", "ended"])
    }

    @Test("A controller's view is the preview, as large as it prefers, and a tap on it commits")
    func preview() throws {
        let (host, _, interaction, spy) = make()
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 240, height: 160)
        spy.preview = { controller }
        host.longPress(at: CGPoint(x: 100, y: 150))
        host.settle()
        #expect(
            controller.view.convert(controller.view.bounds, to: nil)
                == CGRect(x: 30, y: 70, width: 240, height: 160))
        #expect(overlay(host)?.menuFrame.minY == 246)
        host.tap(at: CGPoint(x: 100, y: 100))
        host.settle()
        #expect(spy.heard.suffix(4) == ["commit", "end", "committed", "ended"])
        #expect(controller.view.window == nil)
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test("The visible menu can be another, and be dismissed")
    func updating() {
        let (host, _, interaction, spy) = make()
        host.longPress(at: CGPoint(x: 100, y: 150))
        host.settle()
        interaction.updateVisibleMenu { menu in
            #expect(menu.children.map(\.title) == ["Copy"])
            return UIMenu(children: [UIAction(title: "Paste") { _ in }, UIAction(title: "Cut") { _ in }])
        }
        host.settle()
        #expect(overlay(host)?.top.rows.map(\.element.title) == ["Paste", "Cut"])
        #expect(overlay(host)?.menuFrame.height == 88)
        interaction.dismissMenu()
        host.settle()
        #expect(host.window.cover == nil)
        #expect(spy.heard.last == "ended")
    }

    @Test("An interaction belongs to one view at a time")
    func views() {
        let (_, view, interaction, _) = make()
        let other = UIView()
        #expect(view.interactions.count == 1)
        other.addInteraction(interaction)
        #expect(view.interactions.isEmpty && interaction.view === other)
        #expect(view.gestureRecognizers?.isEmpty != false)
        other.interactions = []
        #expect(interaction.view == nil)
    }

    // MARK: Collections

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var heard: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            6
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu \(indexPath.item)")
            if indexPath.item == 1 { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "A") { _ in }])
            })
        }
        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    private func collection() -> (TestHost, UICollectionView, Items) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        let items = Items()
        (view.dataSource, view.delegate) = (items, items)
        let host = TestHost(view, size: CGSize(width: 320, height: 500))
        host.layout()
        return (host, view, items)
    }

    @Test("A collection view asks for the item under the finger, which is then not selected")
    func collections() {
        let (host, view, items) = collection()
        host.longPress(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(items.heard == ["menu 0"])
        #expect(overlay(host)?.menuFrame.origin == CGPoint(x: 8, y: 124))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == false)
        host.press(.menu)
        host.settle()
        #expect(items.heard == ["menu 0", "end"])
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(items.heard.last == "select 0")
    }

    @Test("An item without a menu is selected all the same")
    func refused() {
        let (host, _, items) = collection()
        host.longPress(at: CGPoint(x: 160, y: 50))
        #expect(items.heard == ["menu 1", "select 1"])
    }

    @Test("The menu key opens the menu of the focused item")
    func key() {
        let (host, view, items) = collection()
        view.allowsFocus = true
        host.press([.down, .right, .right])
        host.press(.contextMenu)
        host.settle()
        #expect(items.heard == ["menu 2"])
        #expect(overlay(host) != nil)
    }

    @Test("A table asks for the row")
    func tables() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var asked: [IndexPath] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPath)
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "A") { _ in }])
                })
            }
        }
        let (table, rows) = (UITableView(), Rows())
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        let host = TestHost(table, size: CGSize(width: 320, height: 500))
        host.layout()
        host.secondaryClick(at: CGPoint(x: 20, y: 110))
        #expect(rows.asked.count == 1)
        #expect(rows.asked.first?.row == 2 || rows.asked.first?.row == 1)
        #expect(overlay(host) != nil)
    }
}

import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// The lines between rows. Text begins at 16 points in rows of a telephone.
@MainActor
@Suite(.serialized) struct ListSeparatorTests {
    @Test func `A plain list has lines from the text to the edge, also around its rows`() {
        let stage = ListStage(.plain, [3])
        #expect(stage.lines(0, 0) == ["top 16..375", "bottom 16..375"])
        #expect(stage.lines(0, 1) == ["bottom 16..375"])
        #expect(stage.lines(0, 2) == ["bottom 16..375"])
        // A pixel, at the lower end of the row.
        #expect(
            stage.cell(0, 1)?.separators.bottom?.frame == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
        #expect(stage.cell(0, 1)?.separators.bottom?.backgroundColor == .separator)
    }

    @Test func `Sections of a plain list without headers share a line`() {
        let stage = ListStage(.plain, [1, 1])
        #expect(stage.lines(1, 0) == ["bottom 16..375"])
        let headed = ListStage(.plain, [1, 1]) { configuration, _ in configuration.headerMode = .supplementary
        }
        #expect(headed.lines(1, 0) == ["top 16..375", "bottom 16..375"])
    }

    @Test func `A group is closed by lines from edge to edge`() {
        let stage = ListStage(.grouped, [3])
        #expect(stage.lines(0, 0) == ["top 0..375", "bottom 16..375"])
        #expect(stage.lines(0, 1) == ["bottom 16..375"])
        #expect(stage.lines(0, 2) == ["bottom 0..375"])
    }

    @Test func `An inset group has lines between its rows only, and a sidebar none`() {
        let stage = ListStage(.insetGrouped, [2, 1])
        // 343 points wide.
        #expect(stage.lines(0, 0) == ["bottom 16..343"])
        #expect(stage.lines(0, 1) == [])
        #expect(stage.lines(1, 0) == [])
        #expect(ListStage(.sidebar, [2]).lines(0, 0) == [])
        #expect(ListStage(.sidebarPlain, [2]).lines(0, 1) == ["bottom 16..375"])
        let without = ListStage(.plain, [2]) { configuration, _ in configuration.showsSeparators = false }
        #expect(without.lines(0, 0) == [])
    }

    @Test func `Lines begin at the text, beside images, controls and indentation, and are mirrored`() {
        func stage(_ traits: ((inout UITraitOverrides) -> Void)? = nil) -> ListStage {
            ListStage(
                .plain, [3], traits: traits,
                cell: { cell, path, item in
                    var content = cell.defaultContentConfiguration()
                    content.text = item
                    if path.item == 0 { content.image = testImage(width: 28, height: 28) }
                    cell.contentConfiguration = content
                    if path.item == 1 {
                        cell.accessories = [.delete(displayed: .always), .disclosureIndicator()]
                    }
                    cell.indentationLevel = path.item == 2 ? 2 : 0
                })
        }
        // 16 + 28 + 16; a control of 22 after 16, then 16; two levels of 10.
        #expect(stage().lines(0, 0).last == "bottom 60..375")
        #expect(stage().lines(0, 1) == ["bottom 54..375"])
        #expect(stage().lines(0, 2) == ["bottom 36..375"])
        let mirrored = stage { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.lines(0, 0).last == "bottom 0..315")
        #expect(mirrored.lines(0, 1) == ["bottom 0..321"])
    }

    @Test func `Insets and colours of the configuration count edge by edge`() {
        let stage = ListStage(.plain, [2]) { configuration, _ in
            configuration.separatorConfiguration.color = .systemRed
            configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 20
            configuration.separatorConfiguration.topSeparatorInsets = NSDirectionalEdgeInsets(
                top: 2, leading: 5, bottom: 0, trailing: 6)
        }
        #expect(stage.lines(0, 0) == ["top 5..369", "bottom 16..355"])
        #expect(stage.cell(0, 0)?.separators.top?.frame.minY == 2)
        #expect(stage.cell(0, 0)?.separators.bottom?.backgroundColor == .systemRed)
        let automatic = UIListSeparatorConfiguration.automaticInsets
        #expect(UIListSeparatorConfiguration(listAppearance: .plain).topSeparatorInsets == automatic)
    }

    @Test func `The handler has the last word on the lines of a row, and gets visibilities that are decided`()
    {
        var asked: [String] = []
        let stage = ListStage(.insetGrouped, [3]) { configuration, _ in
            configuration.itemSeparatorHandler = { path, separators in
                asked.append("\(path.item) \(separators.bottomSeparatorVisibility)")
                var separators = separators
                if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                if path.item == 2 { separators.topSeparatorVisibility = .visible }
                return separators
            }
        }
        #expect(Set(asked) == ["0 visible", "1 visible", "2 hidden"])
        #expect(stage.lines(0, 1) == [])
        #expect(stage.lines(0, 2) == ["top 16..343"])
        // Not asked again by scrolling.
        asked = []
        for y in 1...20 {
            stage.view.contentOffset.y = CGFloat(y)
            stage.host.layout()
        }
        #expect(asked == [])
    }

    @Test func `There are no lines beside a selected row, save between two of them`() {
        let stage = ListStage(.plain, [5]) { configuration, _ in
            configuration.separatorConfiguration.multipleSelectionColor = .systemBlue
        }
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        stage.host.settle()
        #expect(stage.lines(0, 1) == [])
        #expect(stage.lines(0, 2) == [])
        #expect(stage.lines(0, 3) == ["bottom 16..375"])
        stage.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        stage.host.settle()
        #expect(stage.lines(0, 1) == [])
        #expect(stage.lines(0, 2) == ["bottom 16..375"])
        #expect(stage.cell(0, 2)?.separators.bottom?.backgroundColor == .systemBlue)
        #expect(stage.lines(0, 3) == [])
        stage.view.deselectItem(at: [0, 2], animated: false)
        stage.view.deselectItem(at: [0, 3], animated: false)
        stage.host.settle()
        #expect(stage.lines(0, 1) == ["bottom 16..375"])
        #expect(stage.lines(0, 2) == ["bottom 16..375"])
    }

    @Test func `A pressed row has no lines beside it`() {
        let stage = ListStage(.plain, [3])
        stage.host.touchDown(at: CGPoint(x: 100, y: 66))
        stage.host.advance(by: 0.3)
        #expect(stage.lines(0, 0) == ["top 16..375"])
        #expect(stage.lines(0, 1) == [])
        stage.host.cancelTouch(at: CGPoint(x: 100, y: 66))
        stage.host.settle()
        #expect(stage.lines(0, 0) == ["top 16..375", "bottom 16..375"])
    }

    @Test func `Lines come back when the selected row beside them is deleted`() {
        let stage = ListStage(.plain, [4])
        stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        stage.host.settle()
        #expect(stage.lines(0, 1) == [])
        stage.apply([["0.0", "0.1", "0.3"]], animated: true)
        stage.host.settle()
        #expect(stage.lines(0, 1) == ["bottom 16..375"])
    }

    @Test func `A constraint to the layout guide moves the lines`() {
        let stage = ListStage(
            .plain, [1],
            cell: { cell, _, item in
                ListStage.showName(cell, [0, 0], item)
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 40)
                    .isActive = true
            })
        #expect(stage.lines(0, 0).last == "bottom 40..375")
    }
}

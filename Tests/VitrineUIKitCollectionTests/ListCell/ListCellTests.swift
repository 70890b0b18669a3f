import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite(.serialized) struct ListCellTests {
    private func text(_ text: String, in cell: UICollectionViewListCell) {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }

    // MARK: Accessories

    @Test func `Accessories of the system have their order, whatever the order they are given in`() {
        let list = RowList(1) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [
                .reorder(displayed: .always), .disclosureIndicator(), .delete(displayed: .always),
                .checkmark(), .label(text: "3"), .multiselect(displayed: .always),
            ]
        }
        let cell = list.cell(0)
        #expect(
            cell?.leadingPlaces.map(\.accessory.accessoryType) == [.multiselect, .delete])
        #expect(
            cell?.trailingPlaces.map(\.accessory.accessoryType)
                == [.label, .checkmark, .disclosureIndicator, .reorder])
    }

    @Test func `Accessories stand 16 points from the edges, and the content is what they leave`() throws {
        let list = RowList(2) { cell, item in
            text("Row", in: cell)
            cell.accessories =
                item == 0
                ? [.disclosureIndicator()]
                : [.delete(displayed: .always), .checkmark(), .disclosureIndicator()]
        }
        let first = try #require(list.cell(0))
        // A chevron of 8 × 14: 320 - 16 - 8.
        #expect(first.trailingPlaces[0].view.frame == CGRect(x: 296, y: 15, width: 8, height: 14))
        #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 296, height: 44))
        let second = try #require(list.cell(1))
        #expect(second.leadingPlaces[0].view.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
        // A check mark of 16 × 15, 8 points before the chevron.
        #expect(second.trailingPlaces[0].view.frame == CGRect(x: 272, y: 14.5, width: 16, height: 15))
        #expect(second.contentView.frame == CGRect(x: 38, y: 0, width: 234, height: 44))
        // Text begins 54 points from the edge beside a control.
        #expect(list.parts(1).first?.minX == 54)
    }

    @Test func `A reserved width centres an accessory, and a hidden one keeps its room`() throws {
        let list = RowList(2) { cell, item in
            text("Row", in: cell)
            cell.accessories = [
                .checkmark(options: .init(isHidden: item == 1, reservedLayoutWidth: .custom(40))),
                .disclosureIndicator(options: .init(reservedLayoutWidth: .standard)),
            ]
        }
        let first = try #require(list.cell(0))
        // 22 for the chevron, 8 between, 40 for the check mark.
        #expect(first.trailingPlaces.map(\.view.frame.minX) == [246, 289])
        #expect(first.contentView.frame.width == 234)
        let second = try #require(list.cell(1))
        #expect(second.contentView.frame.width == 234)
        #expect(second.trailingPlaces.map(\.view.alpha) == [0, 1])
    }

    @Test func `A custom view is placed where its position says, and keeps its size if it is to`() throws {
        let large = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let list = RowList(1) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: large, placement: .trailing(at: { $0.count }), maintainsFixedSize: true)),
                .disclosureIndicator(),
                .customView(
                    configuration: .init(
                        customView: small,
                        placement: .trailing(
                            at: UICellAccessory.Placement.position(before: .disclosureIndicator())),
                        maintainsFixedSize: true)),
            ]
        }
        let cell = try #require(list.cell(0))
        #expect(
            cell.trailingPlaces.map(\.accessory.accessoryType)
                == [.customView(small), .disclosureIndicator, .customView(large)])
        // As high as the accessory.
        #expect(cell.frame.height == 60)
        #expect(large.frame == CGRect(x: 274, y: 0, width: 30, height: 60))
        #expect(small.frame == CGRect(x: 240, y: 25, width: 10, height: 10))
    }

    @Test func `Indentation moves the content, and accessories if they are to be`() throws {
        let list = RowList(3) { cell, item in
            text("Row", in: cell)
            cell.indentationLevel = item
            cell.accessories = [.checkmark(), .delete(displayed: .always)]
            cell.indentsAccessories = item < 2
        }
        #expect(list.cell(1)?.leadingPlaces[0].view.frame.minX == 26)
        #expect(list.cell(1)?.contentView.frame.minX == 48)
        #expect(list.cell(2)?.leadingPlaces[0].view.frame.minX == 16)
        #expect(list.cell(2)?.contentView.frame.minX == 58)
    }

    @Test func `From right to left a row is mirrored`() throws {
        let list = RowList(1, traits: { $0.layoutDirection = .rightToLeft }) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
            cell.indentationLevel = 1
        }
        let cell = try #require(list.cell(0))
        #expect(cell.leadingPlaces[0].view.frame.minX == CGFloat(272))
        #expect(cell.trailingPlaces[0].view.frame.minX == 16)
        #expect(cell.contentView.frame == CGRect(x: 24, y: 0, width: 248, height: 44))
        #expect(list.parts(0).first?.maxX == CGFloat(256))
    }

    @Test func `Accessories grow with the text`() throws {
        let list = RowList(1, traits: { $0.preferredContentSizeCategory = .accessibilityMedium }) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [.delete(displayed: .always), .label(text: "12")]
        }
        let cell = try #require(list.cell(0))
        // 22 · 28 / 17, to a third of a point.
        #expect(abs(cell.leadingPlaces[0].size.width - 36.33) < 0.01)
        #expect(cell.trailingPlaces[0].size.height == 33.5)
    }

    @Test
    func `The separator guide leads from the text to the trailing edge, unless constraints say otherwise`()
        throws
    {
        let list = RowList(2) { cell, item in
            text("Row", in: cell)
            cell.indentationLevel = 1
            let guide = cell.separatorLayoutGuide
            guard item == 1 else { return }
            guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -50).isActive = true
        }
        #expect(
            list.cell(0)?.separatorLayoutGuide.layoutFrame == CGRect(x: 26, y: 0, width: 294, height: 44))
        #expect(list.cell(1)?.separatorLayoutGuide.layoutFrame.width == 244)
    }

    // MARK: States

    @Test func `Editing shows what is for editing and hides what is not, animated`() throws {
        let list = RowList(3) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        list.uneditable = [1]
        let cell = try #require(list.cell(0))
        let chevron = try #require(cell.trailingPlaces.first?.view)
        #expect(cell.leadingPlaces.isEmpty && cell.contentView.frame.width == 296)
        list.view.isEditing = true
        #expect(cell.configurationState.isEditing)
        #expect(list.cell(1)?.configurationState.isEditing == false)
        list.host.advance(by: 0.15)
        // The content is on its way.
        let between = cell.contentView.layer.presentation()?.frame.minX ?? 0
        #expect(between > 1 && between < 37)
        list.host.settle()
        #expect(cell.leadingPlaces.count == 1 && cell.trailingPlaces.isEmpty)
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
        #expect(chevron.superview == nil)
        #expect(list.cell(1)?.leadingPlaces.isEmpty == true)
        list.view.isEditing = false
        list.host.settle()
        #expect(cell.trailingPlaces.first?.view === chevron && chevron.superview === cell)
        #expect(chevron.alpha == 1)
    }

    @Test func `While editing, items can be selected only if that is allowed`() {
        let list = RowList(3) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [.multiselect()]
        }
        list.view.isEditing = true
        list.host.settle()
        list.host.tap(at: CGPoint(x: 200, y: 20))
        list.host.settle()
        #expect(list.log.isEmpty)
        list.view.allowsMultipleSelectionDuringEditing = true
        for y: CGFloat in [20, 60] {
            list.host.tap(at: CGPoint(x: 200, y: y))
            list.host.settle()
        }
        #expect(list.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        #expect((list.cell(0)?.leadingPlaces.first?.view as? AccessoryView)?.look.isSelected == true)
        #expect((list.cell(2)?.leadingPlaces.first?.view as? AccessoryView)?.look.isSelected == false)
        list.view.isEditing = false
        #expect(list.view.indexPathsForSelectedItems?.count == 1)
    }

    @Test func `A press and a selection colour the background`() throws {
        let list = RowList(2) { cell, _ in text("Row", in: cell) }
        let cell = try #require(list.cell(0))
        func color() -> UIColor? { cell.backgroundConfiguration?.backgroundColor }
        #expect(color() == .systemBackground)
        list.host.touchDown(at: CGPoint(x: 100, y: 20))
        list.host.advance(by: 0.2)
        #expect(cell.isHighlighted && color() == .systemGray4)
        list.host.touchUp(at: CGPoint(x: 100, y: 20))
        list.host.settle()
        #expect(cell.isSelected && color() == .systemGray4 && list.log == ["select 0"])
        list.view.deselectItem(at: [0, 0], animated: true)
        list.host.settle()
        #expect(color() == .systemBackground)
    }

    @Test func `Every change of state updates the configurations and calls the handler, once a pass`() throws
    {
        var states: [String] = []
        let list = RowList(1) { cell, _ in
            cell.contentConfiguration = Badge(number: 1)
            cell.configurationUpdateHandler = { _, state in
                states.append(
                    (state.isSelected ? "s" : "") + (state.isHighlighted ? "h" : "")
                        + (state.isEditing ? "e" : ""))
            }
        }
        let cell = try #require(list.cell(0))
        let badge = try #require(cell.contentView as? BadgeView)
        #expect(cell.frame.height == 70)
        #expect(states.last == "")
        states = []
        cell.isSelected = true
        cell.isHighlighted = true
        cell.setNeedsUpdateConfiguration()
        list.host.settle()
        #expect(states == ["sh"] && badge.state == "sh")
        cell.isHighlighted = false
        list.view.isEditing = true
        list.host.settle()
        #expect(badge.state == "se")
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        list.host.settle()
        #expect(badge.state == "se" && states.last == "e")
        #expect(cell.contentView === badge)
    }

    @Test func `On a television the row with the focus is a white platter that lifts`() throws {
        let list = RowList(
            3, device: .appleTV, size: nil, layout: RowList.rows(spacing: 14)
        ) { cell, _ in text("Row", in: cell) }
        list.host.press(.down)
        list.host.settle()
        let cell = try #require(list.cell(1))
        #expect(cell.isFocused && cell.configurationState.isFocused)
        #expect(cell.backgroundConfiguration?.backgroundColor == .white)
        #expect(
            (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .black)
        // 40 points more than the 1760 between the margins of a television.
        #expect(abs(cell.transform.a - 1.0227) < 0.001)
        #expect(list.cell(0)?.backgroundConfiguration?.backgroundColor == .quaternarySystemFill)
        #expect(list.cell(0)?.transform == .identity)
        list.host.press(.up)
        list.host.settle()
        #expect(cell.transform == .identity && list.cell(0)?.isFocused == true)
    }

    // MARK: Outlines

    @Test func `A chevron opens and closes the item, and a tap beside it selects, unless it is a header`()
        throws
    {
        let list = RowList(3) { cell, item in
            text("Row", in: cell)
            if item == 1 {
                cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            } else {
                cell.accessories = [.outlineDisclosure()]
            }
        }
        for item in 0..<3 {
            list.outline[item] = OutlineState(level: item, isExpandable: true, isExpanded: false)
        }
        list.view.reloadData()
        list.host.settle()
        let cell = try #require(list.cell(0))
        let chevron = try #require(cell.trailingPlaces.first?.view as? AccessoryView)
        // As large as a finger.
        list.host.tap(at: CGPoint(x: 290, y: 36))
        #expect(list.toggled == [0] && list.log.isEmpty && !cell.isSelected)
        #expect(chevron.look.isExpanded)
        list.host.settle()
        list.host.tap(at: CGPoint(x: 100, y: 20))
        list.host.settle()
        #expect(list.log == ["select 0"] && list.toggled == [0])
        list.host.tap(at: CGPoint(x: 100, y: 64))
        list.host.settle()
        #expect(list.log == ["select 0"] && list.toggled == [0, 1])
        #expect(list.cell(1)?.configurationState.isExpanded == true)
        #expect(list.cell(1)?.isSelected == false)
        // Indented by level: 10 points each.
        #expect((0..<3).map { list.cell($0)?.contentView.frame.minX } == [0, 10, 20])
    }

    @Test func `A handler takes the place of expanding, and a header opens where nothing can be selected`()
        throws
    {
        var handled = 0
        let list = RowList(2) { cell, item in
            var content = item == 0 ? UIListContentConfiguration.plainHeader() : .cell()
            content.text = "Row"
            cell.contentConfiguration = content
            cell.accessories =
                item == 0 ? [.outlineDisclosure()] : [.outlineDisclosure(actionHandler: { handled += 1 })]
        }
        list.outline = [0: OutlineState(level: 0, isExpandable: true, isExpanded: false)]
        list.view.allowsSelection = false
        list.view.reloadData()
        list.host.settle()
        let height = list.cell(0)?.frame.height ?? 0
        list.host.tap(at: CGPoint(x: 100, y: height / 2))
        list.host.settle()
        #expect(list.toggled == [0])
        list.host.tap(at: CGPoint(x: 300, y: height + 20))
        list.host.settle()
        #expect(handled == 1 && list.toggled == [0])
    }

    @Test func `The chevron turns while the row opens`() throws {
        let list = RowList(1) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [.outlineDisclosure()]
        }
        list.outline = [0: OutlineState(level: 0, isExpandable: true, isExpanded: false)]
        list.host.tap(at: CGPoint(x: 300, y: 20))
        list.host.advance(by: 0.1)
        let glyph = try #require(list.cell(0)?.trailingPlaces.first?.view.subviews.first)
        let turn = try #require(glyph.layer.presentation()?.affineTransform())
        #expect(turn.b > 0.05 && turn.b < 0.95)
        list.host.settle()
        #expect(abs(glyph.transform.b - 1) < 1e-6)
    }

    @Test func `Controls in a row do what they are for, and leave the row alone`() {
        var log: [String] = []
        let list = RowList(1) { cell, _ in
            text("Row", in: cell)
            cell.accessories = [
                .delete(displayed: .always, actionHandler: { log.append("delete") }),
                .detail(actionHandler: { log.append("detail") }),
            ]
        }
        list.host.tap(at: CGPoint(x: 27, y: 22))
        list.host.tap(at: CGPoint(x: 293, y: 22))
        list.host.settle()
        #expect(log == ["delete", "detail"] && list.log.isEmpty)
    }

    // MARK: Reordering

    @Test func `The reorder control takes the row along, and lets go of it at its new place`() throws {
        let list = RowList(5) { cell, item in
            text("Row \(item)", in: cell)
            cell.accessories = [.reorder(displayed: .always), .disclosureIndicator()]
        }
        list.immovable = [3]
        let cell = try #require(list.cell(0))
        // 22 × 12, after a line in the middle of the room between.
        #expect(cell.trailingPlaces[1].view.frame == CGRect(x: 282, y: 16, width: 22, height: 12))
        #expect(cell.reorderSeparator?.frame == CGRect(x: 278, y: 11, width: 0.5, height: 22))
        list.host.touchDown(at: CGPoint(x: 293, y: 22))
        list.host.advance(by: 0.2)
        #expect(cell.configurationState.isReordering && cell.layer.shadowOpacity > 0)
        list.host.moveTouch(from: CGPoint(x: 293, y: 22), to: CGPoint(x: 250, y: 112), duration: 0.3)
        // It follows the finger up and down only.
        #expect(cell.center == CGPoint(x: 160, y: 112))
        #expect(list.order == [0, 1, 2, 3, 4] && list.view.contentOffset.y == 0)
        list.host.touchUp(at: CGPoint(x: 250, y: 112))
        list.host.settle()
        #expect(list.order == [1, 2, 0, 3, 4])
        #expect(cell.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
        #expect(!cell.configurationState.isReordering && cell.layer.shadowOpacity == 0)
        #expect(list.log.isEmpty)
        // One that must not be moved stays.
        list.host.drag(from: CGPoint(x: 293, y: 154), to: CGPoint(x: 293, y: 22))
        list.host.settle()
        #expect(list.order == [1, 2, 0, 3, 4])
    }

    // MARK: Bad input

    @Test func `Two accessories of one type stop the program, and the message names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let cell = UICollectionViewListCell(frame: .zero)
                cell.accessories = [.checkmark(), .disclosureIndicator(), .checkmark()]
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("two accessories of the same type: checkmark is given twice"))
    }

    @Test func `A position beyond the accessories stops the program, and the message tells the bounds`() async
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let cell = UICollectionViewListCell(frame: .zero)
                cell.accessories = [
                    .checkmark(),
                    .customView(
                        configuration: .init(customView: UIView(), placement: .trailing(at: { _ in 5 }))),
                ]
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("is 5, and there are 1 accessories at its edge"))
    }

    @Test func `A background configuration and background views take each other's place`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        #expect(cell.backgroundConfiguration == .listCell().updated(for: cell.configurationState))
        // That of a plain list, where there is none.
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        let view = UIView()
        cell.backgroundView = view
        #expect(cell.backgroundConfiguration == nil && view.superview === cell)
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
        #expect(cell.backgroundView == nil && view.superview == nil)
        #expect(cell.backgroundConfiguration?.cornerRadius == 12)
    }
}

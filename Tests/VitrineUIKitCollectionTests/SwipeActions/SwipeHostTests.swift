import Foundation
import Testing
import VitrineCoreGraphics
import VitrineQuartzCore

@testable import VitrineUIKit

/// Swipe actions in a view that is no collection view.
@MainActor
@Suite struct SwipeHostTests {
    private final class Row: UIView, SwipeableCell {
        var changes = 0
        var restingCenter: CGPoint { CGPoint(x: 150, y: 22) }
        var roundedRowLayer: CALayer? { nil }
        func swipeStateDidChange() { changes += 1 }
    }

    private final class Rows: UIScrollView, SwipeHost {
        let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let swipes = SwipeFeature()
        var edges: [SwipeEdge] = []

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            addSubview(row)
            swipes.attach(to: self)
        }

        required init?(coder: NSCoder) { nil }

        func swipeableCell(at point: CGPoint) -> (any SwipeableCell)? {
            row.frame.contains(point) ? row : nil
        }

        func swipeActions(
            of cell: any SwipeableCell, edge: SwipeEdge, whileEditing: Bool
        ) -> UISwipeActionsConfiguration? {
            edges.append(edge)
            guard edge == .trailing else { return nil }
            return UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
        }
    }

    @Test func `A row opens, and is back at its place when everything is asked anew`() {
        let rows = Rows()
        let opened = rows.swipes.open(rows.row, edge: .trailing)
        #expect(opened)
        #expect(rows.row.center.x < 150)
        #expect(rows.row.changes == 1)
        rows.swipes.giveWay(to: .reload)
        #expect(rows.swipes.isEmpty)
        #expect(rows.row.center == CGPoint(x: 150, y: 22))
        #expect(rows.row.changes == 2)
    }

    @Test func `A swipe asks for the edge that the finger uncovers`() {
        let rows = Rows()
        #expect(rows.swipes.begin(at: CGPoint(x: 10, y: 100), toRight: false) == nil)
        #expect(rows.swipes.begin(at: CGPoint(x: 10, y: 10), toRight: true) == nil)
        #expect(rows.swipes.begin(at: CGPoint(x: 10, y: 10), toRight: false) != nil)
        #expect(rows.edges == [.leading, .trailing])
    }

    @Test func `An open row is shut within an update, and its buttons are gone after it`() throws {
        let rows = Rows()
        rows.swipes.open(rows.row, edge: .trailing)
        let participant = try #require(rows.swipes.join { $0 === rows.row })
        participant.settle()
        #expect(rows.row.center == CGPoint(x: 150, y: 22))
        #expect(!rows.swipes.isEmpty)
        participant.end()
        #expect(rows.swipes.isEmpty)
        #expect(rows.swipes.join { _ in true } == nil)
    }

    @Test func `Where the row is moves with the content`() {
        let rows = Rows()
        rows.swipes.open(rows.row, edge: .trailing)
        let actions = rows.swipes.all[0].actionsView
        #expect(actions.center == CGPoint(x: 150, y: 22))
        rows.swipes.contentDidMove(by: CGPoint(x: 0, y: 30))
        #expect(actions.center == CGPoint(x: 150, y: 52))
    }
}

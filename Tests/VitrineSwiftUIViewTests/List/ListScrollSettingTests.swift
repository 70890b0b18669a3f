import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite struct ListScrollSettingTests {
    /// Rows of lengths that no estimate knows.
    private struct Messages: View {
        let log: ActionLog
        let anchor: UnitPoint?
        @State private var count = 300
        var body: some View {
            log.actions["add"] = { count += 1 }
            return List(0..<count, id: \.self) { number in
                Text("\(number)").frame(height: 30 + CGFloat(number % 7) * 12)
            }
            .listStyle(.plain)
            .defaultScrollAnchor(anchor)
        }
    }

    private func bottom(of host: TestHost) -> CGFloat {
        let list = host.list
        return list.contentOffset.y + list.bounds.height - list.adjustedContentInset.bottom
    }

    @Test func `A list that is anchored at its end shows its last rows at first`() throws {
        let host = TestHost.settled(Messages(log: ActionLog(), anchor: .bottom))
        #expect(bottom(of: host) == host.list.contentSize.height)
        let cell = try #require(host.list.cellForItem(at: IndexPath(item: 299, section: 0)))
        #expect(cell.frame.maxY == host.list.contentSize.height)
        // Rows in view and those made ahead: nothing between the start and the end.
        #expect(host.list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func `The end stays in view when rows come, until somebody scrolls`() {
        let log = ActionLog()
        let host = TestHost.settled(Messages(log: log, anchor: .bottom))
        host.perform { log.actions["add"]!() }
        host.settle()
        #expect(host.list.cellForItem(at: IndexPath(item: 300, section: 0)) != nil)
        #expect(bottom(of: host) == host.list.contentSize.height)

        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.5)
        host.settle()
        let offset = host.list.contentOffset.y
        #expect(bottom(of: host) < host.list.contentSize.height)
        host.perform { log.actions["add"]!() }
        host.settle()
        #expect(host.list.contentOffset.y == offset)
    }

    @Test(
        arguments: [(UnitPoint?.none, 0), (.top, 0), (.center, 0.5), (.bottom, 1)] as [(UnitPoint?, CGFloat)])
    func `An anchor says what share of what is out of view lies above`(_ anchor: UnitPoint?, _ share: CGFloat)
    {
        let host = TestHost.settled(Messages(log: ActionLog(), anchor: anchor))
        let list = host.list
        let above = list.contentOffset.y + list.adjustedContentInset.top
        let below = list.contentSize.height - bottom(of: host)
        #expect(abs(above - share * (above + below)) < 1)
    }

    @Test func `Rows that leave room stay at the top`() {
        let host = TestHost.settled(
            List(0..<2) { Text("\($0)") }.listStyle(.plain).defaultScrollAnchor(.bottom))
        #expect(host.list.contentOffset.y == -host.list.adjustedContentInset.top)
    }

    @Test func `A list bounces and clips as it is told`() {
        func list(_ view: some View) -> UICollectionView { TestHost.settled(view).list }
        let rows = List(0..<2) { Text("\($0)") }
        #expect(list(rows).alwaysBounceVertical && list(rows).clipsToBounds)
        #expect(!list(rows.scrollBounceBehavior(.basedOnSize)).alwaysBounceVertical)
        #expect(list(rows.scrollBounceBehavior(.always)).alwaysBounceVertical)
        #expect(!list(rows.scrollClipDisabled()).clipsToBounds)
    }
}

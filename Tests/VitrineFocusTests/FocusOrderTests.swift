import Foundation
import Testing

@testable import VitrineFocus

@Suite("Reading order and nearness")
struct FocusOrderTests {
    private let candidates = [
        FocusCandidate(id: "c", frame: CGRect(x: 0, y: 100, width: 80, height: 80)),
        FocusCandidate(id: "b", frame: CGRect(x: 100, y: 10, width: 80, height: 60)),
        FocusCandidate(id: "a", frame: CGRect(x: 0, y: 0, width: 80, height: 80)),
        FocusCandidate(id: "d", frame: CGRect(x: 100, y: 95, width: 80, height: 80)),
    ]

    @Test("Rows are read top to bottom, each from its leading edge")
    func rows() {
        #expect(FocusOrder().sequence(of: candidates).map(\.id) == ["a", "b", "c", "d"])
        #expect(FocusOrder(isRightToLeft: true).sequence(of: candidates).map(\.id) == ["b", "a", "d", "c"])
    }

    @Test("The nearest is measured between edges, then middles")
    func nearest() {
        let order = FocusOrder()
        #expect(order.nearest(to: CGRect(x: 300, y: 90, width: 10, height: 10), among: candidates)?.id == "d")
        #expect(order.nearest(to: CGRect(x: 10, y: 120, width: 60, height: 20), among: candidates)?.id == "c")
        #expect(order.nearest(to: .zero, among: [FocusCandidate<Int>]()) == nil)
    }
}

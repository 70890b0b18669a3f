import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// What containers answer where there is no end of room.
@MainActor
@Suite
struct EndlessProposalTests {
    private func size<V: View>(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> V) -> CGSize
    {
        Bench(100, 100, view).graph.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test func coloursTakeAllOfIt() {
        let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        #expect(
            size(.infinity, .infinity) {
                HStack {
                    Color.red; Color.blue
                }
            } == endless)
        #expect(
            size(.infinity, .infinity) {
                VStack {
                    Color.red; Color.blue
                }
            } == endless)
        #expect(
            size(.infinity, .infinity) {
                ZStack {
                    Color.red; Color.blue.frame(width: 5, height: 5)
                }
            } == endless)
        #expect(
            size(.infinity, .infinity) {
                Grid {
                    GridRow {
                        Color.red; Color.blue
                    }
                }
            } == endless)
    }

    @Test func whatHasAnEndKeepsIt() {
        let view = HStack(spacing: 2) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 5)
        }
        #expect(size(.infinity, .infinity) { view } == CGSize(width: 32, height: 10))
        let mixed = HStack(spacing: 0) {
            Color.red; Color.blue.frame(width: 20, height: 5)
        }
        #expect(size(.infinity, 40) { mixed } == CGSize(width: CGFloat.infinity, height: 40))
        #expect(size(30, .infinity) { mixed } == CGSize(width: 30, height: CGFloat.infinity))
    }
}

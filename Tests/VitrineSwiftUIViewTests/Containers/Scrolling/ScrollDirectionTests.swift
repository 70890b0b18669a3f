import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Positions of scroll views along rows, from both sides, and margins of all kinds.
@MainActor
@Suite("Scroll positions along rows")
struct ScrollDirectionTests {
    private struct Screen: View {
        let log: ActionLog
        var anchor: UnitPoint?
        var direction = LayoutDirection.leftToRight
        @State private var position: Int?
        var body: some View {
            log.lines = [position.map { "\($0)" } ?? "none"]
            log.actions["5"] = { position = 5 }
            log.actions["none"] = { position = nil }
            return ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20, id: \.self) { box("\($0)", 100, 50) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: anchor)
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("The identifier of the leading view is told while somebody scrolls")
    func leading() {
        let page = HostedPage(250, 100) { Screen(log: $0) }
        page.scroll(x: 310)
        #expect(page.log.lines == ["3"])
        page.scroll(x: 380)
        #expect(page.log.lines == ["4"])
    }

    @Test("With an anchor it is the view there")
    func anchored() {
        let page = HostedPage(250, 100) { Screen(log: $0, anchor: .trailing) }
        page.scroll(x: 300)
        // 550 is nearer to the end of the sixth than of the fifth view: 500, 600.
        page.scroll(x: 310)
        #expect(page.log.lines == ["5"])
        let centred = HostedPage(250, 100) { Screen(log: $0, anchor: .center) }
        centred.scroll(x: 330)
        // The middle is 455, that of view 4 is 450.
        #expect(centred.log.lines == ["4"])
    }

    @Test("Where text runs from the right the leading view is the one at the right")
    func rightToLeft() {
        let page = HostedPage(250, 100) { Screen(log: $0, direction: .rightToLeft) }
        #expect(page.scrollView.contentOffset.x == 1750)
        page.scroll(x: 1450)
        // The right edge is 1700: view 3 ends there.
        #expect(page.log.lines == ["3"])
        page.act("5")
        #expect(page.scrollView.contentOffset.x == 1250)
    }

    @Test("nil is no place: the view stays where it is")
    func none() {
        let page = HostedPage(250, 100) { Screen(log: $0) }
        page.act("5")
        #expect(page.scrollView.contentOffset.x == 500)
        page.act("none")
        #expect(page.scrollView.contentOffset.x == 500)
    }

    @Test(
        "Margins by edge, length and placement; those of outside are taken unless the nearer ones say otherwise"
    )
    func margins() {
        func insets<V: View>(_ view: V) -> [CGFloat] {
            let inset = HostedPage { _ in view }.scrollView.contentInset
            return [inset.top, inset.bottom]
        }
        let scroll = ScrollView { Color.red.frame(height: 1000) }
        #expect(insets(scroll) == [0, 0])
        #expect(insets(scroll.contentMargins(10)) == [10, 10])
        #expect(insets(scroll.contentMargins(.top, 10)) == [10, 0])
        #expect(insets(scroll.contentMargins(.vertical, 10).contentMargins(.top, 30)) == [10, 10])
        #expect(insets(scroll.contentMargins(.top, 10).contentMargins(.vertical, 30)) == [10, 30])
        #expect(
            insets(scroll.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == [
                1, 3,
            ])
        #expect(insets(scroll.contentMargins(10, for: .scrollContent)) == [10, 10])
        #expect(insets(scroll.contentMargins(10, for: .scrollIndicators)) == [0, 0])
    }

    @Test("Margins across the axis make the content narrower, those along it move its start")
    func across() {
        let page = HostedPage { _ in
            ScrollView {
                Color.red.frame(height: 1000).named("content")
            }
            .contentMargins(.leading, 30, for: .scrollContent).contentMargins(.top, 20, for: .scrollContent)
        }
        #expect(page.box("content") == CGRect(30, 20, 270, 1000))
        let mirrored = HostedPage { _ in
            ScrollView { Color.red.frame(height: 1000).named("content") }
                .contentMargins(.leading, 30, for: .scrollContent)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(mirrored.box("content") == CGRect(0, 0, 270, 1000))
    }

    @Test("A position of points, edges and views in one value scrolls to each")
    func places() {
        struct Placed: View {
            let log: ActionLog
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                log.actions["bottom"] = { position.scrollTo(edge: .bottom) }
                log.actions["trailing"] = { position.scrollTo(edge: .trailing) }
                log.actions["point"] = { position.scrollTo(x: 120, y: 340) }
                log.actions["x"] = { position.scrollTo(x: 7) }
                log.actions["view"] = { position.scrollTo(id: 3, anchor: .bottom) }
                log.actions["top"] = { position.scrollTo(edge: .top) }
                return ScrollView([.horizontal, .vertical]) {
                    VStack(spacing: 0) { ForEach(0..<10, id: \.self) { box("\($0)", 600, 200) } }
                        .scrollTargetLayout()
                }
                .scrollPosition($position)
            }
        }
        let page = HostedPage { Placed(log: $0) }
        page.act("bottom")
        #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: 1600))
        page.act("trailing")
        #expect(page.scrollView.contentOffset == CGPoint(x: 300, y: 1600))
        page.act("point")
        #expect(page.scrollView.contentOffset == CGPoint(x: 120, y: 340))
        page.act("x")
        #expect(page.scrollView.contentOffset == CGPoint(x: 7, y: 340))
        page.act("view")
        #expect(page.scrollView.contentOffset.y == 400)
        page.act("top")
        #expect(page.scrollView.contentOffset.y == 0)
    }
}

import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor @Suite struct GeometryGroupTests {
    private struct Page: View {
        let log: ActionLog
        let isGroup: Bool
        @State var isMoved = false
        var body: some View {
            log.actions["move"] = { withAnimation(.linear(duration: 1)) { isMoved = true } }
            return content.frame(width: 300, height: 20, alignment: isMoved ? .trailing : .leading)
        }
        @ViewBuilder private var content: some View {
            if isGroup { inner.geometryGroup() } else { inner }
        }
        private var inner: some View {
            ZStack {
                Color.clear
                if isMoved { Ink.red.frame(width: 20, height: 20).transition(.identity) }
            }
            .frame(width: 20, height: 20)
        }
    }

    /// Where the red box begins half a second after it came.
    private func start(isGroup: Bool) -> Int? {
        let page = HostedPage(300, 20) { Page(log: $0, isGroup: isGroup) }
        page.start("move")
        page.host.advance(by: 0.5)
        return (0..<300).first {
            page.host.color(at: CGPoint(x: Double($0) + 0.5, y: 10)).green < 0.5
        }
    }

    @Test func `What comes into a group that moves begins where the group is, else where it belongs`() throws
    {
        #expect(start(isGroup: false) == 280)
        let inGroup = try #require(start(isGroup: true))
        #expect((130...150).contains(inGroup))
    }

    @Test func `A group changes no layout`() {
        let page = HostedPage(100, 100) { _ in
            Ink.red.frame(width: 30, height: 20).geometryGroup().named("box")
        }
        #expect(page.box("box") == CGRect(x: 35, y: 40, width: 30, height: 20))
    }
}

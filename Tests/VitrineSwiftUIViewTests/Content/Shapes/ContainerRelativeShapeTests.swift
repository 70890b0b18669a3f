import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor @Suite struct ContainerRelativeShapeTests {
    /// Whether pixels are red.
    private func reds(_ host: TestHost, _ points: [(Double, Double)]) -> [Bool] {
        points.map { host.color(at: CGPoint(x: $0.0 + 0.5, y: $0.1 + 0.5)).green < 0.5 }
    }

    private func host(_ view: some View) -> TestHost {
        let host = TestHost(
            UIHostingController(rootView: view.frame(width: 80, height: 80)),
            size: CGSize(width: 80, height: 80), scale: 1)
        host.settle()
        return host
    }

    @Test func `Without a container it is a rectangle`() {
        #expect(reds(host(ContainerRelativeShape().fill(Ink.red)), [(0, 0), (79, 79)]) == [true, true])
        #expect(reds(host(Ink.red.clipShape(.containerRelative)), [(0, 0), (79, 79)]) == [true, true])
    }

    @Test func `Corners have the centres of the container's, and are square beyond them`() {
        func corner(_ padding: CGFloat, _ offset: Double) -> Bool {
            let view = ContainerRelativeShape().fill(Ink.red).padding(padding)
                .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
            let place = Double(padding) + offset
            return reds(host(view), [(place, place)])[0]
        }
        // A corner of a radius r begins about 0.29 r from both edges.
        #expect(!corner(0, 7) && corner(0, 10))
        #expect(!corner(20, 1) && corner(20, 4))
        #expect(corner(30, 0) && corner(36, 0))
    }

    @Test func `Views are cut by it, and lines follow it`() {
        let container = RoundedRectangle(cornerRadius: 30, style: .circular)
        let cut = Ink.red.clipShape(ContainerRelativeShape()).padding(10).containerShape(container)
        #expect(reds(host(cut), [(13, 13), (18, 18), (40, 10)]) == [false, true, true])
        let line = ContainerRelativeShape().strokeBorder(Ink.red, lineWidth: 4).padding(10).containerShape(
            container)
        // Radius 20: at 45 degrees from 5.9 to 8.7 points beyond the corner.
        #expect(reds(host(line), [(13, 13), (17, 17), (22, 22), (40, 11)]) == [false, true, false, true])
    }

    @Test func `Corners of their own are inset each, and other shapes are drawn in the smaller room`() {
        let uneven = ContainerRelativeShape().fill(Ink.red).padding(10)
            .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular))
        #expect(reds(host(uneven), [(13, 13), (18, 18), (69, 10), (69, 69)]) == [false, true, true, true])
        let ellipse = ContainerRelativeShape().fill(Ink.red).padding(10).containerShape(Ellipse())
        #expect(reds(host(ellipse), [(13, 13), (40, 11), (11, 40)]) == [false, true, true])
    }

    private struct Page: View {
        let log: ActionLog
        @State var isMoved = false
        @State var width: CGFloat = 52
        var body: some View {
            log.actions["move"] = { isMoved = true }
            log.actions["widen"] = { width = 100 }
            return ZStack(alignment: .topLeading) {
                Color.white
                ContainerRelativeShape().fill(Ink.red).frame(width: 20, height: 20)
                    .padding(.leading, 30).padding(.top, isMoved ? 0 : 30)
            }
            .frame(width: width, height: 100)
            .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test func `What moves in the container, and a container that grows, are drawn anew`() {
        let page = HostedPage(100, 100) { Page(log: $0) }
        // Two points from the trailing edge: nearly round.
        #expect(reds(page.host, [(31, 31), (40, 40)]) == [false, true])
        page.act("widen")
        #expect(reds(page.host, [(30, 30), (40, 40)]) == [true, true])
        page.act("move")
        #expect(reds(page.host, [(31, 1), (40, 10)]) == [false, true])
    }
}

import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Glass in containers", .serialized)
struct GlassContainerTests {
    /// How dark glass of a strong tint makes places on white, 0…1.
    private func host(_ view: some View) -> TestHost {
        let host = TestHost(
            ZStack {
                Color.white; view
            }, size: CGSize(width: 300, height: 200), scale: 1)
        host.settle()
        return host
    }

    private func isGlass(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> Bool {
        host.color(at: CGPoint(x: x, y: y)).blue < 0.6
    }

    private func disc(_ x: CGFloat, _ y: CGFloat, _ glass: Glass = .regular.tint(.red)) -> some View {
        Color.clear.frame(width: 60, height: 60).glassEffect(glass, in: Circle()).position(x: x, y: y)
    }

    @Test("Shapes that are near become one, others do not")
    func near() {
        let apart = host(
            GlassEffectContainer(spacing: 10) {
                ZStack {
                    disc(100, 100)
                    disc(180, 100)
                }
            })
        #expect(isGlass(apart, 100, 100) && isGlass(apart, 180, 100))
        #expect(!isGlass(apart, 140, 100))
        let joined = host(
            GlassEffectContainer(spacing: 40) {
                ZStack {
                    disc(100, 100)
                    disc(180, 100)
                }
            })
        #expect(isGlass(joined, 140, 100), "the gap of 20 points is filled")
        #expect(!isGlass(joined, 140, 60), "only where they are near")
        #expect(!isGlass(joined, 62, 100))
    }

    @Test("Different glass stays apart, and the union of a name is one piece")
    func kinds() {
        struct Board: View {
            @Namespace var space
            let name: String?
            var body: some View {
                GlassEffectContainer(spacing: 0) {
                    ZStack {
                        Color.clear.frame(width: 40, height: 60)
                            .glassEffect(.regular.tint(.red), in: Rectangle())
                            .glassEffectUnion(id: name, namespace: space).position(x: 60, y: 100)
                        Color.clear.frame(width: 40, height: 60)
                            .glassEffect(.regular.tint(.red), in: Rectangle())
                            .glassEffectUnion(id: name, namespace: space).position(x: 200, y: 100)
                    }
                }
            }
        }
        #expect(!isGlass(host(Board(name: nil)), 130, 100))
        let one = host(Board(name: "all"))
        #expect(isGlass(one, 130, 100) && isGlass(one, 45, 100) && isGlass(one, 215, 100))
        #expect(!isGlass(one, 130, 65))
        let two = host(
            GlassEffectContainer(spacing: 40) {
                ZStack {
                    disc(100, 100)
                    disc(180, 100, .regular.tint(.purple))
                }
            })
        #expect(!isGlass(two, 140, 100))
    }

    @Test("Glass of a name moves from one view to the next")
    func named() {
        struct Board: View {
            @Namespace var space
            @State var isRight = false
            var body: some View {
                GlassEffectContainer {
                    ZStack {
                        if isRight {
                            Color.clear.frame(width: 40, height: 40).glassEffect(
                                .regular.tint(.red), in: Rectangle()
                            )
                            .glassEffectID("a", in: space).position(x: 250, y: 100)
                        } else {
                            Color.clear.frame(width: 40, height: 40).glassEffect(
                                .regular.tint(.red), in: Rectangle()
                            )
                            .glassEffectID("a", in: space).position(x: 50, y: 100)
                        }
                        Button("Go") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
                            .position(x: 150, y: 180)
                    }
                }
            }
        }
        let host = host(Board())
        #expect(isGlass(host, 50, 100))
        host.find(text: "Go").tap()
        host.advance(by: 0.5)
        #expect(isGlass(host, 150, 100), "half way")
        #expect(!isGlass(host, 50, 100) && !isGlass(host, 250, 100))
        host.settle()
        #expect(isGlass(host, 250, 100))
    }

    @Test("Interactive glass grows under a finger, and what is in it is still pressed")
    func interactive() {
        let log = ActionLog()
        let host = host(
            Button("Press") { log.lines.append("pressed") }
                .padding(20)
                .glassEffect(.regular.tint(.red).interactive(), in: Rectangle()).position(x: 150, y: 100))
        let edge = (100..<150).map { CGFloat($0) }.first { isGlass(host, $0, 100) } ?? 0
        host.touchDown(at: CGPoint(x: 150, y: 100))
        host.advance(by: 0.4)
        let pressed = (90..<150).map { CGFloat($0) }.first { isGlass(host, $0, 100) } ?? 0
        #expect(pressed < edge)
        host.touchUp(at: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(log.lines == ["pressed"])
        #expect((90..<150).map { CGFloat($0) }.first { isGlass(host, $0, 100) } == edge)
        #expect(Glass.regular.interactive() != .regular && Glass.regular.interactive(false) == .regular)
    }
}

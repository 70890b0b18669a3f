import Testing
import VitrinePlatform
import VitrineSwiftUI

private struct Shift: GeometryEffect {
    var x: CGFloat
    let sizes: Record<CGSize>
    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        sizes.values.append(size)
        return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}

private struct Hero: View {
    let isLarge: Bool
    let record: Record<CGRect>
    @Namespace private var namespace
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black.frame(width: 100, height: 100)
            if isLarge {
                probe.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 80, height: 80)
                    .offset(x: 20, y: 20)
            } else {
                probe.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 20)
            }
        }
    }
    private var probe: some View {
        GeometryReader { proxy in
            record.values.append(proxy.frame(in: .global))
            return Color.red
        }
    }
}

@MainActor
@Suite("Geometry effects", .serialized)
struct GeometryEffectTests {
    @Test("An effect is asked for every frame, with the size of its view, and turns the layer as it says")
    func effect() throws {
        let sizes = Record<CGSize>()
        let stage = AnimationStage(CGFloat(0)) { x in
            Color.red.frame(width: 20, height: 10).modifier(Shift(x: x, sizes: sizes))
        }
        let layer = try #require(stage.root.sublayers?.first)
        stage.set(40, .linear(duration: 1), then: 0.5)
        #expect(sizes.last == CGSize(width: 20, height: 10))
        #expect(abs(layer.transform.m41 - 20) <= 2)
        #expect(layer.animationKeys() == nil)
        stage.advance(0.6)
        #expect(layer.transform.m41 == 40)
    }

    @Test("Projections are turned round and joined")
    func projections() {
        let turn = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0))
        #expect(turn.isAffine)
        #expect(turn.concatenating(turn.inverted()).isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let hasInverse = flat.invert()
        #expect(!hasInverse)
        var deep = CATransform3DIdentity
        deep.m34 = -0.01
        let leaning = ProjectionTransform(CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), deep))
        #expect(!leaning.isAffine)
    }

    @Test("Where another view takes the place of a source, what is shown goes from the one to the other")
    func matched() throws {
        let record = Record<CGRect>()
        let stage = AnimationStage(false) { Hero(isLarge: $0, record: record) }
        #expect(record.last == CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.set(true, .linear(duration: 1))
        record.values = []
        stage.advance(0.5)
        let middle = try #require(record.last)
        #expect(abs(middle.width - 50) <= 3)
        #expect(abs(middle.minX - 10) <= 3)
        stage.advance(0.7)
        #expect(record.last == CGRect(x: 20, y: 20, width: 80, height: 80))
    }

    @Test("What is no source takes over the frame of the one that is")
    func follower() {
        struct Pair: View {
            let width: CGFloat
            let record: Record<CGSize>
            @Namespace private var namespace
            var body: some View {
                HStack(spacing: 0) {
                    Color.blue.matchedGeometryEffect(id: 1, in: namespace).frame(width: width, height: 30)
                    SizeProbe(record: record)
                        .matchedGeometryEffect(id: 1, in: namespace, properties: .size, isSource: false)
                }
            }
        }
        let record = Record<CGSize>()
        let stage = AnimationStage(CGFloat(20)) { Pair(width: $0, record: record) }
        #expect(record.last == CGSize(width: 20, height: 30))
        stage.set(40)
        #expect(record.last == CGSize(width: 40, height: 30))
    }
}

import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

/// A shape that writes down where it is drawn on the way.
private struct Probe: Shape {
    var amount: Double
    let record: Record<Double>
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
        record.values.append(amount)
        return Path(ellipseIn: rect.insetBy(dx: 1, dy: 0))
    }
}

private struct Bar: View, Animatable {
    var length: Double
    let record: Record<Double>
    var animatableData: Double {
        get { length }
        set { length = newValue }
    }
    var body: some View {
        record.values.append(length)
        return Color.red.frame(width: length, height: 10)
    }
}

@MainActor
@Suite("Motions in the graph", .serialized)
struct GraphMotionTests {
    private let record = Record<CGSize>()

    /// The sizes at the start, and at ½ and 1 of a linear animation of a second from 20 to 60.
    private func sizes<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> [CGSize] {
        let stage = AnimationStage(CGFloat(20), content)
        stage.set(60, .linear(duration: 1))
        var result = [record.last ?? .zero]
        stage.advance(0.5)
        result.append(record.last ?? .zero)
        stage.advance(0.6)
        result.append(record.last ?? .zero)
        return result.map { CGSize(width: $0.width.rounded(), height: $0.height.rounded()) }
    }

    private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 2 }
    }

    @Test("The inside of a fixed frame is laid out for every frame of its animation")
    func fixedFrame() {
        let record = record
        let seen = sizes { SizeProbe(record: record).frame(width: $0, height: 2 * $0) }
        #expect(isClose(seen.map(\.width), [20, 40, 60]))
        #expect(isClose(seen.map(\.height), [40, 80, 120]))
    }

    @Test("Flexible frames, padding, and the spacing of stacks are interpolated")
    func layouts() {
        let record = record
        let flexible = sizes { SizeProbe(record: record).frame(maxWidth: $0, maxHeight: .infinity) }
        #expect(isClose(flexible.map(\.width), [20, 40, 60]))
        #expect(flexible.map(\.height) == [100, 100, 100])
        let padded = sizes { SizeProbe(record: record).padding(.leading, $0) }
        #expect(isClose(padded.map(\.width), [80, 60, 40]))
        let spaced = sizes { space in
            HStack(spacing: space) {
                SizeProbe(record: record)
                Color.blue.frame(width: 10)
            }
        }
        #expect(isClose(spaced.map(\.width), [70, 50, 30]))
        let ratio = sizes { SizeProbe(record: record).aspectRatio($0 / 20, contentMode: .fit) }
        #expect(isClose(ratio.map(\.height), [100, 50, 33]))
    }

    @Test("What the graph moves, layers do not move once more")
    func once() throws {
        let stage = AnimationStage(CGFloat(20)) { Color.red.frame(width: $0, height: 20) }
        let layer = try #require(stage.root.sublayers?.first)
        stage.set(60, .linear(duration: 1), then: 0.5)
        #expect(layer.animationKeys() == nil)
        #expect(abs(layer.bounds.width - 40) <= 2)
        stage.advance(0.6)
        #expect(layer.bounds.width == 60)
    }

    @Test("Offsets, turns and opacity stay with the layers")
    func layers() throws {
        let stage = AnimationStage(0.0) { Color.red.frame(width: 20, height: 20).offset(x: $0) }
        let layer = try #require(stage.root.sublayers?.first)
        stage.set(40, .linear(duration: 1))
        #expect(layer.position.x == 90)
        #expect(layer.animationKeys() != nil)
    }

    @Test("A change without animation ends a motion, and one below animation(nil) does not begin")
    func ends() throws {
        let record = record
        let stage = AnimationStage(CGFloat(20)) { SizeProbe(record: record).frame(width: $0) }
        stage.set(60, .linear(duration: 1), then: 0.5)
        stage.set(30)
        #expect(record.last?.width == 30)
        stage.advance(0.5)
        #expect(record.last?.width == 30)

        let still = Record<CGSize>()
        let other = AnimationStage(CGFloat(20)) { SizeProbe(record: still).frame(width: $0).animation(nil) }
        other.set(60, .linear(duration: 1))
        #expect(still.last?.width == 60)
    }

    @Test("animation(_:value:) animates below it what changes with its value, and nothing else")
    func valueAnimation() {
        let record = record
        let stage = AnimationStage([20, 0]) { numbers in
            SizeProbe(record: record).frame(width: CGFloat(numbers[0]))
                .animation(.linear(duration: 1), value: numbers[1])
        }
        stage.set([40, 0])
        #expect(record.last?.width == 40)
        stage.set([80, 1], then: 0.5)
        #expect(abs((record.last?.width ?? 0) - 60) <= 2)
    }

    @Test("A view's own state below animation(_:) is animated")
    func ownState() {
        struct Inner: View {
            let remote: Remote<CGFloat>
            let record: Record<CGSize>
            @State private var width: CGFloat = 20
            var body: some View {
                remote.binding = $width
                return SizeProbe(record: record).frame(width: width)
            }
        }
        let remote = Remote<CGFloat>()
        let record = record
        let stage = AnimationStage(0) { _ in
            Inner(remote: remote, record: record).animation(.linear(duration: 1))
        }
        remote.value = 60
        stage.window.layoutIfNeeded()
        stage.advance(0.5)
        #expect(abs((record.last?.width ?? 0) - 40) <= 2)
    }

    @Test("A spring that turns round goes on as fast as it went")
    func turningRound() throws {
        let record = Record<Double>()
        let stage = AnimationStage(0.0) { Bar(length: $0, record: record) }
        stage.set(80, .spring(duration: 1), then: 0.2)
        let before = try #require(record.last)
        stage.set(0, .spring(duration: 1), then: 0.05)
        let after = try #require(record.last)
        #expect(after > before + 5)
        stage.advance(3)
        #expect(record.last == 0)
    }

    @Test("Shapes, their colours and their lines are drawn on the way")
    func shapes() throws {
        let record = Record<Double>()
        let stage = AnimationStage(0.0) { value in
            Probe(amount: value, record: record).fill(Color(white: value / 100))
                .frame(width: 40, height: 40)
        }
        stage.set(100, .linear(duration: 1), then: 0.5)
        let halfway = try #require(record.last)
        #expect(abs(halfway - 50) <= 3)
        let picture = try #require(stage.window.offscreenWindow?.frame())
        _ = picture
        stage.advance(1)
        #expect(record.last == 100)
    }

    @Test("The size of a font is interpolated, and the layout follows")
    func font() throws {
        let record = record
        let stage = AnimationStage(CGFloat(10)) { size in
            Text("Size").font(.system(size: size)).background { SizeProbe(record: record) }
        }
        let small = try #require(record.last)
        stage.set(30, .linear(duration: 1), then: 0.5)
        let middle = try #require(record.last)
        stage.advance(0.6)
        let large = try #require(record.last)
        #expect(large.height > 2.5 * small.height)
        #expect(abs(middle.height - (small.height + large.height) / 2) <= 3)
    }

    @Test("The completion of withAnimation comes at the end of a motion")
    func completion() throws {
        var ended = 0
        let stage = AnimationStage(CGFloat(20)) { Color.red.frame(width: $0) }
        let remote = Remote<CGFloat>()
        let other = AnimationStage(0) { _ in CompletionBar(remote: remote) }
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            remote.value = 60
        } completion: {
            ended += 1
        }
        other.window.layoutIfNeeded()
        other.advance(0.5)
        #expect(ended == 0)
        other.advance(0.7)
        #expect(ended == 1)
        stage.advance(0.1)
    }
}

private struct CompletionBar: View {
    let remote: Remote<CGFloat>
    @State private var width: CGFloat = 20
    var body: some View {
        remote.binding = $width
        return Color.red.frame(width: width)
    }
}

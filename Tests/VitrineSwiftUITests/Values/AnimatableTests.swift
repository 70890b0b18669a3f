import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

private final class Values {
    var seen: [Double] = []
}

private struct Slope: Shape {
    var rise: Double
    let values: Values
    var animatableData: Double {
        get { rise }
        set { rise = newValue }
    }
    func path(in rect: CGRect) -> Path {
        values.seen.append(rise)
        return Path { $0.addLines([.zero, CGPoint(x: 10, y: rise)]) }
    }
}

extension Values: @unchecked Sendable {}

private struct Turn: ViewModifier, Animatable {
    var angle: Double
    let values: Values
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func body(content: Content) -> some View {
        values.seen.append(angle)
        return content.opacity(angle < 90 ? 1 : 0.5)
    }
}

private struct Stage: View {
    let remote: Remote<Double>
    let shape: Values
    let modifier: Values
    @State private var value = 0.0
    var body: some View {
        remote.binding = $value
        return Slope(rise: value, values: shape).stroke(.red).frame(width: 20, height: 20)
            .modifier(Turn(angle: value, values: modifier))
    }
}

@MainActor
@Suite("Animatable data", .serialized)
struct AnimatableTests {
    @Test("Shapes and modifiers pass through the values between, and rest at the last")
    func between() throws {
        let remote = Remote<Double>()
        let (shape, modifier) = (Values(), Values())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIHostingController(
            rootView: Stage(remote: remote, shape: shape, modifier: modifier))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let screen = try #require(window.offscreenWindow)
        screen.frame()
        #expect(modifier.seen == [0])
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        screen.frame()
        screen.advance(by: 0.5)
        let last = try #require(shape.seen.last)
        #expect(last > 45 && last <= 52)
        #expect(try #require(modifier.seen.last) > 45)
        #expect(shape.seen.count > 20)
        screen.advance(by: 1)
        #expect(shape.seen.last == 100)
        #expect(modifier.seen.last == 100)
        let count = modifier.seen.count
        screen.advance(by: 1)
        #expect(modifier.seen.count == count)
        remote.value = 0
        screen.advance(by: 0.1)
        #expect(modifier.seen.suffix(1) == [0])
        #expect(modifier.seen.count == count + 1)
    }
}

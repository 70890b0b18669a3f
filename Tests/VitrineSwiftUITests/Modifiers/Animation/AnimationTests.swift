import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

private struct Mover: View {
    let remote: Remote<Bool>
    @State private var isRight = false
    var body: some View {
        remote.binding = $isRight
        return Color.red.frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
    }
}

private struct Blinker: View {
    let remote: Remote<Bool>
    @State private var isShown = true
    var body: some View {
        remote.binding = $isShown
        return VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            if isShown { Color.blue.frame(width: 20, height: 20) }
        }
    }
}

private struct ValueMover: View {
    let remote: Remote<Bool>
    @State private var isRight = false
    var body: some View {
        remote.binding = $isRight
        return Color.red.frame(width: 20, height: 20)
            .offset(x: isRight ? 40 : 0)
            .animation(.linear(duration: 1), value: isRight)
    }
}

@MainActor
private func window<V: View>(_ root: V) -> (UIWindow, CALayer) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIHostingController(rootView: root)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.offscreenWindow?.frame()
    return (window, controller.view.layer)
}

@MainActor
@Suite("Animations", .serialized)
struct AnimationTests {
    @Test("withAnimation moves a layer from where it was, along the curve")
    func move() throws {
        let remote = Remote<Bool>()
        let (window, root) = window(Mover(remote: remote))
        let layer = try #require(root.sublayers?.first)
        #expect(layer.position == CGPoint(x: 10, y: 50))
        withAnimation(.linear(duration: 1)) { remote.value = true }
        window.layoutIfNeeded()
        #expect(layer.position == CGPoint(x: 90, y: 50))
        let offscreen = try #require(window.offscreenWindow)
        offscreen.frame()
        offscreen.advance(by: 0.5)
        let halfway = try #require(layer.presentation()).position.x
        #expect(abs(halfway - 50) < 3)
        offscreen.advance(by: 1)
        #expect(layer.presentation()?.position.x ?? 90 == 90)
    }

    @Test("Without an animation the change is at once")
    func still() throws {
        let remote = Remote<Bool>()
        let (window, root) = window(Mover(remote: remote))
        remote.value = true
        window.layoutIfNeeded()
        let layer = try #require(root.sublayers?.first)
        #expect(layer.position.x == 90)
        #expect(layer.presentation()?.position.x ?? 90 == 90)
    }

    @Test("animation(_:value:) animates its content when the value changes")
    func valueAnimation() throws {
        let remote = Remote<Bool>()
        let (window, root) = window(ValueMover(remote: remote))
        let layer = try #require(root.sublayers?.first)
        remote.value = true
        window.layoutIfNeeded()
        #expect(layer.position.x == 90)
        #expect(layer.presentation()?.position.x == 50)
    }

    @Test("A removed view fades out and is taken away at the end")
    func removal() throws {
        let remote = Remote<Bool>()
        let (window, root) = window(Blinker(remote: remote))
        #expect(root.sublayers?.count == 2)
        withAnimation(.linear(duration: 1)) { remote.value = false }
        window.layoutIfNeeded()
        #expect(root.sublayers?.count == 2)
        let offscreen = try #require(window.offscreenWindow)
        offscreen.frame()
        offscreen.advance(by: 0.5)
        let fading = try #require(root.sublayers?.last?.presentation())
        #expect(abs(fading.opacity - 0.5) < 0.05)
        offscreen.advance(by: 1)
        #expect(root.sublayers?.count == 1)
    }

    @Test("Standard springs convert to stiffness and damping")
    func springs() throws {
        let made = try #require(Animation.default.makeAnimation() as? CASpringAnimation)
        #expect(abs(made.stiffness - 130.5) < 0.1)
        #expect(abs(made.damping - 22.85) < 0.01)
    }
}

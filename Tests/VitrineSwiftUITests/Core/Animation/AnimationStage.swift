import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

/// A view in a window of 100 × 100 points, whose state a test sets from outside.
@MainActor
final class AnimationStage<Value> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root: CALayer
    private let remote = Remote<Value>()

    private struct Root<Content: View>: View {
        let remote: Remote<Value>
        @State var value: Value
        let content: (Value) -> Content
        var body: some View {
            remote.binding = $value
            return content(value)
        }
    }

    init<Content: View>(_ value: Value, @ViewBuilder _ content: @escaping (Value) -> Content) {
        let controller = UIHostingController(
            rootView: Root(remote: remote, value: value, content: content))
        window.rootViewController = controller
        root = controller.view.layer
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.offscreenWindow?.frame()
    }

    isolated deinit {
        // The binding knows the state of the view, whose value knows the binding: the window would stay, and what moves in
        // it for ever would move in every test that follows.
        remote.binding = nil
        window.isHidden = true
    }

    /// Sets the state, shows the first frame, and lets time pass.
    func set(_ value: Value, _ animation: Animation? = nil, then seconds: Double = 0) {
        if let animation { withAnimation(animation) { remote.value = value } } else { remote.value = value }
        window.layoutIfNeeded()
        window.offscreenWindow?.frame()
        advance(seconds)
    }

    func advance(_ seconds: Double) {
        if seconds > 0 { window.offscreenWindow?.advance(by: seconds) }
    }
}

/// What a view told a test.
final class Record<Value>: @unchecked Sendable {
    var values: [Value] = []
    var last: Value? { values.last }
}

/// Writes down the size that it gets.
struct SizeProbe: View {
    let record: Record<CGSize>
    var body: some View {
        GeometryReader { proxy in
            record.values.append(proxy.size)
            return Color.red
        }
    }
}

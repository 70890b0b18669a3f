import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Animations that nobody sees", .serialized)
struct HiddenMotionTests {
    private struct Bar: View {
        let remote: Remote<CGFloat>
        @State private var width: CGFloat = 10
        var body: some View {
            remote.binding = $width
            return Color.red.frame(width: width, height: 10)
        }
    }

    @Test("An animation ends when its view leaves the window, and no frame is asked for after it")
    func leaving() {
        let remote = Remote<CGFloat>()
        let view = _UIHostingView(rootView: Bar(remote: remote))
        view.frame = CGRect(0, 0, 100, 100)
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100))
        host.rootViewController.view.addSubview(view)
        host.settle()
        host.perform { withAnimation(.linear(duration: 100)) { remote.value = 50 } }
        host.advance(by: 0.1)
        view.removeFromSuperview()
        #expect(host.settle(timeout: 1))
        #expect(view.graph.motions.count == 0)
        #expect(view.graph.leafFrames == [CGRect(25, 45, 50, 10)])
    }
}

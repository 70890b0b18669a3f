import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

/// Screens that grow out of the view that was tapped.
@MainActor
@Suite("Navigation: zooms of views", .serialized)
struct NavigationZoomTests {
    private struct Stack: View {
        let log: ActionLog
        @State private var path: [Int] = []
        @State private var isCovered = false
        @Namespace private var namespace
        var body: some View {
            log.actions["open"] = { path = [2] }
            log.actions["back"] = { path = [] }
            log.actions["cover"] = { isCovered = true }
            log.actions["uncover"] = { isCovered = false }
            return NavigationStack(path: $path) {
                VStack(spacing: 0) {
                    ForEach(1..<4) { number in
                        Color.red.frame(width: 100, height: 50)
                            .matchedTransitionSource(id: number, in: namespace) {
                                $0.background(.green).clipShape(RoundedRectangle(cornerRadius: 9))
                            }
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Color.blue.navigationTransition(.zoom(sourceID: number, in: namespace))
                }
                .fullScreenCover(isPresented: $isCovered) {
                    Color.yellow.navigationTransition(.zoom(sourceID: 1, in: namespace))
                }
            }
        }
    }

    /// Where the screen shows that grows or shrinks, as whole points, and its corners.
    private func stage(_ host: TestHost) -> [CGFloat]? { stage(in: host.window) }

    private func stage(in view: UIView) -> [CGFloat]? {
        guard String(describing: type(of: view)) == "ZoomStage", let shown = view.layer.presentation() else {
            return view.subviews.lazy.compactMap { stage(in: $0) }.first
        }
        return [shown.frame.minX, shown.frame.width, shown.frame.height, shown.cornerRadius]
            .map { $0.rounded() }
    }

    @Test("A screen of a stack grows out of the view of its name, and shrinks into it")
    func stack() throws {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        log.actions["open"]?()
        host.layout()
        let middle = (host.window.bounds.width - 100) / 2
        #expect(stage(host) == [middle.rounded(), 100, 50, 9])
        host.settle()
        #expect(stage(host) == nil)
        log.actions["back"]?()
        host.layout()
        #expect(stage(host).map { $0[1] } == host.window.bounds.width)
        host.settle()
        #expect(stage(host) == nil)
    }

    @Test("A cover grows out of it, too")
    func cover() {
        let log = ActionLog()
        let host = TestHost.navigating(Stack(log: log))
        log.actions["cover"]?()
        host.layout()
        #expect(stage(host).map { $0[1] } == 100)
        host.settle()
        #expect(stage(host) == nil)
        log.actions["uncover"]?()
        host.settle()
        #expect(stage(host) == nil)
    }
}

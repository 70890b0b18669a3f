import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// UIKit's views in SwiftUI's animations.
@MainActor
@Suite
struct UIViewAnimationTests {
    private func stage() -> (host: TestHost, view: UIView) {
        let root = UIView()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        return (TestHost(root, size: CGSize(width: 200, height: 200)), view)
    }

    @Test func aViewMovesAsTheAnimationSays() {
        let (host, view) = stage()
        var ends = 0
        host.perform {
            UIView.animate(
                .linear(duration: 1), changes: { view.frame.origin.x = 100 }, completion: { ends += 1 })
        }
        #expect(view.frame.origin.x == 100)
        host.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 2)
        #expect(ends == 0)
        host.advance(by: 0.6)
        host.settle()
        #expect(ends == 1)
    }

    @Test func delayAndSpeedCount() {
        let (host, view) = stage()
        host.perform {
            UIView.animate(.linear(duration: 2).speed(2).delay(1)) { view.alpha = 0 }
        }
        host.advance(by: 0.9)
        #expect(view.layer.presentation()?.opacity == 1)
        host.advance(by: 0.6)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    }

    @Test func aSpringBringsItThere() {
        let (host, view) = stage()
        var farthest: CGFloat = 0
        host.perform { UIView.animate(.spring(duration: 0.4, bounce: 0.5)) { view.center.x = 105 } }
        for _ in 0..<60 {
            host.advance(by: 1.0 / 60)
            farthest = max(farthest, view.layer.presentation()?.position.x ?? 0)
        }
        #expect(farthest > 106)
        host.settle()
        #expect(view.layer.presentation()?.position.x ?? view.layer.position.x == 105)
    }

    @Test func withoutChangesTheCompletionStillRuns() {
        let (host, _) = stage()
        var ends = 0
        host.perform { UIView.animate(.default, changes: {}, completion: { ends += 1 }) }
        #expect(ends == 0)
        host.settle()
        #expect(ends == 1)
    }
}

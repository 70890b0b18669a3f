import Foundation
import VitrineTesting
import VitrineUIKit

/// What a test does to its host.
@MainActor
private func host(_ use: (TestHost) -> Void) {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 300)
    let host = TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
    use(host)
    _ = host.tree
}

@MainActor
let hostCases: [HostileCase] =
    table(
        "host",
        [
            ("advance", { x in host { $0.advance(by: TimeInterval(x)) } }),
            (
                "frameInterval",
                { x in
                    host {
                        $0.frameInterval = TimeInterval(x); $0.advance(by: 0.1)
                    }
                }
            ),
            ("tap", { x in host { $0.tap(at: CGPoint(x: x, y: 5)) } }),
            ("drag", { x in host { $0.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: x)) } }),
            (
                "dragDuration",
                { x in
                    // A long drag is no mistake, and takes its time.
                    guard !(x > 1e5) || !x.isFinite else { return }
                    host {
                        $0.drag(
                            from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 50), duration: TimeInterval(x))
                    }
                }
            ),
            (
                "wheel",
                { x in
                    host {
                        $0.scrollWheel(x, at: CGPoint(x: 5, y: 5)); $0.settle(timeout: 0.3)
                    }
                }
            ),
            (
                "touchpad",
                { x in
                    host {
                        $0.scrollTouchpad(by: CGVector(dx: x, dy: x), at: CGPoint(x: 5, y: 5));
                        $0.settle(timeout: 0.3)
                    }
                }
            ),
            ("pointer", { x in host { $0.movePointer(to: CGPoint(x: x, y: x)) } }),
            ("color", { x in host { _ = $0.color(at: CGPoint(x: x, y: x)) } }),
            ("resize", { x in host { $0.resize(to: CGSize(width: x, height: 50)) } }),
            ("settle", { x in host { $0.settle(timeout: TimeInterval(x)) } }),
        ], Numbers.all)

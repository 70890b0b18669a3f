import Foundation
import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore
import VitrineUIKit

/// A window of 100×100 points that is not shown, with a clock of its own: time passes in `advance` only.
@MainActor
struct ViewStage {
    let clock = VirtualClock()
    let window: UIWindow
    let start: TimeInterval

    init() {
        RuntimeContext.application.clock = clock
        start = clock.now
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.layoutIfNeeded()
        LayerCounters.reset()
    }

    @discardableResult
    func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (parent ?? window).addSubview(view)
        return view
    }

    /// Lets time pass to `time` seconds after the start and steps the animations there.
    func advance(to time: TimeInterval) {
        clock.advance(by: start + time - clock.now)
        window.layerContext.step(clock.now)
    }

    /// What a view shows at times after the start.
    func shown<Value>(_ view: UIView, at times: [TimeInterval], _ value: (CALayer) -> Value) -> [Value] {
        times.map { time in
            advance(to: time)
            return value(view.layer.presentation()!)
        }
    }
}

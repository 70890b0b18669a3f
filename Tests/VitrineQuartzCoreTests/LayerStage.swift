import Foundation
import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore

/// A root layer of 100×100 points with a context and a clock of its own.
@MainActor
struct LayerStage {
    let clock = VirtualClock()
    let root = CALayer()
    /// When the stage was set up, by its clock. Times in tests count from here.
    let start: TimeInterval
    let context: LayerContext

    init() {
        RuntimeContext.application.clock = clock
        start = clock.now
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        context = LayerContext(root: root)
        LayerCounters.reset()
    }

    /// Adds a coloured layer without animating.
    @discardableResult
    func add(_ frame: CGRect, _ color: CGColor = .black, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Lets time pass and makes a frame.
    func advance(to time: TimeInterval) {
        clock.advance(by: start + time - clock.now)
        context.step(clock.now)
        _ = context.render()
    }

    func draw() -> Bitmap {
        Rasterizer.bitmap(
            of: context.render(), size: CGSize(width: 100, height: 100), scale: 1, background: .white)
    }

    /// Changes properties without implicit animations.
    func still(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func close(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }
func close(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
}

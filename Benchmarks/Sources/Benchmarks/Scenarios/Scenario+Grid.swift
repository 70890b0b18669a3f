import UIKit
import VitrineTesting

/// The numbers of frames, the same as those of the GTK program `GtkGrid`.
enum Script {
    static let warmUp = 30
    static let steps = 600
    static let jumps = 100
    static let stepLength: CGFloat = 37
}

/// Numbers that are the same in each run (an LCG with Knuth's constants).
struct JumpGenerator {
    private var state: UInt64 = 5

    /// From 0 to 1.
    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 11) / CGFloat(1 << 53 as UInt64)
    }
}

extension Scenario {
    @MainActor
    func measureGrid(count: Int) {
        let controller = GridController(count: count)
        let host = TestHost(controller, device: .desktop)
        let view = controller.collectionView!
        let name = "grid of \(count.formatted()) items"
        for _ in 0..<Script.warmUp { _ = host.measureFrame() }
        // A short grid is scrolled to and fro.
        var direction: CGFloat = 1
        let steps = (0..<Script.steps).map { _ in
            if view.contentOffset.y >= controller.range { direction = -1 }
            if view.contentOffset.y <= 0 { direction = 1 }
            return host.measureFrame {
                view.contentOffset.y = min(
                    controller.range, max(0, view.contentOffset.y + direction * Script.stepLength))
            }
        }
        Measurement("\(name): step of 37 pt", frames: steps).send()
        var generator = JumpGenerator()
        let jumps = (0..<Script.jumps).map { _ in
            host.measureFrame { view.contentOffset.y = (generator.next() * controller.range).rounded() }
        }
        Measurement("\(name): jump", frames: jumps).send()
    }
}

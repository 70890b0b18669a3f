import SwiftUI
import VitrineTesting

extension Scenario {
    @MainActor
    func measureFirstFrame() {
        _ = TestHost(Shelf(), device: .appleTV, safeArea: .zero).measureFrame()
        Measurement("Shelf: whole process up to the first frame", seconds: Usage.processorTime).send()
    }

    /// Down through the rows, then along one of them.
    @MainActor
    func measureRows() {
        let host = TestHost(Shelf(), device: .desktop)
        guard let view = host.scrollViews.first else { return }
        let down = (0..<Script.steps / 2).map { _ in
            host.measureFrame { view.contentOffset.y += Script.stepLength / 2 }
        }
        Measurement("Shelf: step down", frames: down).send()
        let rows = host.scrollViews.dropFirst().filter { $0.superview === view }
        guard let row = rows.max(by: { $0.frame.minY > $1.frame.minY }) else { return }
        let along = (0..<Script.steps / 4).map { _ in
            host.measureFrame { row.contentOffset.x += Script.stepLength / 2 }
        }
        Measurement("Shelf: step along a row", frames: along).send()
    }

    /// Every frame of the animation that follows a press.
    @MainActor
    func measureFocus() {
        let host = TestHost(Shelf(), device: .appleTV, safeArea: .zero)
        host.press([.right, .left, .down, .up])
        var presses: [FrameCost] = []
        var frames: [FrameCost] = []
        for button in [TestHost.Button.right, .right, .right, .down, .left, .left, .down, .down, .right, .up]
        {
            presses.append(
                host.measureFrame(after: host.frameInterval) {
                    host.pressDown(button)
                    host.pressUp(button)
                })
            frames += (0..<30).map { _ in host.measureFrame(after: host.frameInterval) }
            host.settle()
        }
        Measurement("Shelf: press that moves the focus", frames: presses).send()
        Measurement("Shelf: frame while the focus moves", frames: frames).send()
    }

    @MainActor
    func measureShuffle() {
        let host = TestHost(Shelf(), device: .appleTV, safeArea: .zero)
        host.press([.right, .right, .down])
        var presses: [FrameCost] = []
        var frames: [FrameCost] = []
        for _ in 0..<8 {
            presses.append(
                host.measureFrame(after: host.frameInterval) {
                    host.pressDown(.select)
                    host.pressUp(.select)
                })
            frames += (0..<16).map { _ in host.measureFrame(after: host.frameInterval) }
            host.settle()
        }
        Measurement("Shelf: press that shuffles", frames: presses).send()
        Measurement("Shelf: frame of a shuffle", frames: frames).send()
    }
}

extension TestHost {
    /// The scroll views of the window, outermost first.
    fileprivate var scrollViews: [UIScrollView] {
        func all(_ view: UIView) -> [UIScrollView] {
            ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(all)
        }
        return all(window)
    }
}

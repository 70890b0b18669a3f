package import CVitrineGTK
import Foundation

extension CGPath {
    /// A path of the library that draws.
    package convenience init(_ steps: UnsafeBufferPointer<vitrine_path_step>) {
        self.init(
            elements: steps.map { step in
                switch step.kind {
                case 0: .move(CGPoint(x: step.x1, y: step.y1))
                case 1: .line(CGPoint(x: step.x1, y: step.y1))
                case 3:
                    .curve(
                        control1: CGPoint(x: step.x1, y: step.y1), control2: CGPoint(x: step.x2, y: step.y2),
                        end: CGPoint(x: step.x3, y: step.y3))
                default: .close
                }
            })
    }
}

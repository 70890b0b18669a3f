import Foundation
import VitrineUIKit

/// Draws a path, and asks it what paths are asked.
@MainActor
private func draw(_ path: CGPath) {
    showLayer(CAShapeLayer()) {
        $0.path = path
        $0.fillColor = UIColor.blue.cgColor
        $0.strokeColor = UIColor.red.cgColor
        $0.shadowPath = path
        $0.shadowOpacity = 1
    }
    _ = path.contains(CGPoint(x: 3, y: 3))
    _ = path.boundingBox
    _ = path.boundingBoxOfPath
}

@MainActor
private func drawing(_ build: @escaping (CGMutablePath, CGFloat) -> Void) -> @MainActor (CGFloat) -> Void {
    { x in
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        build(path, x)
        draw(path)
    }
}

@MainActor
let pathCases: [HostileCase] =
    table(
        "path",
        [
            ("line", drawing { $0.addLine(to: CGPoint(x: $1, y: 9)) }),
            ("move", drawing { $0.move(to: CGPoint(x: $1, y: 9)) }),
            ("quad", drawing { $0.addQuadCurve(to: CGPoint(x: 9, y: $1), control: CGPoint(x: $1, y: 0)) }),
            (
                "curve",
                drawing {
                    $0.addCurve(
                        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: $1, y: $1),
                        control2: CGPoint(x: 0, y: $1))
                }
            ),
            (
                "arc.angle",
                drawing { $0.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: $1, clockwise: false) }
            ),
            (
                "arc.clockwise",
                drawing { $0.addArc(center: .zero, radius: 4, startAngle: $1, endAngle: 1, clockwise: true) }
            ),
            (
                "arc.radius",
                drawing { $0.addArc(center: .zero, radius: $1, startAngle: 0, endAngle: 3, clockwise: true) }
            ),
            (
                "arc.centre",
                drawing {
                    $0.addArc(
                        center: CGPoint(x: $1, y: $1), radius: 2, startAngle: 0, endAngle: 3, clockwise: true)
                }
            ),
            (
                "arc.relative",
                drawing { $0.addRelativeArc(center: .zero, radius: 4, startAngle: 0, delta: $1) }
            ),
            (
                "arc.tangents",
                drawing {
                    $0.addArc(tangent1End: CGPoint(x: $1, y: 2), tangent2End: CGPoint(x: 9, y: $1), radius: 3)
                    $0.addArc(tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 9, y: 9), radius: $1)
                }
            ),
            ("rect", drawing { $0.addRect(CGRect(x: $1, y: 0, width: $1, height: 4)) }),
            ("ellipse", drawing { $0.addEllipse(in: CGRect(x: 0, y: $1, width: 4, height: $1)) }),
            (
                "roundedRect",
                drawing {
                    $0.addRoundedRect(
                        in: CGRect(x: 0, y: 0, width: 40, height: 40), cornerWidth: $1, cornerHeight: $1)
                }
            ),
            (
                "transform",
                drawing {
                    $0.addRect(
                        CGRect(x: 0, y: 0, width: 4, height: 4),
                        transform: CGAffineTransform(scaleX: $1, y: $1))
                }
            ),
            (
                "bezier.arc",
                { x in
                    let path = UIBezierPath()
                    path.addArc(
                        withCenter: CGPoint(x: 2, y: 2), radius: x, startAngle: 0, endAngle: x,
                        clockwise: true)
                    draw(path.cgPath)
                }
            ),
            (
                "bezier.roundedRect",
                { x in
                    draw(
                        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: x), cornerRadius: x)
                            .cgPath)
                }
            ),
        ], Numbers.all)

import Foundation
import VitrineUIKit

@MainActor
let layerCases: [HostileCase] =
    table(
        "layer",
        [
            (
                "cornerRadius",
                { x in
                    showLayer(CALayer()) {
                        $0.cornerRadius = x; $0.masksToBounds = true
                    }
                }
            ),
            ("borderWidth", { x in showLayer(CALayer()) { $0.borderWidth = x } }),
            (
                "shadow",
                { x in
                    showLayer(CALayer()) {
                        $0.shadowOpacity = Float(x)
                        $0.shadowRadius = x
                        $0.shadowOffset = CGSize(width: x, height: 1)
                    }
                }
            ),
            ("zPosition", { x in showLayer(CALayer()) { $0.zPosition = x } }),
            (
                "perspective",
                { x in
                    showLayer(CALayer()) {
                        $0.transform.m34 = x
                        $0.transform = CATransform3DRotate($0.transform, 1, 1, 0, 0)
                    }
                }
            ),
            ("sublayerTransform", { x in showLayer(CALayer()) { $0.sublayerTransform.m11 = x } }),
            (
                "contentsRect",
                { x in showLayer(CALayer()) { $0.contentsRect = CGRect(x: x, y: 0, width: x, height: 1) } }
            ),
            (
                "gradient",
                { x in
                    showLayer(CAGradientLayer()) {
                        $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.red.cgColor]
                        $0.locations = [0.5, NSNumber(value: Double(x)), 0.2]
                        $0.startPoint = CGPoint(x: x, y: 0)
                    }
                }
            ),
            (
                "shape",
                { x in
                    showLayer(CAShapeLayer()) {
                        $0.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
                        $0.strokeColor = UIColor.red.cgColor
                        $0.lineWidth = x
                        $0.miterLimit = x
                        $0.lineDashPattern = [NSNumber(value: Double(x)), 2]
                        $0.lineDashPhase = x
                        $0.strokeEnd = x
                    }
                }
            ),
            (
                "animation",
                { x in
                    showLayer(CALayer()) { layer in
                        let animation = CABasicAnimation(keyPath: "position")
                        animation.toValue = CGPoint(x: 40, y: 40)
                        animation.duration = TimeInterval(x)
                        animation.beginTime = TimeInterval(x)
                        animation.timeOffset = TimeInterval(x)
                        animation.repeatCount = Float(x)
                        animation.speed = Float(x)
                        layer.add(animation, forKey: "there")
                    }
                }
            ),
            (
                "animatedTo",
                { x in
                    showLayer(CALayer()) { layer in
                        let animation = CABasicAnimation(keyPath: "bounds.size.width")
                        animation.fromValue = 3
                        animation.toValue = Double(x)
                        animation.duration = 1
                        layer.add(animation, forKey: "wide")
                    }
                }
            ),
            (
                "keyTimes",
                { x in
                    showLayer(CALayer()) { layer in
                        let animation = CAKeyframeAnimation(keyPath: "opacity")
                        animation.values = [0, 1, 0.5]
                        animation.keyTimes = [0, NSNumber(value: Double(x)), 1]
                        animation.duration = 0.5
                        layer.add(animation, forKey: "keys")
                    }
                }
            ),
            (
                "spring",
                { x in
                    showLayer(CALayer()) { layer in
                        let animation = CASpringAnimation(keyPath: "position.x")
                        animation.fromValue = 0
                        animation.toValue = 9
                        animation.stiffness = x
                        animation.damping = x
                        animation.mass = x
                        animation.duration = 0.5
                        layer.add(animation, forKey: "spring")
                    }
                }
            ),
        ], Numbers.all)

import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    static var views: [Control] {
        [
            control("backgroundColor", box) { $0.backgroundColor = colors[$1] },
            control("alpha", box) { $0.alpha = [1, 0.5, 0][$1] },
            control("isHidden", box) { $0.isHidden = $1 == 1 },
            control("clipsToBounds", box) { $0.clipsToBounds = $1 == 1 },
            control("frame", box) { $0.frame.size.width = [60, 100, 20][$1] },
            control("bounds", box) { $0.bounds.origin.x = [0, 10, -20][$1] },
            control("transform", box) {
                $0.transform =
                    [.identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 2, y: 0.5)][
                        $1]
            },
            control("transform3D", box) {
                $0.transform3D =
                    [
                        CATransform3DIdentity, CATransform3DMakeRotation(0.6, 0, 1, 0),
                        CATransform3DMakeScale(2, 1, 1),
                    ][$1]
            },
            control("cornerRadius", box) { $0.layer.cornerRadius = [0, 8, 20][$1] },
            control("cornerCurve", box) { view, n in
                view.layer.cornerRadius = 18
                view.layer.cornerCurve = n == 1 ? .continuous : .circular
            },
            control("maskedCorners", box) { view, n in
                view.layer.cornerRadius = 18
                view.layer.maskedCorners = [[.layerMinXMinYCorner], [.layerMaxXMaxYCorner], []][n]
            },
            control("border", box) { view, n in
                view.layer.borderWidth = [0, 2, 6][n]
                view.layer.borderColor = UIColor.black.cgColor
            },
            control("borderColor", box) { view, n in
                view.layer.borderWidth = 3
                view.layer.borderColor = [UIColor.black.cgColor, UIColor.blue.cgColor, nil][n]
            },
            control("shadow", box) { view, n in
                view.layer.shadowOpacity = [0, 0.5, 1][n]
                view.layer.shadowRadius = [3, 6, 0][n]
                view.layer.shadowOffset = CGSize(width: 0, height: [-3, 5, 2][n])
            },
            control("shadowPath", box) { view, n in
                view.layer.shadowOpacity = 1
                view.layer.shadowPath =
                    [nil, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 70)).cgPath, nil][n]
            },
            control("mask of a view", box) { view, n in
                let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30 + 10 * n, height: 30))
                mask.backgroundColor = .black
                view.mask = n == 2 ? nil : mask
            },
            control("zPosition", box) { $0.subviews[0].layer.zPosition = [0, -1, 1][$1] },
            control("order of subviews", box) { view, n in
                let other = view.viewWithTag(7) ?? UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 40))
                other.tag = 7
                other.backgroundColor = .systemBlue
                view.insertSubview(other, at: n == 1 ? 0 : view.subviews.count)
            },
            control("contents", box) {
                $0.layer.contents = [nil, picture(.red).cgImage, picture(.blue).cgImage][$1]
            },
            control(
                "gradient",
                { () -> UIView in
                    let view = box()
                    let gradient = CAGradientLayer()
                    gradient.frame = view.bounds
                    view.layer.insertSublayer(gradient, at: 0)
                    return view
                }
            ) { view, n in
                let gradient = view.layer.sublayers![0] as! CAGradientLayer
                gradient.colors =
                    [
                        [UIColor.red.cgColor, UIColor.blue.cgColor],
                        [UIColor.green.cgColor, UIColor.black.cgColor], nil,
                    ][n]
                gradient.startPoint = [CGPoint.zero, CGPoint(x: 0.5, y: 0), CGPoint.zero][n]
            },
            control(
                "shape",
                { () -> UIView in
                    let view = box()
                    view.layer.addSublayer(CAShapeLayer())
                    return view
                }
            ) { view, n in
                let shape = view.layer.sublayers!.last as! CAShapeLayer
                shape.path =
                    [
                        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)),
                        UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 20)), nil,
                    ][n]?.cgPath
                shape.fillColor = [UIColor.red.cgColor, nil, UIColor.red.cgColor][n]
                shape.strokeColor = UIColor.blue.cgColor
                shape.lineWidth = [1, 5, 2][n]
                shape.strokeEnd = [1, 0.5, 1][n]
                shape.lineDashPattern = [nil, [4, 4], nil][n]
            },
            control(
                "text layer",
                { () -> UIView in
                    let view = box()
                    let text = CATextLayer()
                    text.frame = view.bounds
                    view.layer.addSublayer(text)
                    return view
                }
            ) { view, n in
                let text = view.layer.sublayers!.last as! CATextLayer
                text.string = ["One", "Two words", nil][n]
                text.fontSize = [12, 20, 12][n]
                text.foregroundColor = [UIColor.black.cgColor, UIColor.red.cgColor, UIColor.black.cgColor][n]
                text.alignmentMode = [.left, .center, .right][n]
            },
            control(
                "effect",
                { () -> UIView in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
                    view.addSubview(box())
                    view.addSubview(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 60, height: 80)))
                    return view
                }
            ) { view, n in
                (view.subviews[1] as! UIVisualEffectView).effect =
                    [UIBlurEffect(style: .regular), UIBlurEffect(style: .dark), nil][n]
            },
            control(
                "tintColor",
                { () -> UIImageView in
                    let view = UIImageView(image: UIImage(systemName: "star.fill"))
                    view.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
                    return view
                }
            ) { $0.tintColor = colors[$1] },
            control(
                "style",
                { () -> UIView in
                    let view = box()
                    view.backgroundColor = .systemBackground
                    let label = UILabel(frame: view.bounds)
                    label.text = "Text"
                    view.addSubview(label)
                    return view
                }
            ) { $0.overrideUserInterfaceStyle = [.light, .dark, .unspecified][$1] },
        ]
    }
}

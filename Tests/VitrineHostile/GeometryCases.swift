import Foundation
import VitrineUIKit

@MainActor
let geometryCases: [HostileCase] =
    table(
        "view",
        [
            ("frame.size", { x in showSquare { $0.frame.size = CGSize(width: x, height: x) } }),
            ("frame.origin", { x in showSquare { $0.frame.origin = CGPoint(x: x, y: x) } }),
            ("bounds.size", { x in showSquare { $0.bounds.size = CGSize(width: x, height: 5) } }),
            ("bounds.origin", { x in showSquare { $0.bounds.origin = CGPoint(x: x, y: x) } }),
            ("center", { x in showSquare { $0.center = CGPoint(x: x, y: 0) } }),
            ("anchorPoint", { x in showSquare { $0.anchorPoint = CGPoint(x: x, y: 0.5) } }),
            ("scale", { x in showSquare { $0.transform = CGAffineTransform(scaleX: x, y: 1) } }),
            ("rotation", { x in showSquare { $0.transform = CGAffineTransform(rotationAngle: x) } }),
            ("shear", { x in showSquare { $0.transform = CGAffineTransform(1, x, x, 1, 0, 0) } }),
            ("translation", { x in showSquare { $0.transform = CGAffineTransform(translationX: x, y: x) } }),
            ("alpha", { x in showSquare { $0.alpha = x } }),
            (
                "layoutMargins",
                { x in showSquare { $0.layoutMargins = UIEdgeInsets(top: x, left: x, bottom: x, right: x) } }
            ),
            ("contentScaleFactor", { x in showSquare { $0.contentScaleFactor = x } }),
            (
                "autoresizing",
                { x in
                    showSquare { square in
                        let inner = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 3))
                        inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
                        square.addSubview(inner)
                        square.frame.size.width = x
                        square.frame.size.width = 40
                    }
                }
            ),
            (
                "convert",
                { x in
                    showSquare { square in
                        square.transform = CGAffineTransform(scaleX: x, y: x)
                        _ = square.convert(CGPoint(x: x, y: x), to: nil)
                        _ = square.convert(CGRect(x: x, y: 0, width: x, height: x), from: square.superview)
                        _ = square.superview?.hitTest(CGPoint(x: x, y: x), with: nil)
                    }
                }
            ),
        ], Numbers.all)

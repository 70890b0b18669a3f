import Foundation
import VitrineUIKit

@MainActor
private func image(_ change: (UIImageView) -> Void) {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    picture.backgroundColor = .red
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.image = UIImage(data: picturePNG)
    let root = UIView()
    root.addSubview(view)
    change(view)
    show(root)
}

/// A red pixel.
private let picturePNG = Data(
    base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==")!

@MainActor
let controlCases: [HostileCase] =
    table(
        "control",
        [
            ("imageFrame", { x in image { $0.frame.size.width = x } }),
            (
                "imageCaps",
                { x in
                    image {
                        $0.image = $0.image?.resizableImage(
                            withCapInsets: UIEdgeInsets(top: x, left: x, bottom: 0, right: 0),
                            resizingMode: .tile)
                    }
                }
            ),
            (
                "imageTiled",
                { x in
                    image {
                        $0.image = $0.image?.resizableImage(withCapInsets: .zero, resizingMode: .tile)
                        $0.frame.size = CGSize(width: x, height: x)
                    }
                }
            ),
            ("imageScale", { x in image { $0.image = UIImage(data: picturePNG, scale: x) } }),
            (
                "imageAnimation",
                { x in
                    image {
                        $0.animationImages = [$0.image!, $0.image!]
                        $0.animationDuration = TimeInterval(x)
                        $0.startAnimating()
                    }
                }
            ),
            (
                "color",
                { x in showSquare { $0.backgroundColor = UIColor(red: x, green: x, blue: x, alpha: x) } }
            ),
            (
                "hue",
                { x in
                    showSquare {
                        $0.backgroundColor = UIColor(hue: x, saturation: x, brightness: x, alpha: 1)
                    }
                }
            ),
            (
                "animate",
                { x in
                    showSquare { square in
                        UIView.animate(withDuration: TimeInterval(x), delay: TimeInterval(x)) {
                            square.alpha = 0
                        }
                    }
                }
            ),
            (
                "animateSpring",
                { x in
                    showSquare { square in
                        UIView.animate(
                            withDuration: 0.2, delay: 0, usingSpringWithDamping: x, initialSpringVelocity: x,
                            options: []
                        ) { square.center.x = 60 }
                    }
                }
            ),
        ], Numbers.all)

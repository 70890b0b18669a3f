import Foundation
import VitrineTesting
import VitrineUIKit

/// Shows a view in every way there is: laid out, moved on, drawn, told as text.
@MainActor
func show(_ view: UIView) {
    let host = TestHost(view, size: CGSize(width: 120, height: 120), scale: 1)
    host.layout()
    host.settle(timeout: 0.3)
    _ = host.pngData()
    _ = host.tree
    _ = view.sizeThatFits(CGSize(width: 50, height: 50))
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
}

/// A red square of 20 points in a view that is shown.
@MainActor
func showSquare(_ change: (UIView) -> Void) {
    let (root, square) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    square.backgroundColor = .red
    root.addSubview(square)
    change(square)
    show(root)
}

/// A layer of 20 points in a view that is shown.
@MainActor
func showLayer<Layer: CALayer>(_ layer: Layer, _ change: (Layer) -> Void) {
    let root = UIView()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    root.layer.addSublayer(layer)
    change(layer)
    show(root)
}

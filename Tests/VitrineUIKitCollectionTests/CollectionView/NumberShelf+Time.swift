import Foundation
import VitrinePlatform

@testable import VitrineUIKit

extension NumberShelf {
    /// Lets time pass in steps of 1/60 s, unless said otherwise.
    func advance(by seconds: TimeInterval, frameInterval: TimeInterval = 1.0 / 60) {
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: seconds, frameInterval: frameInterval)
    }

    /// Lets every update come to its end.
    func finishAnimations() { advance(by: 0.5, frameInterval: 0.25) }

    /// The frame of a cell on screen as it is drawn now, in the middle of an animation; nil if it has no cell.
    func drawnFrame(of cell: UIView) -> CGRect {
        var center = (cell.layer.presentation() ?? cell.layer).position
        var container = cell.superview
        while let view = container, view !== window {
            let layer = view.layer.presentation() ?? view.layer
            center.x += layer.frame.minX - layer.bounds.minX
            center.y += layer.frame.minY - layer.bounds.minY
            container = view.superview
        }
        let size = (cell.layer.presentation() ?? cell.layer).bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// `number x,y alpha` of cells as they are drawn now.
    func table(of cells: [NumberCell]) -> [String] {
        cells.map { cell in
            let frame = drawnFrame(of: cell)
            let alpha = (cell.layer.presentation() ?? cell.layer).opacity
            func text(_ value: CGFloat) -> String {
                let tenths = Int((value * 10).rounded())
                return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
            }
            return "\(cell.number) \(text(frame.minX)),\(text(frame.minY))"
                + (alpha == 1 ? "" : " \((Double(alpha) * 100).rounded() / 100)")
        }
    }
}

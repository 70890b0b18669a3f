import Foundation
import VitrineUIKit

/// A view that is there for its subviews: fingers go through it, and find those that are outside of it.
final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

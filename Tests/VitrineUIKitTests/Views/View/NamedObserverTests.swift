import Testing
import VitrineTesting

private final class Follower: UIView {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath != "alpha" else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let new = change?[.newKey]
        let value =
            switch new {
            case let size as CGSize: "\(size.width) \(size.height)"
            case let point as CGPoint: "\(point.x) \(point.y)"
            case let rect as CGRect: "\(rect.minX) \(rect.minY)"
            default: "\(new ?? "-")"
            }
        heard.append("\(keyPath ?? "-") \(value)")
    }
}

@MainActor @Suite struct ViewNamedObserverTests {
    @Test func `Views observe views, scroll views and controls by the names of Objective-C`() {
        let (follower, scroll, button) = (Follower(), UIScrollView(), UIButton())
        for path in ["contentOffset", "contentSize", "bounds", "hidden"] {
            scroll.addObserver(follower, forKeyPath: path, options: .new, context: nil)
        }
        button.addObserver(follower, forKeyPath: "selected", options: [.new, .initial], context: nil)
        scroll.contentSize = CGSize(width: 10, height: 20)
        scroll.contentOffset = CGPoint(x: 0, y: 5)
        scroll.isHidden = true
        button.isSelected = true
        #expect(
            follower.heard == [
                "selected false", "contentSize 10.0 20.0", "bounds 0.0 5.0", "contentOffset 0.0 5.0",
                "hidden true", "selected true",
            ])
        for path in ["contentOffset", "contentSize", "bounds", "hidden"] {
            scroll.removeObserver(follower, forKeyPath: path)
        }
        scroll.contentOffset = .zero
        #expect(follower.heard.count == 6)
        #expect(scroll.notes == [])
    }

    @Test func `A controller is told of its title`() {
        let (follower, controller) = (Follower(), UIViewController())
        controller.addObserver(follower, forKeyPath: "title", options: .new, context: nil)
        controller.title = "x"
        #expect(follower.heard == ["title x"])
    }
}

import Testing

@testable import VitrineUIKit

/// What a translated program has for overrides in extensions of two classes, one of which inherits from the other.
private class OuterView: UIView {
    func outerPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
        calls.append("outer")
        return _categorySuper(self, "UIView.point", past: 2, super.point(inside: point, with: event))
    }
    final var calls: [String] = []
}

private class InnerView: OuterView {
    func innerPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
        calls.append("inner")
        return !_categorySuper(self, "UIView.point", past: 1, super.point(inside: point, with: event))
    }
}

extension UIView {
    @_dynamicReplacement(for:point(inside:with:))
    func categoryPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let past = _categoriesPassed(self, "UIView.point")
        if past < 1, let object = self as? InnerView { return object.innerPoint(inside: point, with: event) }
        if past < 2, let object = self as? OuterView { return object.outerPoint(inside: point, with: event) }
        return self.point(inside: point, with: event)
    }
}

@MainActor
@Suite("Members that extensions put into classes of UIKit")
struct CategoryTests {
    @Test("The most derived class comes first, super leads to the next, and other views know nothing of it")
    func order() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let views = [UIView(frame: frame), OuterView(frame: frame), InnerView(frame: frame)]
        #expect(views.map { $0.point(inside: CGPoint(x: 5, y: 5), with: nil) } == [true, true, false])
        #expect(views.map { ($0 as? OuterView)?.calls ?? [] } == [[], ["outer"], ["inner", "outer"]])
    }
}

import Testing
import Vitrine
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Constraints between a view and its superview")
struct AnchorConstraintTests {
    private let host = TestHost(UIViewController(), size: CGSize(width: 200, height: 100))

    private func frame(_ constraints: [Constraint]) -> CGRect {
        let child = UIView()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        host.rootViewController.view.addSubview(parent)
        parent.addSubview(child, constraints: constraints)
        #expect(child.superview === parent)
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
        host.layout()
        return child.frame
    }

    @Test("The same anchors, with a distance")
    func same() {
        #expect(
            frame([
                equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.topAnchor, constant: 10),
                equal(\.bottomAnchor, constant: -20),
            ]) == CGRect(x: 0, y: 10, width: 200, height: 70))
    }

    @Test("Another anchor of the superview, and lengths")
    func others() {
        #expect(
            frame([
                equal(\.leadingAnchor, \.centerXAnchor, constant: 5), equal(\.topAnchor, \.centerYAnchor),
                equal(\.widthAnchor, to: 30), equal(\.heightAnchor, to: 40),
            ]) == CGRect(x: 105, y: 50, width: 30, height: 40))
        #expect(
            frame([
                equal(\.topAnchor, \.layoutMarginsGuide.topAnchor), equal(\.leadingAnchor),
                equal(\.widthAnchor), equal(\.heightAnchor, constant: -60),
            ]) == CGRect(x: 0, y: 8, width: 200, height: 40))
    }
}

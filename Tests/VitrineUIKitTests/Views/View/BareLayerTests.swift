import Testing

@testable import VitrineUIKit

/// Two views among three layers that belong to no view: "-a-b-".
@MainActor
@Suite("Subviews beside bare layers")
struct BareLayerTests {
    private let host = UIView()
    private let views = (0..<4).map { _ in UIView() }

    init() {
        for view in views.prefix(2) {
            host.layer.addSublayer(CALayer())
            host.addSubview(view)
        }
        host.layer.addSublayer(CALayer())
    }

    /// The layers from back to front, those of views by letters, and the subviews.
    private var order: String {
        func letter(_ layer: CALayer) -> String {
            views.firstIndex { $0.layer === layer }.map { ["a", "b", "c", "d"][$0] } ?? "-"
        }
        return (host.layer.sublayers ?? []).map(letter).joined() + " "
            + host.subviews.map { letter($0.layer) }.joined()
    }

    @Test("A view beside another one is right beside its layer")
    func beside() {
        #expect(order == "-a-b- ab")
        host.insertSubview(views[2], aboveSubview: views[0])
        #expect(order == "-ac-b- acb")
        host.insertSubview(views[3], belowSubview: views[1])
        #expect(order == "-ac-db- acdb")
        host.insertSubview(views[0], aboveSubview: views[1])
        #expect(order == "-c-dba- cdba")
    }

    @Test("An index counts subviews, and a view that comes to the front is in front of all layers")
    func indices() {
        host.insertSubview(views[2], at: 0)
        #expect(order == "-ca-b- cab")
        host.bringSubviewToFront(views[0])
        #expect(order == "-c-b-a cba")
    }
}

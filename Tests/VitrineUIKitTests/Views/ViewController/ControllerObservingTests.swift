import Foundation
import Testing
import VitrineFoundation

@testable import VitrineUIKit

@MainActor
@Suite("Controllers that are observed")
struct ControllerObservingTests {
    @Test("Whoever observes the parent hears that a controller comes and goes")
    func parent() {
        let (outer, inner) = (UIViewController(), UIViewController())
        var heard: [UIViewController?] = []
        let observation = inner.observe(\.parent, options: [.new]) { controller, _ in
            heard.append(controller.parent)
        }
        outer.addChild(inner)
        #expect(heard == [outer])
        inner.willMove(toParent: nil)
        inner.removeFromParent()
        #expect(heard == [outer, nil])
        observation.invalidate()
        outer.addChild(inner)
        #expect(heard.count == 2)
    }
}

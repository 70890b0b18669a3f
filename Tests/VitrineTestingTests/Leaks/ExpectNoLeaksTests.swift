import Foundation
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private final class Model {
    var onChange: (() -> Void)?
    var other: AnyObject?
    var name = ""
}

private final class RingController: UIViewController {
    var model: Model?
}

private struct Failure: Error {}

@MainActor private var kept: [AnyObject] = []

@MainActor
@Suite struct ExpectNoLeaksTests {
    @Test func `Objects that go are no leaks`() {
        let issues = recorded {
            expectNoLeaks {
                let model = Model()
                model.onChange = { [weak model] in model?.name = "changed" }
                model.onChange?()
                let host = TestHost(UILabel(), size: CGSize(width: 40, height: 20))
                host.layout()
            }
        }
        #expect(issues.map(\.text) == [])
    }

    @Test func `A closure that holds its owner is named with the property`() {
        let issues = recorded {
            expectNoLeaks {
                let model = Model()
                model.onChange = { model.name = "changed" }
            }
        }
        // A closure that captures nothing else has the object itself for its context.
        #expect(issues.map(\.text) == ["Model is still there; held by its own onChange."])
    }

    @Test func `A closure that captures more is a link of the chain`() {
        let issues = recorded {
            expectNoLeaks {
                let model = Model()
                let names = (1...3).map { "name \($0)" }
                model.onChange = { model.name = names[0] }
            }
        }
        #expect(
            issues.map(\.text) == [
                "Model is still there; held by a closure or a captured variable, held by its own onChange."
            ])
    }

    @Test func `A ring of two is followed around`() {
        let issues = recorded {
            expectNoLeaks {
                let (first, second) = (Model(), RingController())
                first.other = second
                second.model = first
            }
        }
        #expect(
            issues.map(\.text) == [
                "2 objects leaked:\n"
                    + "Model is still there; held by RingController.model, held by its own other.\n"
                    + "RingController is still there; held by Model.other, held by its own model."
            ])
    }

    @Test func `What a global holds is said to be held from before`() {
        let issues = recorded {
            expectNoLeaks { kept.append(Model()) }
        }
        #expect(
            issues.map(\.text) == [
                "Model is still there; what holds it was there before, such as a global or a static property."
            ])
        kept = []
        let label = recorded {
            expectNoLeaks { holder.view = UILabel() }
        }
        #expect(
            label.map(\.text) == [
                "UILabel is still there; what holds it was there before, such as a global or a static property."
            ])
        holder.view = nil
    }

    @Test func `A view of SwiftUI that was shown and changed leaves nothing`() {
        let issues = recorded {
            expectNoLeaks {
                let host = TestHost(
                    List(0..<50, id: \.self) { Text("Row \($0)") }, size: CGSize(width: 200, height: 300))
                host.fling(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 20))
                host.settle()
            }
        }
        #expect(issues.map(\.text) == [])
    }

    @Test func `What a body throws comes out of it`() {
        #expect(throws: Failure.self) {
            try expectNoLeaks { throw Failure() }
        }
    }

    @Test func `One search may stand within another`() {
        let issues = recorded {
            expectNoLeaks {
                expectNoLeaks { _ = Model() }
                let model = Model()
                model.other = model
            }
        }
        #expect(issues.map(\.text) == ["Model is still there; held by its own other."])
    }
}

@MainActor private enum holder {
    static var view: UIView?
}

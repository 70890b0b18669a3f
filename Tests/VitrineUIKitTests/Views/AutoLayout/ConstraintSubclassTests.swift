import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Subclasses of NSLayoutConstraint")
@MainActor
struct ConstraintSubclassTests {
    /// Inherits its initialisers.
    private class Plain: NSLayoutConstraint {}

    /// Begins with `init()`, and tells what is set.
    private final class Noted: NSLayoutConstraint {
        var constants: [CGFloat] = []
        override init() { super.init() }
        override var constant: CGFloat {
            get { super.constant }
            set {
                constants.append(newValue)
                super.constant = newValue
            }
        }
    }

    /// Has an initialiser of its own, as in code that makes constraints by other means.
    private final class Named: NSLayoutConstraint {
        init(name: String) {
            super.init()
            identifier = name
        }
    }

    @Test("A constraint made with init() is about nothing")
    func empty() {
        for constraint in [NSLayoutConstraint(), Plain(), Noted(), Named(name: "Width")] {
            #expect(constraint.firstItem == nil)
            #expect(constraint.secondItem == nil)
            #expect(constraint.firstAttribute == .notAnAttribute)
            #expect(constraint.secondAttribute == .notAnAttribute)
            #expect(constraint.relation == .equal)
            #expect(constraint.multiplier == 1)
            #expect(constraint.constant == 0)
            #expect(constraint.priority == .required)
            #expect(!constraint.isActive)
            constraint.isActive = false
            constraint.constant = 3
            constraint.priority = .defaultLow
            #expect(constraint.constant == 3)
        }
        #expect("\(Plain())".contains("(no items)   (inactive)>"))
        #expect(Named(name: "Width").identifier == "Width")
    }

    @Test("The initialiser with items makes one of the subclass, which is laid out as any")
    func items() {
        let stage = ConstraintStage()
        let view = stage.box()
        let plain = Plain(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 40)
        let noted = Noted(
            item: view, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .leading,
            multiplier: 1, constant: 7)
        #expect(type(of: plain) == Plain.self)
        #expect(plain.firstItem === view)
        #expect(noted.secondItem === stage.root)
        stage.activate(
            plain, noted, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        stage.layout()
        #expect(view.frame == rect(7, 0, 40, 10))
        noted.constant = 9
        stage.layout()
        #expect(view.frame == rect(9, 0, 40, 10))
        #expect(noted.constants == [9])
        #expect("\(plain)".hasPrefix("<Plain:0x"))
    }

    @Test("A constraint without items cannot be activated, and says why")
    func activation() async {
        let active = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NSLayoutConstraint().isActive = true }
        }
        let sentence = "Unable to activate a constraint that was made without items, by init()"
        let activeText = String(decoding: active?.standardErrorContent ?? [], as: UTF8.self)
        #expect(activeText.contains(sentence))
        let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().addConstraint(NSLayoutConstraint()) }
        }
        let addedText = String(decoding: added?.standardErrorContent ?? [], as: UTF8.self)
        #expect(addedText.contains(sentence))
    }
}

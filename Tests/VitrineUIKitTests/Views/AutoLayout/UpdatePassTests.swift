import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("The passes of layout")
@MainActor
struct UpdatePassTests {
    @MainActor private static var log: [String] = []

    private class Logged: UIView {
        var name = ""
        var onLayout: (@MainActor (Logged) -> Void)?
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            UpdatePassTests.log.append("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            UpdatePassTests.log.append("layout \(name)")
            super.layoutSubviews()
            onLayout?(self)
        }
    }

    private final class Page: UIViewController {
        let outer = Logged()
        let inner = Logged()
        override func loadView() {
            outer.name = "outer"
            inner.name = "inner"
            outer.addSubview(inner)
            view = outer
        }
        override func updateViewConstraints() {
            UpdatePassTests.log.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            UpdatePassTests.log.append("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            UpdatePassTests.log.append("viewDidLayoutSubviews")
        }
    }

    @Test("Constraints are updated from the inside out, then views are laid out from the outside in")
    func order() {
        let page = Page()
        let host = TestHost(page, size: CGSize(width: 100, height: 100), scale: 1)
        let inner = page.inner
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: page.outer.leadingAnchor),
            inner.topAnchor.constraint(equalTo: page.outer.topAnchor),
        ])
        host.settle()
        Self.log = []
        inner.setNeedsUpdateConstraints()
        page.outer.setNeedsUpdateConstraints()
        width.constant = 20
        #expect(Self.log.isEmpty, "nothing happens before the pass")
        host.settle()
        #expect(
            Self.log == [
                "update inner", "updateViewConstraints", "update outer", "viewWillLayoutSubviews",
                "layout outer",
                "viewDidLayoutSubviews", "layout inner",
            ])
        #expect(!inner.needsUpdateConstraints())
        Self.log = []
        inner.invalidateIntrinsicContentSize()
        host.settle()
        #expect(
            !Self.log.contains { $0.hasPrefix("update") },
            "content changes constraints' numbers, not constraints")
    }

    @Test("updateConstraintsIfNeeded updates without layout")
    func updatingAlone() {
        let page = Page()
        let host = TestHost(page, size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        Self.log = []
        page.inner.setNeedsUpdateConstraints()
        page.outer.updateConstraintsIfNeeded()
        #expect(Self.log == ["update inner"])
    }

    @Test("Constraints that change during layout take effect in the same pass")
    func duringLayout() {
        let stage = ConstraintStage()
        let outer = stage.box(Logged())
        let inner = stage.box(Logged(), in: outer)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        let high = inner.heightAnchor.constraint(equalToConstant: 30)
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outer.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5),
            outer.heightAnchor.constraint(equalToConstant: 100),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), width)
        outer.onLayout = { view in
            width.constant = view.bounds.width / 4
            high.isActive = true
        }
        stage.layout()
        // 320 / 2 = 160, of which a quarter is 40, in the middle.
        #expect(inner.frame == rect(60, 0, 40, 30))
        stage.root.frame.size.width = 240
        stage.layout()
        #expect(inner.frame == rect(45, 0, 30, 30))
    }

    @Test("A view that changes a constraint whenever it is laid out is named, and does not hang")
    func restless() {
        let stage = ConstraintStage()
        let view = stage.box(Logged())
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.identifier = "restless"
        stage.activate(
            width, view.heightAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor))
        view.onLayout = { _ in width.constant += 1 }
        Self.log = []
        let texts = stage.reports { stage.layout() }
        #expect(Self.log.count < 100)
        #expect(texts.count == 1)
        let text = texts.first ?? ""
        #expect(text.contains("did not settle in 32 rounds"))
        #expect(text.contains("'restless' Logged:\(objectAddress(view)).width == "))
        #expect(stage.reports { stage.layout() }.isEmpty, "once is enough")
    }

    @Test("A constraint-based class is updated before there are constraints, another is not")
    func constraintBased() {
        final class Plain: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let stage = ConstraintStage()
        let (plain, based) = (Plain(), Logged())
        based.name = "based"
        Self.log = []
        stage.root.addSubview(plain)
        stage.root.addSubview(based)
        stage.layout()
        #expect(plain.updates == 0)
        #expect(Self.log == ["update based"])
        plain.widthAnchor.constraint(equalToConstant: 5).isActive = true
        stage.layout()
        #expect(plain.updates == 1)
    }
}

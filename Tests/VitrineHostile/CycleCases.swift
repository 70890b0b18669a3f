import Foundation
import VitrineTesting
import VitrineUIKit

/// One view in the other, so many deep.
@MainActor
private func nested(_ count: Int, _ make: () -> UIView, _ add: (UIView, UIView) -> Void) -> UIView {
    var view = make()
    for _ in 1..<count {
        let outer = make()
        add(view, outer)
        view = outer
    }
    return view
}

@MainActor
let cycleCases: [HostileCase] = [
    HostileCase(name: "cycle.view") {
        let (a, b, c) = (UIView(), UIView(), UIView())
        a.addSubview(b)
        b.addSubview(c)
        c.addSubview(a)
    },
    HostileCase(name: "cycle.viewItself") {
        let view = UIView()
        view.insertSubview(view, at: 0)
    },
    HostileCase(name: "cycle.layer") {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        b.insertSublayer(a, at: 0)
    },
    HostileCase(name: "cycle.mask") {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        b.mask = a
        showLayer(a) { _ in }
    },
    HostileCase(name: "cycle.maskItself") { showSquare { $0.mask = $0 } },
    HostileCase(name: "cycle.maskOfMask") {
        let (a, b) = (CALayer(), CALayer())
        a.mask = b
        b.mask = a
        showLayer(a) { _ in }
    },
    HostileCase(name: "cycle.sublayerOfMask") {
        let (a, b) = (CALayer(), CALayer())
        a.mask = b
        b.addSublayer(a)
    },
    HostileCase(name: "cycle.controller") {
        let (a, b) = (UIViewController(), UIViewController())
        a.addChild(b)
        b.addChild(a)
    },
    HostileCase(name: "cycle.arrangedItself") {
        let stack = UIStackView()
        stack.addArrangedSubview(stack)
    },
    HostileCase(name: "cycle.arrangedParent") {
        let (inner, outer) = (UIStackView(), UIStackView())
        outer.addArrangedSubview(inner)
        inner.addArrangedSubview(outer)
    },
    HostileCase(name: "cycle.constraints") {
        let (root, a, b) = (UIView(), UIView(), UIView())
        for view in [a, b] {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2).isActive = true
        b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 1).isActive = true
        show(root)
    },
    HostileCase(name: "deep.views as many as there may be") {
        show(nested(CALayer.deepestInTests, { UIView() }) { $1.addSubview($0) })
    },
    HostileCase(name: "deep.views from inside") { show(nested(20_000, { UIView() }) { $1.addSubview($0) }) },
    HostileCase(name: "deep.views from outside") {
        let root = UIView()
        var view = root
        for _ in 0..<20_000 {
            let inner = UIView()
            view.addSubview(inner)
            view = inner
        }
        show(root)
    },
    HostileCase(name: "deep.halves") {
        let inner = nested(700, { UIView() }) { $1.addSubview($0) }
        let root = UIView()
        var view = root
        for _ in 0..<700 {
            let next = UIView()
            view.addSubview(next)
            view = next
        }
        view.addSubview(inner)
    },
    HostileCase(name: "deep.taken apart") {
        // What was deep once need not be deep for ever.
        let root = UIView()
        let inner = nested(800, { UIView() }) { $1.addSubview($0) }
        root.addSubview(inner)
        inner.subviews[0].removeFromSuperview()
        show(nested(600, { UIView() }) { $1.addSubview($0) })
        let outer = nested(600, { UIView() }) { $1.addSubview($0) }
        var last = outer
        while let next = last.subviews.first { last = next }
        last.addSubview(root)
        show(outer)
    },
    HostileCase(name: "deep.layers") {
        var layer = CALayer()
        for _ in 0..<20_000 {
            let outer = CALayer()
            outer.addSublayer(layer)
            layer = outer
        }
        showLayer(layer) { _ in }
    },
    HostileCase(name: "deep.controllers") {
        var controller = UIViewController()
        for _ in 0..<20_000 {
            let outer = UIViewController()
            outer.addChild(controller)
            controller = outer
        }
    },
    HostileCase(name: "deep.stacks") {
        let label = UILabel()
        label.text = "in the middle"
        var view: UIView = label
        for _ in 0..<150 { view = UIStackView(arrangedSubviews: [view]) }
        show(view)
    },
    HostileCase(name: "many.views") {
        let root = UIView()
        for index in 0..<20_000 {
            root.addSubview(UIView(frame: CGRect(x: index % 100, y: index / 100, width: 1, height: 1)))
        }
        show(root)
    },
    HostileCase(name: "many.contradictions") {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        for width in 0..<100 { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
        show(root)
    },
]

extension CALayer {
    /// What ``CALayer/deepest`` says, less the window and what is around a view there.
    static let deepestInTests = 990
}

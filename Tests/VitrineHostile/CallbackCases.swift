import Foundation
import VitrineTesting
import VitrineUIKit

private final class Relayouting: UIView {
    var during: ((UIView) -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        during?(self)
    }
}

private final class Remeasured: UIView {
    weak var other: Remeasured?
    override var intrinsicContentSize: CGSize {
        (other ?? self).invalidateIntrinsicContentSize()
        return CGSize(width: 5, height: 5)
    }
}

private final class Retraited: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let style = traitCollection.userInterfaceStyle
        window?.overrideUserInterfaceStyle = style == .dark ? .light : .dark
    }
}

private final class Reconstrained: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
        setNeedsUpdateConstraints()
        super.updateConstraints()
    }
}

private final class Relaid: UIViewController {
    override func viewDidLayoutSubviews() {
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

@MainActor
private func relayout(_ during: @escaping (UIView) -> Void) {
    let (root, view) = (UIView(), Relayouting(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    view.during = during
    root.addSubview(view)
    show(root)
}

@MainActor
private func grid(_ prepare: (HostileSource) -> Void) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    browse(layout) { view, source in
        source.count = 300
        prepare(source)
        view.reloadData()
    }
}

@MainActor
let callbackCases: [HostileCase] =
    each(
        "layoutSubviews",
        [
            ("setNeedsLayout", { $0.setNeedsLayout() }),
            (
                "layoutIfNeeded",
                {
                    $0.setNeedsLayout()
                    $0.layoutIfNeeded()
                }
            ),
            (
                "of the superview",
                {
                    $0.superview?.setNeedsLayout()
                    $0.superview?.layoutIfNeeded()
                }
            ),
            ("grows", { $0.frame.size.width += 1 }),
            ("adds", { if $0.subviews.count < 500 { $0.addSubview(UIView()) } }),
            ("leaves", { $0.removeFromSuperview() }),
            ("hides the window", { $0.window?.isHidden = true }),
            ("updates constraints", { $0.setNeedsUpdateConstraints() }),
            ("toggles", { $0.isHidden.toggle() }),
        ] as [(String, (UIView) -> Void)]
    ) { during in relayout { during($0) } }
    + each(
        "scrollViewDidScroll",
        [
            ("goes on", { $0.contentOffset.y += 1 }),
            ("goes to and fro", { $0.contentOffset.y = $0.contentOffset.y == 7 ? 8 : 7 }),
            ("goes nowhere", { $0.contentOffset.y = .nan }),
            ("reloads", { ($0 as? UICollectionView)?.reloadData() }),
            ("leaves", { $0.removeFromSuperview() }),
            ("lays out", { $0.layoutIfNeeded() }),
            ("grows", { $0.contentInset.bottom += 1 }),
            ("animates", { $0.setContentOffset(CGPoint(x: 0, y: $0.contentOffset.y + 30), animated: true) }),
            ("loses its delegate", { $0.delegate = nil }),
        ] as [(String, (UIScrollView) -> Void)]
    ) { during in grid { $0.onScroll = { during($0) } } }
    + each(
        "cellForItem",
        [
            ("lays out", { view, _ in view.layoutIfNeeded() }),
            ("scrolls", { view, _ in view.contentOffset.y += 30 }),
            ("reloads", { view, _ in view.reloadData() }),
            (
                "dequeues",
                { view, path in _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
            ),
            ("invalidates", { view, _ in view.collectionViewLayout.invalidateLayout() }),
            ("asks for itself", { view, path in _ = view.cellForItem(at: path) }),
            ("empties the view", { view, _ in view.dataSource = nil }),
        ] as [(String, (UICollectionView, IndexPath) -> Void)]
    ) { during in grid { $0.onCell = { during($0, $1) } } }
    + each(
        "willDisplay",
        [
            ("reloads", { $0.reloadData() }),
            ("leaves", { $0.removeFromSuperview() }),
            ("scrolls", { $0.contentOffset.y += 1 }),
            ("updates", { $0.performBatchUpdates {} }),
        ] as [(String, (UICollectionView) -> Void)]
    ) { during in grid { $0.onDisplay = { during($0) } } }
    + [
        HostileCase(name: "callback.intrinsicContentSize") {
            show(UIStackView(arrangedSubviews: [Remeasured()]))
        },
        HostileCase(name: "callback.intrinsicContentSize of each other") {
            let (a, b) = (Remeasured(), Remeasured())
            a.other = b
            b.other = a
            show(UIStackView(arrangedSubviews: [a, b]))
        },
        HostileCase(name: "callback.intrinsicContentSize in proportion") {
            let stack = UIStackView(arrangedSubviews: [Remeasured(), Remeasured()])
            stack.distribution = .fillProportionally
            show(stack)
        },
        HostileCase(name: "callback.traits") {
            let host = TestHost(Retraited(), size: CGSize(width: 9, height: 9))
            host.window.overrideUserInterfaceStyle = .dark
            host.settle(timeout: 0.3)
        },
        HostileCase(name: "callback.updateConstraints") { show(Reconstrained()) },
        HostileCase(name: "callback.viewDidLayoutSubviews") {
            TestHost(Relaid(), size: CGSize(width: 9, height: 9)).settle(timeout: 0.3)
        },
        HostileCase(name: "callback.animationCompletion") {
            let view = UIView()
            let host = TestHost(view, size: CGSize(width: 9, height: 9))
            func again() {
                UIView.animate(withDuration: 0, animations: { view.alpha = 1 - view.alpha }) { _ in again() }
            }
            again()
            host.advance(by: 1)
        },
        HostileCase(name: "callback.gesture") {
            let view = UIView()
            let host = TestHost(view, size: CGSize(width: 90, height: 90))
            let button = UIButton(
                frame: CGRect(x: 0, y: 0, width: 90, height: 90),
                primaryAction: UIAction { _ in host.tap(at: CGPoint(x: 5, y: 5)) })
            view.addSubview(button)
            host.tap(at: CGPoint(x: 4, y: 4))
        },
    ]

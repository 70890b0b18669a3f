import Foundation
import VitrineTesting
import VitrineUIKit

/// Things that go while something of theirs is going on.
@MainActor
let lifetimeCases: [HostileCase] = [
    HostileCase(name: "gone.animated view") {
        let root = UIView()
        let host = TestHost(root, size: CGSize(width: 90, height: 90))
        do {
            let view = UIView()
            root.addSubview(view)
            UIView.animate(withDuration: 1) { view.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
            host.advance(by: 0.1)
            view.removeFromSuperview()
        }
        host.advance(by: 2)
    },
    HostileCase(name: "gone.scrolled view") {
        let root = UIView()
        let host = TestHost(root, size: CGSize(width: 90, height: 90))
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            view.contentSize.height = 900
            root.addSubview(view)
            host.fling(from: CGPoint(x: 40, y: 80), to: CGPoint(x: 40, y: 10))
            view.removeFromSuperview()
        }
        host.settle(timeout: 2)
    },
    HostileCase(name: "gone.constrained view") {
        let root = UIView()
        let host = TestHost(root, size: CGSize(width: 90, height: 90))
        var constraint: NSLayoutConstraint?
        do {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraint = view.widthAnchor.constraint(equalToConstant: 4)
            constraint?.isActive = true
            host.layout()
            view.removeFromSuperview()
        }
        constraint?.constant = 9
        constraint?.isActive = false
        host.layout()
        constraint?.isActive = true
    },
    HostileCase(name: "gone.source of data") {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let host = TestHost(view, size: CGSize(width: 90, height: 90))
        do {
            let source = HostileSource()
            view.dataSource = source
            view.delegate = source
            host.layout()
        }
        host.fling(from: CGPoint(x: 40, y: 80), to: CGPoint(x: 40, y: 10))
        host.settle(timeout: 2)
        view.reloadData()
        host.layout()
    },
    HostileCase(name: "gone.window") {
        let view = UIScrollView()
        view.contentSize.height = 900
        do {
            let host = TestHost(view, size: CGSize(width: 90, height: 90))
            view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            host.advance(by: 0.1)
        }
        view.contentOffset.y = 3
        view.layoutIfNeeded()
    },
    HostileCase(name: "gone.stack view while a view hides") {
        let root = UIView()
        let host = TestHost(root, size: CGSize(width: 90, height: 90))
        do {
            let label = UILabel()
            let stack = UIStackView(arrangedSubviews: [label, UIView()])
            root.addSubview(stack)
            host.layout()
            UIView.animate(withDuration: 0.5) { label.isHidden = true }
            host.advance(by: 0.1)
            stack.removeFromSuperview()
        }
        host.advance(by: 1)
    },
]

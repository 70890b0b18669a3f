import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Lengths that constraints ask for")
@MainActor
struct ExactLengthTests {
    /// Origins in points: whole, by pixels, and between pixels of every scale.
    private static let origins: [CGFloat] = (0..<60).map { (step: Int) -> CGFloat in CGFloat(step) * 7 / 13 }

    @Test("A required length is exact wherever the view is", arguments: [CGFloat(1), 2, 3])
    func exact(_ scale: CGFloat) {
        let stage = ConstraintStage()
        stage.window.traitOverrides.displayScale = scale
        let (outer, inner) = (stage.box(), UIView())
        stage.box(inner, in: outer)
        let left = outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        stage.activate(
            left, top, outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100),
            outer.heightAnchor.constraint(equalToConstant: 333),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.7),
            inner.widthAnchor.constraint(equalToConstant: 33),
            inner.heightAnchor.constraint(equalToConstant: 1),
            guide.leadingAnchor.constraint(equalTo: outer.centerXAnchor),
            guide.topAnchor.constraint(equalTo: inner.bottomAnchor),
            guide.widthAnchor.constraint(equalToConstant: 47),
            guide.heightAnchor.constraint(equalToConstant: 11))
        for origin in Self.origins {
            left.constant = origin
            top.constant = origin / 3
            stage.layout()
            #expect(outer.bounds.size == CGSize(width: 100, height: 333))
            #expect(outer.frame.size == CGSize(width: 100, height: 333))
            #expect(inner.bounds.size == CGSize(width: 33, height: 1))
            #expect(inner.frame.size == CGSize(width: 33, height: 1))
            #expect(guide.layoutFrame.size == CGSize(width: 47, height: 11))
        }
    }

    @Test("A length with only an upper bound, and no content, is 0")
    func upperBound() {
        let stage = ConstraintStage()
        let views = [stage.box(), stage.box(), stage.box()]
        stage.activate(
            views[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10),
            views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 10))
        for (index, view) in views.enumerated() {
            stage.activate(
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 200 + CGFloat(index)),
                view.heightAnchor.constraint(lessThanOrEqualTo: stage.root.heightAnchor),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor))
        }
        stage.layout()
        #expect(views.map(\.frame) == [rect(10, 0, 0, 0), rect(20, 0, 0, 0), rect(30, 0, 0, 0)])
    }

    @Test("Beside a view that fills the rest, one that has only an upper bound has no length")
    func upperBoundBesideRest() {
        for isFirst in [true, false] {
            let stage = ConstraintStage()
            let views = [stage.box(), stage.box()]
            stage.activate(
                views[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
                views[1].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
                views[isFirst ? 0 : 1].widthAnchor.constraint(lessThanOrEqualToConstant: 200))
            stage.layout()
            #expect(views.map(\.frame.width) == (isFirst ? [0, 320] : [320, 0]))
        }
    }

    @Test("A length with only an upper bound is 0 at every place that its position may be given by")
    func upperBoundByEdges() {
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .centerX]
        for attribute in attributes {
            let stage = ConstraintStage()
            let view = stage.box()
            stage.activate(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: stage.root,
                    attribute: attribute, multiplier: 1, constant: 0),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10))
            stage.layout()
            #expect(view.frame.size == CGSize(width: 0, height: 10), "\(attribute)")
        }
        let stage = ConstraintStage()
        let (outer, inner) = (stage.box(), UIView())
        stage.box(inner, in: outer)
        // Below an optional bound, and around a view that has one.
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outer.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor),
            outer.bottomAnchor.constraint(lessThanOrEqualTo: stage.root.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8))
        let bound = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        bound.priority = .defaultLow
        stage.activate(bound)
        stage.layout()
        #expect(outer.frame == rect(0, 0, 16, 16))
        #expect(inner.frame == rect(8, 8, 0, 0))
    }

    @Test("A length with only an upper bound is 0 in a stack view, however it is arranged")
    func upperBoundInStacks() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in UIStackView.Distribution.allKinds {
                for alignment in [UIStackView.Alignment.fill, .leading, .center] {
                    let stage = ConstraintStage()
                    let views = [UIView(), UIView()]
                    let stack = stage.box(UIStackView(arrangedSubviews: views))
                    stack.axis = axis
                    stack.distribution = distribution
                    stack.alignment = alignment
                    stage.activate(
                        stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                        stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
                    for view in views {
                        stage.activate(
                            view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
                            view.heightAnchor.constraint(lessThanOrEqualToConstant: 100))
                    }
                    stage.layout()
                    let place = "\(axis) \(distribution) \(alignment)"
                    #expect(views.map(\.frame.size) == [.zero, .zero], "\(place)")
                    #expect(stack.frame.size == .zero, "\(place)")
                    #expect(
                        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero, "\(place)"
                    )
                }
            }
        }
    }

    @Test(
        "A length with only an upper bound is 0 in a fitting size, and what surrounds it no larger than it must be"
    )
    func upperBoundInFittingSizes() {
        let outer = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
            inner.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            inner.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 8))
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
                == CGSize(width: 216, height: 108))
    }
}

extension UIStackView.Distribution {
    fileprivate static let allKinds: [Self] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
}

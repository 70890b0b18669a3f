import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Fitting sizes")
@MainActor
struct FittingSizeTests {
    @Test("The smallest size holds the contents, the largest takes what it is given")
    func sizes() {
        let stage = ConstraintStage()
        let group = UIView(frame: rect(0, 0, 300, 300))
        stage.root.addSubview(group)
        let view = stage.box(ContentBox(), in: group)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: group.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: group.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -5))
        // 40 + 20 by 20 + 10.
        #expect(
            group.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30)
        )
        // The height is that of the content: hugging, at 250, is more than the wish, at 50.
        #expect(
            group.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
                == CGSize(width: 10_000, height: 30))
        #expect(
            group.systemLayoutSizeFitting(
                CGSize(width: 200, height: 100), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required) == CGSize(width: 200, height: 100))
        stage.layout()
        #expect(view.frame == rect(10, 5, 40, 290), "asking changes nothing")
    }

    @Test("A size that was asked before is remembered until something changes")
    func cache() {
        let stage = ConstraintStage()
        let group = UIView(frame: rect(0, 0, 300, 300))
        let view = stage.box(ContentBox(), in: group)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: group.trailingAnchor),
            view.topAnchor.constraint(equalTo: group.topAnchor),
            view.bottomAnchor.constraint(equalTo: group.bottomAnchor))
        for _ in 0..<3 { #expect(group.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20)) }
        #expect(AutoLayoutCounters.current.fittings == 1)
        view.content.width = 70
        #expect(group.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 20))
        #expect(AutoLayoutCounters.current.fittings == 2)
    }

    @Test("A view that others place is measured by what is in it")
    func inner() {
        let stage = ConstraintStage()
        let group = stage.box()
        let view = stage.box(ContentBox(), in: group)
        stage.activate(
            group.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            group.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            group.topAnchor.constraint(equalTo: stage.root.topAnchor),
            group.heightAnchor.constraint(greaterThanOrEqualToConstant: 33),
            view.centerXAnchor.constraint(equalTo: group.centerXAnchor),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: group.leadingAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: group.topAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: group.bottomAnchor))
        stage.layout()
        #expect(group.frame.width == 320)
        #expect(group.systemLayoutSizeFitting(.zero) == CGSize(width: 48, height: 33))
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
        #expect(ContentBox().systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
    }

    @Test("Text on several lines is as high as its lines at the width it gets")
    func wrapping() {
        let stage = ConstraintStage()
        let label = stage.box(UILabel())
        label.text = "One two three four five six seven eight nine ten"
        label.numberOfLines = 0
        stage.activate(
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
        let line = label.sizeThatFits(CGSize(width: 10_000, height: 0)).height
        #expect(label.frame == rect(10, 0, 300, height))
        #expect(height > line && line > 15)
        stage.root.frame.size.width = 120
        stage.layout()
        #expect(label.frame == rect(10, 0, 100, label.sizeThatFits(CGSize(width: 100, height: 0)).height))
        #expect(label.frame.height > height)
        label.numberOfLines = 1
        stage.layout()
        #expect(label.frame.height == line)
    }

    @Test("Baselines of texts of different size lie on one line")
    func baselines() {
        let stage = ConstraintStage()
        let (large, small) = (stage.box(UILabel()), stage.box(UILabel()))
        large.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 10)
        large.text = "Large"
        small.text = "small"
        stage.activate(
            large.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            large.topAnchor.constraint(equalTo: stage.root.topAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        stage.layout()
        // The top of the small text is lower by the difference of the ascents, to a pixel.
        let difference = large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - difference) <= 1)
        #expect(small.frame.minY > 20)
        #expect(small.frame.size == small.intrinsicContentSize)
    }
}

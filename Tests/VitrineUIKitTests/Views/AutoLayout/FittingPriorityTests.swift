import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

/// What `systemLayoutSizeFitting` answers, by what a view has and how much a size is wanted.
@Suite("Fitting sizes, by priority")
@MainActor
struct FittingPriorityTests {
    private let stage = ConstraintStage()

    /// A group with a box of 40 × 20 points in it, pinned with margins of 10 at the sides and 5 above and below.
    private func group() -> (group: UIView, box: ContentBox) {
        let group = UIView(frame: rect(0, 0, 300, 300))
        let box = stage.box(ContentBox(), in: group)
        stage.activate(
            box.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -10),
            box.topAnchor.constraint(equalTo: group.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -5))
        return (group, box)
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    private func fit(
        _ view: UIView, _ size: CGSize, _ horizontal: Float, _ vertical: Float
    ) -> CGSize {
        view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: UILayoutPriority(rawValue: horizontal),
            verticalFittingPriority: UILayoutPriority(rawValue: vertical))
    }

    @Test(
        "A wish wins over the hugging of the content only above it, and over its resistance only above that")
    func priorities() {
        let (group, _) = group()
        // Larger than the content: 60 × 30 at a wish below hugging (250), what is wanted above it.
        #expect(fit(group, size(100, 80), 50, 50) == size(60, 30))
        #expect(fit(group, size(100, 80), 249, 251) == size(60, 80))
        #expect(fit(group, size(100, 80), 251, 249) == size(100, 30))
        // Smaller: resistance is 750.
        #expect(fit(group, size(30, 20), 749, 749) == size(60, 30))
        #expect(fit(group, size(30, 20), 751, 749) == size(30, 30))
        #expect(fit(group, size(30, 20), 1000, 1000) == size(30, 20))
        // The first form is 50 along both axes.
        #expect(group.systemLayoutSizeFitting(size(100, 80)) == size(60, 30))
    }

    @Test("A view of content only answers the same without a constraint anywhere")
    func contentOnly() {
        let box = ContentBox()
        #expect(fit(box, size(100, 80), 50, 50) == size(40, 20))
        #expect(fit(box, size(100, 80), 251, 249) == size(100, 20))
        #expect(fit(box, size(30, 10), 749, 751) == size(40, 10))
        #expect(fit(box, size(30, 10), 1000, 50) == size(30, 20))
        box.setContentHuggingPriority(.required, for: .horizontal)
        #expect(fit(box, size(100, 80), 999, 999) == size(40, 80))
    }

    @Test("A view with neither content nor constraints takes what is wanted, whatever its frame")
    func neither() {
        let view = UIView(frame: rect(0, 0, 70, 80))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == size(10_000, 10_000))
        #expect(view.systemLayoutSizeFitting(size(7, 8)) == size(7, 8))
        #expect(view.frame == rect(0, 0, 70, 80))
    }

    @Test("A view with constraints only takes their lengths, and what is wanted where they leave it open")
    func constraintsOnly() {
        let view = UIView()
        stage.activate(
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30))
        // The least height is 30, and the width twice that.
        #expect(view.systemLayoutSizeFitting(.zero) == size(60, 30))
        // 50 along both axes: the wishes for 100 and 100 cost least anywhere from 50 to 100 high; both wish alike.
        #expect(fit(view, size(100, 0), 1000, 50) == size(100, 50))
        #expect(fit(view, size(0, 45), 50, 1000) == size(90, 45))
        #expect(fit(view, size(100, 400), 51, 50) == size(100, 50))
    }

    @Test("The content of the view itself and constraints in it are both heard")
    func both() {
        final class Chip: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: UIView.noIntrinsicMetric) }
        }
        let chip = Chip()
        let box = stage.box(ContentBox(), in: chip)
        stage.activate(
            box.leadingAnchor.constraint(equalTo: chip.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(lessThanOrEqualTo: chip.trailingAnchor, constant: -20),
            box.topAnchor.constraint(equalTo: chip.topAnchor, constant: 3),
            box.bottomAnchor.constraint(equalTo: chip.bottomAnchor, constant: -3))
        // 20 + 40 + 20, as the box resists (750) more than the chip hugs 50 points (250); 3 + 20 + 3.
        #expect(chip.systemLayoutSizeFitting(.zero) == size(80, 26))
        box.content.width = 5
        // Down to the chip's own 50.
        #expect(chip.systemLayoutSizeFitting(.zero) == size(50, 26))
    }

    @Test("What has no content does not get narrower than nothing")
    func emptyContents() {
        let group = UIView()
        let view = stage.box(in: group)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: group.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -8))
        #expect(group.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size(32, 16))
    }

    @Test("Text on several lines is as high as at the width that is required")
    func wrapping() {
        let group = UIView()
        let label = stage.box(UILabel(), in: group)
        label.numberOfLines = 0
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        stage.activate(
            label.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: group.topAnchor),
            label.bottomAnchor.constraint(equalTo: group.bottomAnchor))
        for width: CGFloat in [120, 200, 320, 120] {
            let height = label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
            #expect(fit(group, size(width, 0), 1000, 50) == size(width, height))
        }
        // Nothing limits the width: one line.
        let line = label.sizeThatFits(CGSize(width: 10_000, height: 0))
        #expect(group.systemLayoutSizeFitting(.zero) == size(line.width + 20, line.height))
        // The label by itself.
        #expect(
            fit(label, size(100, 0), 1000, 50)
                == size(100, label.sizeThatFits(CGSize(width: 100, height: 0)).height))
    }

    @Test("Guides and margins count as they do in layout")
    func guidesAndMargins() {
        let group = UIView()
        group.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        let guide = UILayoutGuide()
        group.addLayoutGuide(guide)
        let box = stage.box(ContentBox(), in: group)
        stage.activate(
            guide.leadingAnchor.constraint(equalTo: group.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 30),
            box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.trailingAnchor.constraint(equalTo: group.layoutMarginsGuide.trailingAnchor),
            box.topAnchor.constraint(equalTo: group.layoutMarginsGuide.topAnchor),
            box.bottomAnchor.constraint(equalTo: group.layoutMarginsGuide.bottomAnchor))
        // 2 + 30 + 40 + 4 by 1 + 20 + 3.
        #expect(group.systemLayoutSizeFitting(.zero) == size(76, 24))
        group.directionalLayoutMargins.leading = 12
        #expect(group.systemLayoutSizeFitting(.zero) == size(86, 24))
    }

    @Test("A size is rounded up to whole pixels")
    func pixels() {
        stage.window.traitOverrides.displayScale = 2
        let (group, box) = group()
        stage.root.addSubview(group)
        box.content = CGSize(width: 40.1, height: 20.5)
        // 60.1 is up to 60.5 at two pixels a point; 30.5 is whole.
        #expect(group.systemLayoutSizeFitting(.zero) == size(60.5, 30.5))
    }

    @Test("Asking changes no frame, leaves no constraint behind, and makes the next layout solve nothing")
    func noTraces() {
        let (group, box) = group()
        stage.root.addSubview(group)
        stage.layout()
        let constraints = group.constraints.count
        AutoLayoutCounters.reset()
        for width: CGFloat in [10, 100, 1000] { _ = fit(group, size(width, 0), 1000, 50) }
        #expect(AutoLayoutCounters.current.fittings == 3)
        #expect(group.frame == rect(0, 0, 300, 300) && box.frame == rect(10, 5, 280, 290))
        group.setNeedsLayout()
        stage.layout()
        #expect(group.constraints.count == constraints)
        #expect(box.frame == rect(10, 5, 280, 290))
        #expect(AutoLayoutCounters.current.solves == 0 && AutoLayoutCounters.current.additions == 0)
    }

    @Test("What is elsewhere in a tree does not count, and is not copied")
    func part() {
        let outer = stage.box()
        let inner = stage.box(in: outer)
        let box = stage.box(ContentBox(), in: inner)
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 200),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 1),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -1),
            box.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
            box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -1))
        stage.layout()
        #expect(inner.frame.width == 200)
        #expect(inner.systemLayoutSizeFitting(.zero) == size(42, 22))
        #expect(outer.systemLayoutSizeFitting(.zero) == size(200, 22))
        AutoLayoutCounters.reset()
        #expect(inner.systemLayoutSizeFitting(.zero) == size(42, 22))
        #expect(AutoLayoutCounters.current.fittings == 0, "remembered")
        box.content.width = 60
        #expect(inner.systemLayoutSizeFitting(.zero) == size(62, 22))
    }

    // MARK: Bad input

    @Test(
        "A required length that contradicts what is in the view is kept, and what gives way is reported once")
    func conflict() {
        let group = UIView()
        let view = stage.box(in: group)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: group.trailingAnchor),
            view.topAnchor.constraint(equalTo: group.topAnchor),
            view.bottomAnchor.constraint(equalTo: group.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(equalToConstant: 400))
        let reports = stage.reports {
            #expect(fit(group, size(300, 0), 1000, 50) == size(300, 20))
            #expect(fit(group, size(200, 0), 1000, 50) == size(200, 20))
            #expect(fit(group, size(300, 0), 50, 50) == size(400, 20))
        }
        #expect(reports.count == 1)
        #expect(
            reports[0].contains("'fittingSizeHTarget'") && reports[0].contains(".width == 300   (active)"))
    }

    @Test("Contradictions inside still give a finite size")
    func contradiction() {
        let group = UIView()
        let view = stage.box(in: group)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: group.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(equalToConstant: 400))
        let reports = stage.reports {
            #expect(fit(group, size(50, 60), 50, 50) == size(20, 60))
            #expect(fit(group, size(50, 60), 1000, 50) == size(50, 60))
        }
        // One for the widths, one for the required width.
        #expect(reports.count == 2)
    }

    @Test("What is called no limit is a long length")
    func unlimited() {
        let (group, _) = group()
        let huge = CGFloat.greatestFiniteMagnitude
        #expect(fit(group, size(300, huge), 1000, 50) == size(300, 30))
        #expect(fit(group, size(huge, huge), 1000, 1000) == size(100_000_000, 100_000_000))
        #expect(fit(group, size(-5, -5), 1000, 50) == size(0, 30))
    }

    @Test("A target that is no number is named")
    func noNumber() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = UILabel().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 1))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a target size of nan × 1.0 points is no size"))
        #expect(text.contains("UILabel"))
    }

    // MARK: Frames that are given

    @Test("A subview of a fixed frame takes its room; one that is resized with the view grows with it")
    func autoresized() {
        let group = UIView(frame: rect(0, 0, 100, 100))
        let fixed = UIView(frame: rect(10, 10, 30, 30))
        let flexible = UIView(frame: rect(50, 10, 40, 30))
        flexible.autoresizingMask = .flexibleWidth
        group.addSubview(fixed)
        group.addSubview(flexible)
        let box = stage.box(ContentBox(), in: group)
        stage.activate(
            box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            box.bottomAnchor.constraint(equalTo: group.bottomAnchor),
            box.trailingAnchor.constraint(equalTo: flexible.trailingAnchor))
        // The box begins at 45 and is 40 wide; the flexible view ends 10 before the edge. 45 + 40 + 10 by 40 + 20.
        #expect(group.systemLayoutSizeFitting(.zero) == size(95, 60))
        #expect(flexible.frame == rect(50, 10, 40, 30))
    }

    @Test("A subview that is resized with the view and has constraints of its own says how large the view is")
    func nested() {
        let outer = UIView(frame: rect(0, 0, 100, 50))
        let (group, box) = group()
        group.frame = rect(8, 0, 84, 50)
        group.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(group)
        // 60 and twice 8, by 30.
        #expect(outer.systemLayoutSizeFitting(.zero) == size(76, 30))
        box.content = CGSize(width: 50, height: 44)
        #expect(outer.systemLayoutSizeFitting(.zero) == size(86, 54))
        #expect(fit(outer, size(200, 0), 1000, 50) == size(200, 54))
        // One of a fixed height says nothing about it.
        group.autoresizingMask = .flexibleWidth
        #expect(outer.systemLayoutSizeFitting(CGSize(width: 0, height: 9)) == size(86, 9))
    }
}

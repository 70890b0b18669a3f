import Testing
import UIKitTestSupport
import VitrineSupport

@testable import VitrineUIKit

@Suite("What constraints leave open")
@MainActor
struct AmbiguityTests {
    @Test("A layout is ambiguous until place and size are determined on both axes")
    func stepwise() {
        let stage = ConstraintStage()
        let view = stage.box()
        #expect(view.hasAmbiguousLayout, "no constraint mentions it")
        #expect(!stage.root.hasAmbiguousLayout, "its frame is given")
        let constraints = [
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
        ]
        for constraint in constraints {
            constraint.isActive = true
            #expect(view.hasAmbiguousLayout)
        }
        let atMost = view.heightAnchor.constraint(lessThanOrEqualToConstant: 20)
        atMost.isActive = true
        #expect(view.hasAmbiguousLayout, "any height up to 20 would do")
        let wish = view.heightAnchor.constraint(equalToConstant: 100)
        wish.priority = .defaultLow
        wish.isActive = true
        #expect(!view.hasAmbiguousLayout, "100 are wanted, so 20 it is")
        let other = view.heightAnchor.constraint(equalToConstant: 4)
        other.priority = .defaultLow
        other.isActive = true
        // |h − 100| + |h − 4| is 96 for every height between.
        #expect(view.hasAmbiguousLayout, "two equal wishes are no decision")
    }

    @Test("Content decides a size; two views that could both give way are ambiguous")
    func contents() {
        let stage = ConstraintStage()
        let (a, b) = (stage.box(ContentBox()), stage.box(ContentBox()))
        for view in [a, b] { view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true }
        let distance = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
        stage.activate(a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), distance)
        #expect(!a.hasAmbiguousLayout)
        #expect(!b.hasAmbiguousLayout)
        let end = b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor)
        end.isActive = true
        #expect(a.hasAmbiguousLayout, "240 points too much for two views that hug alike")
        #expect(b.hasAmbiguousLayout)
        a.setContentHuggingPriority(.init(251), for: .horizontal)
        #expect(!a.hasAmbiguousLayout)
        #expect(!b.hasAmbiguousLayout)
    }

    @Test("A guide can be ambiguous")
    func guide() {
        let stage = ConstraintStage()
        let guide = UILayoutGuide()
        #expect(!guide.hasAmbiguousLayout)
        stage.root.addLayoutGuide(guide)
        #expect(guide.hasAmbiguousLayout)
        stage.activate(
            guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 1),
            guide.heightAnchor.constraint(equalToConstant: 1))
        #expect(!guide.hasAmbiguousLayout)
        #expect(!stage.root.safeAreaLayoutGuide.hasAmbiguousLayout)
    }

    @Test("An exercise moves what is open and nothing else, to and fro")
    func exercise() {
        let stage = ConstraintStage()
        let view = stage.box()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        stage.activate(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor),
            width, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20))
        stage.layout()
        let first = view.frame
        #expect(first.minX >= 0)
        view.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(view.frame != first)
        #expect(view.frame.size == CGSize(width: 50, height: 20))
        #expect(view.frame.minX >= 0)
        #expect(view.hasAmbiguousLayout, "an exercise decides nothing")
        let second = view.frame
        view.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(view.frame != second)
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 7).isActive = true
        stage.layout()
        #expect(view.frame == rect(7, 0, 50, 20), "a real constraint wins")
        view.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(view.frame == rect(7, 0, 50, 20))
    }

    @Test("The constraints that affect a view are those it hangs together with, by axis")
    func affecting() {
        let stage = ConstraintStage()
        let (a, b, c) = (stage.box(), stage.box(), stage.box())
        let chain = [
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            a.widthAnchor.constraint(equalToConstant: 10),
        ]
        let apart = c.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
        let top = b.topAnchor.constraint(equalTo: stage.root.topAnchor)
        NSLayoutConstraint.activate(chain + [apart, top])
        #expect(b.constraintsAffectingLayout(for: .horizontal) == chain)
        #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(a.constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(c.constraintsAffectingLayout(for: .horizontal) == [apart])
    }

    @Test("A trace shows the tree with what is open and what is left out")
    func trace() {
        let stage = ConstraintStage()
        let label = stage.box(UILabel())
        label.text = "A title that is longer than twenty-five characters"
        let box = stage.box()
        box.isHidden = true
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        let wider = box.widthAnchor.constraint(equalToConstant: 20)
        wider.identifier = "wider"
        stage.activate(
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            box.topAnchor.constraint(equalTo: stage.root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 5), width, wider)
        _ = stage.reports { stage.layout() }
        let lines = stage.root.layoutTrace().split(separator: "\n").map(String.init)
        func pointer(_ object: AnyObject) -> String { objectAddress(object) }
        #expect(lines.count == 4)
        #expect(lines[0] == "•UIView:\(pointer(stage.root)) (0 0; 320 480)")
        let name = "UILabel:\(pointer(label))'A title that is longer th...'"
        #expect(lines[1].hasPrefix("|   *\(name) (16 "))
        #expect(lines[1].contains("- AMBIGUOUS LAYOUT for \(name).minY{id: "))
        #expect(!lines[1].contains("minX"))
        #expect(lines[2] == "|   *UIView:\(pointer(box)) (0 0; 10 5)")
        #expect(
            lines[3]
                == "|   |   BROKEN <NSLayoutConstraint:\(pointer(wider)) 'wider' UIView:\(pointer(box)).width == 20   (active)>"
        )
    }
}

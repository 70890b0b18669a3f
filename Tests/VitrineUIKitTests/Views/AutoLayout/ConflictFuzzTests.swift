import Fuzzing
import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Random contradictions")
@MainActor
struct ConflictFuzzTests {

    @Test(
        "Systems that contradict themselves end with numbers, and what holds holds",
        arguments: FuzzBudget.seeds(30, from: 0))
    func conflicts(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let stage = ConstraintStage()
        let views = (0..<5).map { _ in stage.box(ContentBox()) }
        var constraints: [NSLayoutConstraint] = []
        let texts = stage.reports {
            for _ in 0..<40 {
                let first = views.randomElement(using: &random)!
                let second =
                    Int.random(in: 0..<4, using: &random) == 0
                    ? stage.root : views.randomElement(using: &random)!
                let constant = CGFloat(Int.random(in: -200...200, using: &random))
                let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
                    .randomElement(
                        using: &random)!
                let pair: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) = [
                    (.leading, .trailing), (.leading, .leading), (.centerX, .centerX), (.width, .height),
                    (.top, .bottom), (.height, .height), (.bottom, .centerY),
                ].randomElement(using: &random)!
                guard first !== second || pair.0 != pair.1 else { continue }
                let multiplier =
                    pair.0 == .width || pair.0 == .height ? CGFloat.random(in: 0.1...3, using: &random) : 1
                let constraint = NSLayoutConstraint(
                    item: first, attribute: pair.0, relatedBy: relation, toItem: second, attribute: pair.1,
                    multiplier: multiplier, constant: constant)
                if Bool.random(using: &random) {
                    constraint.priority = UILayoutPriority(Float(Int.random(in: 1...1000, using: &random)))
                }
                constraint.isActive = true
                constraints.append(constraint)
                if Int.random(in: 0..<5, using: &random) == 0 { stage.layout() }
            }
            stage.layout()
            for _ in 0..<20 {
                let constraint = constraints.randomElement(using: &random)!
                if Bool.random(using: &random) {
                    constraint.constant = CGFloat(Int.random(in: -300...300, using: &random))
                } else {
                    constraint.isActive.toggle()
                }
                stage.layout()
                for view in views {
                    let frame = view.frame
                    #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
                    #expect(frame.width >= 0 && frame.height >= 0)
                }
            }
        }
        // Every report names what is given up, and nothing is reported twice without being activated again.
        for text in texts {
            #expect(text.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x"))
        }
    }

    @Test("Lengths beyond all screens are replaced by smaller ones, with a report")
    func limits() {
        let stage = ConstraintStage()
        let view = stage.box()
        let texts = stage.reports {
            let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
            stage.activate(
                width, view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 9))
            stage.layout()
        }
        #expect(view.frame == rect(0, 0, 320, 9))
        #expect(texts.count == 1)
        #expect(texts.first?.contains("exceeds internal limits") == true)
        #expect(texts.first?.contains(".width <= 1.79769e+308") == true)
    }

    @Test("A content of no finite size counts as none")
    func contents() {
        let stage = ConstraintStage()
        let view = stage.box(ContentBox())
        view.content = CGSize(width: CGFloat.nan, height: CGFloat.infinity)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
            view.heightAnchor.constraint(equalTo: view.widthAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 12))
        stage.layout()
        #expect(view.frame == rect(0, 0, 12, 12))
        #expect(
            stage.root.systemLayoutSizeFitting(
                CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)
            ).width.isFinite)
    }
}

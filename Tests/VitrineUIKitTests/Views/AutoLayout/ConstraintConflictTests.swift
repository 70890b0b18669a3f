import Foundation
import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Constraints that cannot hold")
@MainActor
struct ConstraintConflictTests {
    @Test("A contradiction is reported once with its constraints, and the youngest is left out")
    func conflict() {
        let stage = ConstraintStage()
        let view = stage.box()
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        wide.identifier = "wide"
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), narrow,
            view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor), wide)
        let texts = stage.reports {
            stage.layout()
            view.superview?.setNeedsLayout()
            stage.layout()
        }
        #expect(view.frame == rect(0, 0, 100, 10))
        #expect(texts.count == 1)
        let address = "UIView:\(objectAddress(view))"
        func pointer(_ constraint: NSLayoutConstraint) -> String {
            "NSLayoutConstraint:\(objectAddress(constraint))"
        }
        #expect(
            texts.first == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tTry this:
                \t\t(1) look at each constraint and try to figure out which you don't expect;
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                (
                    "<\(pointer(narrow)) \(address).width == 100   (active)>",
                    "<\(pointer(wide)) 'wide' \(address).width >= 150   (active)>"
                )

                Will attempt to recover by breaking constraint
                <\(pointer(wide)) 'wide' \(address).width >= 150   (active)>
                """)
        narrow.isActive = false
        stage.layout()
        #expect(view.frame.width == 150, "what was left out holds when it can")
    }

    @Test("A given frame wins over a constraint, and a change that makes a contradiction is reported")
    func givenFrame() {
        let stage = ConstraintStage()
        let view = stage.box()
        let trailing = view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), trailing,
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        #expect(stage.reports { stage.layout() }.isEmpty)
        #expect(view.frame.width == 320)
        let texts = stage.reports {
            stage.root.frame.size.width = 150
            stage.layout()
        }
        #expect(texts.count == 1)
        let name = "UIView:\(objectAddress(stage.root))"
        #expect(
            (texts.first ?? "").contains(
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& \(name).width == 150   (active)>"))
        #expect((texts.first ?? "").contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(view.frame.width == 150)
        stage.root.frame.size.width = 300
        #expect(stage.reports { stage.layout() }.isEmpty)
        #expect(view.frame.width == 300)
        stage.root.frame.size.width = 210
        stage.layout()
        #expect(view.frame.width == 210)
    }

    @Test("The frame of a view and the size of a cell's content are told as UIKit tells them")
    func given() {
        let stage = ConstraintStage()
        let fixed = UIView(frame: rect(10, 20, 30, 40))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        stage.root.addSubview(fixed)
        let first = stage.reports {
            fixed.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
            stage.layout()
        }
        func pointer(_ view: UIView) -> String { objectAddress(view) }
        #expect(
            (first.first ?? "").contains(
                "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- UIView:\(pointer(fixed)).minX == 10   (active, names: '|':UIView:\(pointer(stage.root)) )>"
            ))
        let cell = UICollectionViewCell(frame: rect(0, 0, 100, 50))
        stage.root.addSubview(cell)
        stage.layout()
        let second = stage.reports {
            let label = stage.box(UILabel(), in: cell.contentView)
            label.text = "Name"
            stage.activate(
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 120))
            stage.layout()
        }
        let content = "\(type(of: cell.contentView)):\(pointer(cell.contentView))"
        #expect(
            (second.first ?? "").contains(
                "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(content).width == 100   (active)>"))
        #expect((second.first ?? "").contains("'Name'.width == 120   (active)>"))
        #expect((second.first ?? "").contains("wants a priority below 1000"))
    }

    @Test("No size is negative")
    func negative() {
        let stage = ConstraintStage()
        let view = stage.box()
        let trailing = view.trailingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 40)
        trailing.priority = .defaultHigh
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 50), trailing,
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        #expect(stage.reports { stage.layout() }.isEmpty)
        #expect(view.frame == rect(50, 0, 0, 10))
        trailing.constant = 90
        stage.layout()
        #expect(view.frame == rect(50, 0, 40, 10))
    }

    @Test("Views without a common ancestor trap with a sentence")
    func strangers() async {
        let noAncestor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIView(), UIImageView())
                first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
            }
        }
        let text = String(decoding: noAncestor?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Unable to activate constraint with anchors UIView:0x"))
        #expect(text.contains(".leading and UIImageView:0x"))
        #expect(text.contains("because they have no common ancestor"))
    }

    @Test("Numbers that no constraint can have trap with a sentence")
    func numbers() async {
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
        }
        let notANumberText = String(decoding: notANumber?.standardErrorContent ?? [], as: UTF8.self)
        #expect(notANumberText.contains("The constant of a constraint must be finite, not nan"))
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
            }
        }
        let infiniteText = String(decoding: infinite?.standardErrorContent ?? [], as: UTF8.self)
        #expect(infiniteText.contains("The constant of a constraint must be finite, not inf"))
        let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UILabel())
                inner.text = "Name"
                outer.addSubview(inner)
                _ = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: .infinity)
            }
        }
        let multiplierText = String(decoding: multiplier?.standardErrorContent ?? [], as: UTF8.self)
        #expect(multiplierText.contains("The multiplier of a constraint must be finite, not inf"))
        #expect(multiplierText.contains("'Name'.width == inf*UIView:0x"))
        let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(.nan)
                _ = view
            }
        }
        let priorityText = String(decoding: priority?.standardErrorContent ?? [], as: UTF8.self)
        #expect(priorityText.contains("lies above 0 and at most at 1000, not at nan"))
        #expect(priorityText.contains("UIView:0x"))
    }

    @Test("Pairs of attributes that say nothing trap with a sentence")
    func pairs() async {
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                _ = NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .leading,
                    multiplier: 1, constant: 0)
            }
        }
        let mixedText = String(decoding: mixed?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            mixedText.contains(
                "cannot be made between a leading/trailing attribute and a right/left attribute"))
        let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                _ = NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .left,
                    multiplier: 0, constant: 10)
            }
        }
        let placeText = String(decoding: place?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            placeText.contains(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint"
            ))
    }
}

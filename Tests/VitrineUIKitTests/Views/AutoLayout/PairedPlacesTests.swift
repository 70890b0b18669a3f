import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Horizontal places that are paired with vertical ones")
@MainActor
struct PairedPlacesTests {
    private func pair(
        _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        direction: UISemanticContentAttribute = .forceLeftToRight
    ) -> CGRect {
        let stage = ConstraintStage()
        stage.root.semanticContentAttribute = direction
        let (anchor, view) = (stage.box(), stage.box())
        stage.activate(
            anchor.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30),
            anchor.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50),
            anchor.widthAnchor.constraint(equalToConstant: 20),
            anchor.heightAnchor.constraint(equalToConstant: 40),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 6))
        // What the pair leaves open.
        let rest = [
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ]
        for constraint in rest {
            constraint.priority = .defaultLow
            stage.activate(constraint)
        }
        let reports = stage.reports {
            stage.activate(
                NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: relation, toItem: anchor, attribute: second,
                    multiplier: multiplier, constant: constant))
            stage.layout()
        }
        #expect(reports == [])
        return view.frame
    }

    @Test("A pair is a linear relation of the two places")
    func relation() {
        #expect(pair(.left, .equal, .top) == rect(50, 0, 10, 6))
        #expect(pair(.top, .equal, .left) == rect(0, 30, 10, 6))
        #expect(pair(.right, .equal, .bottom, times: 2, plus: 5) == rect(175, 0, 10, 6))
        #expect(pair(.centerX, .equal, .centerY) == rect(65, 0, 10, 6))
        #expect(pair(.bottom, .greaterThanOrEqual, .right) == rect(0, 44, 10, 6))
        #expect(pair(.leading, .equal, .top) == rect(50, 0, 10, 6))
        #expect(pair(.left, .lessThanOrEqual, .top) == rect(0, 0, 10, 6))
    }

    @Test(
        "From right to left, a leading edge paired with a vertical place is the right one, and numbers count as ever"
    )
    func rightToLeft() {
        #expect(pair(.leading, .equal, .top, plus: 5, direction: .forceRightToLeft) == rect(45, 0, 10, 6))
        #expect(
            pair(.trailing, .greaterThanOrEqual, .bottom, plus: 5, direction: .forceRightToLeft)
                == rect(95, 0, 10, 6))
        #expect(pair(.top, .equal, .leading, plus: 5, direction: .forceRightToLeft) == rect(0, 55, 10, 6))
    }

    @Test("A size paired with a place traps")
    func sizes() async {
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                _ = NSLayoutConstraint(
                    item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .left,
                    multiplier: 1, constant: 0)
            }
        }
        let text = String(decoding: mixed?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid pairing of layout attributes: width and left"))
    }
}

import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("How constraints describe themselves")
@MainActor
struct ConstraintDescriptionTests {
    /// The description from the equation or format on, with `a`, `b` and `root` for the views.
    private func text(_ constraint: NSLayoutConstraint, _ names: [String: AnyObject]) -> String {
        var text = constraint.description
        for (name, object) in names {
            let pointer = objectAddress(object)
            text = text.replacing("\(type(of: object)):\(pointer)", with: name)
        }
        return String(text[(text.firstIndex(of: " ") ?? text.startIndex)...].dropFirst())
    }

    @Test("Distances are written in the visual format, the rest as equations")
    func shapes() {
        let stage = ConstraintStage()
        let (a, b) = (stage.box(), stage.box())
        let root = stage.root
        let low = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4.25)
        low.priority = .defaultLow
        low.identifier = "gap"
        let half = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: -3)
        half.priority = .init(999)
        for (constraint, expected) in [
            (
                a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                "H:|-(8)-[a]   (inactive, names: '|':root )>"
            ),
            (
                a.leftAnchor.constraint(equalTo: root.leftAnchor),
                "H:|-(0)-[a](LTR)   (inactive, names: '|':root )>"
            ),
            (
                root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
                "V:[b]-(8)-|   (inactive, names: '|':root )>"
            ),
            (
                b.leadingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, constant: 8),
                "H:[a]-(<=8)-[b]   (inactive)>"
            ),
            (low, "'gap' V:[a]-(>=4.25@250)-[b]   (inactive)>"),
            (
                b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
                "b.bottom == root.bottom - 8   (inactive)>"
            ),
            (a.heightAnchor.constraint(equalToConstant: 27 + 1.0 / 3), "a.height == 27.3333   (inactive)>"),
            (half, "a.width == 0.5*b.width - 3 @999   (inactive)>"),
            (a.topAnchor.constraint(equalTo: b.topAnchor), "a.top == b.top   (inactive)>"),
            (
                a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: a.widthAnchor),
                "(b.leading - a.leading) == a.width   (inactive)>"
            ),
        ] {
            #expect(text(constraint, ["a": a, "b": b, "root": root]) == expected)
        }
        low.isActive = true
        #expect(text(low, ["a": a, "b": b]) == "'gap' V:[a]-(>=4.25@250)-[b]   (active)>")
    }

    @Test("Labels, buttons and guides are told by their texts and names")
    func names() {
        let stage = ConstraintStage()
        let label = stage.box(UILabel())
        label.text = "Two\nlines that are rather long for a name"
        let pointer = objectAddress(label)
        #expect(
            label.widthAnchor.constraint(equalToConstant: 5).description.contains(
                "UILabel:\(pointer)'Two\\nlines that are rather...'.width == 5"))
        let guide = stage.root.safeAreaLayoutGuide
        let guidePointer = objectAddress(guide)
        #expect(
            label.topAnchor.constraint(equalTo: guide.topAnchor).description.contains(
                ".top == UILayoutGuide:\(guidePointer)'UIViewSafeAreaLayoutGuide'.top"))
    }
}

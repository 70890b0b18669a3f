import Foundation
import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Constraints in the visual format language")
@MainActor
struct VisualFormatTests {
    private func add(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil,
        _ views: [String: Any]
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views))
    }

    @Test("Margins, standard spacing, sizes and alignment make a row")
    func row() {
        let stage = ConstraintStage()
        stage.root.layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 20, right: 24)
        let (icon, title) = (stage.box(), stage.box())
        let views = ["icon": icon, "title": title]
        add("|-[icon(40)]-[title]-|", [.alignAllTop, .alignAllBottom], nil, views)
        add("V:|-[icon(==30)]", views)
        stage.layout()
        // From the left margin 16, 40 wide; 8 on, up to 320 − 24 = 296; top at the margin 10.
        #expect(icon.frame == rect(16, 10, 40, 30))
        #expect(title.frame == rect(64, 10, 232, 30))
        stage.root.layoutMargins.left = 20
        stage.layout()
        #expect(icon.frame == rect(20, 10, 40, 30), "the margin is a relation, not a number")
    }

    @Test("Metrics of any type of number, several predicates, and priorities by name")
    func metrics() {
        let stage = ConstraintStage()
        let (a, b) = (stage.box(), stage.box())
        let metrics: [String: Any] = [
            "gap": 12, "side": CGFloat(5.5), "low": Float(250), "most": NSNumber(value: 90), "wide": 200.0,
        ]
        let views: [String: Any] = ["a": a, "b": b]
        add("H:|-side-[a(wide@low,<=most)]-(>=gap,30@low)-[b(==a)]", metrics, views)
        add("V:|[a(10)]", metrics, views)
        add("V:|-(-5)-[b(10)]", metrics, views)
        stage.layout()
        // a would be 200 wide and is 90 at most; the gap would be 30 and is free to: 5.5 + 90 + 30 = 125.5. Edges lie
        // on whole pixels: 5.5 and 95.5 go up to 6 and 96, 125.5 and 215.5 to 126 and 216.
        #expect(a.frame == rect(6, 0, 90, 10))
        #expect(b.frame == rect(126, -5, 90, 10))
    }

    private func add(_ format: String, _ metrics: [String: Any]?, _ views: [String: Any]) {
        add(format, [], metrics, views)
    }

    private func add(_ format: String, _ views: [String: Any]) { add(format, [], nil, views) }

    @Test("The format is read from leading to trailing, unless a direction is given")
    func direction() {
        let stage = ConstraintStage()
        stage.root.semanticContentAttribute = .forceRightToLeft
        func pair() -> (UIView, UIView) {
            let (a, b) = (stage.box(), stage.box())
            NSLayoutConstraint.activate([
                a.topAnchor.constraint(equalTo: stage.root.topAnchor),
                a.heightAnchor.constraint(equalToConstant: 5),
                b.topAnchor.constraint(equalTo: stage.root.topAnchor),
                b.heightAnchor.constraint(equalToConstant: 5),
            ])
            return (a, b)
        }
        let (writing, left, right) = (pair(), pair(), pair())
        add("|-10-[a(30)]-(>=20)-[b(40)]-60-|", ["a": writing.0, "b": writing.1])
        add("|-10-[a(30)]-20-[b(40)]", [.directionLeftToRight], nil, ["a": left.0, "b": left.1])
        add("|-10-[a(30)]-20-[b(40)]", [.directionRightToLeft], nil, ["a": right.0, "b": right.1])
        stage.layout()
        // From the right: 320 − 10 − 30 = 280; b ends 60 from the left.
        #expect(writing.0.frame == rect(280, 0, 30, 5))
        #expect(writing.1.frame == rect(60, 0, 40, 5))
        #expect(left.0.frame == rect(10, 0, 30, 5))
        #expect(left.1.frame == rect(60, 0, 40, 5))
        // 280 − 20 − 40 = 220.
        #expect(right.0.frame == rect(280, 0, 30, 5))
        #expect(right.1.frame == rect(220, 0, 40, 5))
        stage.root.semanticContentAttribute = .unspecified
        stage.layout()
        #expect(writing.0.frame == rect(10, 0, 30, 5), "leading and trailing follow a change of direction")
        #expect(left.0.frame == rect(10, 0, 30, 5))
        #expect(right.0.frame == rect(280, 0, 30, 5))
    }

    @Test("From right to left the margins are absolute, too")
    func reversedMargins() {
        let stage = ConstraintStage()
        stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let (a, b) = (stage.box(), stage.box())
        add("|-[a(50)]-[b]-|", [.directionRightToLeft, .alignAllTop], nil, ["a": a, "b": b])
        add("V:|[a(5)]", ["a": a])
        add("V:[b(5)]", ["b": b])
        stage.layout()
        // 320 − 30 − 50 = 240; b from 10 to 240 − 8.
        #expect(a.frame == rect(240, 0, 50, 5))
        #expect(b.frame == rect(10, 0, 222, 5))
    }

    @Test("From baseline to baseline distances count between texts")
    func baselines() {
        let stage = ConstraintStage()
        let (a, b) = (stage.box(UILabel()), stage.box(UILabel()))
        (a.text, b.text) = ("Upper", "Lower")
        add("V:|-40-[a]-50-[b]", [.spacingBaselineToBaseline, .alignAllLeading], nil, ["a": a, "b": b])
        add("|[a]", ["a": a])
        stage.layout()
        // The same font: where its tops are 50 apart, the baselines are.
        #expect(a.frame.minY == 40)
        #expect(b.frame.minY == 90)
    }

    @Test("Guides may be named, and the constraints come in order, alignments last")
    func guides() {
        let stage = ConstraintStage()
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        let view = stage.box()
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-5-[guide(20)]-[view(>=guide)]|", options: .alignAllCenterY, metrics: nil,
            views: ["guide": guide, "view": view])
        #expect(
            constraints.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing, .centerY])
        #expect(constraints.map(\.constant) == [5, 20, 8, 0, 0, 0])
        #expect(constraints[2].firstItem === view && constraints[2].secondItem === guide)
        #expect(constraints[4].firstItem === stage.root)
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("The options have UIKit's values")
    func options() {
        // 1 << NSLayoutAttribute for alignments, then two bits of direction from 16 on, and spacing in bit 19.
        #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
        #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 131072)
        #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 524288)
        #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing == [])
    }
}

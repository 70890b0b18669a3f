import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Constraints from right to left")
@MainActor
struct ConstraintDirectionTests {
    /// A row in the root's safe area: an icon, a title and a badge at the trailing margin, and a mark at the left.
    @Test("A row turns round with the direction and back, what is left stays left")
    func row() {
        let stage = ConstraintStage()
        stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 10, leading: 12, bottom: 10, trailing: 20)
        let (icon, title, badge, mark) = (stage.box(), stage.box(), stage.box(), stage.box())
        let guide = stage.root.layoutMarginsGuide
        stage.activate(
            icon.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            icon.widthAnchor.constraint(equalToConstant: 30),
            title.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1),
            title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -6),
            badge.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 40),
            mark.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 2),
            mark.rightAnchor.constraint(equalTo: stage.root.centerXAnchor, constant: -100))
        let wide = title.widthAnchor.constraint(equalToConstant: 1000)
        wide.priority = .defaultLow
        wide.isActive = true
        for view in [icon, title, badge, mark] {
            stage.activate(
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 5))
        }
        func check(isMirrored: Bool) {
            stage.layout()
            // Icon 12…42, title from 50, badge 260…300 in 320, title ends at 254. Mirrored: 320 less these.
            let frames = [rect(12, 10, 30, 5), rect(50, 10, 204, 5), rect(260, 10, 40, 5)]
            let expected = isMirrored ? frames.map { rect(320 - $0.maxX, 10, $0.width, 5) } : frames
            #expect([icon, title, badge].map(\.frame) == expected)
            // From 2 to 160 − 100.
            #expect(mark.frame == rect(2, 10, 58, 5))
        }
        check(isMirrored: false)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        check(isMirrored: true)
        stage.window.traitOverrides.layoutDirection = .leftToRight
        check(isMirrored: false)
        stage.root.semanticContentAttribute = .forceRightToLeft
        check(isMirrored: true)
        wide.constant = 100
        stage.layout()
        // From the right: 320 − 50 − 100.
        #expect(title.frame == rect(170, 10, 100, 5), "changes after the turn are mirrored as well")
    }

    @Test("Whatever the direction and the scale, neighbours touch on pixels", arguments: [CGFloat(1), 2, 3])
    func pixels(_ scale: CGFloat) {
        let stage = ConstraintStage()
        stage.window.traitOverrides.displayScale = scale
        stage.root.frame.size.width = 100
        let views = (0..<7).map { _ in stage.box() }
        for (index, view) in views.enumerated() {
            let before = index == 0 ? stage.root.leadingAnchor : views[index - 1].trailingAnchor
            stage.activate(
                view.leadingAnchor.constraint(equalTo: before),
                view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1.0 / 7),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 1))
        }
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            stage.window.traitOverrides.layoutDirection = direction
            stage.layout()
            let frames = views.map(\.frame).sorted { $0.minX < $1.minX }
            for (former, latter) in zip(frames, frames.dropFirst()) {
                #expect((former.maxX - latter.minX).magnitude < 1e-9)
            }
            for frame in frames {
                #expect((frame.minX * scale - (frame.minX * scale).rounded()).magnitude < 1e-6)
            }
            #expect(frames.first?.minX == 0)
            #expect(((frames.last?.maxX ?? 0) - 100).magnitude < 1e-9)
        }
    }
}

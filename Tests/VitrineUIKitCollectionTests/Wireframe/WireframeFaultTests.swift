import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Faulty layouts in wireframes")
@MainActor
struct WireframeFaultTests {
    /// A card whose badge has no vertical place, and whose title should have two widths.
    private final class Card: UIViewController {
        let badge = UILabel()
        let heading = UILabel()
        let body = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for label in [heading, body, badge] {
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            heading.text = "A card"
            body.text = "Its text is where it should be"
            badge.text = "New"
            badge.backgroundColor = .systemYellow
            let wide = heading.widthAnchor.constraint(equalToConstant: 300)
            wide.identifier = "too wide"
            NSLayoutConstraint.activate([
                heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 90),
                heading.widthAnchor.constraint(equalToConstant: 120), wide,
                body.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
                body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 60),
                badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            ])
        }
    }

    @Test("Views that are ambiguous and such whose constraints are broken are outlined and named")
    func faults() throws {
        AutoLayoutReports.handler = { _ in }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        let card = Card()
        let host = TestHost(card, size: CGSize(width: 375, height: 260), scale: 2)
        host.settle()
        let window = try #require(card.view.window)
        let wireframe = Wireframe(window)
        #expect(!wireframe.isEmpty)
        #expect(wireframe.shapes.map(\.role) == [.broken, .ambiguous])
        #expect(wireframe.shapes.map(\.title) == ["too wide", "UILabel: y ambiguous"])
        #expect(wireframe.shapes.first?.rect == card.view.convert(card.heading.frame, to: window))
        #expect(wireframe.shapes.last?.rect == card.view.convert(card.badge.frame, to: window))
        let path = FileManager.default.temporaryDirectory.appending(path: "wireframe-faults.png").path
        try host.writeWireframe(to: path)
        #expect(FileManager.default.fileExists(atPath: path))
        // What is mended is not marked any more.
        card.heading.constraints.first { $0.identifier == "too wide" }?.isActive = false
        card.badge.topAnchor.constraint(equalTo: card.heading.topAnchor).isActive = true
        host.settle()
        #expect(Wireframe(window).isEmpty)
    }
}

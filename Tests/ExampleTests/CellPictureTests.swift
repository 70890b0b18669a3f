import Foundation
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

/// What cells as apps have them look like: those of the example, in every look.
@MainActor
@Suite("Pictures of realistic cells", .serialized)
struct CellPictureTests {
    enum Look: String, CaseIterable {
        case light, dark, mirrored, large
    }

    /// The page with some sections, as high as all that is on it.
    private func page(_ sections: [CellSection], _ look: Look) throws -> (CellsViewController, TestHost) {
        let controller = CellsViewController(sections: sections)
        let host = TestHost(
            controller, size: CGSize(width: 375, height: 6000), scale: 1,
            style: look == .dark ? .dark : .light)
        if look == .mirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
        if look == .large {
            host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        host.settle()
        let height = controller.collectionView.contentSize.height
        #expect(height > 500 && height < 6000)
        host.resize(to: CGSize(width: 375, height: height.rounded(.up)))
        host.settle()
        return (controller, host)
    }

    private func verify(_ name: String, _ sections: [CellSection], _ look: Look) throws {
        var reports: [String] = []
        ReportLog.current.forgetKeys()
        AutoLayoutReports.handler = { reports.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        let (_, host) = try page(sections, look)
        #expect(reports.isEmpty, "no constraints contradict each other")
        // The page is 0.94 white, or 0.04 in the dark, at its corners; cards are white, or 0.13, and with the page
        // they are most of it.
        let (ground, card) =
            look == .dark ? ([10, 10, 10], [33, 33, 33]) : ([240, 240, 240], [255, 255, 255])
        #expect(host.rgb(3, 3) == ground && host.rgb(372, 3) == ground)
        let size = host.window.bounds.size
        let (covered, whole) = (host.area(of: ground) + host.area(of: card), Double(size.width * size.height))
        #expect(covered > whole / 2)
        if name == "talk" {
            // One's own bubble is systemBlue.
            #expect(host.area(of: look == .dark ? [10, 132, 255] : [0, 122, 255]) > 20_000)
        }
        try host.verifyPicture("\(name)-\(look.rawValue)")
    }

    @Test("A profile, tiles of numbers, chips, messages and contacts", arguments: Look.allCases)
    func people(look: Look) throws { try verify("people", CellSection.people, look) }

    @Test("Bubbles, comments with answers, notifications and settings", arguments: Look.allCases)
    func talk(look: Look) throws { try verify("talk", CellSection.talk, look) }

    @Test("Events, tracks, articles, products and posters", arguments: Look.allCases)
    func things(look: Look) throws { try verify("things", CellSection.things, look) }

    @Test(
        "A bubble is at most three quarters of the row wide, on the side of who speaks",
        arguments: [false, true])
    func bubbles(isMirrored: Bool) throws {
        let chat = try #require(CellSection.talk.first)
        let controller = CellsViewController(sections: [chat])
        let host = TestHost(controller, size: CGSize(width: 375, height: 800), scale: 1)
        if isMirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
        host.settle()
        let bubbles = try (0..<3).map { item in
            let cell = try #require(
                controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
            // 375 less 16 at both sides.
            #expect(cell.bounds.width == 343)
            return try #require(cell.contentView.subviews.first).frame
        }
        for (bubble, isOwn) in zip(bubbles, [false, true, false]) {
            #expect(bubble.width <= 343 * 0.75 + 1)
            #expect((isOwn != isMirrored ? 343 - bubble.maxX : bubble.minX) == 0)
        }
        // The long text takes all it may, to a pixel, and the shortest is as wide as it is.
        #expect(bubbles[1].width > 240 && bubbles[2].width < 130)
    }

    @Test("A change of the text size or the direction while the page is shown gives what a new page has")
    func switching() throws {
        func frames(_ controller: CellsViewController) -> [String] {
            controller.collectionView.visibleCells.map { "\(type(of: $0)) \($0.frame)" }.sorted()
        }
        let (fresh, _) = try page(CellSection.people, .large)
        let controller = CellsViewController(sections: CellSection.people)
        let host = TestHost(controller, size: CGSize(width: 375, height: 6000), scale: 1)
        host.settle()
        let before = frames(controller)
        host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.settle()
        #expect(frames(controller) == frames(fresh))
        host.window.traitOverrides.preferredContentSizeCategory = .large
        host.settle()
        #expect(frames(controller) == before)
    }
}

import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("Texts that can be selected")
struct TextSelectabilityTests {
    @Test("A right click selects the text and copies it")
    func copying() throws {
        let host = TestHost(
            UIHostingController(
                rootView: VStack {
                    Text(verbatim: "Select me").textSelection(.enabled)
                    Text(verbatim: "Not me")
                }), size: CGSize(width: 300, height: 300))
        host.settle()
        let place = host.find(text: "Select me").frame
        host.secondaryClick(at: CGPoint(x: place.midX, y: place.midY))
        host.settle()
        let overlay = try #require(host.window.cover as? MenuOverlay)
        #expect(overlay.top.rows.map(\.element.title) == ["Copy"])
        host.press([.down, .select])
        host.settle()
        #expect(host.perform { UIPasteboard.general.string } == "Select me")
        let other = host.find(text: "Not me").frame
        host.secondaryClick(at: CGPoint(x: other.midX, y: other.midY))
        host.settle()
        #expect(host.window.cover == nil)
    }

    @Test("The text is behind a tint while its menu is open, and rows of lists have menus, too")
    func rows() {
        let host = TestHost(
            UIHostingController(
                rootView: List {
                    Text(verbatim: "Row")
                    Text(verbatim: "Other").textSelection(.disabled)
                }.textSelection(.enabled)), size: CGSize(width: 300, height: 300), scale: 1)
        host.settle()
        let place = host.find(text: "Row").frame
        let spot = (Int(place.minX) + 1, Int(place.midY) - 7)
        let before = host.bitmap()[spot.0, spot.1].bytes
        host.secondaryClick(at: CGPoint(x: place.midX, y: place.midY))
        host.settle()
        #expect(host.window.cover is MenuOverlay)
        #expect(host.bitmap()[spot.0, spot.1].bytes != before)
        host.press(.menu)
        host.settle()
        #expect(host.window.cover == nil)
        #expect(host.bitmap()[spot.0, spot.1].bytes == before)
        let other = host.find(text: "Other").frame
        host.secondaryClick(at: CGPoint(x: other.midX, y: other.midY))
        host.settle()
        #expect(host.window.cover == nil)
    }
}

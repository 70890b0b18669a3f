import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Links that stand by themselves.
@MainActor
@Suite
struct LinkTests {
    @Test func aLinkOpensItsDestinationAsTheEnvironmentSays() {
        var opened: [URL] = []
        let url = URL(string: "https://a.b")!
        let title = "Two"
        let view = VStack(spacing: 0) {
            Link("One", destination: url).frame(height: 50)
            Link(title, destination: url.appendingPathComponent("2")).frame(height: 50)
            Link(destination: url.appendingPathComponent("3")) { Color.red.frame(height: 50) }
        }
        .environment(
            \.openURL,
            OpenURLAction {
                opened.append($0); return .handled
            })
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 100, height: 150))
        for y in [25.0, 75, 125] { host.tap(at: CGPoint(x: 50, y: y)) }
        #expect(opened.map(\.absoluteString) == ["https://a.b", "https://a.b/2", "https://a.b/3"])
    }
}

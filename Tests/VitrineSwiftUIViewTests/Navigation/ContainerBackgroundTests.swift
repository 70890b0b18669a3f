import Foundation
import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
    private struct Screen: View {
        let log: ActionLog
        @State private var color: Color? = .red
        @State private var path: [Int] = []
        var body: some View {
            log.actions["blue"] = { color = .blue }
            log.actions["none"] = { color = nil }
            log.actions["push"] = { path = [1] }
            return NavigationStack(path: $path) {
                Group {
                    if let color {
                        Color.green.frame(width: 40, height: 40).containerBackground(color, for: .navigation)
                    } else {
                        Color.green.frame(width: 40, height: 40)
                    }
                }
                .navigationDestination(for: Int.self) { _ in Text("Next") }
            }
        }
    }

    /// Which of red, green and blue a place is mostly, or that it is all of them.
    private func color(_ page: HostedPage, _ x: CGFloat, _ y: CGFloat) -> String {
        let color = page.host.color(at: CGPoint(x: x, y: y))
        let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
        if parts.allSatisfy({ $0.1 > 0.9 }) { return "white" }
        return parts.max { $0.1 < $1.1 }!.0
    }

    @Test(
        "A screen has the background that its views ask for, behind them and below bars, and its own without")
    func navigation() {
        let page = HostedPage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)) {
            Screen(log: $0)
        }
        let size = page.host.window.bounds.size
        func colors() -> [String] {
            [
                color(page, 5, size.height - 3), color(page, 5, 30),
                color(page, size.width / 2, (size.height + 44) / 2),
            ]
        }
        #expect(colors() == ["red", "red", "green"])
        page.act("blue")
        #expect(colors() == ["blue", "blue", "green"])
        page.act("none")
        #expect(colors() == ["white", "white", "green"])
        page.act("blue")
        page.act("push")
        page.host.settle()
        #expect(color(page, 5, size.height - 3) == "white")
    }
}

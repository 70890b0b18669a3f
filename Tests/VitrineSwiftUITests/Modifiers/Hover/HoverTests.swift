import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@Suite("Hovering")
@MainActor
struct HoverTests {
    @Test("A view hears of the pointer when it comes and goes, and where it is")
    func hover() {
        let page = HostedPage(200, 200) { log in
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50).onHover { log.lines.append("red \($0)") }
                Color.blue.frame(width: 100, height: 50).onContinuousHover { phase in
                    switch phase {
                    case .active(let point): log.lines.append("blue \(Int(point.x)),\(Int(point.y))")
                    case .ended: log.lines.append("blue ended")
                    }
                }
            }
        }
        page.host.movePointer(to: CGPoint(x: 100, y: 60))
        page.host.movePointer(to: CGPoint(x: 101, y: 61))
        page.host.movePointer(to: CGPoint(x: 60, y: 110))
        page.host.movePointer(to: CGPoint(x: 10, y: 10))
        #expect(page.log.lines == ["red true", "red false", "blue 10,10", "blue ended"])
    }
}

import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor @Suite struct AccessibilityFocusStateTests {
    private struct Page: View {
        let log: ActionLog
        @AccessibilityFocusState var isFocused: Bool
        @AccessibilityFocusState(for: [.voiceOver, .switchControl]) var field: Int?
        var body: some View {
            log.actions["focus"] = {
                isFocused = true
                field = 2
            }
            return VStack {
                Text(isFocused ? "focused" : "resting").accessibilityFocused($isFocused)
                Text(field.map { "\($0)" } ?? "none").accessibilityFocused($field, equals: 2)
            }
        }
    }

    @Test func `Without assistive technology nothing has its focus, whatever is asked for`() {
        let page = HostedPage { Page(log: $0) }
        #expect(page.texts == ["resting", "none"])
        page.act("focus")
        #expect(page.texts == ["resting", "none"])
    }
}

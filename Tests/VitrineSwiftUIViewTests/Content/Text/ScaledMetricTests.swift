import SwiftUITestSupport
import Testing
import VitrineUIKit

@testable import VitrineSwiftUI

/// Numbers that grow with text.
@Suite("Scaled metrics") @MainActor
struct ScaledMetricTests {
    private struct Box: View {
        @ScaledMetric var side: CGFloat = 34
        @ScaledMetric(relativeTo: .largeTitle) var height: Double = 34
        var body: some View { Color.red.frame(width: side, height: height) }
    }

    private func size(_ size: DynamicTypeSize) -> CGSize {
        UIHostingController(rootView: Box().dynamicTypeSize(size))
            .sizeThatFits(in: CGSize(width: 400, height: 400))
    }

    @Test func `A number grows as its text style does, and with the body style unless another is named`() {
        #expect(Box().side == 34)
        #expect(size(.large) == CGSize(width: 34, height: 34))
        // Body goes from 17 to 53 points, large titles from 34 to 60.
        let largest = size(.accessibility5)
        #expect(abs(largest.width - 106) <= 1 && abs(largest.height - 60) <= 1)
    }
}

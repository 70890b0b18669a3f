import Foundation
import Testing
import VitrineUIKit

@MainActor @Suite struct FeedbackGeneratorTests {
    @Test func `The first feedback of each kind is told in the trace, since nobody feels it`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "feedback", 1)
            await MainActor.run {
                let impact = UIImpactFeedbackGenerator(style: .heavy)
                impact.prepare()
                impact.impactOccurred()
                impact.impactOccurred(intensity: 0.5)
                UIImpactFeedbackGenerator().impactOccurred()
                UISelectionFeedbackGenerator().selectionChanged()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(
            lines == [
                #"{"trace":"feedback","what":"impact","felt":false}"#,
                #"{"trace":"feedback","what":"selection","felt":false}"#,
                #"{"trace":"feedback","what":"notification","felt":false}"#,
            ])
    }
}

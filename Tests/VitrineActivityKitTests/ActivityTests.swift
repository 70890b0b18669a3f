import Foundation
import Testing
import VitrineActivityKit

private struct Order: ActivityAttributes {
    struct ContentState: Codable, Hashable { var status: String }
    var number: Int
}

struct ActivityTests {
    @Test func `Nothing live begins, as on a device without a place for it`() async {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity<Order>.request(attributes: Order(number: 1), contentState: .init(status: "new"))
        }
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Order(number: 1),
                content: ActivityContent(state: Order.ContentState(status: "new"), staleDate: nil))
        }
        #expect(Activity<Order>.activities.isEmpty)
        var begun = 0
        for await _ in Activity<Order>.activityUpdates { begun += 1 }
        #expect(begun == 0)
        var answers: [Bool] = []
        for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
            answers.append(isEnabled)
        }
        #expect(answers == [false])
    }
}

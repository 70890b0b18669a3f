import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@Suite("Activities of views", .serialized)
@MainActor
struct UserActivityTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    @Test("A view hears of activities of its kind, and says what the user does while it is there")
    func views() {
        let log = Log()
        struct Page: View {
            let log: Log
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Away") { isThere = false }
                    if isThere {
                        Text("Here").userActivity("a.read") { activity in
                            activity.title = "Reading"
                            log.lines.append("update")
                        }
                    }
                }
                .onContinueUserActivity("a.read") { log.lines.append("continue \($0.title ?? "-")") }
            }
        }
        let host = TestHost(Page(log: log))
        #expect(log.lines == ["update"])
        #expect(NSUserActivity.current?.title == "Reading")
        host.continue(NSUserActivity(activityType: "a.write"))
        host.continue(NSUserActivity(activityType: "a.read"))
        #expect(log.lines == ["update", "continue -"])
        host.find(text: "Away").tap()
        host.settle()
        #expect(NSUserActivity.current == nil)
    }
}

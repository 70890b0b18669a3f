import Testing

@testable import VitrineTesting

@MainActor
@Suite struct TestFailureTests {
    @Test func `A failure is an issue of the test, where the test asked for it`() {
        let issues = recorded {
            TestFailure.record(
                "The card is blue.",
                at: TestPlace(
                    fileID: "CardTests/Cards.swift", filePath: "/tests/Cards.swift", line: 12, column: 3))
        }
        #expect(issues.count == 1)
        #expect(issues.first?.text == "The card is blue.")
        #expect(issues.first?.line == 12)
    }

    @Test func `The name of the running test is known`() {
        #expect(TestFailure.testName?.contains("The name of the running test is known") == true)
    }

    @Test func `What a test leaves goes to a folder named by its module and file`() {
        let place = TestPlace(
            fileID: "CardTests/Cards.swift", filePath: "/tests/Cards.swift", line: 1, column: 1)
        #expect(place.folder == "CardTests/Cards")
    }
}

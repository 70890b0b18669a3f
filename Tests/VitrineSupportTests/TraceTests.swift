import Testing

@testable import VitrineSupport

@Suite("Trace")
struct TraceTests {
    @Test("A trace line is valid JSON whatever it says")
    func quoting() {
        #expect(Trace.quoted("a\"b\\c\nd\u{1}") == #""a\"b\\c\nd\u0001""#)
    }

    @Test func `A channel that is not there is refused with one sentence`() {
        #expect(Trace.complaint(about: ["diff", "focus"]) == nil)
        #expect(Trace.complaint(about: []) == nil)
        #expect(
            Trace.complaint(about: ["diff", "dif", "Focus"])
                == "VITRINE_TRACE names \"Focus\" and \"dif\", but there are only accessibility, all, diff, feedback, focus, frame, layout, ready, signpost, text."
        )
    }

    @Test func `Times are milliseconds with three digits`() {
        func line(_ duration: Duration) -> String { Trace.line("x", [("time", .milliseconds(duration))]) }
        #expect(line(.microseconds(1_234_567)) == #"{"trace":"x","time":1234.567}"#)
        #expect(line(.nanoseconds(7_900)) == #"{"trace":"x","time":0.007}"#)
        #expect(
            Trace.line("x", [("a", .text("b\"")), ("c", .number(3)), ("d", .flag(true))])
                == #"{"trace":"x","a":"b\"","c":3,"d":true}"#)
    }
}

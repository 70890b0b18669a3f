import Testing
import VitrineCoreMedia

@Suite("Ranges of times") struct CMTimeRangeTests {
    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    private func range(_ start: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(start: time(start), end: time(end))
    }

    @Test("The beginning belongs to a range, the end does not")
    func contents() {
        let range = range(1, 3)
        #expect([0.5, 1, 2, 3].map { range.containsTime(time($0)) } == [false, true, true, false])
        #expect(range.end == time(3) && range.duration == time(2) && !range.isEmpty && range.isValid)
        #expect(range.containsTimeRange(self.range(1, 3)) && !range.containsTimeRange(self.range(2, 4)))
        #expect(CMTimeRange(start: .zero, duration: time(-1)).isValid == false)
        #expect(CMTimeRange.invalid.isValid == false && CMTimeRange.zero.isEmpty)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
    }

    @Test("Intersection and union")
    func sets() {
        #expect(range(1, 3).intersection(range(2, 4)) == range(2, 3))
        #expect(range(1, 2).intersection(range(3, 4)) == .zero)
        #expect(range(1, 2).union(range(3, 4)) == range(1, 4))
        #expect(range(1, 2).union(.invalid).isValid == false)
        #expect(CMTimeClampToRange(time(9), range: range(1, 2)) == time(2))
        #expect(CMTimeFoldIntoRange(time(5.5), foldRange: range(1, 3)) == time(1.5))
        #expect(CMTimeFoldIntoRange(time(-1), foldRange: range(1, 3)) == time(1))
    }
}

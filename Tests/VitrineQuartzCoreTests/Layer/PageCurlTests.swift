import Foundation
import Testing

@testable import VitrineQuartzCore

@Suite struct PageCurlTests {
    private func curl(_ progress: CGFloat, beside: Bool = false) -> PageCurl {
        PageCurl(length: 100, progress: progress, landsBeside: beside)
    }

    @Test func `a flat page is where it was`() {
        let strips = curl(0).strips
        #expect(strips.count == 1 && strips[0].from == 0...100 && strips[0].extent == 0...100)
        #expect(curl(0).reach == 100 && curl(0).freeEdge == nil)
    }

    @Test func `a turned page is out of sight, or on the other side`() {
        #expect(curl(1).strips.allSatisfy { $0.extent.upperBound <= 1e-9 })
        let strips = curl(1, beside: true).strips
        #expect(strips.count == 1 && strips[0].showsBack && strips[0].extent == -100...0)
        #expect(strips[0].start == 0 && strips[0].end == -100)
    }

    @Test(arguments: [false, true]) func `strips cover the page without gaps, wherever it is`(beside: Bool) {
        for step in 0...50 {
            let curl = curl(CGFloat(step) / 50, beside: beside)
            let strips = curl.strips
            #expect(strips.first?.from.lowerBound == 0 && strips.last?.from.upperBound == 100)
            for (strip, next) in zip(strips, strips.dropFirst()) {
                #expect(abs(strip.from.upperBound - next.from.lowerBound) < 1e-9)
                #expect(abs(strip.end - next.start) < 1e-9)
            }
            // What shows its face runs away from the edge, the back towards it.
            #expect(
                strips.allSatisfy { $0.showsBack ? $0.end <= $0.start + 1e-9 : $0.end >= $0.start - 1e-9 })
            #expect(strips.allSatisfy { $0.extent.upperBound <= curl.reach + 1e-9 })
        }
    }

    @Test func `a progress beyond its ends is at them`() {
        #expect(curl(-1).line == curl(0).line && curl(2).line == curl(1).line)
    }
}

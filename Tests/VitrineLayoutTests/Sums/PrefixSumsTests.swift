import Foundation
import Fuzzing
import Testing

@testable import VitrineLayout

@Suite("Prefix sums")
struct PrefixSumsTests {
    @Test("a prefix is the sum of the lengths before it, and an offset finds its length")
    func literal() {
        var sums = PrefixSums([10, 20, 0, 5])
        #expect((0...4).map { sums.prefix($0) } == [0, 10, 30, 30, 35])
        #expect([-1, 0, 9, 10, 29, 30, 34, 99].map { sums.index(at: $0) } == [0, 0, 0, 1, 1, 3, 3, 3])
        sums[1] = 2
        #expect(sums.total == 17)
        #expect(sums.prefix(2) == 12)
    }

    @Test("sparse sums agree with plain ones under 300 seeded changes")
    func sparseAgreesWithDense() {
        var random = SeededGenerator(seed: 7)
        var sparse = SparsePrefixSums(count: 50, length: 8)
        var dense = PrefixSums(repeatElement(8, count: 50))
        for _ in 0..<300 {
            let index = Int.random(in: 0..<50, using: &random)
            let length = CGFloat(Int.random(in: 1...40, using: &random))
            sparse.setDifference(length - 8, at: index)
            dense[index] = length
            let offset = CGFloat.random(in: -10...2100, using: &random)
            #expect(sparse.index(at: offset) == dense.index(at: offset))
            let prefix = Int.random(in: 0...50, using: &random)
            #expect(sparse.prefix(prefix) == dense.prefix(prefix))
        }
    }

    @Test("the end of ten million lengths is found without walking there")
    func sparseIsSparse() {
        var sums = SparsePrefixSums(count: 10_000_000, length: 44)
        sums.setDifference(6, at: 0)
        #expect(sums.prefix(10_000_000) == 440_000_006)
        #expect(sums.index(at: 440_000_005) == 9_999_999)
        #expect(sums.index(at: 49) == 0)
        #expect(sums.index(at: 50) == 1)
    }
}

import Foundation
import Fuzzing
import Testing
import VitrineCoreMedia

@Suite("Times") struct CMTimeTests {
    private static func parts(_ time: CMTime) -> [Int64] {
        [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    }

    @Test("What is made is the fraction, or says that it is none")
    func making() {
        #expect(Self.parts(CMTime(value: 3, timescale: 600)) == [3, 600, 1, 0])
        #expect(Self.parts(CMTime(value: 3, timescale: 0)) == [0, 0, 0, 0])
        #expect(Self.parts(CMTimeMakeWithEpoch(value: 3, timescale: 2, epoch: 7)) == [3, 2, 1, 7])
        #expect(Self.parts(CMTime()) == [0, 0, 0, 0])
        #expect(!CMTime.invalid.isValid && !CMTime.invalid.isNumeric && CMTime.invalid.seconds.isNaN)
        #expect(CMTime.indefinite.isValid && CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
        #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
    }

    @Test(
        "Seconds become the nearest time, at a smaller scale where they do not fit",
        arguments: [
            (0.5, 600, [300, 600, 1, 0]), (0.1, 600, [60, 600, 1, 0]), (2.5, 1, [3, 1, 3, 0]),
            (-2.5, 1, [-3, 1, 3, 0]), (1.0 / 3, 3, [1, 3, 1, 0]),
            (1e18, 600, [9_000_000_000_000_000_000, 9, 1, 0]),
            (1e30, 600, [0, 0, 5, 0]), (-1e30, 600, [0, 0, 9, 0]), (.infinity, 1, [0, 0, 5, 0]),
            (.nan, 1, [0, 0, 0, 0]), (1, 0, [0, 0, 0, 0]),
        ] as [(Double, Int32, [Int64])])
    func seconds(_ seconds: Double, _ scale: Int32, _ expected: [Int64]) {
        #expect(Self.parts(CMTimeMakeWithSeconds(seconds, preferredTimescale: scale)) == expected)
    }

    @Test(
        "Each way of rounding",
        arguments: [
            (.roundHalfAwayFromZero, [2, 3, -2, 1, -1]), (.roundTowardZero, [1, 2, -1, 0, 0]),
            (.roundAwayFromZero, [2, 3, -2, 1, -1]), (.quickTime, [1, 2, -1, 0, -1]),
            (.roundTowardPositiveInfinity, [2, 3, -1, 1, 0]),
            (.roundTowardNegativeInfinity, [1, 2, -2, 0, -1]),
        ] as [(CMTimeRoundingMethod, [Int64])])
    func rounding(_ method: CMTimeRoundingMethod, _ expected: [Int64]) {
        // 1.5, 2.75, -1.5, 0.5 and -0.5 seconds in whole ones.
        let values: [Int64] = [6, 11, -6, 2, -2]
        #expect(
            values.map { CMTime(value: $0, timescale: 4).convertScale(1, method: method).value } == expected)
        #expect(CMTime(value: 6, timescale: 4).convertScale(1, method: method).hasBeenRounded)
        #expect(!CMTime(value: 8, timescale: 4).convertScale(1, method: method).hasBeenRounded)
    }

    @Test("QuickTime's way rounds away from 0 to larger scales")
    func quickTime() {
        #expect(CMTime(value: 1, timescale: 3).convertScale(4, method: .quickTime).value == 2)
        #expect(CMTime(value: -1, timescale: 3).convertScale(4, method: .quickTime).value == -2)
        #expect(CMTime(value: 5, timescale: 3).convertScale(0, method: .default) == .invalid)
        #expect(
            CMTime(value: .max, timescale: 1).convertScale(2, method: .default) == .positiveInfinity)
    }

    @Test("Sums have the least common scale")
    func sums() {
        #expect(Self.parts(CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)) == [5, 12, 1, 0])
        #expect(
            Self.parts(CMTime(value: 1, timescale: 30) - CMTime(value: 1, timescale: 30)) == [0, 30, 1, 0])
        // 2^31 - 1 and a prime below it have no common scale that fits.
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_629)
        #expect(sum.timescale == kCMTimeMaxTimescale && sum.value == 2 && sum.hasBeenRounded)
        // What overflows at a scale fits at half of it.
        let large = CMTime(value: .max - 1, timescale: 4) + CMTime(value: .max - 1, timescale: 4)
        #expect(Self.parts(large) == [.max - 1, 2, 1, 0] || large.timescale == 2)
        #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
        #expect(CMTime(value: .min, timescale: 1) - CMTime(value: 1, timescale: 1) == .negativeInfinity)
    }

    @Test("Sums of what is no number")
    func special() {
        let one = CMTime(value: 1, timescale: 1)
        let (plus, minus) = (CMTime.positiveInfinity, CMTime.negativeInfinity)
        #expect((one + .invalid).isValid == false && (CMTime.invalid - plus).isValid == false)
        #expect(one + plus == plus && minus + one == minus && plus + plus == plus && one - plus == minus)
        #expect((plus + minus).isValid == false && (plus - plus).isValid == false && plus - minus == plus)
        #expect(one + .indefinite == .indefinite && CMTime.indefinite + plus == plus)
        let (first, second) = (
            CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1),
            CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2)
        )
        #expect((first + second).isValid == false && (first + one).epoch == 1 && (first - first).epoch == 0)
    }

    @Test("Products")
    func products() {
        let time = CMTime(value: 7, timescale: 3)
        #expect(Self.parts(CMTimeMultiply(time, multiplier: -2)) == [-14, 3, 1, 0])
        #expect(Self.parts(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 2)) == [4, 3, 3, 0])
        #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0).isValid == false)
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 3).seconds == 7)
        #expect(
            abs(CMTimeMultiplyByFloat64(CMTime(value: 1, timescale: 1), multiplier: 0.3).seconds - 0.3) < 1e-4
        )
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1) == .negativeInfinity)
        #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: 2) == .positiveInfinity)
        #expect(
            Self.parts(CMTimeMultiply(CMTime(value: 1 << 61, timescale: 4), multiplier: 4)) == [
                1 << 62, 2, 1, 0,
            ])
        #expect(CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: -5, timescale: 2)).seconds == 2.5)
    }

    @Test("The order of all kinds")
    func order() {
        let ordered: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 3), .zero, CMTime(value: 1, timescale: 2),
            CMTimeMakeWithEpoch(value: -9, timescale: 1, epoch: 1), .indefinite, .positiveInfinity, .invalid,
        ]
        for (i, left) in ordered.enumerated() {
            for (j, right) in ordered.enumerated() {
                #expect(CMTimeCompare(left, right) == (i < j ? -1 : i == j ? 0 : 1))
            }
        }
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 2, timescale: 4))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]).count == 1)
        #expect(
            CMTimeMaximum(.zero, .invalid) == .invalid
                && CMTimeMinimum(.zero, .negativeInfinity) == .negativeInfinity)
        // 64 bits are not enough for these two.
        #expect(CMTime(value: .max, timescale: 2) > CMTime(value: .max, timescale: 3))
    }

    @Test("Sums of fractions are those of exact arithmetic", arguments: FuzzBudget.seeds(20))
    func exact(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let (a, b) = (
                Int64(random.int(-1_000_000...1_000_000)), Int64(random.int(-1_000_000...1_000_000))
            )
            let (c, d) = (Int32(random.int(1...60000)), Int32(random.int(1...30000)))
            let (left, right) = (CMTime(value: a, timescale: c), CMTime(value: b, timescale: d))
            let sum = left + right
            // a/c + b/d = n/(c·d), cross-multiplied.
            let numerator = a * Int64(d) + b * Int64(c)
            #expect(
                sum.value.multipliedFullWidth(by: Int64(c) * Int64(d))
                    == numerator.multipliedFullWidth(by: Int64(sum.timescale)))
            #expect(sum - right == left)
            #expect((left < right) == (a * Int64(d) < b * Int64(c)))
        }
    }

    @Test("What is written")
    func text() {
        #expect("\(CMTime(value: 3, timescale: 2))" == "{3/2 = 1.500}")
        #expect("\(CMTime(seconds: 2.5, preferredTimescale: 1))" == "{3/1 = 3.000, rounded}")
        #expect(
            "\(CMTime.invalid) \(CMTime.indefinite) \(CMTime.positiveInfinity)"
                == "{INVALID} {INDEFINITE} {+INFINITY}")
    }
}

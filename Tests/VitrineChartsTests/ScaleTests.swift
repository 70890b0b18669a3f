import Foundation
import Testing
import VitrineSwiftUI

@testable import VitrineCharts

@Suite("Scales and the values of axes")
struct ScaleTests {
    @Test(
        "Distances are 1, 2 or 5 times a power of ten",
        arguments: [
            (0.0, 89.0, 5, 20.0), (0, 900, 5, 200), (0, 1, 5, 0.2), (-10, 30, 4, 10), (0, 7, 7, 1),
            (0, 0.003, 3, 0.001), (0, 12_000, 4, 2000), (5, 5, 5, 1), (0, .infinity, 5, 1),
        ])
    func steps(_ lower: Double, _ upper: Double, _ count: Int, _ step: Double) {
        #expect(abs(NumberTicks.step(from: lower, to: upper, count: count) - step) < 1e-12)
    }

    @Test("Values are the multiples of a distance, exactly")
    func values() {
        #expect(NumberTicks.values(from: 0, to: 100, step: 25) == [0, 25, 50, 75, 100])
        #expect(NumberTicks.values(from: -0.15, to: 0.3, step: 0.1) == [-0.1, 0, 0.1, 0.2, 0.3])
        #expect(NumberTicks.values(from: 3, to: 2, step: 1) == [])
        #expect(NumberTicks.values(from: 0, to: 1e9, step: 1) == [])
        #expect(NumberTicks.values(from: 0, to: .nan, step: 1) == [])
        #expect(NumberTicks.logarithmic(from: 1, to: 1000, count: 5) == [1, 10, 100, 1000])
        #expect(NumberTicks.logarithmic(from: 1, to: 10, count: 5) == [1, 2, 5, 10])
    }

    @Test("Moments are where units of the calendar begin")
    func moments() {
        func days(_ from: (Int, Int, Int), _ to: (Int, Int, Int), count: Int) -> [String] {
            let (lower, upper) = (Day.date(from.0, from.1, from.2), Day.date(to.0, to.1, to.2))
            let ends = (lower.timeIntervalSinceReferenceDate, upper.timeIntervalSinceReferenceDate)
            let stride = DateTicks.stride(from: ends.0, to: ends.1, count: count)
            return DateTicks.values(from: ends.0, to: ends.1, stride, Day.calendar).map {
                let parts = Day.calendar.dateComponents(
                    [.year, .month, .day], from: Date(timeIntervalSinceReferenceDate: $0))
                return "\(parts.year! % 100)-\(parts.month!)-\(parts.day!)"
            }
        }
        #expect(
            days((2024, 5, 6), (2024, 5, 12), count: 7)
                == (6...12).map { "24-5-\($0)" })
        #expect(
            days((2024, 1, 15), (2024, 12, 20), count: 4) == ["24-4-1", "24-7-1", "24-10-1"])
        #expect(days((2020, 1, 1), (2024, 1, 1), count: 4) == (20...24).map { "\($0)-1-1" })
        #expect(
            days((1990, 1, 1), (2030, 1, 1), count: 4) == ["90-1-1", "0-1-1", "10-1-1", "20-1-1", "30-1-1"])
    }

    private func data(_ values: [Double]) -> AxisData {
        var data = AxisData()
        for value in values { data.add(.number(value)) }
        return data
    }

    @Test("Numbers reach to zero and to round numbers, unless the program says otherwise")
    func domains() {
        func ends(_ values: [Double], _ settings: PositionScaleSettings = .init()) -> [Double] {
            let scale = ScaleMaker(settings: settings).scale(for: data(values))!
            return [scale.lower, scale.upper]
        }
        #expect(ends([31, 89]) == [0, 100])
        #expect(ends([-3, 4.5]) == [-4, 6])
        #expect(ends([7.5]) == [0, 8])
        #expect(ends([0]) == [0, 1])
        #expect(ends([.nan, .infinity, 5]) == [0, 5])
        #expect(
            ends([60, 89], .init(values: AutomaticScaleDomain.automatic(includesZero: false)._scaleValues))
                == [60, 90])
        #expect(ends([3], .init(values: (5...18)._scaleValues)) == [5, 18])
        #expect(ends([3, 2000], .init(type: .log)) == [1, 10_000])
        var roundless = ScaleMaker()
        roundless.roundsUpper = false
        #expect(roundless.scale(for: data([89]))?.upper == 89)
    }

    @Test("Categories keep the order in which they come, or that of the program")
    func categories() {
        var data = AxisData()
        for name in ["b", "a", "b", "c"] { data.add(.category(name)) }
        #expect(ScaleMaker().scale(for: data)?.categories == ["b", "a", "c"])
        let settings = PositionScaleSettings(values: ["a", "b", "x"]._scaleValues)
        let scale = ScaleMaker(settings: settings).scale(for: data)!
        #expect(scale.share(.category("b")) == 0.5)
        #expect(scale.share(.category("c")) == nil)
        #expect(scale.band(.category("x"), nil)! == (2.0 / 3, 1))
        // The y axis begins at the top.
        let vertical = ScaleMaker(reversesCategories: true).scale(for: data)!
        #expect(vertical.share(.category("b"))! > vertical.share(.category("c"))!)
    }

    @Test(
        "Values become places and back on every kind of scale",
        arguments: [
            ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 2),
        ])
    func roundTrips(_ type: ScaleType) throws {
        for isReversed in [false, true] {
            var scale = PositionScale(.number, lower: 1, upper: 500, type: type)
            scale.isReversed = isReversed
            scale.places = .plot(start: 10, end: 20)
            for value in [1.0, 7, 99, 500] {
                let place = scale.place(at: try #require(scale.share(.number(value))))
                let distance = CGFloat(place.unit) * 300 + place.points
                let back = scale.datum(at: try #require(scale.share(at: distance, length: 300)))
                #expect(abs(try #require(back?.quantity) - value) < 1e-6)
            }
            let first = scale.place(at: try #require(scale.share(.number(isReversed ? 500 : 1))))
            #expect(abs(CGFloat(first.unit) * 300 + first.points - 10) < 1e-6)
        }
    }

    @Test("Looks are given in order, again from the first one when they end")
    func looks() {
        let scale = LookScale(nil, data: [.category("a"), .category("b"), .category("c")], usual: [1, 2])
        #expect([.category("a"), .category("b"), .category("c")].map { scale.look(for: $0) } == [1, 2, 1])
        let mapped = LookScale(
            LookScaleSettings(looks: [9], mapping: { $0 == .category("a") ? 5 : nil }),
            data: [.category("b")],
            usual: [1])
        #expect(mapped.look(for: .category("a")) == 5)
        #expect(mapped.look(for: .category("b")) == 9)
    }

    @Test("Bins are round, and know which one a value is in")
    func bins() {
        let bins = NumberBins(data: [1.0, 3, 4.5, 9], desiredCount: 4)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect([-1, 0, 2, 9.9, 50].map { bins.index(for: $0) } == [0, 0, 1, 4, 4])
        #expect(bins[1].lowerBound == 2)
        #expect(NumberBins(size: 10, range: 5...32).thresholds == [0, 10, 20, 30, 40])
        let value = PlottableValue.value("Bin", bins[1])
        #expect(value.span == DatumSpan(start: 2, end: 4))
    }

    @Test("Plottable values keep what they are", arguments: [3, -7, 0])
    func plottables(_ number: Int) {
        #expect(Int(datum: number.datum) == number)
        #expect(Double(datum: number.datum) == Double(number))
        #expect(String(datum: number.datum) == nil)
        #expect(Planet(datum: Planet.earth.datum) == .earth)
        #expect(Int(datum: .number(.nan)) == nil)
        #expect(UInt8(datum: .number(300)) == nil)
        let date = Day.date(2024, 2, 29)
        #expect(Date(datum: date.datum) == date)
    }
}

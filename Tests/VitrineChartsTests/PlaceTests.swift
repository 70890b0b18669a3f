import Foundation
import Fuzzing
import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@testable import VitrineCharts

@MainActor
private func marks(_ content: some ChartContent) -> [Mark] {
    var collector = _MarkCollector()
    content._collect(&collector)
    return collector.marks
}

@MainActor
private func model(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> some ChartContent
) -> ChartModel { ChartModel(marks(content()), settings) }

@MainActor
private func scene(
    _ size: CGSize = CGSize(width: 300, height: 200), _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
) -> ChartScene {
    ChartScene(model(settings, content), size: size, EnvironmentValues(), ChartMemory())
}

@MainActor @Suite("Places of marks")
struct PlaceTests {
    private func lengths(_ stacking: MarkStackingMethod, _ values: [Double]) -> [[Double]] {
        let marks = values.map { BarMark(x: .value("X", "a"), y: .value("Y", $0), stacking: stacking).mark }
        return MarkStacker.extents(of: marks).map { extents in
            guard case .between(let start, let end) = extents.y else { return [] }
            return [start.quantity!, end.quantity!]
        }
    }

    @Test("Bars at one place are put on one another, those below zero downwards")
    func stacking() {
        #expect(lengths(.standard, [2, 3, -1, -4]) == [[0, 2], [2, 5], [0, -1], [-1, -5]])
        #expect(lengths(.unstacked, [2, 3]) == [[0, 2], [0, 3]])
        #expect(lengths(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
        #expect(lengths(.normalized, [0, 0]) == [[0, 0], [0, 0]])
        #expect(lengths(.center, [2, 4]) == [[-3, -1], [-1, 3]])
        #expect(lengths(.standard, [2, .nan, 3]) == [[0, 2], [], [2, 5]])
    }

    @Test("Bars lie along the axis of their number")
    func axes() {
        func axis(_ mark: Mark) -> Axis? { MarkStacker.lengthAxis(of: mark) }
        #expect(axis(BarMark(x: .value("", "a"), y: .value("", 1)).mark) == .vertical)
        #expect(axis(BarMark(x: .value("", 1), y: .value("", "a")).mark) == .horizontal)
        #expect(axis(BarMark(x: .value("", 1), y: .value("", 1)).mark) == .vertical)
        #expect(axis(BarMark(x: .value("", 1)).mark) == .horizontal)
        #expect(axis(BarMark(x: .value("", "a")).mark) == nil)
        #expect(axis(BarMark(x: .value("", Date()), y: .value("", 1)).mark) == .vertical)
        #expect(axis(BarMark(x: .value("", "a"), yStart: .value("", 1), yEnd: .value("", 2)).mark) == nil)
    }

    private func box(_ scene: ChartScene, _ index: Int) -> [CGFloat] {
        let rect = scene.space(CGSize(width: 100, height: 100)).rect(scene.places[index])
        return rect.map { [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 100).rounded() / 100 } } ?? []
    }

    @Test("Bars are as wide as the program says")
    func widths() {
        func bar(_ width: MarkDimension) -> [CGFloat] {
            box(
                scene {
                    BarMark(x: .value("X", "a"), y: .value("Y", 5), width: width)
                    BarMark(x: .value("X", "b"), y: .value("Y", 10), width: width)
                }, 0)
        }
        #expect(bar(.automatic) == [8.75, 50, 32.5, 50])
        #expect(bar(.ratio(0.5)) == [12.5, 50, 25, 50])
        #expect(bar(.fixed(10)) == [20, 50, 10, 50])
        #expect(bar(20) == [15, 50, 20, 50])
        #expect(bar(.inset(5)) == [5, 50, 40, 50])
    }

    @Test("Marks are side by side by a value")
    func grouping() {
        let scene = scene {
            ForEach(["a", "b"], id: \.self) { kind in
                BarMark(x: .value("X", "only"), y: .value("Y", 10))
                    .position(by: .value("Kind", kind))
            }
        }
        #expect(box(scene, 0) == [10, 0, 40, 100])
        #expect(box(scene, 1) == [50, 0, 40, 100])
    }

    @Test("Units of the calendar have the room that they last")
    func units() {
        let scene = scene {
            ForEach(0..<4) { index in
                BarMark(
                    x: .value("Day", Day.date(2024, 5, 1 + index), unit: .day, calendar: Day.calendar),
                    y: .value("Y", 10), width: .ratio(1))
            }
        }
        #expect(box(scene, 0) == [0, 0, 25, 100])
        #expect(box(scene, 3) == [75, 0, 25, 100])
    }

    @Test("Offsets, points and rules have their places")
    func others() {
        let scene = scene {
            RuleMark(y: .value("Y", 5)).offset(y: 2)
            RuleMark(x: .value("X", 5), yStart: 10, yEnd: 40)
            PointMark(x: .value("X", 10), y: .value("Y", 10)).offset(x: 3, y: -4)
            RuleMark(x: .value("X", 0)).offset(yStart: -10)
            PointMark(x: .value("X", 10))
        }
        #expect(box(scene, 0) == [0, 52, 100, 0])
        #expect(box(scene, 1) == [50, 10, 0, 30])
        #expect(box(scene, 2) == [103, -4, 0, 0])
        #expect(box(scene, 3) == [0, -10, 0, 110])
        #expect(box(scene, 4) == [100, 50, 0, 0])
    }

    @Test("What is set on a mark counts before what is set around it")
    func order() {
        let marks = marks(
            Plot {
                PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(Color.red).opacity(0.5)
                PointMark(x: .value("X", 1), y: .value("Y", 1))
            }
            .foregroundStyle(Color.blue).opacity(0.5).zIndex(3))
        #expect(marks.map(\.look.color) == [.red, .blue])
        #expect(marks.map(\.look.opacity) == [0.25, 0.5])
        #expect(marks.map(\.look.zIndex) == [3, 3])
    }

    @Test("Lines are apart by their series, and are drawn in the order of z indices")
    func items() {
        let model = model {
            ForEach(0..<4) { index in
                LineMark(
                    x: .value("X", index), y: .value("Y", index), series: .value("S", "\(index % 2)"))
            }
            ForEach(0..<3) { index in PointMark(x: .value("X", index), y: .value("Y", 0)) }
            RuleMark(y: .value("Y", 1)).zIndex(-1)
        }
        #expect(model.items.map(\.kind) == [.mark, .line, .line, .batch])
        #expect(model.items.map(\.marks) == [[7], [0, 2], [1, 3], [4, 5, 6]])
    }

    @Test("Sectors follow each other clockwise from the top")
    func sectors() {
        let scene = scene {
            ForEach([1.0, 3, -2, .nan, 4], id: \.self) { SectorMark(angle: .value("V", $0)) }
        }
        let turns = scene.places.map { $0.isShown ? [$0.x0.unit, $0.x1.unit] : [] }
        #expect(turns == [[0, 0.125], [0.125, 0.5], [0.5, 0.5], [], [0.5, 1]])
    }

    @Test("Radii are the largest that fits, less what the program says")
    func radii() {
        let space = PlotSpace(size: CGSize(width: 200, height: 100))
        let mark = SectorMark(
            angle: .value("V", 1), innerRadius: .ratio(0.5), outerRadius: .inset(10), angularInset: 2
        ).mark
        let sector = space.sector(SectorPlaces.place(mark, (0, 0.25)), mark)
        #expect(sector.innerRadius == 25 && sector.outerRadius == 40 && sector.inset == 2)
        #expect(sector.center == CGPoint(x: 100, y: 50))
        let box = sector.path.boundingRect
        #expect(abs(box.minX - 102) < 0.1 && abs(box.minY - 10.05) < 0.2)
        #expect(!sector.path.contains(CGPoint(x: 101, y: 30)) && sector.path.contains(CGPoint(x: 120, y: 30)))
        #expect(!sector.path.contains(CGPoint(x: 110, y: 40)))
    }

    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]

    @Test(
        "Lines go from point to point as the program says",
        arguments: [
            (InterpolationMethod.linear, "M 0 0 L 10 10 L 20 10"),
            (.stepStart, "M 0 0 L 10 0 L 10 10 L 10 10 L 20 10 L 20 10 L 20 10"),
            (.stepEnd, "M 0 0 L 0 0 L 0 10 L 10 10 L 10 10 L 10 10 L 20 10"),
            (.stepCenter, "M 0 0 L 5 0 L 5 10 L 10 10 L 15 10 L 15 10 L 20 10"),
        ])
    func lines(_ method: InterpolationMethod, _ expected: String) {
        let found = script(LinePath(method: method).line(points))
        #expect(found == expected)
    }

    @Test("Curves go through the points, and monotone ones never beyond them")
    func curves() {
        for method in [InterpolationMethod.cardinal, .catmullRom, .monotone, .cardinal(tension: 0.5)] {
            let path = LinePath(method: method).line(points)
            #expect(path.currentPoint == points[2])
        }
        let slopes = LinePath.slopes(points)
        #expect(slopes[1] == 0 && slopes[0] == 1.5 && slopes[2] == 0)
        let monotone = LinePath(method: .monotone).line(points)
        #expect(monotone.boundingRect.maxY <= 10.0001)
        #expect(LinePath(method: .catmullRom).line(points).boundingRect.maxY > 10.3)
        let area = LinePath(method: .linear).area(points, points.map { CGPoint(x: $0.x, y: 0) })
        #expect(area.contains(CGPoint(x: 15, y: 5)) && !area.contains(CGPoint(x: 2, y: 8)))
    }

    @Test("Between two layouts marks are between their places, and new ones where they belong")
    func vectors() {
        func place(_ y: Double) -> MarkPlace { MarkPlace(y1: Place(unit: y, points: 2)) }
        let old = PlaceVector([place(0), place(1)], keys: [1, 2])
        let new = PlaceVector([place(0.5), place(1), place(0.25)], keys: [2, 1, 3])
        let places = [place(0.5), place(1), place(0.25)]
        let middle = old.interpolated(towards: new, amount: 0.5)
        #expect(
            middle.applied(to: [place(9), place(9)], keys: [1, 2]).map(\.y1.unit) == [0.5, 0.75])
        var way = new - old
        way.scale(by: -0.5)
        let shown = (new + way).applied(to: places, keys: [2, 1, 3])
        #expect(shown.map(\.y1.unit) == [0.75, 0.5, 0.25])
        #expect(shown.map(\.y1.points) == [2, 2, 2])
        #expect(old.applied(to: places, keys: [2, 1, 3]) == places)
    }

    @Test("Functions are lines over the x axis")
    func functions() {
        var settings = ChartSettings()
        settings.x.values = (-5...5)._scaleValues
        let model = model(settings) { LinePlot(x: "x", y: "y") { $0 < 0 ? .nan : $0 * 2 } }
        #expect(model.marks.count == PlotFunction.count + 1)
        #expect(model.items.map(\.marks.count) == [201])
        let last = model.marks.last!
        #expect(last.x.channels[0].datum == .number(5) && last.y.channels[0].datum == .number(10))
        let scene = ChartScene(
            model, size: CGSize(width: 100, height: 100), EnvironmentValues(), ChartMemory())
        #expect(!scene.places[0].isShown && scene.places[200].isShown)
    }

    @Test("No mark of an automatic scale is outside the plot area", arguments: FuzzBudget.seeds(30))
    func inside(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let kinds = [Mark.Kind.bar, .line, .area, .point, .rule, .rectangle]
        let categories = random.chance(0.5)
        let rows: [(Int, String, Double, Double, String)] = (0..<random.int(1...30)).map { index in
            let scale = pow(10, random.double(-3...4))
            return (
                random.int(0...5), "c\(random.int(0...6))", random.double(-1...1) * scale,
                random.double(-1...1) * scale, "g\(random.int(0...2))"
            )
        }
        let stacking = random.pick([MarkStackingMethod.standard, .normalized, .center, .unstacked])
        let scene = scene {
            ForEach(rows.indices, id: \.self) { index in
                let row = rows[index]
                let y = PlottableValue<Double>.value("Y", row.2)
                if categories {
                    let x = PlottableValue<String>.value("X", row.1)
                    mark(kinds[row.0], x, y, stacking).foregroundStyle(by: .value("G", row.4))
                } else {
                    let x = PlottableValue<Double>.value("X", row.3)
                    mark(kinds[row.0], x, y, stacking).position(by: .value("G", row.4))
                }
            }
        }
        let space = scene.space(CGSize(width: 280, height: 170))
        for place in scene.places {
            let rect = space.rect(place)
            #expect(rect != nil)
            // Rectangles without room are as large as a symbol.
            let reach = MarkPlacer.thinBar / 2 + 1e-6
            let area = CGRect(x: 0, y: 0, width: 280, height: 170).insetBy(dx: -reach, dy: -reach)
            if let rect { #expect(area.contains(rect), "\(rect)") }
        }
    }

    @ChartContentBuilder private func mark<X: Plottable>(
        _ kind: Mark.Kind, _ x: PlottableValue<X>, _ y: PlottableValue<Double>, _ stacking: MarkStackingMethod
    ) -> some ChartContent {
        switch kind {
        case .bar: BarMark(x: x, y: y, stacking: stacking)
        case .line: LineMark(x: x, y: y)
        case .area: AreaMark(x: x, y: y, stacking: stacking)
        case .point: PointMark(x: x, y: y)
        case .rule: RuleMark(x: x)
        default: RectangleMark(x: x, y: y)
        }
    }
}

import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics

@testable import VitrineQuartzCore

/// Particles that emit particles.
@Suite("Emitters", .serialized)
@MainActor
struct EmitterTests {
    let stage = LayerStage()

    /// A cell whose particles are black squares of 4 points, or show nothing.
    private func cell(
        _ name: String, rate: Float, lifetime: Float, velocity: CGFloat = 0, shows: Bool = true
    ) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = name
        (cell.birthRate, cell.lifetime, cell.velocity) = (rate, lifetime, velocity)
        guard shows else { return cell }
        let dot = RenderNode.color(.black, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        cell.contents = Rasterizer.bitmap(of: dot, size: CGSize(width: 4, height: 4), scale: 1)
        return cell
    }

    private func emitter(_ cells: CAEmitterCell..., at point: CGPoint = CGPoint(x: 10, y: 50))
        -> CAEmitterLayer
    {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.emitterCells = cells
        layer.emitterPosition = point
        stage.root.addSublayer(layer)
        return layer
    }

    private func isDark(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool { picture[x, y].bytes[0] < 128 }

    private func darkPixels(_ picture: Bitmap) -> Int {
        (0..<100).reduce(0) { count, y in count + (0..<100).filter { isDark(picture, $0, y) }.count }
    }

    /// One particle, born after a second, which flies to the right and shows nothing.
    private func rocket(lifetime: Float = 1, velocity: CGFloat = 40) -> CAEmitterCell {
        let rocket = cell("rocket", rate: 1, lifetime: lifetime, velocity: velocity, shows: false)
        rocket.duration = 1
        return rocket
    }

    @Test("A cell emits nothing else unless told so")
    func nothingElse() { #expect(CAEmitterCell().emitterCells == nil) }

    @Test("Particles emit from where they are, as long as they live, and what they emitted outlives them")
    func places() {
        let rocket = rocket()
        rocket.emitterCells = [cell("spark", rate: 4, lifetime: 10)]
        _ = emitter(rocket)
        stage.advance(to: 1.6)
        let early = stage.draw()
        // Sparks stay where the rocket was a quarter and a half of a second after its birth.
        #expect(isDark(early, 20, 50) && isDark(early, 30, 50))
        #expect(!isDark(early, 10, 50) && !isDark(early, 34, 50) && !isDark(early, 40, 50))
        stage.advance(to: 5)
        let late = stage.draw()
        #expect([20, 30, 40, 50].allSatisfy { isDark(late, $0, 50) })
        #expect(!isDark(late, 60, 50))
        stage.advance(to: 13)
        #expect(darkPixels(stage.draw()) == 0)
    }

    @Test("The dead emit nothing")
    func deadOnes() {
        let rocket = rocket()
        rocket.emitterCells = [cell("spark", rate: 4, lifetime: 10, velocity: 10)]
        _ = emitter(rocket)
        stage.advance(to: 5)
        let picture = stage.draw()
        // The last spark was born at 50, three seconds ago.
        #expect([57, 65, 72, 80].allSatisfy { isDark(picture, $0, 50) })
        #expect((0..<55).allSatisfy { !isDark(picture, $0, 50) })
    }

    @Test("Angles are relative to the direction in which the particle flies")
    func directions() {
        let rocket = rocket()
        rocket.emissionLongitude = .pi / 2
        let spark = cell("spark", rate: 2, lifetime: 10, velocity: 20)
        spark.emissionLongitude = .pi / 2
        spark.duration = 0.5
        rocket.emitterCells = [spark]
        _ = emitter(rocket, at: CGPoint(x: 50, y: 20))
        stage.advance(to: 2.5)
        let picture = stage.draw()
        // Born 20 points below, and it flies to the left of there: a quarter of a turn on from downwards.
        #expect(isDark(picture, 30, 40) && !isDark(picture, 50, 60) && !isDark(picture, 70, 40))
    }

    @Test("The direction is that of the moment, as gravity has made it")
    func falling() {
        let rocket = rocket(lifetime: 2, velocity: 0)
        rocket.yAcceleration = 40
        let spark = cell("spark", rate: 1, lifetime: 10, velocity: 20)
        spark.duration = 1
        rocket.emitterCells = [spark]
        _ = emitter(rocket, at: CGPoint(x: 50, y: 20))
        stage.advance(to: 3)
        let picture = stage.draw()
        // After a second it has fallen by 20 points, and the spark flies 20 further, downwards.
        #expect(isDark(picture, 50, 60) && !isDark(picture, 70, 40))
    }

    @Test("Times of inner cells count from the birth of the particle")
    func times() {
        let rocket = rocket()
        let spark = cell("spark", rate: 100, lifetime: 10)
        (spark.beginTime, spark.duration) = (0.5, 0.02)
        rocket.emitterCells = [spark]
        _ = emitter(rocket)
        stage.advance(to: 1.45)
        #expect(darkPixels(stage.draw()) == 0)
        stage.advance(to: 1.9)
        let picture = stage.draw()
        #expect(isDark(picture, 30, 50) && !isDark(picture, 20, 50) && !isDark(picture, 40, 50))
    }

    @Test("Particles of particles emit, too, and what is turned off does not")
    func levels() {
        let (rocket, stick) = (rocket(), cell("stick", rate: 2, lifetime: 1, velocity: 20, shows: false))
        (stick.duration, stick.emissionLongitude) = (0.5, .pi / 2)
        let spark = cell("spark", rate: 2, lifetime: 10)
        spark.duration = 0.5
        stick.emitterCells = [spark]
        rocket.emitterCells = [stick]
        let layer = emitter(rocket)
        stage.advance(to: 3)
        // 20 points to the right, and 10 down.
        #expect(isDark(stage.draw(), 30, 60))
        stage.still { layer.setValue(false, forKeyPath: "emitterCells.rocket.emitterCells.stick.enabled") }
        #expect(darkPixels(stage.draw()) == 0)
    }

    @Test("Particles of one particle differ from those of another, and are the same at each look")
    func dice() {
        let rocket = cell("rocket", rate: 2, lifetime: 10, shows: false)
        let spark = cell("spark", rate: 20, lifetime: 10, velocity: 30)
        spark.emissionRange = 2 * .pi
        spark.duration = 0.05
        rocket.duration = 0.5
        rocket.emitterCells = [spark]
        let layer = emitter(rocket, at: CGPoint(x: 50, y: 50))
        stage.advance(to: 1.5)
        let one = stage.draw()
        #expect(darkPixels(one) > 0)
        // A second one at the same place, half a second later, whose spark is less than half as far from there.
        stage.still { rocket.duration = 1 }
        layer.setNeedsDisplay()
        let both = stage.draw()
        func direction(_ distances: ClosedRange<Double>) -> Double {
            var (x, y) = (0.0, 0.0)
            for column in 0..<100 {
                for row in 0..<100 where isDark(both, column, row) {
                    let (dx, dy) = (Double(column) + 0.5 - 50, Double(row) + 0.5 - 50)
                    if distances.contains((dx * dx + dy * dy).squareRoot()) { (x, y) = (x + dx, y + dy) }
                }
            }
            return atan2(y, x)
        }
        let (far, near) = (direction(22...36), direction(8...19))
        #expect(far != 0 && near != 0 && abs(far - near) > 0.2)
        stage.still { rocket.duration = 0.5 }
        layer.setNeedsDisplay()
        #expect(stage.draw().countDiffering(from: one, limit: 0) == 0)
    }

    // MARK: Bounds

    @Test("A cell that emits itself ends", .timeLimit(.minutes(1)))
    func itself() {
        let cell = cell("a", rate: 50, lifetime: 1000, velocity: 10)
        cell.emitterCells = [cell, cell]
        _ = emitter(cell)
        stage.advance(to: 100)
        #expect(darkPixels(stage.draw()) > 100)
        cell.emitterCells = nil
    }

    @Test("Numbers that are none, or too large, end", .timeLimit(.minutes(1)))
    func hostile() {
        for rate in [Float.nan, .infinity, 1e30, -1, 10] {
            for time in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
                let (outer, inner) = (cell("a", rate: rate, lifetime: 1), cell("b", rate: 1e9, lifetime: 1))
                (outer.beginTime, inner.beginTime) = (0, time)
                let (other, most) = (cell("c", rate: 10, lifetime: 1), cell("d", rate: rate, lifetime: .nan))
                (other.beginTime, other.timeOffset, most.speed) = (time, time, Float(time))
                outer.emitterCells = [inner, most]
                inner.velocity = CGFloat(time)
                inner.emitterCells = [most, other]
                let layer = emitter(outer, other)
                stage.advance(to: 2)
                _ = stage.draw()
                layer.removeFromSuperlayer()
            }
        }
    }

    @Test("However many emit, no more is drawn than from two cells at the most")
    func most() {
        let outer = cell("a", rate: 1000, lifetime: 10)
        outer.emitterCells = [cell("b", rate: 1000, lifetime: 10)]
        let emitter = Emitter(
            position: .zero, size: .zero, shape: .point, mode: .points, birthRate: 1, lifetime: 1,
            velocity: 1,
            scale: 1, spin: 1, seed: 0)
        // 10,000 of the first, millions of the second.
        let count = emitter.particles(of: outer, index: 0, at: 10).count
        #expect(count > 29_000 && count <= 30_000)
    }

    // MARK: Key-value coding

    @Test("Cells have values by key, and by their names in key paths")
    func keys() {
        let (rocket, spark) = (cell("rocket", rate: 1, lifetime: 2), cell("spark", rate: 3, lifetime: 4))
        rocket.emitterCells = [spark]
        let layer = emitter(rocket)
        layer.setValue(5, forKeyPath: "emitterCells.rocket.birthRate")
        layer.setValue(NSNumber(value: 6), forKeyPath: "emitterCells.rocket.emitterCells.spark.birthRate")
        #expect(rocket.birthRate == 5 && spark.birthRate == 6)
        #expect(layer.value(forKeyPath: "emitterCells.rocket.emitterCells.spark.lifetime") as? NSNumber == 4)
        #expect(layer.value(forKeyPath: "emitterCells.other.birthRate") == nil)
        layer.setValue(7, forKeyPath: "emitterCells.other.birthRate")
        layer.setValue(8, forKeyPath: "velocity")
        #expect(layer.velocity == 8)
        spark.setValue("x", forKey: "mine")
        #expect(spark.value(forKey: "mine") as? String == "x" && spark.value(forKey: "yours") == nil)
        spark.setValue(CGColor.red, forKey: "color")
        spark.setValue(nil, forKey: "contents")
        #expect(spark.color == .red && spark.contents == nil && spark.value(forKey: "contents") == nil)
    }

    @Test("What is set by a key path shows")
    func keyShows() {
        let layer = emitter(cell("a", rate: 10, lifetime: 10))
        stage.advance(to: 1)
        #expect(darkPixels(stage.draw()) == 16)
        layer.setValue(0, forKeyPath: "emitterCells.a.birthRate")
        #expect(darkPixels(stage.draw()) == 0)
    }

    // MARK: Filters

    @Test("Filters of the background are kept and change nothing")
    func backgroundFilters() {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
        #expect(layer.backgroundFilters == nil)
        let before = stage.draw()
        layer.backgroundFilters = ["CIGaussianBlur"]
        #expect(layer.backgroundFilters as? [String] == ["CIGaussianBlur"])
        #expect(stage.draw().countDiffering(from: before, limit: 0) == 0)
    }
}

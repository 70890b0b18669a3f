import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics

@Suite("Pictures in perspective")
struct ProjectionTests {
    /// Coloured noise, half of it seen through.
    private func noise(width: Int, height: Int) -> Bitmap {
        var random = SystemRandomNumberGenerator()
        var pixels: [UInt8] = []
        for _ in 0..<(width * height) {
            let alpha = UInt8.random(in: 0...1, using: &random) * UInt8.random(in: 128...255, using: &random)
            pixels += (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [alpha]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test("The identity shows the picture itself, and clear pixels around it")
    func identity() throws {
        let picture = noise(width: 9, height: 7)
        let identity = Projection(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])
        let shown = try #require(
            picture.projected(
                from: CGRect(x: 0, y: 0, width: 9, height: 7), to: CGRect(x: -2, y: -1, width: 13, height: 9),
                inverse: identity))
        #expect(shown.pixelWidth == 13 && shown.pixelHeight == 9)
        for y in 0..<9 {
            for x in 0..<13 {
                let isInside = (2..<11).contains(x) && (1..<8).contains(y)
                #expect(shown[x, y] == (isInside ? picture[x - 2, y - 1] : .clear))
            }
        }
    }

    @Test("Half a pixel further each pixel is the mean of two")
    func halfAPixel() throws {
        let picture = Bitmap(
            width: 2, height: 1, pixels: [200, 100, 0, 255, 100, 50, 255, 255])
        let moved = Projection(rows: [1, 0, 0, 0, 1, 0, 0.5, 0, 1])
        let shown = try #require(
            picture.projected(
                from: CGRect(x: 0, y: 0, width: 2, height: 1), to: CGRect(x: 0, y: 0, width: 2, height: 1),
                inverse: moved))
        #expect(shown.pixels == [150, 75, 128, 255, 100, 50, 255, 128])
    }

    @Test(
        "Every pixel is the mean of the four around its place, however the picture is turned",
        arguments: 0..<40)
    func means(seed: Int) throws {
        let (width, height) = (60, 40)
        let picture = noise(width: width, height: height)
        let turn = Double(seed) / 40 * 2 * .pi
        // Turned about its middle in depth and in the plane, the eye at 90 pixels.
        let (tilt, depth) = (sin(turn) * 1.2, -1.0 / 90)
        let map = Projection(rows: [
            cos(turn) * cos(tilt), sin(turn), cos(turn) * sin(tilt) * depth,
            -sin(turn) * cos(tilt), cos(turn), -sin(turn) * sin(tilt) * depth,
            0, 0, 1,
        ])
        let inverse = try #require(map.inverse)
        let source = CGRect(x: -30, y: -20, width: width, height: height)
        let target = CGRect(x: -70, y: -70, width: 140, height: 140)
        let shown = try #require(picture.projected(from: source, to: target, inverse: inverse))
        let m = inverse.rows
        var most = 0.0
        var covered = 0
        for row in 0..<140 {
            for column in 0..<140 {
                let (x, y) = (Double(column) - 70 + 0.5, Double(row) - 70 + 0.5)
                let w = m[2] * x + m[5] * y + m[8]
                guard w > 0 else { continue }
                let u = (m[0] * x + m[3] * y + m[6]) / w + 30 - 0.5
                let v = (m[1] * x + m[4] * y + m[7]) / w + 20 - 0.5
                let expected = mean(picture, u, v)
                let actual = premultiplied(shown[column, row])
                most = max(most, zip(expected, actual).map { abs($0 - $1) }.max()!)
                if actual[3] > 0 { covered += 1 }
            }
        }
        #expect(covered > 400)
        // Weights of 256ths, and three roundings to 255ths.
        #expect(most < 3.5 / 255)
    }

    private func premultiplied(_ colour: RGBA) -> [Double] {
        let parts = colour.bytes.map { Double($0) / 255 }
        return parts.prefix(3).map { $0 * parts[3] } + [parts[3]]
    }

    /// Premultiplied.
    private func mean(_ picture: Bitmap, _ u: Double, _ v: Double) -> [Double] {
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        var sum = [0.0, 0, 0, 0]
        for (x, y) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
            guard x >= 0, y >= 0, x < picture.pixelWidth, y < picture.pixelHeight else { continue }
            let share = (1 - abs(u - Double(x))) * (1 - abs(v - Double(y)))
            for (index, value) in premultiplied(picture[x, y]).enumerated() { sum[index] += share * value }
        }
        return sum
    }

    @Test("What is seen edge on has no way back")
    func edgeOn() {
        #expect(Projection(rows: [0, 0, 0, 0, 1, 0, 0, 0, 1]).inverse == nil)
    }
}

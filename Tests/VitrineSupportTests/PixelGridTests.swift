import Foundation
import Testing

@testable import VitrineSupport

@Suite("Pixel grid")
struct PixelGridTests {
    @Test("Edges go to the nearest pixel, halves up, wherever they lie")
    func nearest() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.nearest(0.24) == 0)
        #expect(grid.nearest(0.25) == 0.5)
        #expect(grid.nearest(-0.25) == 0)
        #expect(grid.nearest(-0.26) == -0.5)
        #expect(PixelGrid(scale: 3).nearest(1.0 / 6) == 1.0 / 3)
    }

    @Test("What is whole but for floating point neither grows nor shrinks")
    func noise() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.up(10 + 1e-9) == 10)
        #expect(grid.up(10.01) == 31.0 / 3)
        #expect(grid.down(10 - 1e-9) == 10)
        #expect(grid.down(9.99) == 29.0 / 3)
        // A 1024th of a point is the unit of texts, and counts.
        #expect(PixelGrid(scale: 1).up(20 + 1.0 / 1024) == 21)
        // A third, as people write it.
        #expect(grid.down(0.333333 * 375) == 125)
    }

    @Test("Neighbours keep touching at every scale", arguments: [CGFloat(1), 2, 3])
    func neighbours(_ scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for count in 1...40 {
            let width = 101 / CGFloat(count)
            let cells = (0..<count).map {
                grid.nearest(CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 1))
            }
            // As an edge; the sum of place and length is off by what floating point is.
            for (former, latter) in zip(cells, cells.dropFirst()) {
                #expect(grid.nearest(former.maxX) == latter.minX)
                #expect((former.maxX - latter.minX).magnitude < 1e-12)
            }
            #expect(cells.first?.minX == 0)
            #expect(((cells.last?.maxX ?? 0) - 101).magnitude < 1e-9)
        }
    }

    @Test("A length of whole pixels is exactly that, wherever it begins", arguments: [CGFloat(1), 2, 3])
    func exactLengths(_ scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for pixels in [1, 2, 30, 100, 301] {
            for step in 0..<200 {
                let place = CGFloat(step) * 7 / 13
                let length = CGFloat(pixels) / scale
                #expect(
                    grid.nearest(CGRect(x: place, y: -place, width: length, height: length)).size
                        == CGSize(width: length, height: length))
            }
        }
    }

    @Test("A scale below one pixel a point counts as one", arguments: [0, -1, 0.5, .nan] as [CGFloat])
    func scale(_ scale: CGFloat) {
        #expect(PixelGrid(scale: scale).pixel == 1)
    }
}

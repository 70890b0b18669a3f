import Foundation
import Testing

@testable import VitrineUIKit

@Suite("Pixels")
struct PixelGridTests {
    @Test(
        "Edges go to the nearest pixel, halves up, lengths that must hold something to enough",
        arguments: [CGFloat(1), 2, 3])
    func rounding(_ scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        #expect(grid.pixel == 1 / scale)
        // In pixels: 10.4 → 10, 10.5 → 11, −10.5 → −10 as the noise is added first, 10.6 → 11.
        #expect(grid.nearest(10.4 / scale) == 10 / scale)
        #expect(grid.nearest(10.5 / scale) == 11 / scale)
        #expect(grid.nearest(-10.5 / scale) == -10 / scale)
        #expect(grid.nearest(10.6 / scale) == 11 / scale)
        #expect(grid.up(10.01 / scale) == 11 / scale)
        #expect(grid.up((10 + 1e-9) / scale) == 10 / scale)
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

    @Test("A scale below one counts as one")
    func unknown() { #expect(PixelGrid(scale: 0) == PixelGrid(scale: 1)) }
}

import Foundation
import Fuzzing
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

/// A region that is computed alone has the pixels that it has as a part of a larger one: what recipes say that they
/// need is enough, wherever a region begins.
@Suite struct TileTests {
    private static let area = CGRect(x: -8, y: -8, width: 36, height: 32)

    /// An image with something else in each pixel, translucent in places, and not at the origin.
    private static func picture(_ seed: Int) -> CIImage {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (random.int(3...20), random.int(3...16))
        let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
            let alpha = random.pick([255, 255, 255, 128, 0])
            return (0..<3).map { _ in UInt8(random.int(0...alpha)) } + [UInt8(alpha)]
        }
        return CIImage(cgImage: TestPicture.cgImage(bytes, width: width, height: height)).transformed(
            by: CGAffineTransform(translationX: CGFloat(random.int(-3...5)), y: CGFloat(random.int(-3...5))))
    }

    /// A filter with values at random, as large as the pictures are.
    private static func filtered(_ image: CIImage, _ name: String, _ random: inout SeededGenerator)
        -> CIImage?
    {
        guard let filter = CIFilter(name: name), let inputs = filter.filter?.inputs else { return nil }
        for input in inputs {
            switch input.kind {
            case .image:
                filter.setValue(
                    input.key == kCIInputImageKey ? image : picture(random.int(0...99)), forKey: input.key)
            case .number:
                guard let slider = input.slider, input.key != "inputCubeDimension" else { break }
                let high =
                    ["inputRadius", "inputWidth", "inputScale"].contains(input.key) ? 6 : slider.upperBound
                filter.setValue(random.double(min(slider.lowerBound, high)...high), forKey: input.key)
            case .vector:
                let isRect = input.type == kCIAttributeTypeRectangle
                if isRect || input.type == kCIAttributeTypePosition {
                    let place = (random.double(-4...16), random.double(-4...16))
                    let size = isRect ? (Double(random.int(2...12)), Double(random.int(2...12))) : (0, 0)
                    filter.setValue(
                        CIVector(x: place.0.rounded(), y: place.1.rounded(), z: size.0, w: size.1),
                        forKey: input.key)
                }
            case .transform:
                let turn = CGAffineTransform(rotationAngle: random.double(-3...3))
                    .scaledBy(x: random.double(0.5...2), y: random.double(0.5...2))
                filter.setValue(turn.translatedBy(x: random.double(-3...3), y: 0), forKey: input.key)
            case .data where input.key == "inputMessage":
                filter.setValue(Data("Tile".utf8), forKey: input.key)
            default: break
            }
        }
        return filter.outputImage
    }

    /// Where pieces differ from the whole; nil where they do not.
    private static func difference(_ image: CIImage) -> String? {
        let whole = TestPicture.numbers(image, area)
        let columns = Int(area.width)
        for (left, width) in [(0, 5), (5, 11), (16, 1), (17, 19)] {
            for (top, height) in [(0, 9), (9, 1), (10, 22)] {
                let rect = CGRect(
                    x: area.minX + CGFloat(left), y: area.maxY - CGFloat(top + height), width: CGFloat(width),
                    height: CGFloat(height))
                let part = TestPicture.numbers(image, rect)
                for row in 0..<height {
                    let start = ((top + row) * columns + left) * 4
                    let expected = Array(whole[start..<start + width * 4])
                    let found = Array(part[row * width * 4..<(row + 1) * width * 4])
                    if !isClose(found, expected, within: 2e-3) {
                        return "\(rect), row \(row): \(found) in place of \(expected)"
                    }
                }
            }
        }
        return nil
    }

    @Test func piecesOfEveryFilterAreThoseOfTheWhole() {
        for seed in FuzzBudget.seeds(3) {
            for (index, name) in CIFilter.filterNames(inCategory: nil).enumerated() {
                var random = SeededGenerator(seed: seed * 1000 + index)
                guard let image = Self.filtered(Self.picture(seed), name, &random) else { continue }
                let difference = Self.difference(image)
                #expect(difference == nil, "\(name), seed \(seed)")
            }
        }
    }

    @Test func piecesOfChainsAreThoseOfTheWhole() {
        let names = CIFilter.filterNames(inCategory: nil).filter {
            !$0.contains("Generator") && !$0.contains("Area")
        }
        for seed in FuzzBudget.seeds(40) {
            var random = SeededGenerator(seed: seed)
            var image = Self.picture(seed)
            var chain: [String] = []
            for _ in 0..<random.int(2...4) {
                let name = random.pick(names)
                guard let next = Self.filtered(image, name, &random), !next.extent.isNull else { continue }
                image = next
                chain.append(name)
            }
            let difference = Self.difference(image)
            #expect(difference == nil, "\(chain.joined(separator: ", ")), seed \(seed)")
        }
    }
}

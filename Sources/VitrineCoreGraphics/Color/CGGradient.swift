import CVitrineGTK
public import Foundation
public import VitrineFoundation

/// Colours at places from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    let stops: [vitrine_stop]

    private init(_ colors: [CGColor], _ locations: [CGFloat]?) {
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            vitrine_stop(
                offset: min(max(locations?[index] ?? CGFloat(index) / last, 0), 1), color: color.native)
        }
        self.stops = stops.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        .map(\.element)
    }

    /// Makes a gradient of colours (`CGColor`), evenly spread unless they have locations. Nil without colours.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let known = colors.compactMap { $0 as? CGColor }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        self.init(known, locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) })
    }

    /// Makes a gradient of components, alpha last, one colour after the other.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
        guard count > 0, colors.count == count else { return nil }
        self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}

/// Whether a gradient goes on beyond its ends, in the colours there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGColor {
    var native: vitrine_color { vitrine_color(red: red, green: green, blue: blue, alpha: alpha) }
}

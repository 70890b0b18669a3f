import Foundation
package import VitrineCoreGraphics

/// The parts of a symbol that a variable value shows one after the other.
///
/// Apple's symbols say so themselves; the outlines here are single paths, so that those are listed whose areas are such parts.
package struct SymbolLayers: Sendable {
    /// In which order the areas of an outline follow one another.
    private enum Order: Sendable {
        case leftToRight, bottomToTop, outwards
    }

    private let order: Order
    /// How many of the first areas are always there.
    private let fixed: Int

    /// How strong a part is that a value does not reach: ours, as nothing is published.
    package static let dimmed: CGFloat = 0.3

    /// The parts of a symbol; nil for one that is drawn whole.
    package static func of(_ name: String) -> SymbolLayers? {
        switch name {
        case "wifi": SymbolLayers(order: .bottomToTop, fixed: 0)
        case "cellularbars", "chart.bar", "chart.bar.fill", "ellipsis":
            SymbolLayers(order: .leftToRight, fixed: 0)
        case "speaker.wave.1", "speaker.wave.1.fill", "speaker.wave.2", "speaker.wave.2.fill",
            "speaker.wave.3",
            "speaker.wave.3.fill":
            SymbolLayers(order: .leftToRight, fixed: 1)
        case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right":
            SymbolLayers(order: .outwards, fixed: 1)
        case "waveform": SymbolLayers(order: .outwards, fixed: 0)
        default: nil
        }
    }

    /// The areas that a value from 0 to 1 reaches, and those that it does not. Each of *n* parts has its share of the
    /// values: the first is reached by any above 0.
    func split(_ path: CGPath, _ value: Double) -> (reached: CGPath, left: CGPath) {
        let steps = Self.areas(of: path, by: order)
        let (reached, left) = (CGMutablePath(), CGMutablePath())
        let count = fixed + Int((min(max(value, 0), 1) * Double(steps.count - fixed)).rounded(.up))
        for (index, area) in steps.enumerated() { (index < count ? reached : left).addPath(area) }
        return (reached, left)
    }

    /// The areas with their holes, in order; areas at the same place are one step.
    private static func areas(of path: CGPath, by order: Order) -> [CGPath] {
        var outlines: [CGMutablePath] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                outlines.append(CGMutablePath())
                outlines.last?.move(to: points[0])
            case .addLineToPoint: outlines.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: outlines.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint:
                outlines.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: outlines.last?.closeSubpath()
            }
        }
        var areas: [(box: CGRect, path: CGMutablePath)] = []
        let sized = outlines.map { ($0.boundingBoxOfPath, $0) }.sorted {
            $0.0.width * $0.0.height > $1.0.width * $1.0.height
        }
        for (box, outline) in sized {
            let around = areas.first { area in
                // Where the last subpath ends lies on the outline, whatever else it is.
                area.box.contains(box) && area.path.contains(outline.currentPoint)
            }
            if let around {
                around.path.addPath(outline)
            } else {
                areas.append((box, outline))
            }
        }
        func place(_ box: CGRect) -> CGFloat {
            switch order {
            case .leftToRight: box.minX
            case .bottomToTop: -box.minY
            case .outwards: abs(box.midX - SymbolShape.side / 2)
            }
        }
        var steps: [(place: CGFloat, path: CGMutablePath)] = []
        for area in areas.sorted(by: { place($0.box) < place($1.box) }) {
            // Half a line's width: what is drawn on both sides belongs together.
            if let last = steps.last, place(area.box) - last.place < 0.5 {
                last.path.addPath(area.path)
            } else {
                steps.append((place(area.box), area.path))
            }
        }
        return steps.map(\.path)
    }
}

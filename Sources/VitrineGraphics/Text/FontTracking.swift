import CVitrineGTK
import Foundation

extension TextFont {
    /// What is added to the width of each letter, in points, so that texts are as wide as in Apple's fonts.
    ///
    /// San Francisco is set tighter or wider by its size, as its table of tracking says. Inter has the proportions of San
    /// Francisco without it: of the texts in Interface Builder's files, whose frames hold the widths that Apple's fonts
    /// gave, half are met within 0.04 points a letter with the published tracking, from 11 to 20 points. Bold
    /// letters are wider in San Francisco. For Inter Display, which is drawn from 20 points on, and Helvetica, the numbers
    /// come from the same frames. Call with GraphicsLock held.
    var tracking: CGFloat {
        switch family {
        case .system, .systemRounded: return systemTracking
        case .systemSerif, .monospaced: return 0
        case .named(let name):
            if vitrine_font_has_family(name) { return 0 }
            guard let family = AppleFonts.family(named: name) else { return systemTracking }
            return Self.narrow.contains(family.name) ? size * (size < 20 ? -0.022 : 0.027) : 0
        }
    }

    /// By how many points a letter a text is wider than in Apple's font, ``tracking`` included, at most: of those in Interface
    /// Builder's files with regular letters from 11 to 20 points (315 in 100 projects), 98 % are.
    static let standInTolerance: CGFloat = 0.1

    /// Whether Inter is drawn where another font is meant.
    var isStandIn: Bool {
        switch family {
        case .system, .systemRounded: true
        case .systemSerif, .monospaced: false
        case .named(let name): GraphicsLock.locked { !vitrine_font_has_family(name) }
        }
    }

    private var systemTracking: CGFloat {
        let ems = size < 20 ? Self.textTracking(size) : Self.displayTracking(size)
        return size * (ems + Self.boldTracking(weight, isDisplay: size >= 20))
    }

    /// Families drawn with Inter whose letters have the widths of Helvetica's.
    private static let narrow: Set = ["Helvetica", "Helvetica Neue", "Arial"]

    /// In ems. San Francisco's tracking at whole points from 6 to 20, from Apple's Human Interface Guidelines, "Typography".
    private static func textTracking(_ size: CGFloat) -> CGFloat {
        interpolate(points, at: size) / max(size, 6)
    }

    private static let points: [(size: CGFloat, value: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    ]

    /// In ems.
    private static func displayTracking(_ size: CGFloat) -> CGFloat { interpolate(display, at: size) }

    private static let display: [(size: CGFloat, value: CGFloat)] = [
        (20, 0.021), (22, 0.015), (24, 0.01), (26, 0.004), (28, 0.002), (34, 0), (42, -0.004),
    ]

    /// In ems: how much wider letters of a weight are in San Francisco, beside regular ones.
    private static func boldTracking(_ weight: Int, isDisplay: Bool) -> CGFloat {
        let part = min(max(CGFloat(weight - 400) / 300, 0), 1)
        return part * (isDisplay ? 0.009 : 0.0145)
    }

    /// Between the numbers of a table; beyond its ends those there.
    private static func interpolate(_ table: [(size: CGFloat, value: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let next = table.firstIndex(where: { $0.size >= size }) else {
            return table[table.count - 1].value
        }
        guard next > 0 else { return table[0].value }
        let (low, high) = (table[next - 1], table[next])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}

import Foundation

/// How large widgets are on a device.
///
/// Source: Apple, Human Interface Guidelines, "Widgets", the tables of dimensions of iOS and iPadOS.
struct WidgetSize: Equatable {
    /// Points of the shorter and the longer side of the screen.
    private var screen: (CGFloat, CGFloat)
    private var small: CGFloat
    private var medium: CGFloat
    private var large: CGFloat
    private var extraLarge: CGFloat = 0
    private var circle: CGFloat = 72
    private var rectangle: CGFloat = 160
    private var line: CGFloat = 234

    private static let phones: [WidgetSize] = [
        phone(430, 932, 170, 364, 382, 76, 172, 257), phone(428, 926, 170, 364, 382, 76, 172, 257),
        phone(414, 896, 169, 360, 379, 76, 160, 248), phone(414, 736, 159, 348, 357, 76, 170, 248),
        phone(393, 852, 158, 338, 354, 72, 160, 234), phone(390, 844, 158, 338, 354, 72, 160, 234),
        phone(375, 812, 155, 329, 345, 72, 157, 225), phone(375, 667, 148, 321, 324, 68, 153, 225),
        phone(360, 780, 155, 329, 345, 72, 157, 225), phone(320, 568, 141, 292, 311, 68, 153, 225),
    ]

    private static let tablets: [WidgetSize] = [
        tablet(1024, 1366, 170, 378.5, 378.5, 795), tablet(834, 1194, 155, 342, 342, 715.5),
        tablet(834, 1112, 150, 327.5, 327.5, 682), tablet(820, 1180, 155, 342, 342, 715.5),
        tablet(810, 1080, 146, 320.5, 320.5, 669), tablet(768, 1024, 141, 305.5, 305.5, 634.5),
        tablet(744, 1133, 141, 305.5, 305.5, 634.5),
    ]

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ medium: CGFloat, _ large: CGFloat,
        _ circle: CGFloat, _ rectangle: CGFloat, _ line: CGFloat
    ) -> WidgetSize {
        WidgetSize(
            screen: (width, height), small: small, medium: medium, large: large, circle: circle,
            rectangle: rectangle, line: line)
    }

    private static func tablet(
        _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ medium: CGFloat, _ large: CGFloat,
        _ extraLarge: CGFloat
    ) -> WidgetSize {
        WidgetSize(
            screen: (width, height), small: small, medium: medium, large: large, extraLarge: extraLarge)
    }

    /// The sizes of the device whose screen comes closest.
    ///
    /// - Parameters:
    ///   - screen: Points, in either direction.
    ///   - isTablet: Whether it is one of the larger devices.
    static func of(screen: CGSize, isTablet: Bool) -> WidgetSize {
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        let known = isTablet ? tablets : phones
        return known.min {
            abs($0.screen.0 - short) * 2 + abs($0.screen.1 - long)
                < abs($1.screen.0 - short) * 2 + abs($1.screen.1 - long)
        }!
    }

    static func == (one: WidgetSize, other: WidgetSize) -> Bool { one.screen == other.screen }

    /// Points; nil for families that the device does not have.
    func size(of family: WidgetFamily) -> CGSize? {
        switch family {
        case .systemSmall: CGSize(width: small, height: small)
        case .systemMedium: CGSize(width: medium, height: small)
        case .systemLarge: CGSize(width: medium, height: large)
        case .systemExtraLarge: extraLarge > 0 ? CGSize(width: extraLarge, height: large) : nil
        case .accessoryCircular: CGSize(width: circle, height: circle)
        case .accessoryRectangular: CGSize(width: rectangle, height: circle)
        case .accessoryInline: CGSize(width: line, height: 26)
        }
    }
}

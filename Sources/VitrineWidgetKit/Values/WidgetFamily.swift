/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// A small square.
    case systemSmall = 0
    /// Twice as wide.
    case systemMedium = 1
    /// Twice as high, too.
    case systemLarge = 2
    /// Four times as wide as a small one, on tablets.
    case systemExtraLarge = 3
    /// A circle on the screen of a device that is locked.
    case accessoryCircular = 5
    /// A rectangle there.
    case accessoryRectangular = 6
    /// A line of text there.
    case accessoryInline = 7

    /// The name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// Whether it is one of the screen of a device that is locked.
    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

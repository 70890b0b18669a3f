private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct LocaleKey: EnvironmentKey { static let defaultValue = ProgramLocale.current }
private struct CalendarKey: EnvironmentKey {
    static let defaultValue = {
        var calendar = Calendar.current
        calendar.locale = ProgramLocale.current
        return calendar
    }()
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }

extension EnvironmentValues {
    /// Light or dark appearance.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether controls act.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the nearest focusable ancestor has focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// What registers the changes that can be undone: that of the window. nil where the view is in none.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }

    /// The reading direction.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The locale for formatting.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for formatting.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for formatting.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The two appearances.
    case light, dark
}

/// A reading direction.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// The two directions of text.
    case leftToRight, rightToLeft
}

/// A class of sizes.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, and plenty.
    case compact, regular
}

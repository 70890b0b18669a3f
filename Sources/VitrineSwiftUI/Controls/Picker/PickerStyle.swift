/// The appearance and behaviour of a picker.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// Which of the system's looks it is.
    var _kind: _PickerKind { get }
}

/// The looks of pickers.
public enum _PickerKind: Sendable {
    case automatic, menu, segmented, wheel, inline, navigationLink, palette

    /// The look where a picker stands: inline options are rows of a list, and a wheel elsewhere, as on iOS.
    func resolved(isInList: Bool) -> _PickerKind {
        switch self {
        case .automatic: .menu
        case .palette: .segmented
        case .inline: isInList ? .inline : .wheel
        default: self
        }
    }
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .automatic }
}

/// A style that shows the selected option, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .menu }
}

/// A style that shows the options side by side, as a `UISegmentedControl`.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .segmented }
}

/// A style that shows the options on a wheel, as a `UIPickerView`.
public struct WheelPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .wheel }
}

/// A style that shows the options as rows of the list around the picker; elsewhere on a wheel.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .inline }
}

/// A style that shows the selected option, and puts a list of all on the navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .navigationLink }
}

/// A style that shows the options as a row of images in a menu; elsewhere side by side, as a `UISegmentedControl`.
public struct PalettePickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// Rows of the list around the picker.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a list.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of images in a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.automatic }

extension EnvironmentValues {
    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

struct PickerStyleModifier<Style: PickerStyle>: EnvironmentTransform {
    let style: Style
    func apply(to environment: inout EnvironmentValues) { environment.pickerKind = style._kind }
}

nonisolated extension View {
    /// Sets the style for pickers within this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(PickerStyleModifier(style: style))
    }
}

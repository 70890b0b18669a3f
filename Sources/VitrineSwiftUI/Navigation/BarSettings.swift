/// What a screen says about a bar.
struct BarSettings {
    var visibility = Visibility.automatic
    var backgroundVisibility = Visibility.automatic
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?

    /// What is said nearer to the root of the screen goes before.
    func over(_ other: BarSettings) -> BarSettings {
        BarSettings(
            visibility: visibility == .automatic ? other.visibility : visibility,
            backgroundVisibility: backgroundVisibility == .automatic
                ? other.backgroundVisibility : backgroundVisibility,
            background: background ?? other.background, colorScheme: colorScheme ?? other.colorScheme)
    }
}

/// A preference of screens: what they say about each bar.
struct BarSettingsKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement.Bar: BarSettings] { [:] }
    static func reduce(
        value: inout [ToolbarPlacement.Bar: BarSettings], nextValue: () -> [ToolbarPlacement.Bar: BarSettings]
    ) { value.merge(nextValue()) { $1.over($0) } }
}

/// A bar that toolbar modifiers are about.
public struct ToolbarPlacement: Sendable {
    enum Bar: Hashable, Sendable { case navigationBar, bottomBar, tabBar }
    let bars: [Bar]

    /// The bar that the modifier is most likely about: the navigation bar.
    public static let automatic = ToolbarPlacement(bars: [.navigationBar])
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(bars: [.navigationBar])
    /// The bar at the bottom of a screen of a navigation stack.
    public static let bottomBar = ToolbarPlacement(bars: [.bottomBar])
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(bars: [.tabBar])
}

/// Adds what is said to what the views inside say, which counts less.
struct BarSettingsModifier: ElementModifier {
    let bars: [ToolbarPlacement.Bar]
    let settings: BarSettings
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<BarSettingsModifier> {
        BarSettingsElement(self, around: child, node)
    }
}

private final class BarSettingsElement: WrapperElement<BarSettingsModifier> {
    override init(_ modifier: BarSettingsModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: BarSettingsModifier, isChanged: Bool) { graph.preferencesDidChange() }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == BarSettingsKey.self else { return super.preference(key) }
        var value = super.preference(BarSettingsKey.self) ?? [:]
        for bar in modifier.bars { value[bar] = (value[bar] ?? BarSettings()).over(modifier.settings) }
        return (value as! K.Value)
    }
}

nonisolated extension View {
    private func barSettings(
        _ bars: [ToolbarPlacement], _ change: (inout BarSettings) -> Void
    ) -> some View {
        var settings = BarSettings()
        change(&settings)
        let meant = bars.isEmpty ? [.automatic] : bars
        return modifier(BarSettingsModifier(bars: meant.flatMap(\.bars), settings: settings))
    }

    /// Specifies the visibility of a bar managed by SwiftUI.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSettings(bars) { $0.visibility = visibility }
    }

    /// Specifies the visibility of a bar managed by SwiftUI.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSettings(bars) { $0.visibility = visibility }
    }

    /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSettings(bars) { $0.backgroundVisibility = visibility }
    }

    /// Specifies the visibility of backgrounds on a bar managed by SwiftUI.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barSettings(bars) { $0.backgroundVisibility = visibility } }

    /// Specifies the preferred shape style of the background of a bar managed by SwiftUI. It shows where the background
    /// does: with `.automatic` visibility, while content lies under the bar.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barSettings(bars) { $0.background = style as? AnyShapeStyle ?? AnyShapeStyle(style) }
    }

    /// Specifies the preferred color scheme of a bar managed by SwiftUI; nil is that of the screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barSettings(bars) { $0.colorScheme = colorScheme }
    }
}

// MARK: - To UIKit

@MainActor
extension BarSettings {
    private var style: UIUserInterfaceStyle {
        switch colorScheme {
        case .dark: .dark
        case .light: .light
        case nil: .unspecified
        }
    }

    /// What the bar looks like over content, and where content does not reach it; nil for the bar's own looks.
    private func appearances<Appearance: UIBarAppearance>(
        _ environment: EnvironmentValues, _ make: () -> Appearance
    ) -> (standard: Appearance?, edge: Appearance?) {
        guard background != nil || backgroundVisibility != .automatic else { return (nil, nil) }
        let standard = make()
        if backgroundVisibility == .hidden {
            standard.configureWithTransparentBackground()
            return (standard, standard)
        }
        var environment = environment
        if let colorScheme { environment.colorScheme = colorScheme }
        if let background { paint(standard, background, environment) }
        return (standard, backgroundVisibility == .visible ? standard : nil)
    }

    private func paint(
        _ appearance: UIBarAppearance, _ style: AnyShapeStyle, _ environment: EnvironmentValues
    ) {
        if let material = style.style as? Material {
            appearance.backgroundEffect = UIBlurEffect(style: material.blurStyle)
            return
        }
        appearance.backgroundEffect = nil
        if let color = style.style as? Color {
            appearance.backgroundColor = UIColor(color)
        } else if case .color(let color) = style._resolve(environment, level: 0).paint {
            appearance.backgroundColor = UIColor(cgColor: color)
        } else {
            // A picture of it, stretched over the bar.
            appearance.backgroundImage = Self.picture(of: style, environment)
        }
    }

    private static func picture(of style: AnyShapeStyle, _ environment: EnvironmentValues) -> UIImage {
        let size = CGSize(width: 100, height: 100)
        let host = _UIHostingView(rootView: Rectangle().fill(style), inheriting: environment)
        host.safeAreaRegions = []
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: size).image { host.layer.render(in: $0.cgContext) }
    }
}

@MainActor
extension Optional where Wrapped == BarSettings {
    func apply(to bar: UITabBar, _ environment: EnvironmentValues) {
        let settings = self ?? BarSettings()
        settings.apply(to: bar, environment)
    }
    func apply(to bar: UINavigationBar, _ item: UINavigationItem, _ environment: EnvironmentValues) {
        (self ?? BarSettings()).apply(to: bar, item, environment)
    }
    func apply(to bar: UIToolbar, _ environment: EnvironmentValues) {
        (self ?? BarSettings()).apply(to: bar, environment)
    }
}

@MainActor
extension BarSettings {
    fileprivate func apply(to bar: UITabBar, _ environment: EnvironmentValues) {
        if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        let (standard, edge) = appearances(environment) { UITabBarAppearance() }
        for item in bar.items ?? [] {
            guard standard != nil || item.standardAppearance != nil else { continue }
            item.standardAppearance = standard
            item.scrollEdgeAppearance = edge
        }
    }

    fileprivate func apply(
        to bar: UINavigationBar, _ item: UINavigationItem, _ environment: EnvironmentValues
    ) {
        if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        let (standard, edge) = appearances(environment) {
            UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        }
        guard standard != nil || item.standardAppearance != nil else { return }
        item.standardAppearance = standard
        item.scrollEdgeAppearance = edge
    }

    fileprivate func apply(to bar: UIToolbar, _ environment: EnvironmentValues) {
        if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        let (standard, edge) = appearances(environment) { UIToolbarAppearance() }
        bar.standardAppearance = standard ?? UIToolbarAppearance()
        bar.scrollEdgeAppearance = edge
    }
}

/// The visibility of scroll indicators of a UI element.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// As the scroll view itself thinks best.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shown while the content is scrolled.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not shown, except where a pointer needs them.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    func isShown(_ byDefault: Bool) -> Bool {
        switch kind {
        case .automatic: byDefault
        case .visible: true
        case .hidden, .never: false
        }
    }
}

/// The ways that a scrollable view can bounce when it reaches the end of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int
    /// As the axes of scrolling suggest.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Bounces in any case.
    public static let always = ScrollBounceBehavior(number: 1)
    /// Bounces when there is something to scroll.
    public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// The placement of margins.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate let number: Int
    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// The content.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// The indicators.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

/// What is said of scroll views from outside.
struct ScrollSettings {
    var verticalIndicator = ScrollIndicatorVisibility.automatic
    var horizontalIndicator = ScrollIndicatorVisibility.automatic
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    // What follows is for the scroll view itself, not for those inside it.
    var margins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var isClipDisabled = false
    var defaultAnchor: UnitPoint?
    var links: [ScrollLink] = []

    func bounce(_ axis: Axis.Set) -> ScrollBounceBehavior {
        axis == .vertical ? verticalBounce : horizontalBounce
    }

    /// Whether something is said of one scroll view alone.
    var isLocal: Bool {
        margins != EdgeInsets() || indicatorMargins != EdgeInsets() || isClipDisabled || defaultAnchor != nil
            || !links.isEmpty
    }

    /// What holds for scroll views inside, too.
    var inherited: ScrollSettings {
        ScrollSettings(
            verticalIndicator: verticalIndicator, horizontalIndicator: horizontalIndicator,
            verticalBounce: verticalBounce, horizontalBounce: horizontalBounce)
    }

    func isSame(as other: ScrollSettings) -> Bool {
        verticalIndicator == other.verticalIndicator && horizontalIndicator == other.horizontalIndicator
            && verticalBounce == other.verticalBounce && horizontalBounce == other.horizontalBounce
            && margins == other.margins && indicatorMargins == other.indicatorMargins
            && isClipDisabled == other.isClipDisabled && defaultAnchor == other.defaultAnchor
            && links.elementsEqual(other.links, by: ===)
    }
}

private struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// Whether scroll views can be scrolled by the person who uses them.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.verticalIndicator }
        set { scrollSettings.verticalIndicator = newValue }
    }

    /// The visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.horizontalIndicator }
        set { scrollSettings.horizontalIndicator = newValue }
    }

    /// How vertical scrolling bounces.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.verticalBounce }
        set { scrollSettings.verticalBounce = newValue }
    }

    /// How horizontal scrolling bounces.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.horizontalBounce }
        set { scrollSettings.horizontalBounce = newValue }
    }
}

/// Says something of scroll views inside.
struct ScrollSetting<Value: Equatable>: EnvironmentTransform, Equatable {
    enum Kind { case indicators, bounce, margins, clip, anchor }
    let kind: Kind
    let value: Value
    let change: @MainActor (inout ScrollSettings, Value) -> Void
    typealias Body = Never

    func apply(to environment: inout EnvironmentValues) { change(&environment.scrollSettings, value) }

    static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.value == b.value }
}

nonisolated extension View {
    /// Disables or enables scrolling in scrollable views.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Sets the visibility of scroll indicators within this view.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            ScrollSetting(kind: .indicators, value: AxesAnd(axes: axes, value: visibility)) {
                if $1.axes.contains(.vertical) { $0.verticalIndicator = $1.value }
                if $1.axes.contains(.horizontal) { $0.horizontalIndicator = $1.value }
            })
    }

    /// Configures the bounce behavior of scrollable views along the specified axes.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            ScrollSetting(kind: .bounce, value: AxesAnd(axes: axes, value: behavior)) {
                if $1.axes.contains(.vertical) { $0.verticalBounce = $1.value }
                if $1.axes.contains(.horizontal) { $0.horizontalBounce = $1.value }
            })
    }

    /// Sets whether a scroll view clips its content to its bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollSetting(kind: .clip, value: disabled) { $0.isClipDisabled = $1 })
    }

    /// Associates an anchor to control which part of the scroll view's content is in view at first, and when it grows before
    /// anybody scrolls.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollSetting(kind: .anchor, value: anchor) { $0.defaultAnchor = $1 })
    }

    /// Configures the content margin for a provided placement, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            ScrollSetting(
                kind: .margins, value: Margins(edges: edges, insets: insets, placement: placement)
            ) { settings, margins in
                margins.apply(to: &settings)
            })
    }

    /// Configures the content margin for a provided placement, in points; nil is the standard 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Configures the content margin for a provided placement, in points.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

private struct AxesAnd<Value: Equatable>: Equatable {
    let axes: Axis.Set
    let value: Value
}

private struct Margins: Equatable {
    let edges: Edge.Set
    let insets: EdgeInsets
    let placement: ContentMarginPlacement

    func apply(to settings: inout ScrollSettings) {
        if placement != .scrollIndicators { apply(to: &settings.margins) }
        if placement != .scrollContent { apply(to: &settings.indicatorMargins) }
    }

    private func apply(to margins: inout EdgeInsets) {
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
}

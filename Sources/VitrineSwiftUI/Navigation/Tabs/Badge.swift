/// A badge: in a tab bar at the item, in a list at the trailing side of the row.
struct BadgeModifier: ViewModifier {
    let text: Text?
    @Environment(\.isListContent) private var isListContent
    @Environment(\.badgeProminence) private var prominence

    nonisolated init(text: Text?) { self.text = text }

    /// Each view of the content has the badge.
    static func _viewCount(content: Int?) -> Int? { content }
    static var _listsContent: Bool { false }

    func body(content: Content) -> some View {
        if isListContent, let text {
            HStack(spacing: 0) {
                content
                Spacer(minLength: 8)
                if prominence == .increased {
                    BadgePlatter(text: text)
                } else {
                    text.foregroundStyle(.secondary)
                }
            }
        } else {
            content
        }
    }
}

/// A badge that demands something: white on red, at least a circle. Measures by eye.
private struct BadgePlatter: View {
    let text: Text
    private static let height: CGFloat = 22

    var body: some View {
        text.font(.subheadline)
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(minWidth: Self.height, minHeight: Self.height)
            .background(Capsule().fill(.red))
    }
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    /// For values that are only told. In lists the same as ``standard``, as on iOS.
    public static let decreased = BadgeProminence(level: 0)
    /// For values that suggest to do something. In lists a grey text.
    public static let standard = BadgeProminence(level: 1)
    /// For values that demand to do something. In lists a text on a red platter.
    public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// How much badges stand out. Standard unless set.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Generates a badge for the view from an integer value; none for 0.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Generates a badge for the view from a text; nil is none.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// Generates a badge for the view from a localized string key; nil is none.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }

    /// Generates a badge for the view from a string; nil is none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }

    /// Sets how much badges in this view stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// A view that shows or hides other views below its label, by a press on it.
///
/// In a list, the label and what it discloses are rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var ownIsExpanded = false

    /// A group that remembers by itself whether it is open; closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    /// A group that is open while a binding says so.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// As many rows of a list as are disclosed.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    /// The group in the style of the environment.
    public var body: some View {
        let isExpanded = self.isExpanded ?? $ownIsExpanded
        let content = content
        DisclosureResolver(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
                isExpanded: isExpanded))
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a localized title that is open while a binding says so.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title as it is that is open while a binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// Reads the style, so that only this body depends on it.
private struct DisclosureResolver: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.disclosureGroupStyleBox) private var style

    /// As many rows of a list as are disclosed.
    static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    var body: some View { style.makeBody(configuration) }
}

/// The label of a group, and a chevron that points down while it is open.
struct DisclosureLabel: View {
    let isExpanded: Binding<Bool>
    let label: AnyView
    @Environment(\.tintColor) private var tint
    @Environment(\.isListRow) private var isListRow
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let isOpen = isExpanded.wrappedValue
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: 0) {
                HStack { if isListRow { label.foregroundStyle(Color(base: .label)) } else { label } }
                Spacer(minLength: 8)
                Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(tint ?? .accentColor)
                    .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
                    .frame(width: 14).accessibilityHidden(true)
            }
        }
        .accessibilityValue(Text(verbatim: isOpen ? "Expanded" : "Collapsed"))
    }
}

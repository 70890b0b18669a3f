extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section of a list whose rows are shown as long as a value says so.
    ///
    /// In the style of sidebars the header has an arrow, and a tap on it shows and hides the rows.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.header = header()
        self.content = content()
        footer = EmptyView()
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section of a list with a title, whose rows are shown as long as a value says so.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        header = Text(titleKey)
        self.content = content()
        footer = EmptyView()
        self.isExpanded = isExpanded
    }

    /// Makes a section of a list with a title, whose rows are shown as long as a value says so.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        header = Text(title)
        self.content = content()
        footer = EmptyView()
        self.isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    /// Whether headers of sections that expand have an arrow: in sidebars, also where there is one column.
    var hasSidebarHeaders: Bool {
        listLook == .sidebar || listLook == .automatic && splitPlace == .sidebar
    }
}

/// An expanding header, whatever its title.
protocol ExpandingHeaderView {}

/// The header of a section in a sidebar: a title with an arrow that turns, all of it a button.
struct ExpandingHeader<Title: View>: View, ExpandingHeaderView {
    let title: Title
    let isExpanded: Binding<Bool>
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let isOpen = isExpanded.wrappedValue
        return Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                title
                Spacer(minLength: 8)
                // As large as the arrows of UIKit's outlines, by eye.
                Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.tint)
                    .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(Text(verbatim: isOpen ? "Expanded" : "Collapsed"))
    }
}

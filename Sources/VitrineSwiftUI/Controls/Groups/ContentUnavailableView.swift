/// An interface for when there is nothing to show: a picture, a title, what is the matter, and what to do about it.
///
/// Measures are iOS 17's by eye: a symbol of 48 points, 16 points below it, and text as wide as is read with ease.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// An interface made of its parts.
    ///
    /// - Parameters:
    ///   - label: What is not there, usually a `Label`, whose icon stands above its title.
    ///   - description: More about it.
    ///   - actions: What can be done.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The parts, one below the other, in the middle of the space.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: 440)
        .padding(.horizontal, 24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == VitrineSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// An interface of a localized title and an image.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            VitrineSwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }

    /// An interface of a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            VitrineSwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// An interface of a title as it is and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            VitrineSwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }

    /// An interface of a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            VitrineSwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// What a search that finds nothing shows.
public struct SearchUnavailableContent {
    /// The title below a magnifying glass.
    public struct Label: View {
        /// What was searched for; nil asks the `searchable` around it.
        let text: String?
        @Environment(\.searchedText) private var searchedText

        /// The title, with what was searched for where that is known.
        public var body: some View {
            let text = text ?? searchedText
            VitrineSwiftUI.Label(
                text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}",
                systemImage: "magnifyingglass")
        }
    }

    /// What to do.
    public struct Description: View {
        /// The sentence.
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// For a search that finds nothing; inside `searchable` it names what was searched for.
    public static var search: ContentUnavailableView { search(for: nil) }

    /// For a search that finds nothing.
    ///
    /// - Parameter text: what was searched for.
    public static func search(text: String) -> ContentUnavailableView { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// A container for grouping controls used for data entry, such as in settings: a list of grouped rows.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View {
    /// Makes a form of the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The form in the style of the environment.
    public var body: some View { FormResolver(content: content) }
}

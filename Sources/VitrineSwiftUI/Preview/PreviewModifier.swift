package import VitrineUIKit

/// What a preview puts around its content, with something that all previews of its kind share: data, most of the time.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What stands around the content.
    associatedtype Body: View
    /// What is shared.
    associatedtype Context = Void
    /// The content.
    typealias Content = PreviewModifierContent

    /// Makes what is shared, before the preview is shown.
    static func makeSharedContext() async throws -> Context
    /// Puts something around the content.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview that is modified.
public struct PreviewModifierContent: View {
    fileprivate let content: AnyView

    /// The content as it is.
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts something around the content, and makes what it needs before.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .surroundings(ModifierSurroundings(modifier: modifier)))
    }

    /// A view with what the trait puts around it.
    @MainActor func surround(_ content: AnyView) -> AnyView {
        guard case .surroundings(let surroundings) = kind,
            let modifier = surroundings as? any ViewSurroundings
        else {
            return content
        }
        return modifier.surround(content)
    }
}

private protocol ViewSurroundings: PreviewSurroundings {
    @MainActor func surround(_ content: AnyView) -> AnyView
}

/// The modifier is used on the main thread alone.
private struct ModifierSurroundings<Modifier: PreviewModifier>: ViewSurroundings, @unchecked Sendable {
    let modifier: Modifier

    @MainActor func surround(_ content: AnyView) -> AnyView {
        AnyView(ModifiedPreview(modifier: modifier, content: content))
    }
}

/// Nothing, until there is what the modifier needs.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        } else {
            Color.clear.task {
                do {
                    context = try await Modifier.makeSharedContext()
                } catch {
                    fatalError("\(Modifier.self).makeSharedContext: \(error)")
                }
            }
        }
    }
}

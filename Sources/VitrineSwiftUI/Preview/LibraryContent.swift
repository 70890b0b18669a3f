/// What Xcode's library offers of a program's views and modifiers. It is never shown by the program itself.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type of a view that modifiers are offered for.
    associatedtype ModifierBase = Any
    /// The views.
    @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }
    /// The modifiers, each applied to a base.
    @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }
    /// No modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of Xcode's library.
public struct LibraryItem {
    /// Where an item stands in the library.
    public struct Category: Sendable {
        /// Looks and behaviour that change a view.
        public static let effect = Category()
        /// What arranges views.
        public static let layout = Category()
        /// What is used to choose and to act.
        public static let control = Category()
        /// Everything else.
        public static let other = Category()
    }

    /// Makes an item of a view or of what a modifier makes of one.
    ///
    /// - Parameters:
    ///   - visible: Whether the library shows it.
    ///   - title: Its name there; nil is its type's.
    ///   - category: Where it stands.
    ///   - matchingSignature: What tells it from others of the same name.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Builds lists of a library's items.
@resultBuilder
public struct LibraryContentBuilder {
    /// An item.
    public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
    /// A list of items.
    public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
    /// Items in order.
    public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}

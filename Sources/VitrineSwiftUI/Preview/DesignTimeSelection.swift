/// By what the preview canvas of Xcode knows a view. There is no canvas here: no view has one.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// Marks a view with an identifier, for the preview canvas of Xcode. Libraries name the type to look through it.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    /// The identifier.
    public var identifier: Identifier

    /// Marks with an identifier.
    public init(identifier: Identifier) { self.identifier = identifier }

    /// The content as it is.
    public func body(content: Content) -> some View { content }
}

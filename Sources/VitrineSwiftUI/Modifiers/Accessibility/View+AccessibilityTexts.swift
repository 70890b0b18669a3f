nonisolated extension View {
    func accessibility(_ statement: AccessibilityModifier.Statement, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityModifier>
    {
        modifier(AccessibilityModifier(statement, isEnabled: isEnabled))
    }

    // MARK: Label

    /// Adds a label to the view that describes its contents.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibility(.label(label))
    }

    /// Adds a label to the view that describes its contents as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(.label(label), isEnabled: isEnabled)
    }

    /// Adds a label to the view that describes its contents.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibility(.label(Text(labelKey)))
    }

    /// Adds a label to the view that describes its contents as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibility(.label(Text(labelKey)), isEnabled: isEnabled)
    }

    /// Adds a label to the view that describes its contents.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility(.label(Text(label)))
    }

    /// Adds a label to the view that describes its contents as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibility(.label(Text(label)), isEnabled: isEnabled)
    }

    // MARK: Value

    /// Adds a textual description of the value that the view contains.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibility(.value(value))
    }

    /// Adds a textual description of the value that the view contains as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility(.value(value), isEnabled: isEnabled)
    }

    /// Adds a textual description of the value that the view contains.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility(.value(Text(valueKey)))
    }

    /// Adds a textual description of the value that the view contains as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibility(.value(Text(valueKey)), isEnabled: isEnabled)
    }

    /// Adds a textual description of the value that the view contains.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility(.value(Text(value)))
    }

    /// Adds a textual description of the value that the view contains as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibility(.value(Text(value)), isEnabled: isEnabled)
    }

    // MARK: Hint

    /// Communicates to the user what happens after performing the view's action.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibility(.hint(hint))
    }

    /// Communicates to the user what happens after performing the view's action as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(.hint(hint), isEnabled: isEnabled)
    }

    /// Communicates to the user what happens after performing the view's action.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility(.hint(Text(hintKey)))
    }

    /// Communicates to the user what happens after performing the view's action as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibility(.hint(Text(hintKey)), isEnabled: isEnabled)
    }

    /// Communicates to the user what happens after performing the view's action.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility(.hint(Text(hint)))
    }

    /// Communicates to the user what happens after performing the view's action as long as it is enabled.
    ///
    /// - Parameter isEnabled: Whether it holds; otherwise what the view says by itself does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibility(.hint(Text(hint)), isEnabled: isEnabled)
    }

    // MARK: Help

    /// Explains the view: on iOS the hint of assistive technology, and nothing that is seen.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Explains the view by a localized text.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Explains the view by a text as it is.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

public import VitrineUIKit

nonisolated extension View {
    /// Adds additional accessibility information to the view: it is said with the element, or after it. Nothing where there is
    /// no value.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibility(.customContent(key, value, isImportant: importance == .high))
    }

    /// Adds additional accessibility information to the view.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds additional accessibility information to the view.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds additional accessibility information to the view.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
    }

    /// Adds additional accessibility information to the view.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds additional accessibility information to the view.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds additional accessibility information to the view.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

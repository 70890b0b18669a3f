nonisolated extension View {
    /// Uses the string you specify to identify the view, for tests. Nobody sees or hears it.
    ///
    /// Of a view that holds several elements, as a stack, each takes the name: see `accessibilityElement(children:)`.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(.identifier(identifier))
    }

    /// Uses the string you specify to identify the view as long as it is enabled.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(.identifier(identifier), isEnabled: isEnabled)
    }

    /// Adds the given traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.addedTraits(traits))
    }

    /// Adds the given traits to the view as long as it is enabled.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
        accessibility(.addedTraits(traits), isEnabled: isEnabled)
    }

    /// Removes the given traits from this view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.removedTraits(traits))
    }

    /// Removes the given traits from this view as long as it is enabled.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
        accessibility(.removedTraits(traits), isEnabled: isEnabled)
    }

    /// Specifies whether to hide this view from system accessibility features. It is shown as before.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

    /// Specifies whether to hide this view from system accessibility features, as long as that is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(.hidden(hidden), isEnabled: isEnabled)
    }

    /// Has the view keep its colours where the user has those of the screen inverted, as pictures should. No desktop inverts
    /// colours of a part of its screen, so that the view is as it was.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Sets the sort priority order for this view's accessibility element, relative to other elements at the same level: more
    /// comes first. 0 unless set.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility(.sortPriority(sortPriority))
    }

    /// Explicitly sets whether this accessibility element responds to user interaction: what does not is not focusable for
    /// assistive technology.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
    {
        accessibility(.respondsToUserInteraction(respondsToUserInteraction))
    }

    /// Explicitly sets whether this accessibility element responds to user interaction, as long as that is enabled.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        accessibility(.respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled)
    }

    /// Sets the alternative labels by which a person names the element, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(.inputLabels(inputLabels))
    }

    /// Sets the alternative labels by which a person names the element, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibility(.inputLabels(inputLabelKeys.map { Text($0) }))
    }

    /// Sets the alternative labels by which a person names the element, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibility(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// Sets the accessibility level of this heading. It is one by the trait `isHeader`.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(.heading(level))
    }

    /// The point where a finger activates the element, as a share of its size. The middle unless set.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility(.activationPoint(activationPoint))
    }

    /// The point where a finger activates the element, in points of its own coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility(.activationPlace(activationPoint))
    }

    // MARK: Elements

    /// Creates a new accessibility element, or modifies the behaviour of the existing accessibility element.
    ///
    /// - Parameter children: What becomes of the elements inside: left out, kept in a container, or made into this one.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(.element(children))
    }

    /// Replaces the existing accessibility element's children with elements of other views, which are not shown.
    ///
    /// They are where this view is.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibility(.children(AnyView(children())))
    }

    /// Replaces the elements of this view with those of another one, which is not shown.
    ///
    /// They are where this view is.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibility(.representation(AnyView(representation())))
    }

    // MARK: Actions

    /// Adds an accessibility action to the view, by default what activating it does.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility(.action(actionKind, handler))
    }

    /// Adds an accessibility action whose name is the text of a view.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibility(.labelledAction(AnyView(label()), action))
    }

    /// Adds an accessibility action of a name to the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility(.action(AccessibilityActionKind(named: name), handler))
    }

    /// Adds an accessibility action of a name to the view.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibility(.action(AccessibilityActionKind(named: Text(nameKey)), handler))
    }

    /// Adds an accessibility action of a name to the view.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibility(.action(AccessibilityActionKind(named: Text(name)), handler))
    }

    /// Adds an accessibility adjustable action to the view, which has the trait of an adjustable element then.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility(.adjustment(handler))
    }
}

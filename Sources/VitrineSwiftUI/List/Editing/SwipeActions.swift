/// What swiping a row from one edge offers.
struct RowSwipe {
    var edge: HorizontalEdge
    var allowsFullSwipe: Bool
    var content: AnyView
}

nonisolated extension View {
    /// Adds actions to a row of a list, which swiping it from an edge shows: the first nearest to the edge.
    ///
    /// Labels with an image show it in place of their title. Actions take the place of the one that deletes, where there are
    /// any at the trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge that the row is swiped from.
    ///   - allowsFullSwipe: Whether swiping all the way performs the first action.
    ///   - content: Buttons; their roles and tints colour them.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let swipe = RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(ListTraitModifier { $0.swipes.append(swipe) })
    }

    /// Says whether the user can delete the row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListTraitModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Says whether the user can move the row.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListTraitModifier { $0.isMoveDisabled = isDisabled })
    }

    /// Says whether the user can select the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListTraitModifier { $0.isSelectionDisabled = isDisabled })
    }
}

extension ListRowTraits {
    /// What swiping the row from an edge offers, as its view says; nil where it says nothing.
    @MainActor
    func swipeActions(edge: SwipeEdge, in environment: EnvironmentValues) -> UISwipeActionsConfiguration? {
        let wanted: HorizontalEdge = edge == .leading ? .leading : .trailing
        // The modifier nearest to the row is its first.
        let swipes = swipes.filter { $0.edge == wanted }.reversed()
        guard !swipes.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: swipes.flatMap { $0.actions(in: environment) })
        configuration.performsFirstActionWithFullSwipe = swipes.allSatisfy(\.allowsFullSwipe)
        return configuration
    }
}

extension RowSwipe {
    /// The actions as UIKit's.
    @MainActor
    fileprivate func actions(in environment: EnvironmentValues) -> [UIContextualAction] {
        FoundButton.all(in: content, environment).filter(\.isEnabled).map { button in
            let action = UIContextualAction(
                style: button.role == .destructive ? .destructive : .normal, title: button.title
            ) { _, _, done in
                button.perform()
                done(true)
            }
            action.image = button.image
            if let tint = button.tint { action.backgroundColor = UIColor(tint) }
            return action
        }
    }
}

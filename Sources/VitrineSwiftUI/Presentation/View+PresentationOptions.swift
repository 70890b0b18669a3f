/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }
    let kind: Kind

    /// The default background interaction for the presentation: none.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// People can interact with the view behind a presentation.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// People can't interact with the view behind a presentation.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// People can interact with the view behind a presentation up through a specified detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let index: Int

    /// The default swipe behavior for the presentation: resizing.
    public static let automatic = PresentationContentInteraction(index: 0)
    /// A behavior that prioritizes resizing a presentation when swiping, rather than scrolling its content.
    public static let resizes = PresentationContentInteraction(index: 1)
    /// A behavior that prioritizes scrolling the content of a presentation when swiping, rather than resizing it.
    public static let scrolls = PresentationContentInteraction(index: 2)
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// Use the default presentation adaptation.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// Don't adapt for the size class, if possible.
    public static let none = PresentationAdaptation(kind: .none)
    /// Prefer a popover appearance when adapting for size classes.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// Prefer a sheet appearance when adapting for size classes.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// Prefer a full-screen-cover appearance when adapting for size classes.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

nonisolated extension View {
    /// Sets the available detents for the enclosing sheet. Without any it is at full height.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents.isEmpty ? [.large] : detents }
    }

    /// Sets the available detents for the enclosing sheet, giving you programmatic control of the currently selected
    /// detent.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation { wish in
            wish.detents = detents.isEmpty ? [.large] : detents
            wish.selection = selection
            wish.selected = selection.wrappedValue
        }
    }

    /// Sets the visibility of the drag indicator on top of a sheet. Automatically it shows with several detents.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// Requests that the presentation have a specific corner radius, in points; nil is the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = .some(cornerRadius) }
    }

    /// Sets the presentation background of the enclosing sheet using a shape style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets the presentation background of the enclosing sheet to a custom view.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentation {
            $0.background = AnyView(
                content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Controls whether people can interact with the view behind a presentation.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { presentation { $0.backgroundInteraction = interaction } }

    /// Configures the behavior of swipe gestures on a presentation.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentation { $0.contentInteraction = behavior }
    }

    /// Specifies how to adapt a presentation to compact size classes.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Specifies how to adapt a presentation to horizontally and vertically compact size classes.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentation { wish in
            wish.horizontalAdaptation = horizontalAdaptation
            wish.verticalAdaptation = verticalAdaptation
        }
    }

    /// Conditionally prevents interactive dismissal of presentations like popovers and sheets.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = isDisabled }
    }
}

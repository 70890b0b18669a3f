import Foundation
import VitrineCoreGraphics

/// How an update of a collection view is animated (about 0.3 s, ease in and out).
enum UpdateAnimation {
    static let duration: TimeInterval = 0.3
    /// How long rows of an outline fade, at the end when they come and at the start when they go: while they are close
    /// together under their parent, nobody could read them.
    static let rowFade: TimeInterval = 0.2
}

/// Why the collection view goes from one state to another.
@MainActor
enum UpdateCause {
    /// The data is other, or shown in another order, or another layout took over.
    case data
    /// The size is another, within an animation. With the old bounds and where everything was.
    case boundsChange(from: CGRect, LayoutBeforeUpdate)
    /// The layout for a transition took over; nothing moves yet.
    case beginningOfTransition

    var isData: Bool { if case .data = self { true } else { false } }
    var isBoundsChange: Bool { if case .boundsChange = self { true } else { false } }

    /// Where everything was, if the cause knows.
    var layoutBefore: LayoutBeforeUpdate? {
        if case .boundsChange(_, let before) = self { before } else { nil }
    }
}

/// An update whose new state is known.
@MainActor
struct RunningUpdate {
    /// What became of every item.
    var changes: CollectionUpdate
    let cause: UpdateCause
    /// The change of the layout that it shows.
    let layoutChange: LayoutChange?
    /// What was visible, in the state before.
    let hold: AnchorHold?
    /// Whether the content stays as it is scrolled, as far as there is content.
    let keepsOffset: Bool
    /// Whether the layout was told of changes of the data.
    var layoutObserves = false
    /// What features do with it.
    var participants: [any UpdateParticipant] = []

    /// What stays on screen: a layout that takes over decides by itself.
    var anchors: AnchorHold? { layoutChange == nil && cause.isData ? hold : nil }
}

/// What an update does with the views, once both states are known.
@MainActor
struct UpdatePlan {
    /// An element and the attributes it has at the end.
    struct Step {
        var element: Element
        var target: UICollectionViewLayoutAttributes
        var section: Int?
    }

    /// An element that exists no longer, and where the layout wants it to go.
    struct Fading {
        var element: Element
        var end: UICollectionViewLayoutAttributes?
    }

    var steps: [Step] = []
    var departing: [(key: ElementKey, element: Element)] = []
    var fading: [Fading] = []
    /// Where views of ``fading`` go while they fade, in the view that holds them.
    var withdrawing: [ObjectIdentifier: CGPoint] = [:]
    var target: CGPoint = .zero
    /// The adjusted insets for which the target was chosen.
    var insets: UIEdgeInsets = .zero
    var sections: [OrthogonalSection] = []

    /// The elements that go under another one while they fade.
    var withdrawn: [Element] { fading.map(\.element).filter { withdrawing[ObjectIdentifier($0)] != nil } }
}

import Foundation
import VitrineSwiftUI

/// A view that is turned by a quarter, and takes the room that it has then.
struct TurnedView<Content: View>: View {
    var isClockwise: Bool
    var content: Content

    var body: some View {
        TurnedLayout { content.rotationEffect(.degrees(isClockwise ? 90 : -90)) }
    }
}

/// Gives one view its own size with the sides exchanged.
private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(
            ProposedViewSize(width: proposal.height, height: proposal.width))
        return size.map { CGSize(width: $0.height, height: $0.width) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
}

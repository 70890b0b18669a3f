package import VitrineSwiftUI

/// What a view answers to seven proposals, in points: an open one (`·×·`), nothing (`0×0`), an endless one
/// (`∞×∞`), one of 60 × 40, one of 200 × 10, one whose height is open (`60×·`) and one whose width is (`·×40`).
///
/// One line of text, so that a table of views can be read, and a wrong answer stands beside the right ones.
@MainActor
package func answers<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let graph = Bench(100, 100, view).graph
    let proposals: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (0, 0), (.infinity, .infinity), (60, 40), (200, 10), (60, nil), (nil, 40),
    ]
    return proposals.map { width, height in
        let size = graph.sizeThatFits(ProposedViewSize(width: width, height: height))
        return "\(length(size.width))×\(length(size.height))"
    }.joined(separator: "  ")
}

private func length(_ value: CGFloat) -> String {
    if value == .infinity { return "∞" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// A view that answers with its lengths, whatever is proposed.
@MainActor
package func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// A view that takes what is proposed, from a least to a greatest length.
@MainActor
package func band(_ least: CGFloat, _ greatest: CGFloat, height: CGFloat = 10) -> some View {
    Color.blue.frame(minWidth: least, maxWidth: greatest).frame(height: height)
}

import VitrineUIKit

extension ScreenNode {
    /// A view and what is in it.
    ///
    /// Complexity: O(views and elements).
    package init(_ view: UIView) {
        self.init(
            name: "\(Swift.type(of: view))", type: Swift.type(of: view),
            frame: view.convert(view.bounds, to: nil), place: view.frame, source: view)
        self.view = view
        if view is any GraphShowing { name = String(name.prefix { $0 != "<" }) }
        isHidden = view.isHidden
        opacity = Double(view.alpha)
        clips = view.clipsToBounds
        identifier = view.accessibilityIdentifier
        text = (view as? UILabel)?.text
        animations = view.layer.movingProperties
        isFocused = view.isFocused
        if view.canBecomeFocused || view is UIControl || view is UICollectionViewCell {
            var reasons = UIFocusSystem.reasonsAgainst(view)
            if let control = view as? UIControl, !control.isEnabled, !view.canBecomeFocused {
                reasons[0] = "disabled"
            }
            focusReasons = reasons
        }
        if let graph = (view as? any GraphShowing)?.shownGraph {
            children = Self.nodes(in: graph.rootElement)
        } else {
            children = view.subviews.map { ScreenNode($0) }
        }
    }
}

/// A view that shows a graph of SwiftUI views.
@MainActor
protocol GraphShowing: UIView {
    /// The graph, brought up to date.
    var shownGraph: ViewGraph { get }
}

extension _UIHostingView: GraphShowing {
    var shownGraph: ViewGraph {
        if graph.needsUpdate { updateGraph() }
        return graph
    }
}

package import VitrineSwiftUI

/// A graph laid out in a size, with no view behind it.
@MainActor
package struct Bench {
    package let graph: ViewGraph

    package init<V: View>(
        _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1, @ViewBuilder _ view: () -> V
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        graph = ViewGraph(view(), environment: environment)
        graph.size = CGSize(width: width, height: height)
        graph.update()
    }

    package var frames: [CGRect] { graph.leafFrames }

    package func show<V: View>(_ view: V) {
        graph.setRoot(view)
        graph.update()
    }

    /// Every text on show, in order.
    package var fits: CGSize { graph.sizeThatFits(.unspecified) }
}

extension CGRect {
    package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// A box to reach into a view's state from a test.
@MainActor
package final class Remote<Value> {
    package var binding: Binding<Value>?

    package init() {}

    package var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }
}

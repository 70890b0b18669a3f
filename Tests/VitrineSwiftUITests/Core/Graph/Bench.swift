import VitrineSwiftUI

/// A graph laid out in a size, with no view behind it.
@MainActor
struct Bench {
    let graph: ViewGraph

    init<V: View>(
        _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1, @ViewBuilder _ view: () -> V
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        graph = ViewGraph(view(), environment: environment)
        graph.size = CGSize(width: width, height: height)
        graph.update()
    }

    var frames: [CGRect] { graph.leafFrames }

    func show<V: View>(_ view: V) {
        graph.setRoot(view)
        graph.update()
    }

    /// Every text on show, in order.
    var fits: CGSize { graph.sizeThatFits(.unspecified) }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// A box to reach into a view's state from a test.
@MainActor
final class Remote<Value> {
    var binding: Binding<Value>?
    var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }
}

import Testing
package import VitrineTesting
package import VitrineUIKit

@testable package import VitrineSwiftUI

/// A view in a window at one pixel a point, with what it wrote down and the ways to change it.
@MainActor
package final class HostedPage {
    package let host: TestHost
    package let log = ActionLog()

    package init<V: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 400, safeArea: UIEdgeInsets = .zero,
        @ViewBuilder _ view: (ActionLog) -> V
    ) {
        host = TestHost(
            view(log), size: CGSize(width: width, height: height), scale: 1, safeArea: safeArea)
        host.settle()
    }

    isolated deinit {
        // They know the state of the views, whose values know the log: the window would stay, and make frames.
        log.actions = [:]
    }

    package var scrollView: UIScrollView { host.window.firstScrollView! }

    /// Sets an offset at once, as a finger would.
    package func scroll(x: CGFloat? = nil, y: CGFloat? = nil) {
        host.perform {
            scrollView.contentOffset = CGPoint(
                x: x ?? scrollView.contentOffset.x, y: y ?? scrollView.contentOffset.y)
        }
        // Twice, for what the first frame makes happen. Waiting for the indicators to fade would be 90 frames.
        host.layout()
        host.layout()
    }

    /// Runs what a body offered under a name, and lets everything come to rest.
    package func act(_ name: String) {
        start(name)
        host.settle()
    }

    /// Runs what a body offered under a name, and shows the first frame.
    package func start(_ name: String) {
        guard let action = log.actions[name] else {
            Issue.record("No view offers \(name).")
            return
        }
        host.perform(action)
        host.layout()
    }

    /// The texts in view, in order.
    package var texts: [String] { host.hostedTexts.map(\.text) }

    /// The texts' frames in the window.
    package var frames: [CGRect] { host.hostedTexts.map(\.frame) }

    /// Where the text is in the window; nil if it is not there.
    package func frame(_ text: String) -> CGRect? { host.hostedTexts.first { $0.text == text }?.frame }

    /// The named boxes that there are, in order.
    package var boxes: [(name: String, frame: CGRect)] { host.hostedGraph?.namedBoxes ?? [] }
    package var names: [String] { boxes.map(\.name) }

    /// Where a named box is in the window; nil if it is not there.
    package func box(_ name: String) -> CGRect? { boxes.first { $0.name == name }?.frame }
}

nonisolated extension View {
    /// Gives a view a name by which a test finds its frame.
    package func named(_ name: String) -> some View { coordinateSpace(name: name) }
}

/// A named box of a fixed size.
@MainActor
package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).named(name)
}

extension ViewGraph {
    /// The views with names, with their frames in the graph.
    package var namedBoxes: [(name: String, frame: CGRect)] {
        var result: [(String, CGRect)] = []
        func visit(_ element: Element) {
            if let space = element as? CoordinateSpaceElement, let name = space.modifier.name.base as? String
            {
                result.append((name, CGRect(origin: element.rootOrigin, size: element.size)))
            }
            for child in element.children where !child.isKeptOutOfView { visit(child) }
        }
        visit(rootElement)
        return result
    }
}

extension Bench {
    /// Where a named box is; nil if it is not there.
    package func box(_ name: String) -> CGRect? { graph.namedBoxes.first { $0.name == name }?.frame }
}

extension UIView {
    package var firstScrollView: UIScrollView? {
        (self as? UIScrollView) ?? subviews.lazy.compactMap { $0.firstScrollView }.first
    }

    /// The first view of a class, in the order of subviews.
    package func descendant<V: UIView>(_ type: V.Type) -> V? {
        for view in subviews {
            if let found = view as? V ?? view.descendant(type) { return found }
        }
        return nil
    }
}

@MainActor
private protocol HostsGraph {
    var graph: ViewGraph { get }
}
extension _UIHostingView: HostsGraph {}

extension TestHost {
    /// The first graph in the window.
    package var hostedGraph: ViewGraph? {
        func find(_ view: UIView) -> (any HostsGraph)? {
            (view as? any HostsGraph) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(window)?.graph
    }

    /// The texts of the elements in the first graph, as they are laid out.
    package var hostedTexts: [(text: String, frame: CGRect)] {
        guard let graph = hostedGraph else { return [] }
        var result: [(String, CGRect)] = []
        func visit(_ element: Element) {
            if let text = element as? any TextBearing {
                result.append((text.text, CGRect(origin: element.rootOrigin, size: element.size)))
            }
            for child in element.children where !child.isKeptOutOfView { visit(child) }
        }
        visit(graph.rootElement)
        return result
    }
}

import VitrineQuartzCore
import VitrineUIKit

/// An element that says more to assistive technology than what is inside it says.
@MainActor
protocol AccessibilityContributor: Element {
    var accessibilityContribution: [AccessibilityNode] { get }
}

/// A view beside a text that says the same as the text, such as the icon of a label.
protocol AccessibilityDecoration {}

extension Element {
    /// What assistive technology finds in the element, in the order of reading.
    ///
    /// Made when somebody asks; nothing is kept. Complexity: O(elements).
    final var accessibilityTree: [AccessibilityNode] {
        guard !hidesContent, !isInvisible, !isKeptOutOfView, !isLeaving else { return [] }
        if let contributor = self as? any AccessibilityContributor {
            return contributor.accessibilityContribution
        }
        return innerAccessibilityTree
    }

    /// What is found inside it.
    final var innerAccessibilityTree: [AccessibilityNode] {
        let inner = preferenceChildren
        if inner.isEmpty, let view = (self as? any PlatformViewElement)?.platformView {
            return view.accessibilityTree
        }
        var nodes = inner.flatMap(\.accessibilityTree)
        if nodes.contains(where: \.isModal) { nodes.removeAll { !$0.isModal } }
        return majorAxis == nil ? nodes : nodes.inSortOrder
    }

    /// The frame in the window, or in the graph where that is in none, through what scrolls, scales and turns around the
    /// element.
    ///
    /// Complexity: O(depth).
    final var windowFrame: CGRect {
        let frame = frameInGraph
        guard let host = graph.viewHost else { return frame }
        return host.convert(frame, to: nil)
    }

    private var frameInGraph: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        var element = self
        while true {
            rect = rect.offsetBy(dx: element.origin.x, dy: element.origin.y)
            guard let container = element.superelement else { return rect }
            let offset = container.childOffset
            rect = rect.offsetBy(dx: offset.x, dy: offset.y)
            if let transforming = container as? any ContentTransforming { rect = transforming.shown(rect) }
            element = container
        }
    }
}

extension ContentTransforming {
    /// Where a rectangle of what is inside is shown, in the element's coordinates; exact but for perspective.
    fileprivate func shown(_ rect: CGRect) -> CGRect {
        guard let origin = contentPoint(.zero), let right = contentPoint(CGPoint(x: 1, y: 0)),
            let down = contentPoint(CGPoint(x: 0, y: 1))
        else { return CGRect(origin: rect.origin, size: .zero) }
        return rect.applying(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y
            ).inverted())
    }
}

extension [AccessibilityNode] {
    /// Those with more priority first, otherwise as they are.
    @MainActor var inSortOrder: [AccessibilityNode] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated().sorted { one, other in
            one.element.sortPriority == other.element.sortPriority
                ? one.offset < other.offset : one.element.sortPriority > other.element.sortPriority
        }.map(\.element)
    }
}

extension AccessibilityNode {
    /// Takes over what other elements say: texts one after another, and what can be done with them. What one of them does
    /// when it is activated, this one does; where several do something, each is an action of its label.
    mutating func combine(_ parts: [AccessibilityNode]) {
        func joined(_ texts: [String?]) -> String? {
            let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
            return said.isEmpty ? nil : said.joined(separator: ", ")
        }
        label = joined(parts.map(\.label))
        value = joined(parts.map(\.value))
        hint = joined(parts.map(\.hint))
        traits = parts.reduce(into: traits) { $0.formUnion($1.traits) }
        actions += parts.flatMap(\.actions)
        let active = parts.filter { $0.activate != nil }
        if active.count == 1 {
            activate = active[0].activate
        } else {
            traits.remove(.button)
            actions += active.map { part in
                Action(name: part.label ?? "", perform: part.activate ?? { false })
            }
        }
        adjust = parts.lazy.compactMap(\.adjust).first
    }
}

extension Text {
    /// The text in an environment.
    @MainActor package func string(in environment: EnvironmentValues) -> String {
        resolvedRuns(
            in: TextContext(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
                date: WallClock.date)
        ).map(\.string).joined()
    }
}

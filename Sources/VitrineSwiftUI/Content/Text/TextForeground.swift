import VitrineGraphics

/// A style that was set on a text itself, where it is no plain colour.
struct TextForeground: Equatable, Sendable {
    let style: any ShapeStyle

    /// Texts are compared by graphs, on the main thread; elsewhere styles that are not `Equatable` count as different.
    static func == (a: TextForeground, b: TextForeground) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool {
            guard let other = b.style as? S else { return false }
            if let style = style as? any Equatable { return style.equals(other) }
            guard MainThread.isCurrent else { return false }
            nonisolated(unsafe) let pair = (style, other)
            return MainActor.assumeIsolated { ValueComparison.isEqual(pair.0, pair.1) }
        }
        return compare(a.style)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension Text {
    /// Sets the style of the text. A style with several colours is spread over a text that it was set on as a whole; where
    /// only parts of a text have it, they are drawn in its first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return foregroundColor(color) }
        return mapping { run in
            if run.color == nil, run.foreground == nil { run.foreground = TextForeground(style: style) }
        }
    }
}

extension [ResolvedTextRun] {
    /// The style that all of them have in common and that no run has another colour beside.
    var sharedForeground: TextForeground? {
        guard let first = first?.style.foreground,
            allSatisfy({ $0.style.foreground == first && $0.style.color == nil })
        else { return nil }
        return first
    }
}

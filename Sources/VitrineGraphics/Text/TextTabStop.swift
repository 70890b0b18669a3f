import Foundation

/// Where a tab leads to.
package struct TextTabStop: Hashable, Sendable {
    /// How what comes after the tab stands at its stop.
    package enum Alignment: Hashable, Sendable {
        /// It begins there.
        case leading
        /// Its middle is there.
        case center
        /// It ends there.
        case trailing
    }

    /// Points from the leading edge of the paragraph's box.
    package var location: CGFloat
    package var alignment: Alignment
    /// The characters that end what stands at the stop, beside the next tab and the end of the line: the point of a
    /// number, say, so that the points of a column are below one another.
    package var terminators: CharacterSet?

    package init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

extension TextStyle {
    /// UIKit's standard paragraph style has a stop every 28 points.
    static let standardTabInterval: CGFloat = 28

    var hasColumnTerminators: Bool { tabStops?.contains { $0.terminators != nil } == true }

    /// The next stop after a place, both in points from the leading edge of the box.
    func tabStop(after place: CGFloat) -> TextTabStop {
        // A hair, as places are sums of widths.
        let slack: CGFloat = 1e-4
        if let stop = tabStops?.first(where: { $0.location > place + slack }) { return stop }
        let interval = tabInterval > 0 ? tabInterval : Self.standardTabInterval
        return TextTabStop(location: ((place / interval + 1e-6).rounded(.down) + 1) * interval)
    }

    /// The width of a tab.
    ///
    /// - Parameters:
    ///   - place: Where it begins, in points from the leading edge of the box.
    ///   - following: The width of what comes after it, up to the next tab or one of the characters that it is called
    ///     with. Asked for only where it matters.
    func tabWidth(at place: CGFloat, following: (CharacterSet?) -> CGFloat) -> CGFloat {
        let stop = tabStop(after: place)
        let room = stop.location - place
        switch stop.alignment {
        case .leading: return room
        case .center: return max(0, room - following(stop.terminators) / 2)
        case .trailing: return max(0, room - following(stop.terminators))
        }
    }
}

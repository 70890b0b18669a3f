public import Foundation

/// The looks of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Follows light and dark.
    case `default` = 0
    /// Always dark, with white texts.
    case black = 1
    /// As `.black`.
    @available(*, deprecated, message: "Use UIBarStyleBlack and set the translucent property to YES instead")
    case blackTranslucent = 2

    /// As `.black`.
    @available(*, deprecated, renamed: "black") public static var blackOpaque: UIBarStyle { .black }

    /// Whether bars are dark, whatever is around them.
    var isDark: Bool { self != .default }
}

/// Which height of a bar something is meant for.
public enum UIBarMetrics: Int, Sendable {
    /// The bar's usual height.
    case `default` = 0
    /// The lower bar of a phone on its side.
    case compact = 1
    /// The usual height with a prompt.
    case defaultPrompt = 101
    /// The lower bar with a prompt.
    case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what it is in; its line is at its upper edge.
    case bottom = 1
    /// At the top of what it is in.
    case top = 2
    /// At the top of the screen, with its background reaching up to the edge.
    case topAttached = 3
}

/// Knows where it is as a bar.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Hears of changes of the items that it shows.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

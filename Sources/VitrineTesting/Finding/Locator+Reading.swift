public import Foundation
public import VitrineUIKit

// What is read of a match wants exactly one; where there is none or several, the test fails at the line that made the
// locator, and the value is empty.
extension Locator {
    /// Whether there is a match, shown or not. Never fails.
    public var exists: Bool { count > 0 }

    /// How many matches there are. Never fails.
    public var count: Int {
        host.layout()
        return matches(in: ScreenSnapshot(host)).count
    }

    /// The frame in points of the window, where it is without animations under way.
    public var frame: CGRect { resolve()?.frame ?? .zero }

    /// The text it shows, or the texts inside, one after another.
    public var text: String { resolve()?.text ?? "" }

    /// What assistive technology calls it.
    public var label: String? { resolve()?.said?.label }

    /// Its value for assistive technology.
    public var value: String? { resolve()?.said?.value }

    /// What assistive technology says that it does.
    public var hint: String? { resolve()?.said?.hint }

    /// How it behaves for assistive technology: what it is, and whether it is selected or disabled.
    public var traits: UIAccessibilityTraits { resolve()?.said?.traits ?? .none }

    /// Whether it takes input, as far as it says so.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }

    /// Whether there is exactly one match, not hidden, of which some lies in the window and in all that clips it. Never
    /// fails.
    public var isVisible: Bool {
        host.layout()
        guard case .found(let match) = outcome(in: ScreenSnapshot(host)) else { return false }
        return match.hiddenBy == nil && !match.visible.isEmpty
    }

    /// Whether a finger on it reaches it: it is visible, and nothing is in front. Never fails.
    public var isHittable: Bool {
        host.layout()
        guard case .found(let match) = outcome(in: ScreenSnapshot(host)) else { return false }
        return host.obstacle(to: match) == nil
    }
}

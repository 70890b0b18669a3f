import VitrineSupport

extension UIFocusSystem {
    /// Why focus does not go to an item, for tests and trees; empty where it may.
    ///
    /// These are the questions that the focus engine asks, in its order. Complexity: O(depth).
    package static func reasonsAgainst(_ item: any UIFocusItem) -> [String] {
        var reasons: [String] = []
        if !item.canBecomeFocused {
            reasons.append("canBecomeFocused is false")
        } else if !canFocus(item) {
            reasons.append("the collection view or its delegate does not let it")
        }
        let size = item.frame.size
        if size.width <= 0 || size.height <= 0 { reasons.append("its size is zero") }
        for environment in chain(from: item) {
            if environment !== item, let other = environment as? any UIFocusItem, canFocus(other) {
                reasons.append("\(FocusName.name(of: other)) around it takes the focus")
            }
            guard let view = environment as? UIView, !view.isOpenToFocus else { continue }
            let place = view === item ? "" : "\(type(of: view)) around it "
            let words =
                view.isHidden ? "hidden" : view.alpha < 0.01 ? "of alpha 0" : "closed to input"
            reasons.append(place.isEmpty ? words : "\(place)is \(words)")
        }
        guard let window = focusWindow(of: item) else { return reasons + ["not in a window"] }
        if let system = focusSystem(for: item), !system.isInActivePart(item) {
            reasons.append("behind what is presented")
        }
        let space = (item.parentFocusEnvironment as? UIView) ?? window
        let frame =
            (item as? UIView)?.superview?.convert(item.restingFrame, to: window)
            ?? space.convert(item.frame, to: window)
        if !frame.overlaps(window.bounds) { reasons.append("outside of the window") }
        return reasons
    }
}

public import Foundation

extension UIBarItem {
    /// Sets the attributes of the title in a state, in the place of the bar's; nil takes them away.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
        recordAppearance("titleTextAttributes \(state.rawValue)") { (item: UIBarItem) in
            guard item.titleAttributes[state.rawValue] == nil else { return }
            item.titleAttributes[state.rawValue] = attributes
        }
    }

    /// The attributes of the title that were set for a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

extension UIBarButtonItem {
    /// Sets an image behind the title in a state, stretched over the button.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let isCompact = barMetrics == .compact || barMetrics == .compactPrompt
        let images = isCompact ? \UIBarButtonItem.compactBackgroundImages : \UIBarButtonItem.backgroundImages
        self[keyPath: images][state.rawValue] = backgroundImage
        recordAppearance("backgroundImage \(state.rawValue) \(isCompact)") { (item: UIBarButtonItem) in
            guard item[keyPath: images][state.rawValue] == nil else { return }
            item[keyPath: images][state.rawValue] = backgroundImage
        }
    }

    /// The image behind the title that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        let isCompact = barMetrics == .compact || barMetrics == .compactPrompt
        return (isCompact ? compactBackgroundImages : backgroundImages)[state.rawValue]
    }

    /// Moves the title from its place, in points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        recordAppearance("titlePosition \(barMetrics.rawValue)") { (item: UIBarButtonItem) in
            guard item.titleOffsets[barMetrics.rawValue] == nil else { return }
            item.titleOffsets[barMetrics.rawValue] = adjustment
        }
    }

    /// How far the title is moved from its place, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics.rawValue] ?? .zero
    }
}

extension UIBarButtonItem {
    /// Moves the title from its place where the item leads back, in points. On the proxy it moves those of all back
    /// buttons, also of those whose item the bar makes of a title.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        back.titleOffsets[barMetrics.rawValue] = adjustment
        recordAppearance("backTitlePosition \(barMetrics.rawValue)") { (item: UIBarButtonItem) in
            guard item.back.titleOffsets[barMetrics.rawValue] == nil else { return }
            item.back.titleOffsets[barMetrics.rawValue] = adjustment
        }
    }

    /// How far the title is moved from its place where the item leads back, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        back.titleOffsets[barMetrics.rawValue] ?? .zero
    }

    /// Sets an image behind the chevron and the title in a state where the item leads back, stretched over the button.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BackButtonParts.Key(state: state.rawValue, metrics: barMetrics.rawValue)
        back.images[key] = backgroundImage
        recordAppearance("backBackgroundImage \(key.state) \(key.metrics)") { (item: UIBarButtonItem) in
            guard item.back.images[key] == nil else { return }
            item.back.images[key] = backgroundImage
        }
    }

    /// The image behind the title that was set for a state where the item leads back.
    public func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        back.images[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
    }
}

extension UITabBarItem {
    /// Sets the attributes of the badge's text in a state; nil takes them away.
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
    }

    /// The attributes of the badge's text that were set for a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

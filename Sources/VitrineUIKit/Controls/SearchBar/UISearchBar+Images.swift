public import Foundation

/// What a program has set in the place of the parts of a search bar.
struct SearchBarLooks {
    var style = UIBarStyle.default
    var isTranslucent = true
    /// Behind the bar where it is low.
    var low: UIImage?
    var field = StateImages()
    var scopeBackground: UIImage?
    var scopes = StateImages()
    var scopeDividers = DividerImages()
    var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// What was said to the control of scopes, which is made late.
    var changesOfScopes: [(UISegmentedControl) -> Void] = []
}

extension UISearchBar {
    // MARK: Behind the bar

    /// Sets an image behind the field, in the place of the bar's own background. Low bars have that of usual ones where they
    /// have none of their own.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .compact || barMetrics == .compactPrompt else {
            return self.backgroundImage = backgroundImage
        }
        looks.low = backgroundImage
        recordAppearance("backgroundImage low") { (bar: UISearchBar) in
            if bar.looks.low == nil { bar.setBackgroundImage(backgroundImage, for: .compact) }
        }
    }

    /// Sets an image behind the field, as in every position.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// The image behind the field.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .compact || barMetrics == .compactPrompt ? looks.low : backgroundImage
    }

    /// The image behind the field, as in every position.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    // MARK: The field

    /// Sets the image of the field itself for a state, in the place of its grey: `.normal` or `.disabled`. The field becomes
    /// as high as the image.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.field[state] = backgroundImage
        recordAppearance("searchFieldBackgroundImage \(state.rawValue)") { (bar: UISearchBar) in
            guard bar.looks.field[state] == nil else { return }
            bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
    }

    /// The image of the field that was set for a state.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.field[state] }

    /// How far the text of the field is from its place, in points. Zero by default.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set {
            let old = searchTextField.textOffset
            searchTextField.textOffset = newValue
            recordAppearance(\UISearchBar.searchTextPositionAdjustment, from: old)
        }
    }

    /// Moves a sign of the field from its place, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconOffsets[icon] = adjustment
        recordAppearance("positionAdjustment \(icon.rawValue)") { (bar: UISearchBar) in
            guard bar.searchTextField.iconOffsets[icon] == nil else { return }
            bar.searchTextField.iconOffsets[icon] = adjustment
        }
    }

    /// How far a sign of the field is from its place, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        searchTextField.iconOffsets[icon] ?? .zero
    }

    // MARK: Scopes

    /// An image behind the scopes; nil, the default, is none.
    public var scopeBarBackgroundImage: UIImage? {
        get { looks.scopeBackground }
        set {
            let old = looks.scopeBackground
            looks.scopeBackground = newValue
            recordAppearance(\UISearchBar.scopeBarBackgroundImage, from: old)
        }
    }

    /// Sets the image behind the scopes that are in a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.scopes[state] = backgroundImage
        changeScopes { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }
        recordAppearance("scopeBackgroundImage \(state.rawValue)") { (bar: UISearchBar) in
            guard bar.looks.scopes[state] == nil else { return }
            bar.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
    }

    /// The image behind scopes that was set for a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { looks.scopes[state] }

    /// Sets the image between two scopes, by their states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        looks.scopeDividers[leftState, rightState] = dividerImage
        changeScopes {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
                barMetrics: .default)
        }
        recordAppearance("scopeDividerImage \(leftState.rawValue) \(rightState.rawValue)") {
            (bar: UISearchBar) in
            guard bar.looks.scopeDividers[leftState, rightState] == nil else { return }
            bar.setScopeBarButtonDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
    }

    /// The image between two scopes that was set for their states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { looks.scopeDividers[leftState, rightState] }

    /// Sets the attributes of the titles of scopes in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        looks.scopeAttributes[state] = attributes
        changeScopes { $0.setTitleTextAttributes(attributes, for: state) }
        recordAppearance("scopeTextAttributes \(state.rawValue)") { (bar: UISearchBar) in
            guard bar.looks.scopeAttributes[state] == nil else { return }
            bar.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
    }

    /// The attributes of the titles of scopes that were set for a state.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        looks.scopeAttributes[state]
    }

    private func changeScopes(_ change: @escaping (UISegmentedControl) -> Void) {
        looks.changesOfScopes.append(change)
        scopeControl.map(change)
    }
}

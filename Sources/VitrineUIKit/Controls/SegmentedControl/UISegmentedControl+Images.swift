extension UISegmentedControl {
    /// Which of the segments something is meant for.
    public enum Segment: Int, Sendable {
        /// All of them.
        case any = 0
        /// The first of several.
        case left = 1
        /// One between others.
        case center = 2
        /// The last of several.
        case right = 3
        /// One that is the only one.
        case alone = 4
    }

    /// Sets the image behind the segments that are in a state, in the place of the control's own look. It is stretched over
    /// the control: the first segment shows its left cap, the last one its right cap. States without an image show that of
    /// `.normal`.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images[state, barMetrics] = backgroundImage
        recordAppearance("backgroundImage \(state.rawValue) \(barMetrics)") { (control: UISegmentedControl) in
            guard control.images[state, barMetrics] == nil else { return }
            control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
    }

    /// The image behind segments that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images[state, barMetrics]
    }

    /// Sets the image between two segments, by their states, as wide as it is.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images[leftState, rightState, barMetrics] = dividerImage
        recordAppearance("dividerImage \(leftState.rawValue) \(rightState.rawValue) \(barMetrics)") {
            (control: UISegmentedControl) in
            guard control.images[leftState, rightState, barMetrics] == nil else { return }
            control.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
                barMetrics: barMetrics)
        }
    }

    /// The image between two segments that was set for their states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images[leftState, rightState, barMetrics] }

    /// Moves the content of segments from its place, in points: as the edges of images ask for.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        images[leftCenterRightOrAlone, barMetrics] = adjustment
        recordAppearance("contentPosition \(leftCenterRightOrAlone) \(barMetrics)") {
            (control: UISegmentedControl) in
            guard control.images[leftCenterRightOrAlone, barMetrics] == nil else { return }
            control.images[leftCenterRightOrAlone, barMetrics] = adjustment
        }
    }

    /// How far the content of segments is moved from its place, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images[leftCenterRightOrAlone, barMetrics] ?? .zero }
}

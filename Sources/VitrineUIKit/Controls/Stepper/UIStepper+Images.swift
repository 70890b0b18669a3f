/// What a program has set in the place of the parts of a stepper.
struct StepperImages {
    var background = StateImages()
    var divider = DividerImages()
    var increment = StateImages()
    var decrement = StateImages()
}

extension UIStepper {
    /// Sets the image behind both buttons for a state, in the place of the stepper's own background. The left button shows
    /// its left cap, the right one its right cap; states without an image show that of `.normal`.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.background[state] = image
        recordAppearance("backgroundImage \(state.rawValue)") { (stepper: UIStepper) in
            guard stepper.images.background[state] == nil else { return }
            stepper.setBackgroundImage(image, for: state)
        }
    }

    /// The image behind the buttons that was set for a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

    /// Sets the image between the buttons, by their states, as wide as it is.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        images.divider[leftState, rightState] = image
        recordAppearance("dividerImage \(leftState.rawValue) \(rightState.rawValue)") {
            (stepper: UIStepper) in
            guard stepper.images.divider[leftState, rightState] == nil else { return }
            stepper.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
    }

    /// The image between the buttons that was set for their states.
    public func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { images.divider[state, rightSegmentState] }

    /// Sets the image of the button that raises the value for a state. It is drawn in the tint colour, unless it is always
    /// drawn as it is; states without an image show that of `.normal`.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increment[state] = image
        recordAppearance("incrementImage \(state.rawValue)") { (stepper: UIStepper) in
            guard stepper.images.increment[state] == nil else { return }
            stepper.setIncrementImage(image, for: state)
        }
    }

    /// The image of the button that raises the value, for a state: in the normal one a plus, unless it was set.
    public func incrementImage(for state: UIControl.State) -> UIImage? {
        images.increment[state] ?? (state == .normal ? UIImage(systemName: "plus") : nil)
    }

    /// Sets the image of the button that lowers the value for a state. It is drawn in the tint colour, unless it is always
    /// drawn as it is; states without an image show that of `.normal`.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrement[state] = image
        recordAppearance("decrementImage \(state.rawValue)") { (stepper: UIStepper) in
            guard stepper.images.decrement[state] == nil else { return }
            stepper.setDecrementImage(image, for: state)
        }
    }

    /// The image of the button that lowers the value, for a state: in the normal one a minus, unless it was set.
    public func decrementImage(for state: UIControl.State) -> UIImage? {
        images.decrement[state] ?? (state == .normal ? UIImage(systemName: "minus") : nil)
    }
}

/// Images that were set for the states of a control.
struct StateImages {
    private var images: [UIControl.State: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// What was set for a state.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state] }
        set { images[state] = newValue }
    }

    /// What is shown in a state: of several at once, that of the first one that has an image, else that of `.normal`.
    func shown(in state: UIControl.State) -> UIImage? {
        if let exact = images[state] { return exact }
        for part in [UIControl.State.selected, .disabled, .highlighted] where state.contains(part) {
            if let image = images[part] { return image }
        }
        return images[.normal]
    }
}

/// Images between two parts of a control, by the states of both.
struct DividerImages {
    private struct Key: Hashable {
        let left: UIControl.State
        let right: UIControl.State
    }
    private var images: [Key: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// What was set for two states.
    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[Key(left: left, right: right)] }
        set { images[Key(left: left, right: right)] = newValue }
    }

    /// What is shown between two states: what was set for them, else what was set for parts that are `.normal`.
    func shown(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        self[left, right] ?? self[left, .normal] ?? self[.normal, right] ?? self[.normal, .normal]
    }
}

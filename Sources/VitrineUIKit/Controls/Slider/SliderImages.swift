/// What was set for the states of a slider: its thumb and the two parts of its track.
struct SliderImages {
    enum Part: Hashable { case thumb, minimumTrack, maximumTrack }

    private struct Key: Hashable {
        let part: Part
        let state: UIControl.State
    }

    private var images: [Key: UIImage] = [:]

    subscript(part: Part, state: UIControl.State) -> UIImage? {
        get { images[Key(part: part, state: state)] }
        set { images[Key(part: part, state: state)] = newValue }
    }

    /// The image that is shown in a state: states without one show that of `.normal`.
    func current(_ part: Part, in state: UIControl.State) -> UIImage? {
        self[part, state] ?? self[part, .normal]
    }
}

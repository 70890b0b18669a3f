import VitrineCoreGraphics

/// What is set of an item for when it leads back. What is said for bars of the default height holds in all of them.
struct BackButtonParts {
    struct Key: Hashable {
        let state: UInt
        let metrics: Int
    }

    /// How far the title is moved, by the raw values of metrics.
    var titleOffsets: [Int: UIOffset] = [:]
    /// By the raw values of controls' states and of metrics.
    var images: [Key: UIImage] = [:]

    func titleOffset(isCompact: Bool) -> UIOffset? {
        (isCompact ? titleOffsets[UIBarMetrics.compact.rawValue] : nil)
            ?? titleOffsets[UIBarMetrics.default.rawValue]
    }

    /// - Parameter state: The raw value of a control's.
    func image(in state: UInt, isCompact: Bool) -> UIImage? {
        func image(_ metrics: UIBarMetrics) -> UIImage? {
            images[Key(state: state, metrics: metrics.rawValue)]
                ?? images[Key(state: 0, metrics: metrics.rawValue)]
        }
        return (isCompact ? image(.compact) : nil) ?? image(.default)
    }
}

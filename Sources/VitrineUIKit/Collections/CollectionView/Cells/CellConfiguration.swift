import VitrineQuartzCore

/// What configurations a cell has, and when they are next brought up to date.
@MainActor
struct CellConfiguration {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// Whether the background is still the one that the cell came with, which changes with the place of the cell.
    var isDefaultBackground = false
    /// The corners that are those of a group of rows.
    var groupCorners = CACornerMask.all {
        didSet { backgroundView?.groupCorners = groupCorners }
    }
    /// Whether the contents of the cell were made by a configuration, now or before.
    var hasMadeContent = false
    var needsUpdate = false
    /// Whether the cell is about to be asked for its size.
    var isBeingMeasured = false
    /// The state of the update that is going on.
    var updatingFor: UICellConfigurationState?
    /// The state that content and background were last updated for.
    var contentState: UICellConfigurationState?
    var backgroundState: UICellConfigurationState?

    /// Whether anything depends on the state.
    var isInUse: Bool { content != nil || background != nil || handler != nil }
}

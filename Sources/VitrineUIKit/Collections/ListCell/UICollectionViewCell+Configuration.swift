import Foundation
import VitrineQuartzCore

extension UICollectionViewCell {
    /// Does something to a cell when its state changed.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// What the cell shows. Nil at first.
    ///
    /// A configuration that the present content view supports is handed to it; another makes a new content view, which
    /// takes the place of the old one and of what was added to it. Nil after another value makes an empty content view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configuration.content }
        set {
            guard let newValue else {
                configuration.content = nil
                configuration.contentState = nil
                guard configuration.hasMadeContent else { return }
                configuration.hasMadeContent = false
                replaceContentView(UIView(frame: contentView.frame))
                return
            }
            guard automaticallyUpdatesContentConfiguration else { return show(newValue) }
            let state = configuration.updatingFor ?? configurationState
            configuration.contentState = state
            show(newValue.updated(for: state))
        }
    }

    /// What is behind the content. Nil at first, save in list cells.
    ///
    /// A background configuration takes the place of `backgroundView` and `selectedBackgroundView`, and they of it.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuration.background }
        set {
            configuration.isDefaultBackground = false
            guard let newValue else {
                configuration.background = nil
                configuration.backgroundState = nil
                configuration.backgroundView?.removeFromSuperview()
                configuration.backgroundView = nil
                return
            }
            backgroundView = nil
            selectedBackgroundView = nil
            guard automaticallyUpdatesBackgroundConfiguration else { return show(newValue) }
            let state = configuration.updatingFor ?? configurationState
            configuration.backgroundState = state
            show(newValue.updated(for: state))
        }
    }

    /// Is called after `updateConfiguration(using:)`. Setting it asks for an update.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuration.handler }
        set {
            configuration.handler = newValue
            if newValue != nil { setNeedsUpdateConfiguration() }
        }
    }

    // MARK: Showing

    /// Gives the cell a background that changes with its place until the program sets one.
    func showDefaultBackground(_ background: UIBackgroundConfiguration) {
        backgroundConfiguration = background
        configuration.isDefaultBackground = true
    }

    private func show(_ content: any UIContentConfiguration) {
        if let list = content as? UIListContentConfiguration, contentView is UIListContentView,
            configuration.content as? UIListContentConfiguration == list
        {
            return
        }
        let isSame = (content as? any Equatable)?.isEqual(configuration.content) ?? false
        configuration.content = content
        if let view = contentView as? any UIView & UIContentView, view.supports(content) {
            view.configuration = content
            // An equal one changes no size by itself; whatever else the view does with it, it says so.
            if isSame { return }
        } else {
            let view = content.makeContentView()
            ListCellCounters.current.contentViewsMade += 1
            configuration.hasMadeContent = true
            replaceContentView(view)
            // UIKit's first update hands it to the view once more, and views of programs may show it only then.
            if !(view is UIListContentView), !(view is any CellContent) { view.configuration = content }
        }
        contentMayHaveChangedSize()
    }

    private func show(_ background: UIBackgroundConfiguration) {
        configuration.background = background
        if let view = configuration.backgroundView {
            view.configuration = background
            return
        }
        let view = ConfiguredBackgroundView(background)
        configuration.backgroundView = view
        view.groupCorners = configuration.groupCorners
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    private func replaceContentView(_ view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insetsLayoutMarginsFromSafeArea = false
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
    }

    /// A cell on screen whose content changed asks for another size, where the layout only guesses it.
    private func contentMayHaveChangedSize() {
        noteLayoutChange("contentConfiguration")
        setNeedsLayout()
        if !configuration.isBeingMeasured { owningCollectionView?.remeasureIfGuessed(self) }
    }

    // MARK: Updating

    /// Before the cell is measured or laid out: brings the configurations up to date.
    ///
    /// - Parameter isMeasuring: Whether the cell is asked for its size right after, so that it need not ask to be.
    func updateConfigurationIfNeeded(isMeasuring: Bool = false) {
        guard configuration.needsUpdate, configuration.updatingFor == nil else { return }
        configuration.needsUpdate = false
        configuration.isBeingMeasured = isMeasuring
        let state = configurationState
        configuration.updatingFor = state
        if automaticallyUpdatesContentConfiguration, configuration.contentState != state,
            let content = configuration.content
        {
            configuration.contentState = state
            show(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, configuration.backgroundState != state,
            let background = configuration.background
        {
            configuration.backgroundState = state
            show(background.updated(for: state))
        }
        updateConfiguration(using: state)
        configuration.handler?(self, state)
        configuration.updatingFor = nil
        configuration.isBeingMeasured = false
        configurationDidUpdate(state)
    }

    /// The state as far as the system knows it.
    var systemConfigurationState: UICellConfigurationState {
        // In the pool and on its way onto the screen a cell is nowhere, and has the collection view's traits.
        let traits =
            superview == nil
            ? owningCollectionView.map { traitOverrides.applied(to: $0.traitCollection) } : nil
        var state = UICellConfigurationState(traitCollection: traits ?? traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = window != nil && focusBearer.isFocused
        switch dragState {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        if let owningCollectionView, let indexPath = presentIndexPath {
            state.isReordering =
                owningCollectionView.movement != nil && owningCollectionView.movingCell === self
            state.cellDropState = owningCollectionView.features.dragDrop.dropState(of: indexPath)
            state.isSwiped = owningCollectionView.swipes.session(of: self) != nil
            state.isEditing = owningCollectionView.isEditing(itemAt: indexPath)
            if let source = owningCollectionView.dataSource as? any OutlineDataSource {
                state.isExpanded = source.outlineState(at: indexPath)?.isExpanded ?? false
            }
        }
        return state
    }

    /// The index path that the cell is for, also while the data source is making it ready.
    var presentIndexPath: IndexPath? {
        // While a placeholder's cell is made ready, there is no item that it is for.
        if owningCollectionView?.elements.requested?.placeholder != nil { return nil }
        return dequeuedFor?.indexPath
            ?? elementKey.flatMap { owningCollectionView?.itemPath(ofShown: $0.indexPath) }
    }
}

extension UICollectionViewCell: FocusUpdateObserver {
    func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool { true }

    func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let bearer = focusBearer
        guard context.nextFocusedItem === bearer || context.previouslyFocusedItem === bearer else { return }
        setNeedsUpdateConfiguration()
        guard configuration.isInUse else { return }
        coordinator.addCoordinatedAnimations {
            self.updateConfigurationIfNeeded()
            self.layoutIfNeeded()
        }
    }
}

extension Equatable {
    /// Whether another value is of this type and equal.
    fileprivate func isEqual(_ other: Any?) -> Bool { (other as? Self) == self }
}

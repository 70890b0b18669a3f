import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    /// - Parameter isStandard: Whether the standard gesture begins the movement; then the cell is lifted.
    func beginMovement(at indexPath: IndexPath, isStandard: Bool) -> Bool {
        guard movement == nil, gap == nil, placeholders.isEmpty, !updates.isRecording, !pass.isAtWork else {
            return false
        }
        prepareLayoutIfNeeded()
        guard let dataSource, data.contains(indexPath) else { return false }
        reordering.reachedDefaultOfCanMove = false
        guard dataSource.collectionView(self, canMoveItemAt: indexPath) else { return false }
        // The gesture that is there by itself must not pick up what nobody wants to move; whoever calls wants it.
        if isStandard, reordering.reachedDefaultOfCanMove { return false }
        features.giveWay(to: .movement)
        layoutElements()
        highlight(nil)
        let element = elements.displayed[.cell(indexPath)]
        guard let home = element.map(contentFrame(of:)) ?? attributesNow(.cell(indexPath))?.0.frame
        else { return false }
        movement = ItemMovement(
            original: indexPath, current: indexPath, position: home.center,
            autoscroll: MovementAutoscroll(view: self, home: home))
        placeMovingElement()
        if isStandard, let cell = movingCell {
            let lift = CellLift(cell)
            movement?.lift = lift
            UIView.animate(withDuration: CellLift.duration) {
                lift.raise()
                self.applyMovingAttributes()
            }
        }
        return true
    }

    func updateMovement(to position: CGPoint) {
        retargetMovement(to: position)
        movement?.autoscroll.fingerMoved(to: position)
    }

    func retargetMovement(to position: CGPoint) {
        guard let before = movement, !before.isDragged, !before.isCommitting, !pass.isAtWork else { return }
        demand(
            position.x.isFinite && position.y.isFinite,
            "UICollectionView.updateInteractiveMovementTargetPosition(_:): \(position) is no point.")
        movement?.position = position
        prepareLayoutIfNeeded()
        let target = target(of: before, at: position)
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position,
            previousIndexPaths: [before.current], previousPosition: before.position)
        guard target != before.current else {
            layout.invalidateLayout(with: context)
            prepareLayoutIfNeeded()
            placeMovingElement()
            return
        }
        let step = ItemMove(from: before.current, to: target)
        context.invalidateDataSourceCounts = true
        carryOutUpdate(animated: true, context: context, keepsOffset: true) {
            movement?.current = target
            data.counts = step.counts(from: data.counts)
            return CollectionUpdate(step)
        } completion: { _ in
        }
    }

    func endMovement() {
        guard let ended = movement, !ended.isCommitting else { return }
        guard ended.original != ended.current, let dataSource else {
            return settleMovement(isCancelled: false)
        }
        // What is pending is shown from the data before.
        if !pass.isAtWork, !bounds.isEmpty { layoutElements() }
        movement?.isCommitting = true
        // An update is going on: until the data source has answered, what is shown and the data are not the same.
        pass.enter()
        dataSource.collectionView(self, moveItemAt: ended.original, to: ended.current)
        pass.leave()
        // The data source may have ended it, by applying or reporting further changes.
        if movement?.isCommitting == true { commitMovement() }
    }

    func cancelMovement() {
        guard let movement, !movement.isCommitting else { return }
        settleMovement(isCancelled: true)
    }

    /// What an update of the data has to do for a movement that it cancels.
    struct Interruption {
        var context: UICollectionViewLayoutInvalidationContext
        var cell: UICollectionViewCell?
    }

    /// An update of the data is about to come. A movement that the data source has just carried out is over; any
    /// other one is cancelled: the update brings the cells back. Until then neither the data source nor the delegate
    /// is asked for anything, since the data may have changed already.
    func interruptMovement() -> Interruption? {
        if interruptGap() {
            let context = contextForUpdate()
            context.invalidateEverything = true
            return Interruption(context: context, cell: nil)
        }
        guard let ended = movement else { return nil }
        if ended.isCommitting {
            commitMovement()
            return nil
        }
        let cell = movingCell
        let context = contextForEnd(of: ended, cancelled: true)
        context.invalidateEverything = true
        if let lift = ended.lift {
            UIView.animate(withDuration: UpdateAnimation.duration) { lift.lower() }
        }
        reordering.settlingCell = cell
        takeBack(ended)
        return Interruption(context: context, cell: cell)
    }

    /// Everything will be asked anew: a movement is over without an animation.
    func dropMovement() {
        guard let dropped = movement else { return }
        dropped.lift?.lower()
        if dropped.isCommitting { movement = nil } else { takeBack(dropped) }
    }

    /// Views and counts get their names of before the movement again, and stay where they are.
    private func takeBack(_ movement: ItemMovement) {
        self.movement = nil
        let back = movement.move.reversed
        data.counts = back.counts(from: data.counts)
        remapElements(CollectionUpdate(back))
    }

    // MARK: Ending

    /// The data source has moved the item: the data and what is shown agree again.
    private func commitMovement() {
        guard let ended = movement else { return }
        let expected = data.counts
        let move = ended.move
        finishMovement(ended, cancelled: false) {
            let counts = self.queryCounts()
            guard counts == expected else {
                fatalError(Self.message(for: move, expected: expected, actual: counts, self.dataSource))
            }
            self.data.needsReload = false
            self.selection.follow(move.new(ofOld:))
            self.prefetched = Set(self.prefetched.map(move.new(ofOld:)))
            self.focusChoices.lastFocused = self.focusChoices.lastFocused.map(move.new(ofOld:))
            return .identity
        }
    }

    /// The data has not changed: what made room goes back.
    private func settleMovement(isCancelled: Bool) {
        guard let ended = movement else { return }
        finishMovement(ended, cancelled: isCancelled) {
            let back = ended.move.reversed
            self.data.counts = back.counts(from: self.data.counts)
            return CollectionUpdate(back)
        }
    }

    /// The cell goes to its place, in front of the others until it is there.
    private func finishMovement(
        _ ended: ItemMovement, cancelled: Bool, commit: () -> CollectionUpdate
    ) {
        let cell = movingCell
        reordering.settlingCell = cell
        let context = contextForEnd(of: ended, cancelled: cancelled)
        if let lift = ended.lift {
            UIView.animate(withDuration: UpdateAnimation.duration) { lift.lower() }
        }
        carryOutUpdate(
            animated: true, context: context, showsPending: !ended.isCommitting, keepsOffset: true,
            commit: {
                movement = nil
                return commit()
            }
        ) { [weak self] _ in
            if let cell { self?.release(cell) }
        }
    }

    private func contextForEnd(
        of movement: ItemMovement, cancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [cancelled ? movement.original : movement.current],
            previousIndexPaths: [cancelled ? movement.current : movement.original],
            movementCancelled: cancelled)
        context.invalidateDataSourceCounts = true
        return context
    }

    /// A cell that was let go of has come to its place: it is in front of its neighbours no longer.
    func release(_ cell: UICollectionViewCell) {
        guard reordering.settlingCell === cell else { return }
        reordering.settlingCell = nil
        guard let key = cell.elementKey, let element = elements.displayed[key] else { return }
        cell.stackingOrder.isRaised = cell === raisedCell
        addToContainer(element)
        raiseFocusedCell()
    }

    private static func message(
        for move: ItemMove, expected: ContiguousArray<Int>, actual: ContiguousArray<Int>,
        _ dataSource: (any UICollectionViewDataSource)?
    ) -> String {
        let name = dataSource.map { String(describing: type(of: $0)) } ?? "the data source"
        let call =
            "collectionView(_:moveItemAt: section \(move.from.section), item \(move.from.item), to: section "
            + "\(move.to.section), item \(move.to.item))"
        guard expected.count == actual.count,
            let section = expected.indices.first(where: { expected[$0] != actual[$0] })
        else {
            return "Invalid update: invalid number of sections. After \(call) \(name) has \(actual.count) "
                + "sections instead of \(expected.count): the method moves one item and nothing else."
        }
        return
            "Invalid update: invalid number of items in section \(section). After \(call) \(name) says that "
            + "section \(section) has \(actual[section]) items; it must be \(expected[section]). The method takes "
            + "the item out of the data at the first index path and puts it in at the second, which is counted "
            + "without it; and changes nothing else."
    }

    // MARK: The cell

    /// Puts the cell where the target position is, at once.
    func placeMovingElement() {
        UIView.performWithoutAnimation { applyMovingAttributes() }
    }

    private func applyMovingAttributes() {
        guard let movingKey, let element = elements.displayed[movingKey], let attributes = movingAttributes()
        else { return }
        place(element, attributes, in: nil)
    }
}

import VitrineCoreGraphics

extension UISheetPresentationController {
    final var geometry: SheetGeometry {
        SheetGeometry(self, in: container ?? UIView(frame: UIScreen.main.bounds))
    }

    /// The heights of the detents in use, with their names, the smallest first.
    final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        let bounds = container?.bounds ?? .zero
        if knownHeights == nil || knownHeights?.bounds != bounds {
            let geometry = geometry
            var values = geometry.heights(of: detents)
            // One there must be.
            if !values.contains(where: { $0 != nil }) {
                values = geometry.heights(of: detents.map { _ in .large() })
            }
            knownHeights = (values.map { $0 ?? -1 }, bounds)
        }
        return zip(detents, knownHeights?.values ?? []).filter { $0.1 >= 0 }
            .map { ($0.0.identifier, $0.1) }.sorted { $0.1 < $1.1 }
    }

    final var smallestHeight: CGFloat { heights.first?.height ?? 0 }
    final var largestHeight: CGFloat { heights.last?.height ?? 0 }

    /// The height of the selected detent.
    final var restingHeight: CGFloat {
        let heights = heights
        return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.first?.height
            ?? 0
    }

    /// Puts the sheet at a height, and makes what is around it as it is then.
    final func place(height: CGFloat) {
        card.place(geometry.frame(height: height, smallest: smallestHeight))
        updateLook()
        dimming.alpha = dimming(at: height)
        dimming.isUserInteractionEnabled = isDimmed
        container?.accessibilityViewIsModal = isDimmed
        push?.move(by: depth(at: height))
    }

    /// Puts the sheet at a height while it is dragged, which goes on when its size is the same.
    final func follow(height: CGFloat) {
        card.place(geometry.frame(height: height, smallest: smallestHeight))
        dimming.alpha = dimming(at: height)
        push?.move(by: depth(at: height))
    }

    final func updateLook() {
        let kind = geometry.kind
        card.setLook(
            radius: preferredCornerRadius ?? (kind == .full ? 0 : SheetMotion.radius),
            roundsBottom: kind == .centred, showsGrabber: prefersGrabberVisible && kind == .attached,
            isFloating: kind != .full && !isDimmed)
    }

    // MARK: What is around

    /// The height up to which nothing is dimmed.
    private var undimmedHeight: CGFloat? {
        guard let identifier = largestUndimmedDetentIdentifier else { return nil }
        return heights.first { $0.identifier == identifier }?.height
    }

    /// Whether what is under the sheet is dimmed where that rests, and gets no touches.
    final var isDimmed: Bool { undimmedHeight.map { restingHeight > $0 } ?? true }

    /// How far what is under the sheet is dimmed, 0…1.
    final func dimming(at height: CGFloat) -> CGFloat {
        guard let undimmed = undimmedHeight else {
            let smallest = smallestHeight
            return smallest > 0 ? min(max(height / smallest, 0), 1) : 1
        }
        guard height > undimmed else { return 0 }
        guard let next = heights.first(where: { $0.height > undimmed })?.height else { return 0 }
        return min((height - undimmed) / (next - undimmed), 1)
    }

    /// How far what is behind is pushed back, 0…1: wholly by a large sheet.
    final func depth(at height: CGFloat) -> CGFloat {
        let heights = heights
        guard let container, geometry.kind == .attached, let last = heights.last?.height,
            last >= container.bounds.height - container.safeAreaInsets.top - SheetGeometry.gap - 0.5
        else { return 0 }
        let before = heights.dropLast().last { $0.height < last }?.height ?? 0
        return min(max((height - before) / (last - before), 0), 1)
    }

    final func showSurroundings() {
        let height = restingHeight
        dimming.alpha = dimming(at: height)
        push?.move(by: depth(at: height))
    }

    final func hideSurroundings() {
        dimming.alpha = 0
        push?.move(by: 0)
    }

    final func endSurroundings() {
        dimming.removeFromSuperview()
        push?.end()
        push = nil
    }
}

/// Pushes back what is behind a large sheet: it becomes a card, too.
@MainActor
final class StagePush {
    private weak var stage: UIView?
    private weak var container: UIView?
    private let former: (radius: CGFloat, clips: Bool)
    private var isMoved = false
    private let roundsCorners: Bool

    init?(_ sheet: UISheetPresentationController) {
        let presenter = sheet.presentingViewController
        guard let stage = sheet.stage(of: presenter), let container = sheet.container else { return nil }
        self.stage = stage
        self.container = container
        former = (stage.layer.cornerRadius, stage.layer.masksToBounds)
        roundsCorners = !(stage is SheetCard)
    }

    /// - Parameter depth: 0 is where it was, 1 is wholly back.
    func move(by depth: CGFloat) {
        guard let stage, let container else { return }
        let frame = stage.untransformedFrame
        let top = container.safeAreaInsets.top
        // What does not fill the screen up to where the sheet is stays.
        guard container.bounds.width > 0, frame.width >= container.bounds.width - 1,
            frame.minY <= top + SheetGeometry.gap + 1, depth > 0 || isMoved
        else { return }
        let scale = 1 - depth * 2 * SheetMotion.inset / frame.width
        let shift = (top - frame.minY - frame.height * (1 - scale) / 2) * depth
        if depth > 0, !isMoved {
            isMoved = true
            if roundsCorners {
                stage.layer.masksToBounds = true
                stage.layer.cornerCurve = .continuous
            }
        }
        stage.transform =
            depth > 0
            ? CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale) : .identity
        if roundsCorners {
            stage.layer.cornerRadius = former.radius + (SheetMotion.radius - former.radius) * depth
        }
    }

    func end() {
        guard isMoved, let stage else { return }
        isMoved = false
        UIView.performWithoutAnimation {
            stage.transform = .identity
            guard roundsCorners else { return }
            stage.layer.cornerRadius = former.radius
            stage.layer.masksToBounds = former.clips
        }
    }
}

extension UISheetPresentationController {
    /// The detent that is the highest now.
    package final var largestDetentIdentifier: Detent.Identifier? { heights.last?.identifier }

    /// A form sheet in the middle of a large screen, in points.
    package static var formSize: CGSize { SheetGeometry.form }
    /// The greatest width of a page sheet in the middle of a large screen, in points.
    package static var pageWidth: CGFloat { SheetGeometry.pageWidth }
}

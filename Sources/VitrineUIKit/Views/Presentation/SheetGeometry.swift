import Foundation
import VitrineCoreGraphics

/// Where a sheet is in a container, in points of that. Heights are counted from the container's lower edge to the sheet's
/// upper one.
@MainActor
final class SheetGeometry: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// How a sheet stands.
    enum Kind { case attached, centred, full }

    /// From the upper safe area to a large sheet; seen on iOS.
    static let gap: CGFloat = 10
    /// A form sheet on a large screen, as on an iPad.
    static let form = CGSize(width: 540, height: 620)
    /// The greatest width of a page sheet on a large screen; Apple publishes none.
    static let pageWidth: CGFloat = 704
    /// From a centred sheet to the safe area, at least; our choice.
    static let margin: CGFloat = 20

    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let containerTraitCollection: UITraitCollection
    let kind: Kind
    private let isForm: Bool
    private let preferred: CGSize
    private let followsWidth: Bool
    /// The middle of a centred sheet; nil is the container's.
    private let middle: CGFloat?

    init(_ sheet: UISheetPresentationController, in container: UIView) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        let traits = container.traitCollection
        containerTraitCollection = traits
        if traits.verticalSizeClass == .compact {
            kind = sheet.prefersEdgeAttachedInCompactHeight ? .attached : .full
        } else {
            kind = traits.horizontalSizeClass == .regular ? .centred : .attached
        }
        isForm = sheet.presentationStyle == .formSheet
        preferred = sheet.preferredContentSize
        followsWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
        middle = sheet.sourceView.flatMap { view in
            view.window == nil ? nil : view.convert(view.bounds, to: container).midX
        }
    }

    private var largestHeight: CGFloat { max(bounds.height - safeArea.top - Self.gap, 0) }

    var maximumDetentValue: CGFloat { max(largestHeight - safeArea.bottom, 0) }

    /// Half of the container, with the safe area.
    var mediumValue: CGFloat { max((bounds.height / 2).rounded() - safeArea.bottom, 0) }

    /// The heights of detents: nil for those out of use. Centred sheets and those that cover the screen have one.
    func heights(of detents: [UISheetPresentationController.Detent]) -> [CGFloat?] {
        switch kind {
        case .full: return detents.map { _ in bounds.height }
        case .centred:
            let height = bounds.maxY - centredFrame.minY
            return detents.map { _ in height }
        case .attached:
            return detents.map { detent in
                detent.resolvedValue(in: self).map {
                    $0.isFinite ? min(max($0, 0), maximumDetentValue) + safeArea.bottom : largestHeight
                }
            }
        }
    }

    /// The frame of the sheet at a height. Below its smallest one it keeps its size, and sinks.
    func frame(height: CGFloat, smallest: CGFloat) -> CGRect {
        let y = bounds.maxY - height
        switch kind {
        case .full: return CGRect(x: bounds.minX, y: y, width: bounds.width, height: bounds.height)
        case .centred:
            let frame = centredFrame
            return CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height)
        case .attached:
            let room =
                bounds.width
                - (containerTraitCollection.verticalSizeClass == .compact
                    ? safeArea.left + safeArea.right : 0)
            let width = followsWidth && preferred.width > 0 ? min(preferred.width, room) : room
            return CGRect(
                x: (bounds.midX - width / 2).rounded(), y: y, width: width, height: max(height, smallest))
        }
    }

    private var centredFrame: CGRect {
        let room = bounds.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin)
        var size =
            isForm ? Self.form : CGSize(width: Self.pageWidth, height: room.height)
        if preferred.width > 0 { size.width = preferred.width }
        if preferred.height > 0 { size.height = preferred.height }
        size.width = min(size.width, max(room.width, 0))
        size.height = min(size.height, max(room.height, 0))
        let x = min(max((middle ?? room.midX) - size.width / 2, room.minX), room.maxX - size.width)
        return CGRect(
            x: x.rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }
}

/// How sheets move and what they do to what is under them.
@MainActor
enum SheetMotion {
    /// The response of the spring on which sheets move, in seconds, without overshoot; observed on iOS.
    static let response: TimeInterval = 0.38
    /// Seconds of a sheet's coming and going.
    static let duration: TimeInterval = 0.5
    static var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }
    /// Of black, .2 in light surroundings and .48 in dark ones.
    static let dimming = UIColor { traits in
        UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    /// The corners of a card, in points.
    static let radius: CGFloat = 10
    /// What is behind a large sheet becomes smaller by so much at either side, in points; observed on iOS.
    static let inset: CGFloat = 16
}

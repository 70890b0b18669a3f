import Foundation
import VitrineUIKit

/// What a selected annotation says: a bubble with texts and accessories, whose tip is at the annotation.
///
/// Lengths are ours, near to what iOS draws.
final class CalloutView: UIView {
    private static let tip = CGSize(width: 26, height: 12)
    private static let corner: CGFloat = 12
    private static let margin: CGFloat = 12

    private let bubble = CAShapeLayer()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    /// The annotation's view.
    let owner: MKAnnotationView
    /// Called with an accessory that was tapped.
    private let onTap: (UIControl) -> Void
    /// From the middle of the bubble to the tip, where the bubble was moved to stay on the map.
    private var tipOffset: CGFloat = 0

    init(for owner: MKAnnotationView, onTap: @escaping (UIControl) -> Void) {
        self.owner = owner
        self.onTap = onTap
        super.init(frame: .zero)
        // It grows from its tip.
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.addSublayer(bubble)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.textColor = .label
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over texts and accessories, and is as large as they are.
    func reload() {
        subviews.forEach { $0.removeFromSuperview() }
        titleLabel.text = owner.annotation?.shownTitle
        subtitleLabel.text = owner.annotation?.shownSubtitle
        let detail = owner.detailCalloutAccessoryView ?? (subtitleLabel.text == nil ? nil : subtitleLabel)
        let (left, right) = (owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView)
        for view in [titleLabel, detail, left, right].compactMap({ $0 }) { addSubview(view) }
        let sides = [left, right].compactMap { $0 }.map { Self.size(of: $0) }
        let mostText = 260 - sides.reduce(0) { $0 + $1.width + Self.margin }
        let titleSize = titleLabel.sizeThatFits(CGSize(width: mostText, height: 30))
        let detailSize = detail.map { Self.size(of: $0, width: mostText) } ?? .zero
        let gap: CGFloat = detail == nil || titleLabel.text == nil ? 0 : 2
        let textWidth = min(max(titleSize.width, detailSize.width), mostText).rounded(.up)
        let textHeight = ((titleLabel.text == nil ? 0 : titleSize.height) + gap + detailSize.height).rounded(
            .up)
        let height = ([textHeight] + sides.map(\.height)).max()! + Self.margin * 1.5
        var x = Self.margin
        func placeSide(_ view: UIView?) {
            guard let view else { return }
            let size = Self.size(of: view)
            view.frame = CGRect(
                x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + Self.margin
        }
        placeSide(left)
        let top = (height - textHeight) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: textWidth, height: titleSize.height)
        detail?.frame = CGRect(
            x: x, y: top + textHeight - detailSize.height,
            width: owner.detailCalloutAccessoryView == nil ? textWidth : detailSize.width,
            height: detailSize.height)
        x += textWidth + Self.margin
        placeSide(right)
        bounds.size = CGSize(width: max(x, 44), height: height + Self.tip.height)
        listen(to: left)
        listen(to: right)
        updateShape()
    }

    private static func size(of view: UIView, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0, !(view is UILabel) { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size =
            fitting.width > 0 && fitting.height > 0
            ? fitting : view.sizeThatFits(CGSize(width: width, height: 400))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private static let action = UIAction.Identifier("MapKit.calloutAccessory")

    private func listen(to view: UIView?) {
        guard let control = view as? UIControl else { return }
        control.addAction(
            UIAction(identifier: Self.action) { [weak self, weak control] _ in
                if let self, let control { onTap(control) }
            }, for: .touchUpInside)
    }

    /// Stands with the tip at a point, within a rectangle as far as that goes.
    ///
    /// - Returns: How far the map must move so that the whole bubble is within the rectangle, in points.
    @discardableResult
    func place(tipAt point: CGPoint, in room: CGRect) -> CGVector {
        let half = bounds.width / 2
        let reach = half - Self.corner - Self.tip.width / 2
        let wanted = min(max(point.x, room.minX + half), max(room.maxX - half, room.minX + half))
        let middle = min(max(wanted, point.x - reach), point.x + reach)
        tipOffset = point.x - middle
        center = CGPoint(x: middle, y: point.y)
        updateShape()
        let (left, top) = (middle - half, point.y - bounds.height)
        var move = CGVector.zero
        if left < room.minX { move.dx = room.minX - left }
        if left + bounds.width > room.maxX { move.dx = room.maxX - left - bounds.width }
        if top < room.minY { move.dy = room.minY - top }
        if point.y > room.maxY { move.dy = room.maxY - point.y }
        return move
    }

    private func updateShape() {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tip.height)
        let path = Self.outline(body, tipAt: CGPoint(x: bounds.midX + tipOffset, y: bounds.maxY))
        bubble.frame = bounds
        bubble.path = path
        bubble.fillColor = UIColor.tertiarySystemBackground.resolvedColor(with: traitCollection).cgColor
        if traitCollection.userInterfaceStyle != .dark {
            bubble.fillColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        }
        layer.shadowPath = path
    }

    /// A rectangle with round corners whose lower edge runs out into a tip.
    private static func outline(_ body: CGRect, tipAt tip: CGPoint) -> CGPath {
        let path = CGMutablePath()
        let half = Self.tip.width / 2
        path.move(to: CGPoint(x: tip.x + half, y: body.maxY))
        path.addQuadCurve(to: tip, control: CGPoint(x: tip.x + 5, y: body.maxY))
        path.addQuadCurve(
            to: CGPoint(x: tip.x - half, y: body.maxY), control: CGPoint(x: tip.x - 5, y: body.maxY))
        let corners = [
            CGPoint(x: body.minX, y: body.maxY), CGPoint(x: body.minX, y: body.minY),
            CGPoint(x: body.maxX, y: body.minY), CGPoint(x: body.maxX, y: body.maxY),
        ]
        for (index, point) in corners.enumerated() {
            let next = index < 3 ? corners[index + 1] : CGPoint(x: tip.x + half, y: body.maxY)
            path.addArc(tangent1End: point, tangent2End: next, radius: corner)
        }
        path.closeSubpath()
        return path
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateShape()
    }
}

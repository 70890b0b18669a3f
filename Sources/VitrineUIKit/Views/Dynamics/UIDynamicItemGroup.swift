public import Foundation
public import VitrineCoreGraphics

/// Items that move as one: turning about their middle, and as heavy as what is around all of them.
///
/// An item of a group belongs to no behaviour by itself, and groups belong to none.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    public let items: [any UIDynamicItem]
    private var storedCenter: CGPoint
    private var storedTransform = CGAffineTransform.identity
    private let size: CGSize
    /// Where the items are from the middle, and how they are turned, while the group is not turned.
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]
    private let outline: UIBezierPath

    /// Makes a group of items. Traps where one is a group.
    public init(items: [any UIDynamicItem]) {
        demand(
            !items.contains { $0 is UIDynamicItemGroup }, "UIDynamicItemGroup: a group cannot contain groups."
        )
        self.items = items
        var corners: [CGPoint] = []
        for item in items {
            let size = item.bounds.size
            for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] as [(CGFloat, CGFloat)] {
                let corner = CGPoint(x: x * size.width, y: y * size.height).applying(item.transform)
                corners.append(CGPoint(x: item.center.x + corner.x, y: item.center.y + corner.y))
            }
        }
        let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        let center = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
        size = box.isNull ? .zero : box.size
        storedCenter = center
        places = items.map {
            (CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y), $0.transform)
        }
        outline = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.x - center.x, y: corner.y - center.y)
            if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
        }
        if !corners.isEmpty { outline.close() }
        super.init()
    }

    /// The middle of the items, in the animator's reference coordinates, in points.
    open var center: CGPoint {
        get { storedCenter }
        set {
            storedCenter = newValue
            place()
        }
    }
    /// What is around the items, while the group is not turned.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The turn of the group.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set {
            storedTransform = newValue
            place()
        }
    }
    /// The outline around all corners.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    /// The corners of the items, about the middle.
    open var collisionBoundingPath: UIBezierPath { outline }

    private func place() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(storedTransform)
            item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
            item.transform = place.transform.concatenating(storedTransform)
        }
    }
}

import Foundation
import VitrineCoreGraphics
import VitrineSupport

/// A change from one layout to another.
@MainActor
struct LayoutChange {
    /// What stays where it is on screen, if it can.
    struct Anchor {
        var indexPath: IndexPath
        /// The origin of its cell, from the top left of the collection view.
        var origin: CGPoint
    }

    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    var anchor: Anchor?
    /// Whether the content was at its start, across and along.
    var isAtStart = (x: true, y: true)
    /// Where to scroll to, if that is known already.
    var target: CGPoint?
    /// The layouts that are told of the end.
    var concerned: [UICollectionViewLayout]
    /// Whether the new layout is prepared already.
    var isPrepared = false

    init(from old: UICollectionViewLayout, to new: UICollectionViewLayout, in view: UICollectionView) {
        self.old = old
        self.new = new
        concerned = [old, new]
        let (start, offset) = (
            view.startOffset(of: old, contentSize: view.contentSize), view.contentOffset
        )
        isAtStart = (abs(offset.x - start.x) < 0.5, abs(offset.y - start.y) < 0.5)
        guard !(isAtStart.x && isAtStart.y) else { return }
        anchor = Self.anchor(in: view)
    }

    /// The first item that is wholly on screen, or the first one that is at all.
    private static func anchor(in view: UICollectionView) -> Anchor? {
        let inset = view.adjustedContentInset
        let visible = view.bounds.inset(by: inset)
        var whole: (path: IndexPath, frame: CGRect)?
        var partial: (path: IndexPath, frame: CGRect)?
        for (key, element) in view.elements.displayed where key.category == .cell {
            let frame = view.contentFrame(of: element)
            if visible.contains(frame), whole.map({ key.indexPath < $0.path }) ?? true {
                whole = (key.indexPath, frame)
            }
            if visible.overlaps(frame), partial.map({ key.indexPath < $0.path }) ?? true {
                partial = (key.indexPath, frame)
            }
        }
        return (whole ?? partial).map { path, frame in
            Anchor(
                indexPath: path,
                origin: CGPoint(
                    x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y))
        }
    }
}

extension UICollectionView {
    /// The offset to propose to a layout that takes over: what was at the start is at the start, and the anchor stays
    /// where it is. A section that scrolls orthogonally is scrolled to show it.
    ///
    /// - Parameters:
    ///   - reader: Asks the new layout.
    ///   - offsets: The offsets of its sections.
    func proposedOffset(
        after change: LayoutChange, reader: LayoutReader, offsets: inout [Int: OrthogonalOffset],
        newItem: (IndexPath) -> IndexPath?
    ) -> CGPoint {
        let size = reader.contentSize()
        var target = startOffset(of: reader.layout, contentSize: size)
        guard let anchor = change.anchor, let path = newItem(anchor.indexPath) else { return target }
        let frame: CGRect
        let orthogonal = reader.layout as? any OrthogonalLayout
        if let section = orthogonal?.orthogonalSection(at: path.section) {
            guard let local = orthogonal?.orthogonalAttributesForItem(at: path)?.frame else { return target }
            let offset = Self.clamp(
                Self.origin(
                    of: CGRect(
                        origin: offsets[path.section]?.resolved(start: section.initialOffset)
                            ?? section.initialOffset, size: section.frame.size),
                    showing: local), size: section.frame.size, content: section.contentSize)
            offsets[path.section] = OrthogonalOffset(point: offset, start: section.initialOffset)
            frame = local.offsetBy(dx: section.frame.minX - offset.x, dy: section.frame.minY - offset.y)
        } else if let attributes = reader.item(at: path) {
            frame = attributes.frame
        } else {
            return target
        }
        // On an axis on which the content was at its start it stays there, unless the item would be out of sight.
        let wanted = CGPoint(x: frame.minX - anchor.origin.x, y: frame.minY - anchor.origin.y)
        if !change.isAtStart.x || frame.maxX > target.x + bounds.width { target.x = wanted.x }
        if !change.isAtStart.y || frame.maxY > target.y + bounds.height { target.y = wanted.y }
        return clamped(target, contentSize: size)
    }
}

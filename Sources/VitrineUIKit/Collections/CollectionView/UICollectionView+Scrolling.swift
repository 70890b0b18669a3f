import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    func scroll(to item: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        let indexPath = shownPath(ofItem: item)
        guard data.contains(indexPath) else {
            fatalError(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.last ?? 0)) when "
                    + "there are only \(data.counts.indices.contains(indexPath.first ?? -1) ? data.counts[indexPath[0]] : 0)"
                    + " items in section \(indexPath.first ?? 0).")
        }
        guard let target = target(of: indexPath, at: position, scrollsSection: true, animated: animated)
        else { return }
        if target != contentOffset { setContentOffset(target, animated: animated) }
        // Sizes become known only when the item, and what comes before it, is on screen.
        anchors.request = ScrollRequest(
            target: .item(item, position), offset: physics.animationTarget ?? contentOffset,
            isAnimated: physics.isAnimating, scrollsSection: !animated)
        setNeedsLayout()
    }

    /// The request that is still to be fulfilled; nil if somebody has scrolled elsewhere since.
    func validRequest() -> ScrollRequest? {
        guard var request = anchors.request else { return nil }
        if request.isAnimated, !physics.isAnimating {
            request.isAnimated = false
            anchors.request = request
        }
        let now = request.isAnimated ? physics.animationTarget ?? contentOffset : contentOffset
        let pixel = 0.5 / pixelScale
        guard abs(now.x - request.offset.x) < pixel, abs(now.y - request.offset.y) < pixel else {
            anchors.request = nil
            return nil
        }
        return request
    }

    /// Where a request wants the content to be, as far as sizes are known.
    func target(of request: ScrollRequest) -> CGPoint? {
        switch request.target {
        case .item(let item, let position):
            let indexPath = shownPath(ofItem: item)
            guard data.contains(indexPath) else { return nil }
            return target(
                of: indexPath, at: position, scrollsSection: request.scrollsSection, animated: false)
        case .end:
            let (x, y) = (range(.horizontal), range(.vertical))
            return CGPoint(
                x: x.upperBound > x.lowerBound && !isVerticalLayout ? x.upperBound : contentOffset.x,
                y: y.upperBound > y.lowerBound && isVerticalLayout ? y.upperBound : contentOffset.y)
        }
    }

    /// Whether the content goes on downwards, as far as one can tell.
    private var isVerticalLayout: Bool {
        switch layout.contentAxis {
        case .vertical: true
        case .horizontal: false
        case nil: contentSize.height > bounds.height
        }
    }

    /// A pass is over in which no size was new: what was asked for is there. Not for good before the view is in a window:
    /// there it gets the room that bars leave it.
    func endScrollRequest() {
        guard window != nil, let request = validRequest() else { return }
        if !request.isAnimated, !pass.needsPrepare { anchors.request = nil }
    }

    /// The offset at which an item is where a position says; scrolls its own section there if wanted.
    private func target(
        of indexPath: IndexPath, at position: ScrollPosition, scrollsSection: Bool, animated: Bool
    ) -> CGPoint? {
        var frame: CGRect
        var outer = position
        if let section = orthogonalLayout?.orthogonalSection(at: indexPath.section) {
            guard let local = orthogonalLayout?.orthogonalAttributesForItem(at: indexPath) else { return nil }
            let horizontal = section.scrollsHorizontally
            let along: ScrollPosition =
                horizontal
                ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
            let before = offset(of: section)
            let after = Self.clamp(
                Self.origin(
                    of: CGRect(origin: before, size: section.frame.size), placing: local.frame,
                    at: position.intersection(along)),
                size: section.frame.size, content: section.contentSize)
            if scrollsSection, after != before {
                if let scroller = elements.scrollers[section.section] {
                    if scroller.contentSize != section.contentSize {
                        scroller.contentSize = section.contentSize
                    }
                    scroller.setContentOffset(after, animated: animated)
                } else {
                    remember(after, of: section)
                }
            }
            frame = local.frame.offsetBy(dx: section.frame.minX - after.x, dy: section.frame.minY - after.y)
            outer = position.subtracting(along)
        } else {
            guard let attributes = reader.item(at: indexPath) else { return nil }
            frame = attributes.frame
        }
        var inset = adjustedContentInset
        if outer.isDisjoint(with: [.centeredVertically, .bottom]) {
            inset.top += pinnedLength(over: indexPath)
        }
        let window = CGRect(
            x: contentOffset.x + inset.left, y: contentOffset.y + inset.top,
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let origin = Self.origin(of: window, placing: frame, at: outer)
        return clamped(
            CGPoint(x: origin.x - inset.left, y: origin.y - inset.top), contentSize: contentSize)
    }

    /// Moves a window as little as needed for a rectangle to be inside; its start, if it is larger.
    static func origin(of window: CGRect, showing rect: CGRect) -> CGPoint {
        func along(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        return CGPoint(
            x: along(window.minX, window.width, rect.minX, rect.maxX),
            y: along(window.minY, window.height, rect.minY, rect.maxY))
    }

    /// Where a window has to be for a rectangle to be at a position in it; as near as possible on an axis
    /// without position.
    static func origin(of window: CGRect, placing rect: CGRect, at position: ScrollPosition) -> CGPoint {
        var origin = origin(of: window, showing: rect)
        if position.contains(.left) {
            origin.x = rect.minX
        } else if position.contains(.centeredHorizontally) {
            origin.x = rect.midX - window.width / 2
        } else if position.contains(.right) {
            origin.x = rect.maxX - window.width
        }
        if position.contains(.top) {
            origin.y = rect.minY
        } else if position.contains(.centeredVertically) {
            origin.y = rect.midY - window.height / 2
        } else if position.contains(.bottom) {
            origin.y = rect.maxY - window.height
        }
        return origin
    }

    /// An offset within what the collection view can be scrolled to.
    func clamped(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height)))
    }

    static func clamp(_ offset: CGPoint, size: CGSize, content: CGSize) -> CGPoint {
        CGPoint(
            x: max(0, min(offset.x, content.width - size.width)),
            y: max(0, min(offset.y, content.height - size.height)))
    }

    // MARK: Prefetching

    /// Announces items up to one page ahead, and takes back announcements that came to nothing.
    func announcePrefetching() {
        guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
        var ahead: [IndexPath] = []
        let around = bounds.insetBy(
            dx: contentSize.width > bounds.width ? -bounds.width : 0,
            dy: contentSize.height > bounds.height ? -bounds.height : 0)
        for attributes in stationaryAttributes(in: around, lookingAhead: true)
        where attributes.representedElementCategory == .cell {
            if let item = itemPath(ofShown: attributes.indexPath) { ahead.append(item) }
        }
        for section in orthogonalLayout?.orthogonalSections(in: around) ?? [] {
            let window = window(of: section).insetBy(
                dx: section.scrollsHorizontally ? -section.frame.width : 0,
                dy: section.scrollsHorizontally ? 0 : -section.frame.height)
            for attributes in orthogonalLayout?.orthogonalAttributesAhead(
                inSection: section.section, in: window)
                ?? [] where attributes.representedElementCategory == .cell
            {
                if let item = itemPath(ofShown: attributes.indexPath) { ahead.append(item) }
            }
        }
        let wanted = Set(ahead)
        let shown = Set(indexPathsForVisibleItems)
        let fresh = ahead.filter { !shown.contains($0) && !prefetched.contains($0) }
        let cancelled = prefetched.filter { !wanted.contains($0) }.sorted()
        prefetched = wanted
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
        if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
    }
}

/// Where content begins.
extension UICollectionView {
    /// Whether the content of a layout starts at its right end when it is wider than the view: its own choice, or
    /// because it is flipped.
    func startsAtRight(_ layout: UICollectionViewLayout) -> Bool {
        layout.startsAtRight || mirrorWidth(of: layout) != nil
    }

    /// The offset at the start of a layout with content of a size.
    func startOffset(of layout: UICollectionViewLayout, contentSize: CGSize) -> CGPoint {
        CGPoint(
            x: startsAtRight(layout) ? rightStart(contentSize: contentSize) : -adjustedContentInset.left,
            y: -adjustedContentInset.top)
    }

    /// The offset that shows the right end of content of a size.
    private func rightStart(contentSize: CGSize) -> CGFloat {
        let inset = adjustedContentInset
        return max(-inset.left, contentSize.width + inset.right - bounds.width)
    }
}

public import Foundation
import VitrineCoreGraphics
internal import VitrineLayout
import VitrineQuartzCore
import VitrineSupport

extension UICollectionViewLayout {
    /// The layout as text, one line an element: for tests, and for reports of bugs. Ours, not UIKit's.
    ///
    /// The first line names the layout's class, the room (the bounds without the adjusted insets) with the scale, the
    /// direction, and the size of the content. Then come the sections, each with decorations, supplementary views by
    /// kind, and items. A line has index path, frame `(x y width height)`, and what is not usual: zIndex, estimated
    /// lengths, alpha, transform. Numbers are points with at most three decimals. Sections that scroll by themselves
    /// have a line with their place, content and offset; what is in them is in the coordinates of their own content.
    ///
    /// ```
    /// UICollectionViewCompositionalLayout, 375×812 @3, vertical, content 375×230
    /// section 0: 2 items (0 0 375 230)
    ///   supplementary header 0.0 (0 0 375 30) z 1
    ///   item 0.0 (0 30 375 100)
    ///   item 0.1 (0 130 375 100)
    /// ```
    ///
    /// Layouts of one's own are asked by `layoutAttributesForElements(in:)`. A layout that is not up to date is laid
    /// out first.
    ///
    /// - Parameters:
    ///   - rect: Lists only what meets this rectangle of the content; nil lists everything.
    ///   - limit: The most elements that are listed. The last line says how many items were left out.
    ///
    /// Complexity: O(sections + *limit*).
    public func layoutDump(in rect: CGRect? = nil, limit: Int = 1000) -> String {
        guard let host else {
            return "\(type(of: self)), which belongs to no collection view and has nothing laid out"
        }
        if let view = collectionView, !view.pass.isAtWork { view.layoutIfNeeded() }
        let counts = (0..<host.layoutNumberOfSections()).map { host.layoutNumberOfItems(inSection: $0) }
        var dump = LayoutDump(header: dumpHeader(host), itemCounts: counts, rect: rect)
        let isSmall = counts.reduce(0, +) <= limit
        let content = collectionViewContentSize
        let axis = dump.header.axis ?? longerAxis(of: content, in: host.bounds.size)
        var rest = limit
        func add(_ found: (elements: [UICollectionViewLayoutAttributes], isCut: Bool)) -> [LayoutDump.Element]
        {
            rest -= found.elements.count
            dump.isCut = dump.isCut || found.isCut
            return found.elements.map { dumpElement($0) }
        }
        let orthogonal = self as? (any OrthogonalLayout)
        dump.elements = add(
            LayoutDump.collect(
                rect, contentSize: content, axis: axis, step: axis.length(of: host.bounds.size),
                isSmall: isSmall, limit: rest
            ) { query in
                (layoutAttributesForElements(in: query) ?? []).filter {
                    !(orthogonal?.ownsOrthogonally($0) ?? false)
                }
            })
        let last = dump.isCut ? (dump.elements.map { $0.indexPath.first ?? 0 }.max() ?? -1) + 1 : counts.count
        for section in 0..<min(last, counts.count) {
            guard let frame = frame(ofSection: section), rect.map({ frame.overlaps($0) }) ?? true else {
                continue
            }
            dump.sectionFrames[section] = frame
            guard let orthogonal, let geometry = orthogonal.orthogonalSection(at: section) else { continue }
            let offset = collectionView?.offset(of: geometry) ?? geometry.initialOffset
            var region = LayoutDump.Region(
                behavior: "\(geometry.behavior)", frame: geometry.frame, contentSize: geometry.contentSize,
                offset: offset)
            let window = CGRect(origin: offset, size: geometry.frame.size)
            // What is on screen may have been changed by the section's handler, which knows nothing of the rest.
            let shown = Dictionary(
                orthogonal.orthogonalAttributes(inSection: section, visible: window).map {
                    (ElementKey($0), $0)
                }, uniquingKeysWith: { first, _ in first })
            let own = rect?.offsetBy(dx: offset.x - geometry.frame.minX, dy: offset.y - geometry.frame.minY)
            region.elements = add(
                LayoutDump.collect(
                    own, contentSize: geometry.contentSize,
                    axis: geometry.scrollsHorizontally ? .horizontal : .vertical,
                    step: geometry.scrollsHorizontally ? window.width : window.height, isSmall: isSmall,
                    limit: rest
                ) { query in
                    untouchedOrthogonalAttributes(inSection: section, in: query).map {
                        shown[ElementKey($0)] ?? $0
                    }
                })
            dump.regions[section] = region
        }
        return dump.text
    }

    private func dumpHeader(_ host: any CollectionLayoutHost) -> LayoutDump.Header {
        let insets = host.adjustedContentInset
        let bounds = host.bounds
        let room = CGSize(
            width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
        var header = LayoutDump.Header(
            name: "\(type(of: self))", container: room, scale: host.traitCollection.displayScale,
            axis: scrollAxis, contentSize: collectionViewContentSize)
        header.isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if insets != .zero {
            let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(LayoutDump.number)
            header.remarks.append("insets \(numbers.joined(separator: " "))")
        }
        if bounds.origin != .zero { header.remarks.append("offset \(LayoutDump.text(bounds.origin))") }
        return header
    }

    /// The direction of UIKit's own layouts; others do not say.
    private var scrollAxis: LayoutAxis? {
        let direction =
            (self as? UICollectionViewFlowLayout)?.scrollDirection
            ?? (self as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection
        return direction.map { $0 == .vertical ? .vertical : .horizontal }
    }

    private func longerAxis(of content: CGSize, in room: CGSize) -> LayoutAxis {
        content.height * room.width >= content.width * room.height ? .vertical : .horizontal
    }

    /// What a section that scrolls by itself has in a rectangle of its content, without running its handler.
    private func untouchedOrthogonalAttributes(
        inSection section: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard let layout = self as? UICollectionViewCompositionalLayout else { return [] }
        return layout.solver?.orthogonalPlacements(inSection: section, in: rect).map {
            layout.makeAttributes($0)
        } ?? []
    }

    private func dumpElement(_ attributes: UICollectionViewLayoutAttributes) -> LayoutDump.Element {
        let category: LayoutDump.Category =
            switch attributes.representedElementCategory {
            case .cell: .item
            case .supplementaryView: .supplementary
            case .decorationView: .decoration
            }
        var element = LayoutDump.Element(
            category, kind: attributes.representedElementKind ?? "", indexPath: Array(attributes.indexPath),
            frame: attributes.frame, zIndex: attributes.zIndex, estimates: guessedLengths(of: attributes))
        if attributes.alpha != 1 { element.remarks.append("alpha \(LayoutDump.number(attributes.alpha))") }
        if attributes.isHidden { element.remarks.append("hidden") }
        let transform = attributes.transform3D
        if CATransform3DIsAffine(transform) {
            let affine = attributes.transform
            if affine != .identity {
                let numbers = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
                element.remarks.append(
                    "transform (\(numbers.map(LayoutDump.number).joined(separator: " ")))")
            }
        } else {
            element.remarks.append("transform in space")
        }
        return element
    }

    /// Which lengths a layout of UIKit's leaves to the view.
    func guessedLengths(of attributes: UICollectionViewLayoutAttributes) -> (
        width: Bool, height: Bool
    ) {
        if let flow = self as? UICollectionViewFlowLayout {
            let sizesItself =
                flow.estimatedItemSize != .zero && attributes.representedElementCategory == .cell
            return (sizesItself, sizesItself)
        }
        guard let layout = self as? UICollectionViewCompositionalLayout, let solver = layout.solver,
            let element = layout.element(of: attributes)
        else { return (false, false) }
        return solver.estimates(element)
    }
}

extension LayoutAxis {
    fileprivate func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

extension LayoutDump {
    /// The attributes in a rectangle, or as many as the limit allows of everything.
    @MainActor
    fileprivate static func collect(
        _ rect: CGRect?, contentSize: CGSize, axis: LayoutAxis, step: CGFloat, isSmall: Bool, limit: Int,
        query: (CGRect) -> [UICollectionViewLayoutAttributes]
    ) -> (elements: [UICollectionViewLayoutAttributes], isCut: Bool) {
        guard let rect else {
            return collect(
                contentSize: contentSize, axis: axis, step: step, isSmall: isSmall, limit: limit,
                key: { ElementKey($0) }, query: query)
        }
        let found = query(rect)
        return (Array(found.prefix(max(0, limit))), found.count > limit)
    }
}

package import Foundation
internal import VitrineLayout
import VitrineSupport

/// The layouts of the collection views in a window as outlines, to be drawn over its picture, with the views whose
/// constraints leave something open or cannot all hold.
package struct Wireframe {
    /// What an outline stands for; those that come later are drawn over the others.
    package enum Role: String, CaseIterable, Sendable {
        case decoration = "background"
        case section
        case region = "scrolls by itself"
        case group
        case item
        case supplementary = "header, footer or badge"
        case ambiguous = "ambiguous layout"
        case broken = "broken constraint"
    }

    /// One outline.
    package struct Shape {
        package var role: Role
        /// In the coordinates of the window.
        package var rect: CGRect
        /// What can be seen of the collection view, in the window.
        package var clip: CGRect
        /// Such as the index path.
        package var title: String
        /// The lengths that are only estimated.
        package var estimates: (width: Bool, height: Bool) = (false, false)
    }

    /// Where outlines are drawn.
    package let bounds: CGRect
    package let isDark: Bool
    /// For screens that are looked at from afar.
    package let isLarge: Bool
    package private(set) var shapes: [Shape] = []

    /// The outlines of all collection views that can be seen in a window, and of views whose constraints are at fault.
    @MainActor
    package init(_ window: UIWindow) {
        bounds = window.bounds
        isDark = window.traitCollection.userInterfaceStyle == .dark
        isLarge = window.traitCollection.userInterfaceIdiom == .tv
        collect(window, in: window, clip: window.bounds)
    }

    /// Whether there is neither a collection view nor a faulty layout in the window.
    package private(set) var isEmpty = true

    @MainActor
    private mutating func collect(_ view: UIView, in window: UIWindow, clip: CGRect) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        var clip = clip
        if view.clipsToBounds { clip = clip.intersection(view.convert(view.bounds, to: window)) }
        guard !clip.isNull, !clip.isEmpty else { return }
        inspect(view, in: window, clip: clip)
        if let collectionView = view as? UICollectionView {
            isEmpty = false
            let seen = clip.intersection(view.convert(view.bounds, to: window))
            let begin = shapes.count
            outline(collectionView, in: window)
            for index in shapes.indices[begin...] { shapes[index].clip = seen }
        }
        for subview in view.subviews { collect(subview, in: window, clip: clip) }
    }

    /// Adds what is wrong with the constraints of a view and its guides.
    @MainActor
    private mutating func inspect(_ view: UIView, in window: UIWindow, clip: CGRect) {
        guard LayoutEngine.isInUse else { return }
        for fault in view.layoutFaults {
            isEmpty = false
            shapes.append(
                Shape(
                    role: fault.isBroken ? .broken : .ambiguous, rect: view.convert(fault.rect, to: window),
                    clip: clip, title: fault.title))
        }
    }

    @MainActor
    private mutating func outline(_ view: UICollectionView, in window: UIWindow) {
        let layout = view.collectionViewLayout
        let visible = view.bounds
        func add(
            _ role: Role, _ rect: CGRect, _ title: String,
            _ estimates: (width: Bool, height: Bool) = (false, false)
        ) {
            shapes.append(
                Shape(
                    role: role, rect: view.convert(rect, to: window), clip: .null, title: title,
                    estimates: estimates))
        }
        func add(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint = .zero) {
            guard !attributes.isHidden else { return }
            let path = attributes.indexPath.map { "\($0)" }.joined(separator: ".")
            let frame = attributes.frame.offsetBy(dx: offset.x, dy: offset.y)
            let kind = attributes.representedElementKind.map(Self.shortened) ?? ""
            switch attributes.representedElementCategory {
            case .cell: add(.item, frame, path, layout.guessedLengths(of: attributes))
            case .supplementaryView:
                add(.supplementary, frame, "\(kind) \(path)", layout.guessedLengths(of: attributes))
            case .decorationView: add(.decoration, frame, "\(kind) \(path)")
            }
        }
        let groups = (layout as? UICollectionViewCompositionalLayout)?.groupOutlines
        let orthogonal = layout as? (any OrthogonalLayout)
        for section in 0..<view.numberOfSections {
            guard let frame = layout.frame(ofSection: section), frame.overlaps(visible) else { continue }
            add(.section, frame, "section \(section)")
            guard let region = orthogonal?.orthogonalSection(at: section) else { continue }
            add(.region, region.frame, "\(region.behavior)")
        }
        for attributes in layout.layoutAttributesForElements(in: visible) ?? []
        where !(orthogonal?.ownsOrthogonally(attributes) ?? false) {
            add(attributes)
        }
        for outline in groups?.outlines(in: visible) ?? []
        where outline.path.section.flatMap({ orthogonal?.orthogonalSection(at: $0) }) == nil {
            add(.group, outline.frame, outline.title)
        }
        for region in orthogonal?.orthogonalSections(in: visible) ?? [] {
            let window = view.window(of: region)
            let offset = CGPoint(
                x: region.frame.minX - window.minX, y: region.frame.minY - window.minY)
            for outline in groups?.outlines(inOrthogonalSection: region.section, in: window) ?? [] {
                add(.group, outline.frame.offsetBy(dx: offset.x, dy: offset.y), outline.title)
            }
            for attributes in orthogonal?.orthogonalAttributes(inSection: region.section, visible: window)
                ?? []
            {
                add(attributes, offset: offset)
            }
        }
    }

    /// UIKit's long names for headers and footers, as one says them.
    private static func shortened(_ kind: String) -> String {
        switch kind {
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        default: kind
        }
    }
}

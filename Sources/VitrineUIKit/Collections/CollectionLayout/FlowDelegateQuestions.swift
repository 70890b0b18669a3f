import Foundation
import VitrineCoreGraphics
import VitrineLayout

/// Asks the delegate of a flow layout about a section, else the layout's properties, and checks the answers.
@MainActor
struct FlowDelegateQuestions {
    private let layout: UICollectionViewFlowLayout
    private let section: Int
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let view: UICollectionView?
    /// Whether there is room at all. Programs compute lengths from bounds that are still empty, and get it right later.
    private let hasRoom: Bool

    init(_ layout: UICollectionViewFlowLayout, _ host: any CollectionLayoutHost, section: Int) {
        self.layout = layout
        self.section = section
        view = layout.collectionView
        delegate = view == nil ? nil : host.layoutDelegate as? any UICollectionViewDelegateFlowLayout
        hasRoom = host.bounds.width > 0 && host.bounds.height > 0
    }

    /// Whether there is somebody to ask.
    var hasDelegate: Bool { delegate != nil }

    func size(_ item: Int) -> CGSize {
        guard let delegate, let view else { return checked(layout.itemSize, item) }
        let shown = IndexPath(item: item, section: section)
        // There may be no item of the data: room for what is dragged.
        guard let path = view.sizedPath(ofShown: shown) else { return checked(layout.itemSize, item) }
        return checked(delegate.collectionView(view, layout: layout, sizeForItemAt: path), item)
    }

    /// The insets in points; a flow layout is not mirrored by itself: left is leading.
    var insets: LayoutInsets {
        let insets: UIEdgeInsets
        if let delegate, let view {
            insets = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
        } else {
            insets = layout.sectionInset
        }
        for length in [insets.top, insets.left, insets.bottom, insets.right] {
            demand(length, "collectionView(_:layout:insetForSectionAt:)", "sectionInset")
        }
        return LayoutInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    var lineSpacing: CGFloat {
        let spacing: CGFloat
        if let delegate, let view {
            spacing = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        } else {
            spacing = layout.minimumLineSpacing
        }
        demand(spacing, "collectionView(_:layout:minimumLineSpacingForSectionAt:)", "minimumLineSpacing")
        return spacing
    }

    var interitemSpacing: CGFloat {
        let spacing: CGFloat
        if let delegate, let view {
            spacing = delegate.collectionView(
                view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        } else {
            spacing = layout.minimumInteritemSpacing
        }
        demand(
            spacing, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            "minimumInteritemSpacing")
        return spacing
    }

    var headerSize: CGSize {
        let size: CGSize
        if let delegate, let view {
            size = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        } else {
            size = layout.headerReferenceSize
        }
        return reference(
            size, "collectionView(_:layout:referenceSizeForHeaderInSection:)", "headerReferenceSize")
    }

    var footerSize: CGSize {
        let size: CGSize
        if let delegate, let view {
            size = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        } else {
            size = layout.footerReferenceSize
        }
        return reference(
            size, "collectionView(_:layout:referenceSizeForFooterInSection:)", "footerReferenceSize")
    }

    // MARK: Checking

    /// More than any screen, and far from where sums of lengths lose parts of a point.
    private static let mostPoints: CGFloat = 1e9

    private func checked(_ size: CGSize, _ item: Int) -> CGSize {
        let isFinite = abs(size.width) <= Self.mostPoints && abs(size.height) <= Self.mostPoints
        if !isFinite {
            fatalError(
                "UICollectionViewFlowLayout: the size of item \(item) in section \(section) is \(size), from "
                    + "collectionView(_:layout:sizeForItemAt:) or itemSize. A size must be finite; for cells that size "
                    + "themselves set estimatedItemSize.")
        }
        guard size.width > 0, size.height > 0 else {
            if hasRoom { layout.note(size, item: item, section: section) }
            return CGSize(width: max(0, size.width), height: max(0, size.height))
        }
        return size
    }

    private func reference(_ size: CGSize, _ method: String, _ property: String) -> CGSize {
        let length = layout.axis == .vertical ? size.height : size.width
        demand(length, method, property)
        if length < 0, hasRoom {
            fatalError(
                "UICollectionViewFlowLayout: negative sizes are not supported in the flow layout: \(size) for section \(section), from \(method) "
                    + "or \(property). For no view at all use zero.")
        }
        return size
    }

    private func demand(_ length: CGFloat, _ method: String, _ property: String) {
        if !(abs(length) <= Self.mostPoints) {
            fatalError(
                "UICollectionViewFlowLayout: \(length) for section \(section), from \(method) or \(property). "
                    + "A length must be a finite number of points.")
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Says on standard error that an item's size is zero or negative, once in a preparation.
    func note(_ size: CGSize, item: Int, section: Int) {
        guard !hasNotedSize else { return }
        hasNotedSize = true
        ReportLog.current.report(
            "Negative or zero item sizes are not supported by flow layout. Invalid size: \(size) of item \(item) in "
                + "section \(section), from collectionView(_:layout:sizeForItemAt:) or itemSize. The item is not shown."
        )
    }

    /// Says on standard error that an item does not fit, once in a preparation.
    func reportItemBeyondRoom(_ host: any CollectionLayoutHost) {
        hasNotedSize = false
        guard host.bounds.width > 0, host.bounds.height > 0, let found = solver?.itemBeyondRoom,
            let size = solver?.sizes(inSection: found.section)[found.item]
        else { return }
        let (length, start, end) =
            axis == .vertical ? ("width", "left", "right") : ("height", "top", "bottom")
        let given = axis == .vertical ? size.width : size.height
        ReportLog.current.report(
            "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
                + "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(start) and \(end) values, minus the content insets \(start) and \(end) values.\n"
                + "Item \(found.item) in section \(found.section) has \(given) points, and there is room for "
                + "\(found.room). It starts with its line and reaches over its end.")
    }
}

public import Foundation
internal import VitrineCoreGraphics

extension UICollectionView {
    /// How far a section that scrolls orthogonally is scrolled, on screen or not, in points of its own content. Nil for
    /// other sections and for empty ones. Not in UIKit, where
    /// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` is the only one to be told.
    ///
    /// The offset belongs to the section: when updates move the section it goes along, with a diffable data source it
    /// follows the section's identifier also when snapshots are applied by reloading, and `reloadData()` leaves the
    /// offset with the index. In right-to-left layouts a section starts at its right end, where the offset is greatest.
    ///
    /// Traps if there is no such section.
    ///
    /// Complexity: O(log sections).
    public func orthogonalContentOffset(inSection section: Int) -> CGPoint? {
        prepareLayoutIfNeeded()
        demandSection(section, call: #function)
        return orthogonalLayout?.orthogonalSection(at: section).map { geometry in
            elements.scrollers[section]?.contentOffset ?? offset(of: geometry)
        }
    }

    /// Scrolls a section that scrolls orthogonally, on screen or not. Not in UIKit, where `scrollToItem` has to do.
    ///
    /// Sections that do not scroll, or are empty, stay as they are.
    ///
    /// Traps if there is no such section.
    ///
    /// - Parameters:
    ///   - offset: In points of the section's own content; what is beyond the ends is taken as the end.
    ///   - animated: Whether it moves there in 0.3 s, if the section is on screen.
    public func setOrthogonalContentOffset(_ offset: CGPoint, inSection section: Int, animated: Bool) {
        prepareLayoutIfNeeded()
        demandSection(section, call: #function)
        guard let geometry = orthogonalLayout?.orthogonalSection(at: section) else { return }
        let target = Self.clamp(offset, size: geometry.frame.size, content: geometry.contentSize)
        if let scroller = elements.scrollers[section] {
            scroller.setContentOffset(target, animated: animated)
        } else if target != self.offset(of: geometry) {
            remember(target, of: geometry)
            orthogonalDelegate?.collectionView(self, didScrollSection: section, to: target)
        }
    }

    private func demandSection(_ section: Int, call: String) {
        demand(
            data.counts.indices.contains(section),
            "\(call): there is no section \(section), only \(data.counts.count) sections. Sections are counted as in"
                + " the data source's numberOfSections(in:), and as of the last update.")
    }

    /// The delegate, if it wants to know of sections.
    var orthogonalDelegate: (any UICollectionViewDelegateOrthogonalScrolling)? {
        delegate as? (any UICollectionViewDelegateOrthogonalScrolling)
    }

    /// Lets offsets go where their sections went.
    func carryOrthogonalOffsets(_ newSection: (Int) -> Int?) {
        guard !elements.orthogonalOffsets.isEmpty else { return }
        var offsets: [Int: OrthogonalOffset] = [:]
        for (section, offset) in elements.orthogonalOffsets {
            if let new = newSection(section) { offsets[new] = offset }
        }
        elements.orthogonalOffsets = offsets
    }
}

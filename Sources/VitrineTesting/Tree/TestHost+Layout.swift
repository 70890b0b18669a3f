public import Foundation
import VitrineUIKit

extension TestHost {
    /// The layouts of all collection views in the window as text, an empty line between two.
    ///
    /// See `UICollectionViewLayout.layoutDump(in:limit:)` for what a line says. Compare it with
    /// ``verifyText(_:_:directory:testFile:)``, or print it: it says what a picture only shows.
    ///
    /// - Parameters:
    ///   - rect: Lists only what meets this rectangle of each content; nil lists everything.
    ///   - limit: The most elements that are listed of each layout.
    public func layoutDump(in rect: CGRect? = nil, limit: Int = 1000) -> String {
        guard let root = window.rootViewController?.viewIfLoaded else { return "" }
        return collectionViews(in: root).map { $0.collectionViewLayout.layoutDump(in: rect, limit: limit) }
            .joined(separator: "\n\n")
    }

    /// Outer ones first, as they lie in their superviews.
    private func collectionViews(in view: UIView) -> [UICollectionView] {
        ((view as? UICollectionView).map { [$0] } ?? []) + view.subviews.flatMap { collectionViews(in: $0) }
    }
}

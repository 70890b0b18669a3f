public import VitrineUI

/// A child controller that says which scroll views ``HostedControllers`` keeps in place.
///
/// Controllers that do not adopt it have one: the view itself if it is a scroll view, the `collectionView` of a
/// `UICollectionViewController`, or else the first scroll view in the view, nearest to the top of the hierarchy.
@MainActor @preconcurrency
public protocol ScrollPositionKeeping: UIViewController {
    /// The scroll views, always the same ones in the same order. Empty to keep none.
    var keptScrollViews: [UIScrollView] { get }
}

extension UIViewController {
    /// The scroll views whose positions are kept. Loads the view.
    var scrollViewsToKeep: [UIScrollView] {
        if let keeping = self as? any ScrollPositionKeeping { return keeping.keptScrollViews }
        if let scrollView = view as? UIScrollView { return [scrollView] }
        if let collectionView = (self as? UICollectionViewController)?.collectionView {
            return [collectionView]
        }
        return view.firstScrollView.map { [$0] } ?? []
    }
}

extension UIView {
    /// The first scroll view in this view, level by level.
    fileprivate var firstScrollView: UIScrollView? {
        var level = subviews
        while !level.isEmpty {
            for case let scrollView as UIScrollView in level { return scrollView }
            level = level.flatMap(\.subviews)
        }
        return nil
    }
}

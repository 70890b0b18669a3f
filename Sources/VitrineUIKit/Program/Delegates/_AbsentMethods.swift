public import Foundation
public import VitrineCoreGraphics

/// What a delegate does without the optional methods of its protocols.
///
/// A translated program calls it: `vitrine` gives a class that adopts a protocol the methods that only a subclass has,
/// and what they do in the class is this. Nobody else needs it.
@MainActor @preconcurrency
public final class _AbsentMethods: NSObject {
    private let object: AnyObject

    /// - Parameter object: The delegate that lacks a method.
    public init(of object: AnyObject) {
        self.object = object
    }
}

extension _AbsentMethods {
    /// Whom a delegate that stands in front of another one hands a method on to.
    ///
    /// - Parameters:
    ///   - object: The delegate.
    ///   - name: Objective-C's name of the method.
    ///   - method: The Swift name with labels.
    ///   - type: The protocol of the method.
    /// - Returns: Nil when the delegate names nobody, itself, or who has no such protocol.
    public static func target<P>(of object: AnyObject, _ name: String, _ method: String, _ type: P.Type) -> P?
    {
        guard let forwarding = object as? any _ForwardingObject else { return nil }
        let selector = Selector(requirement: name, method: method, of: type)
        guard let target = forwarding.forwardingTarget(for: selector), target as AnyObject !== object else {
            return nil
        }
        return target as? P
    }
}

extension _AbsentMethods: UIApplicationDelegate, UISceneDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UINavigationBarDelegate, UIViewControllerTransitioningDelegate,
    UIAlertViewDelegate, UIActionSheetDelegate
{}

extension _AbsentMethods: UISplitViewControllerDelegate, UIColorPickerViewControllerDelegate,
    UIImagePickerControllerDelegate, UIDocumentPickerDelegate,
    UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarSelectionWeekOfYearDelegate
{
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { demanded() }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { demanded() }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { demanded() }
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { demanded() }
}

extension _AbsentMethods: UICollectionViewDelegateFlowLayout, UICollectionViewDelegateOrthogonalScrolling {
    /// The delegate may have the older method in the place of the newer one.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        (object as? any UICollectionViewDelegate)?.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
    }
}

// What these protocols demand, nobody lacks.

extension _AbsentMethods: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        demanded()
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { demanded() }

    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        demanded()
    }

    func demanded(_ method: String = #function) -> Never {
        preconditionFailure("\(type(of: object)) is asked for \(method), which its protocol demands")
    }
}

extension _AbsentMethods: UIViewControllerAnimatedTransitioning {
    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { demanded() }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        demanded()
    }
}

extension _AbsentMethods: UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UIPickerViewDelegate, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
    UISearchControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UIToolbarDelegate,
    UIPageViewControllerDelegate, NSTextStorageDelegate, NSLayoutManagerDelegate,
    UIEditMenuInteractionDelegate, UITextInteractionDelegate, UIPointerInteractionDelegate,
    UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate
{}

extension _AbsentMethods: UINavigationItemRenameDelegate {
    public func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        demanded()
    }
}

extension _AbsentMethods: UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController) { demanded() }
}

extension _AbsentMethods: UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { demanded() }
}

extension _AbsentMethods: UIDragInteractionDelegate, UIDropInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { demanded() }
}

extension _AbsentMethods: UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { demanded() }
    public func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { demanded() }
    public func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { demanded() }
    public func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { demanded() }
}

extension _AbsentMethods: UISpringLoadedInteractionBehavior {
    public func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { demanded() }
}

extension _AbsentMethods: UIPageViewControllerDataSource {
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { demanded() }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { demanded() }
}

extension _AbsentMethods: UITableViewDataSource, UITableViewDataSourcePrefetching, UIPickerViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { demanded() }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        demanded()
    }

    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { demanded() }

    public func numberOfComponents(in pickerView: UIPickerView) -> Int { demanded() }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        demanded()
    }
}

extension _AbsentMethods: UIActivityItemSource {
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
        -> Any
    { demanded() }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { demanded() }
}

extension _AbsentMethods: UIPreviewInteractionDelegate {
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    ) { demanded() }
    public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { demanded() }
}

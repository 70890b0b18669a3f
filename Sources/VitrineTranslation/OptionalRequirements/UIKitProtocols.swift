/// The optional methods of the protocols of UIKit's delegates, as the runtime declares them.
enum UIKitProtocols {
    static let index = ProgramIndex([ParsedSource(Source(path: "UIKit", text: text), family: .phone)])

    // A test reads the same out of the runtime's sources.
    // swift-format-ignore
    static let text = """
        protocol NSLayoutManagerDelegate {
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
            func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
        }
        protocol NSTextStorageDelegate {
            func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
            func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
        }
        protocol UIActionSheetDelegate {
            func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
            func actionSheetCancel(_ actionSheet: UIActionSheet)
            func willPresent(_ actionSheet: UIActionSheet)
            func didPresent(_ actionSheet: UIActionSheet)
            func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
            func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
        }
        protocol UIActivityItemSource {
            func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
            func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
        }
        protocol UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
            func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
            func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
            func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
            func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
        }
        protocol UIAlertViewDelegate {
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
            func alertViewCancel(_ alertView: UIAlertView)
            func willPresent(_ alertView: UIAlertView)
            func didPresent(_ alertView: UIAlertView)
            func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
            func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
            func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
        }
        protocol UIApplicationDelegate {
            func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
            func applicationDidBecomeActive(_ application: UIApplication)
            func applicationWillResignActive(_ application: UIApplication)
            func applicationDidEnterBackground(_ application: UIApplication)
            func applicationWillEnterForeground(_ application: UIApplication)
            func applicationWillTerminate(_ application: UIApplication)
            func applicationDidReceiveMemoryWarning(_ application: UIApplication)
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
            func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
            func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
            func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
            func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
        }
        protocol UIBarPositioningDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition
        }
        protocol UICalendarSelectionMultiDateDelegate {
            func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
            func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
        }
        protocol UICalendarSelectionSingleDateDelegate {
            func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
        }
        protocol UICalendarSelectionWeekOfYearDelegate {
            func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
        }
        protocol UICalendarViewDelegate {
            func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
            func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
        }
        protocol UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func indexTitles(for collectionView: UICollectionView) -> [String]?
            func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
        }
        protocol UICollectionViewDataSourcePrefetching {
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
        }
        protocol UICollectionViewDelegate: UIScrollViewDelegate {
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
            func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
            func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
            func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
        }
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
        }
        protocol UICollectionViewDelegateOrthogonalScrolling: UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, didScrollSection section: Int, to contentOffset: CGPoint)
            func collectionView(_ collectionView: UICollectionView, willBeginDraggingSection section: Int)
            func collectionView(_ collectionView: UICollectionView, willEndDraggingSection section: Int, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func collectionView(_ collectionView: UICollectionView, didEndDraggingSection section: Int, willDecelerate decelerate: Bool)
            func collectionView(_ collectionView: UICollectionView, didEndDeceleratingSection section: Int)
            func collectionView(_ collectionView: UICollectionView, didEndScrollingAnimationInSection section: Int)
        }
        protocol UICollectionViewDragDelegate {
            func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
            func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
            func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
            func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
        }
        protocol UICollectionViewDropDelegate {
            func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
            func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        }
        protocol UICollisionBehaviorDelegate {
            func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
            func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
            func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
            func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
        }
        protocol UIColorPickerViewControllerDelegate {
            func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
        }
        protocol UIContextMenuInteractionDelegate {
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        }
        protocol UIDocumentPickerDelegate {
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
        }
        protocol UIDragInteractionDelegate {
            func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
            func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
            func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
        }
        protocol UIDropInteractionDelegate {
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
        }
        protocol UIDynamicAnimatorDelegate {
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
        }
        protocol UIEditMenuInteractionDelegate {
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
        }
        protocol UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
        }
        protocol UIImagePickerControllerDelegate {
            func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
        }
        protocol UINavigationBarDelegate: UIBarPositioningDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
        }
        protocol UINavigationControllerDelegate {
            func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
            func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
            func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
            func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
        }
        protocol UINavigationItemRenameDelegate {
            func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
            func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
            func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
        }
        protocol UIPageViewControllerDataSource {
            func presentationCount(for pageViewController: UIPageViewController) -> Int
            func presentationIndex(for pageViewController: UIPageViewController) -> Int
        }
        protocol UIPageViewControllerDelegate {
            func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
            func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
            func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
        }
        protocol UIPickerViewDelegate {
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
            func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        }
        protocol UIPointerInteractionDelegate {
            func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
            func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
            func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
            func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
        }
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
            func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
            func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
        }
        protocol UIPreviewInteractionDelegate {
            func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
            func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
        }
        protocol UISceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
            func sceneDidDisconnect(_ scene: UIScene)
            func sceneDidBecomeActive(_ scene: UIScene)
            func sceneWillResignActive(_ scene: UIScene)
            func sceneWillEnterForeground(_ scene: UIScene)
            func sceneDidEnterBackground(_ scene: UIScene)
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
            func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
            func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
            func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
            func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
        }
        protocol UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        }
        protocol UISearchBarDelegate {
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
        }
        protocol UISearchControllerDelegate {
            func willPresentSearchController(_ searchController: UISearchController)
            func didPresentSearchController(_ searchController: UISearchController)
            func willDismissSearchController(_ searchController: UISearchController)
            func didDismissSearchController(_ searchController: UISearchController)
        }
        protocol UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
        }
        protocol UISplitViewControllerDelegate {
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
            func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
            func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
            func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
            func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
            func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
            func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
            func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
            func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
            func splitViewControllerDidCollapse(_ svc: UISplitViewController)
            func splitViewControllerDidExpand(_ svc: UISplitViewController)
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        }
        protocol UISpringLoadedInteractionBehavior {
            func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
        }
        protocol UITabBarControllerDelegate {
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
            func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
            func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
            func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
            func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
        }
        protocol UITabBarDelegate {
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
        }
        protocol UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func sectionIndexTitles(for tableView: UITableView) -> [String]?
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        }
        protocol UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
        }
        protocol UITableViewDelegate: UIScrollViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
            func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
            func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
            func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
            func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
            func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
        }
        protocol UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
            func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
        }
        protocol UITableViewDropDelegate {
            func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
            func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
            func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
        }
        protocol UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldDidEndEditing(_ textField: UITextField)
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
            func textFieldDidChangeSelection(_ textField: UITextField)
            func textFieldShouldClear(_ textField: UITextField) -> Bool
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
            func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
        }
        protocol UITextInteractionDelegate {
            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
            func interactionWillBegin(_ interaction: UITextInteraction)
            func interactionDidEnd(_ interaction: UITextInteraction)
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewDidEndEditing(_ textView: UITextView)
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func textViewDidChange(_ textView: UITextView)
            func textViewDidChangeSelection(_ textView: UITextView)
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
            func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
            func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
            func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
            func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
            func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
            func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
            func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
            func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
        }
        protocol UIViewControllerAnimatedTransitioning {
            func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
            func animationEnded(_ transitionCompleted: Bool)
        }
        protocol UIViewControllerTransitioningDelegate {
            func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
        }
        """
}

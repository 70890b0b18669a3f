// Names that Apple's frameworks have in the language mode of Swift 4 alone: later ones got a place inside of types with
// Swift 4.2. In every other mode the compiler says what a name has become. Source: the differences between the
// interfaces of iOS 11.4 and 12.

/// The name of ``UIResponder.keyboardFrameBeginUserInfoKey`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name of ``UIResponder.keyboardFrameEndUserInfoKey`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name of ``UIResponder.keyboardAnimationDurationUserInfoKey`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }

/// The name of ``UIResponder.keyboardAnimationCurveUserInfoKey`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

/// The name of ``UIResponder.keyboardIsLocalUserInfoKey`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The name of ``UITableView.automaticDimension`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name of ``UICollectionView.elementKindSectionHeader`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// The name of ``UICollectionView.elementKindSectionFooter`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// The name of ``UICollectionViewFlowLayout.automaticSize`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// The name of ``UIView.layoutFittingCompressedSize`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The name of ``UIView.layoutFittingExpandedSize`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name of ``UIView.noIntrinsicMetric`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The name of ``UISegmentedControl.noSegment`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// The name of ``UINavigationController.hideShowBarDuration`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }

/// The name of ``UISplitViewController.automaticDimension`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

/// The name of ``UIScrollView.DecelerationRate.normal`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}

/// The name of ``UIScrollView.DecelerationRate.fast`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.fast
}

/// The name of ``UIWindow.Level.normal`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The name of ``UIWindow.Level.alert`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The name of ``UIWindow.Level.statusBar`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The name of ``UIKeyCommand.inputUpArrow`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// The name of ``UIKeyCommand.inputDownArrow`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// The name of ``UIKeyCommand.inputLeftArrow`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// The name of ``UIKeyCommand.inputRightArrow`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// The name of ``UIKeyCommand.inputEscape`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// The name of ``UIAccessibilityTraits.none`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// The name of ``UIAccessibilityTraits.button`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// The name of ``UIAccessibilityTraits.link`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// The name of ``UIAccessibilityTraits.header`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// The name of ``UIAccessibilityTraits.searchField`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }

/// The name of ``UIAccessibilityTraits.image`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// The name of ``UIAccessibilityTraits.selected`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// The name of ``UIAccessibilityTraits.staticText`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }

/// The name of ``UIAccessibilityTraits.summaryElement`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }

/// The name of ``UIAccessibilityTraits.notEnabled`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

/// The name of ``UIAccessibilityTraits.updatesFrequently`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
    UIAccessibilityTraits.updatesFrequently
}

/// The name of ``UIAccessibilityTraits.adjustable`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }

/// The name of ``UIAccessibilityTraits.allowsDirectInteraction`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits.allowsDirectInteraction
}

/// The name of ``UIAccessibility.Notification.announcement`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}

/// The name of ``UIAccessibility.Notification.layoutChanged`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}

/// The name of ``UIAccessibility.Notification.screenChanged`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}

/// The name of ``UIApplication.openSettingsURLString`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name of ``UITableView.indexSearch`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }

extension NSUnderlineStyle {
    /// No line: what was a case before Swift 4.2.
    @available(swift, obsoleted: 4.2, message: "Use [] in its place.")
    public static var styleNone: NSUnderlineStyle { [] }
    /// The name of ``single`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
    /// The name of ``thick`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }
    /// The name of ``double`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
}

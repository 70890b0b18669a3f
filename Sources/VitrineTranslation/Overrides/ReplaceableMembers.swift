/// The members of Apple's classes that extensions of a program can override: those that the runtime declares `dynamic`.
///
/// A test compares them with the runtime.
enum ReplaceableMembers {
    /// By class, what it declares or overrides itself, with spaces between.
    static let declared: [String: Set<Substring>] = [
        "UIActivityIndicatorView":
            "accessibilityLabel accessibilityValue didMoveToWindow() intrinsicContentSize layoutSubviews() sizeThatFits(_:)",
        "UIActivityViewController": "viewDidDisappear(_:)",
        "UIAlertController":
            "preferredContentSizeDidChange(forChildContentContainer:) viewDidDisappear(_:) viewWillAppear(_:)",
        "UIApplication": "next",
        "UIButton":
            "accessibilityLabel canBecomeFocused intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:)",
        "UICalendarView": "intrinsicContentSize layoutSubviews() sizeThatFits(_:)",
        "UICollectionReusableView": "traitCollectionDidChange(_:)",
        "UICollectionView":
            "didMoveToWindow() layoutSubviews() touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) traitCollectionDidChange(_:)",
        "UICollectionViewCell":
            "canBecomeFocused canPerformAction(_:withSender:) traitCollectionDidChange(_:)",
        "UICollectionViewController": "viewWillAppear(_:)",
        "UICollectionViewListCell": "layoutSubviews() traitCollectionDidChange(_:)",
        "UIColor": "description",
        "UIColorPickerViewController": "traitCollectionDidChange(_:) viewDidDisappear(_:)",
        "UIColorWell":
            "accessibilityLabel accessibilityValue canBecomeFocused intrinsicContentSize layoutSubviews() point(inside:with:) sizeThatFits(_:)",
        "UIContentUnavailableView":
            "intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UIControl":
            "didMoveToWindow() isEnabled isHighlighted isSelected touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)",
        "UIDatePicker": "intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UIDocumentPickerViewController": "viewDidDisappear(_:) viewDidLoad()",
        "UIFont": "description",
        "UIHostingController":
            "childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden preferredScreenEdgesDeferringSystemGestures prefersHomeIndicatorAutoHidden prefersStatusBarHidden viewWillAppear(_:)",
        "UIImage": "description",
        "UIImagePickerController": "viewDidDisappear(_:) viewDidLoad() viewWillAppear(_:)",
        "UIImageView":
            "didMoveToWindow() intrinsicContentSize sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:)",
        "UILabel":
            "accessibilityLabel intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UIListContentView":
            "intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:)",
        "UINavigationBar":
            "intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UINavigationController":
            "childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle preferredInterfaceOrientationForPresentation supportedInterfaceOrientations traitCollectionDidChange(_:) viewDidAppear(_:) viewWillAppear(_:) viewWillDisappear(_:)",
        "UIPageControl":
            "accessibilityValue canBecomeFocused intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UIPageViewController":
            "childForStatusBarHidden childForStatusBarStyle viewDidLayoutSubviews() viewDidLoad() viewWillDisappear(_:) viewWillTransition(to:with:)",
        "UIPasteControl": "didMoveToWindow() intrinsicContentSize sizeThatFits(_:)",
        "UIPickerView": "intrinsicContentSize layoutSubviews() sizeThatFits(_:)",
        "UIProgressView":
            "accessibilityLabel accessibilityValue didMoveToWindow() intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:)",
        "UIRefreshControl":
            "accessibilityLabel intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()",
        "UIResponder":
            "accessibilityLabel accessibilityValue awakeFromNib() becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:) canResignFirstResponder inputAccessoryView inputView keyCommands motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next resignFirstResponder() textInputMode touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)",
        "UIScene": "next",
        "UIScrollView":
            "didMoveToWindow() gestureRecognizerShouldBegin(_:) touchesShouldCancel(in:) traitCollectionDidChange(_:)",
        "UISearchBar":
            "becomeFirstResponder() canBecomeFirstResponder didMoveToWindow() inputAccessoryView intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UISearchContainerViewController": "viewDidAppear(_:) viewDidLoad()",
        "UISearchController": "viewDidLoad()",
        "UISearchTextField":
            "accessibilityValue canPerformAction(_:withSender:) intrinsicContentSize layoutSubviews()",
        "UISegmentedControl":
            "canBecomeFocused gestureRecognizerShouldBegin(_:) intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UISlider":
            "accessibilityValue canBecomeFocused gestureRecognizerShouldBegin(_:) intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:)",
        "UISplitViewController": "traitCollectionDidChange(_:) viewWillAppear(_:)",
        "UIStackView": "layoutSubviews()",
        "UIStepper":
            "accessibilityValue canBecomeFocused intrinsicContentSize layoutSubviews() sizeThatFits(_:)",
        "UISwitch":
            "accessibilityValue canBecomeFocused gestureRecognizerShouldBegin(_:) intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UITabBar":
            "intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UITabBarController":
            "childForStatusBarHidden childForStatusBarStyle traitCollectionDidChange(_:) viewWillDisappear(_:)",
        "UITableView": "layoutSubviews() traitCollectionDidChange(_:)",
        "UITableViewCell":
            "canBecomeFocused canPerformAction(_:withSender:) layoutSubviews() sizeThatFits(_:)",
        "UITableViewController": "viewWillAppear(_:)",
        "UITableViewHeaderFooterView": "layoutSubviews() traitCollectionDidChange(_:)",
        "UITextField":
            "accessibilityLabel accessibilityValue becomeFirstResponder() canBecomeFirstResponder canBecomeFocused canPerformAction(_:withSender:) inputAccessoryView inputView intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:) tintColorDidChange() traitCollectionDidChange(_:) willMove(toWindow:)",
        "UITextView":
            "accessibilityValue becomeFirstResponder() bounds canBecomeFirstResponder canBecomeFocused canPerformAction(_:withSender:) inputAccessoryView inputView intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:) tintColorDidChange() touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) traitCollectionDidChange(_:) willMove(toWindow:)",
        "UIToolbar":
            "intrinsicContentSize layoutSubviews() sizeThatFits(_:) traitCollectionDidChange(_:)",
        "UITraitCollection": "debugDescription description",
        "UIView":
            "canBecomeFocused description didMoveToSuperview() didMoveToWindow() display(_:) draw(_:) gestureRecognizerShouldBegin(_:) hitTest(_:with:) intrinsicContentSize layoutSubviews() next point(inside:with:) sizeThatFits(_:) sizeToFit() tintColorDidChange() traitCollectionDidChange(_:) willMove(toSuperview:) willMove(toWindow:)",
        "UIViewController":
            "childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle keyCommands next preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersStatusBarHidden shouldAutorotate supportedInterfaceOrientations traitCollectionDidChange(_:) viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:)",
        "UIVisualEffectView": "layoutSubviews() traitCollectionDidChange(_:)",
        "UIWindow": "canBecomeFocused next",
        "UIWindowScene": "traitCollectionDidChange(_:)",
    ].mapValues { Set($0.split(separator: " ")) }

    /// Whether a class itself declares or overrides a member, which is named with its parameters.
    static func has(_ member: String, in name: String) -> Bool {
        declared[name]?.contains(Substring(member)) ?? false
    }
}

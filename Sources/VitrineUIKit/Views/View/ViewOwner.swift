/// What a view tells and asks the controller whose view it is.
///
/// The view controller conforms and sets itself as its view's `owner`; it is then the view's next responder.
@MainActor
protocol ViewOwner: UIResponder {
    /// The view is about to enter or leave a window; its `window` is still the old one.
    func ownedViewWillMove(toWindow window: UIWindow?)
    /// The view entered or left a window.
    func ownedViewDidMoveToWindow()
    /// Just before and after the view's `layoutSubviews()`.
    func ownedViewWillLayoutSubviews()
    func ownedViewDidLayoutSubviews()
    /// The view's safe area changed.
    func ownedViewSafeAreaInsetsDidChange()
    /// The view's margins changed.
    func ownedViewLayoutMarginsDidChange()
    /// Calls the view's `updateConstraints()`, or what stands in its place.
    func ownedViewUpdateConstraints()
    /// The view's traits changed; the controller hears of it before the view does.
    func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?)
    /// The traits for the view: what it inherits with the controller's overrides put on top.
    func traitsForOwnedView(inherited: UITraitCollection) -> UITraitCollection
    /// What the controller adds to the safe area that its view inherits.
    var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets { get }
    /// The least leading and trailing margins of the view; nil if the controller does not insist.
    var ownedViewMinimumMargins: NSDirectionalEdgeInsets? { get }
}

extension ViewOwner {
    func ownedViewWillMove(toWindow window: UIWindow?) {}
    func ownedViewDidMoveToWindow() {}
    func ownedViewWillLayoutSubviews() {}
    func ownedViewDidLayoutSubviews() {}
    func ownedViewSafeAreaInsetsDidChange() {}
    func ownedViewLayoutMarginsDidChange() {}
    func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?) {}
    func traitsForOwnedView(inherited: UITraitCollection) -> UITraitCollection { inherited }
    var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets { .zero }
    var ownedViewMinimumMargins: NSDirectionalEdgeInsets? { nil }
}

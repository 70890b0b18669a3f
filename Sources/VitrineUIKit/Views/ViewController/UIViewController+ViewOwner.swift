extension UIViewController: ViewOwner {
    package func ownedViewUpdateConstraints() { updateViewConstraints() }

    package func ownedViewWillMove(toWindow window: UIWindow?) { viewWillMove(toWindow: window) }
    package func ownedViewDidMoveToWindow() { viewDidMove(toWindow: viewIfLoaded?.window) }
    package func ownedViewWillLayoutSubviews() { viewWillLayoutSubviews() }
    package func ownedViewDidLayoutSubviews() {
        viewDidLayoutSubviews()
        parent?.childDidLayOut(self)
    }
    package func ownedViewSafeAreaInsetsDidChange() { viewSafeAreaInsetsDidChange() }
    package func ownedViewLayoutMarginsDidChange() { viewLayoutMarginsDidChange() }

    package func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        traitRegistrations.notify(self, from: previous ?? .fallback, to: traitCollection)
    }

    package func traitsForOwnedView(inherited: UITraitCollection) -> UITraitCollection {
        traitOverrides.applied(to: inherited)
    }

    package var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets {
        let (own, bars) = (additionalSafeAreaInsets, barSafeAreaInsets)
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }

    /// A controller's view keeps at least the device's margins at its sides.
    package var ownedViewMinimumMargins: NSDirectionalEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins
    }
}

extension UIViewController: TraitChangeSource {}

extension UIViewController: ViewOwner {
    func ownedViewUpdateConstraints() { updateViewConstraints() }

    func ownedViewWillMove(toWindow window: UIWindow?) { viewWillMove(toWindow: window) }
    func ownedViewDidMoveToWindow() { viewDidMove(toWindow: viewIfLoaded?.window) }
    func ownedViewWillLayoutSubviews() {
        if unavailable.needsUpdate {
            unavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            // What was set before the view was there.
            if let view = viewIfLoaded, let configuration = contentUnavailableConfiguration {
                unavailable.show(
                    configuration.updated(for: contentUnavailableConfigurationState), in: view)
            }
        }
        viewWillLayoutSubviews()
    }
    func ownedViewDidLayoutSubviews() {
        if let view = viewIfLoaded { unavailable.layOut(in: view) }
        viewDidLayoutSubviews()
        parent?.childDidLayOut(self)
    }
    func ownedViewSafeAreaInsetsDidChange() { viewSafeAreaInsetsDidChange() }
    func ownedViewLayoutMarginsDidChange() { viewLayoutMarginsDidChange() }

    func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?) {
        setNeedsUpdateContentUnavailableConfiguration()
        traitCollectionDidChange(previous)
        traitRegistrations.notify(self, from: previous ?? .fallback, to: traitCollection)
    }

    func traitsForOwnedView(inherited: UITraitCollection) -> UITraitCollection {
        traitOverrides.applied(
            to: withImposedTraits(runningPresentation?.traits(from: inherited) ?? inherited))
    }

    var ownedViewAdditionalSafeAreaInsets: UIEdgeInsets {
        let (own, bars) = (additionalSafeAreaInsets, barSafeAreaInsets)
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }

    /// A controller's view keeps at least the device's margins at its sides.
    var ownedViewMinimumMargins: NSDirectionalEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins
    }
}

extension UIViewController: TraitChangeSource {}

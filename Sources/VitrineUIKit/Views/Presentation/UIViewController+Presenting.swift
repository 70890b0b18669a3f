extension UIViewController {
    /// What arranges this controller, or the one around it, on the screen; where none is presented, what would.
    public var presentationController: UIPresentationController? {
        if let runningPresentation { return runningPresentation.known }
        if let madePresentation { return madePresentation }
        if let parent { return parent.presentationController }
        guard self !== rootWindow?.rootViewController else { return nil }
        let made = makePresentation(presenting: nil, source: nil)
        madePresentation = made
        return made
    }

    /// The presentation of the nearest controller that is presented.
    public var activePresentationController: UIPresentationController? {
        runningPresentation?.known ?? parent?.activePresentationController
    }

    /// The sheet that the controller is shown in, or will be; nil with another style, and on a television.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The balloon that the controller is shown in, or will be; nil with another style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The style with the system's choice made.
    final var resolvedPresentationStyle: UIModalPresentationStyle {
        if let own = (transitioningDelegate as? any OwnPresentation)?.style(of: self) { return own }
        let isTelevision = traitCollection.userInterfaceIdiom == .tv
        switch modalPresentationStyle {
        case .automatic: return isTelevision ? .fullScreen : .pageSheet
        case .pageSheet, .formSheet, .popover:
            return isTelevision ? .blurOverFullScreen : modalPresentationStyle
        default: return modalPresentationStyle
        }
    }

    /// Makes the presentation controller that belongs to the style.
    final func makePresentation(
        presenting: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        var style = resolvedPresentationStyle
        // Nobody has said where it is to point.
        if style == .popover, presenting != nil,
            let unplaced = (transitioningDelegate as? any OwnPresentation)?.styleWithoutSource
        {
            style = unplaced
        }
        if style == .custom,
            let given = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source ?? self)
        {
            return given
        }
        return Self.systemPresentation(style, of: self, presenting)
    }

    static func systemPresentation(
        _ style: UIModalPresentationStyle, of presented: UIViewController, _ presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            let sheet = UISheetPresentationController(
                presentedViewController: presented, presenting: presenting)
            sheet.styleMadeFor = style == .formSheet ? .formSheet : .pageSheet
            return sheet
        case .popover:
            let popover = UIPopoverPresentationController(
                presentedViewController: presented, presenting: presenting)
            popover.styleMadeFor = .popover
            return popover
        default: return ScreenPresentationController(style, presented, presenting)
        }
    }

    /// Whether the user may not dismiss it: this controller or what it contains says so.
    final var holdsPresentation: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPresentation }
    }

    final func presentationIsOver() {
        runningPresentation = nil
        madePresentation = nil
        modalTransition = nil
    }
}

/// What a controller of the system has as its transitioning delegate, when its style depends on the device.
@MainActor
protocol OwnPresentation: UIViewControllerTransitioningDelegate {
    /// The style in the place of the one that is set; nil is that one.
    func style(of controller: UIViewController) -> UIModalPresentationStyle?
    /// The style in the place of a popover for which nobody has set a source.
    var styleWithoutSource: UIModalPresentationStyle { get }
}

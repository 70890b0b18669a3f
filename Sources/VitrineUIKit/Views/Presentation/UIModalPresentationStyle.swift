/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; the presenting view leaves it.
    case fullScreen = 0
    /// A sheet of the width of a page: nearly the whole screen of a phone.
    case pageSheet = 1
    /// A smaller sheet in the middle of a large screen; a page sheet on a phone.
    case formSheet = 2
    /// The place of the nearest controller that says ``UIViewController/definesPresentationContext``; its view is covered.
    case currentContext = 3
    /// As the presentation controller of the ``UIViewController/transitioningDelegate`` has it.
    case custom = 4
    /// The whole screen; the presenting view stays underneath.
    case overFullScreen = 5
    /// The place of the nearest controller that says ``UIViewController/definesPresentationContext``; its view stays
    /// underneath.
    case overCurrentContext = 6
    /// A balloon that points at a view; a sheet on a phone.
    case popover = 7
    /// The whole screen, over the presenting view, which is blurred. On a television.
    case blurOverFullScreen = 8
    /// Not a presentation. From ``UIAdaptivePresentationControllerDelegate``: no adaptation.
    case none = -1
    /// The system's choice: a page sheet, and the full screen on a television.
    case automatic = -2
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// Turning over, as a card.
    case flipHorizontal = 1
    /// Fading.
    case crossDissolve = 2
}

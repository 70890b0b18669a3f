public import VitrineUI

extension UIHostingController {
    /// Creates a hosting controller whose content is laid out in the whole of its view, wherever the
    /// view is in the window.
    ///
    /// A hosting view in a cell that enters from an edge of the screen overlaps the window's safe area,
    /// and content would shrink by it. Article A0 swizzles the class of the view; since iOS 16.4
    /// `safeAreaRegions` says the same in the open.
    ///
    /// - Parameters:
    ///   - rootView: The root of the hosted view hierarchy.
    ///   - ignoreSafeArea: Whether safe areas take no part in the layout of `rootView`.
    public convenience init(rootView: Content, ignoreSafeArea: Bool) {
        self.init(rootView: rootView)
        if ignoreSafeArea {
            safeAreaRegions = []
        }
    }
}

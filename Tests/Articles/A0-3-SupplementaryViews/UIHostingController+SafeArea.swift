import SwiftUI

extension UIHostingController {
    convenience public init(rootView: Content, ignoreSafeArea: Bool) {
        self.init(rootView: rootView)

        if ignoreSafeArea {
            disableSafeArea()
        }
    }

    // The article changes the class of the view to one made at run time; see Docs/Articles.md.
    func disableSafeArea() {
        safeAreaRegions = []
    }
}

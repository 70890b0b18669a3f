extension UINavigationController {
    /// What an element of a storyboard says of the bars.
    final func takeNavigation(_ nib: NibCoder) {
        if let element = nib.child("navigationBar") {
            if element["customClass"] != nil, let own = nib.loader.make(element, as: UINavigationBar.self) {
                settableBar = own
            } else {
                nib.loader.read(element, into: bar)
            }
        }
        if let element = nib.child("toolbar"), let toolbar { nib.loader.read(element, into: toolbar) }
        if let isHidden = nib.bool("navigationBarHidden") { isNavigationBarHidden = isHidden }
        if let isHidden = nib.bool("toolbarHidden") { isToolbarHidden = isHidden }
        if let hides = nib.bool("hidesBarsOnSwipe") { hidesBarsOnSwipe = hides }
        if let hides = nib.bool("hidesBarsOnTap") { hidesBarsOnTap = hides }
    }
}

extension SFSafariViewController {
    /// How a page is shown. What it says is for the browser of a device: the user's has settings of its own.
    @MainActor @preconcurrency
    open class Configuration: NSObject, NSCopying {
        /// Whether a page that has a reader is shown in it. False unless set; the browser decides here.
        open var entersReaderIfAvailable = false
        /// Whether the bars become smaller while the page scrolls. True unless set; the bar here has nothing to scroll under it.
        open var barCollapsingEnabled = true

        public override init() { super.init() }

        /// A copy of it.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { copied() }
        }

        final func copied() -> Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// What the button says that ends the controller.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done
        /// A cross.
        case close
        /// Cancel.
        case cancel
    }
}

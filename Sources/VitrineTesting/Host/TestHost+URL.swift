public import Foundation
import VitrinePlatform
import VitrineUIKit

extension TestHost {
    /// Opens a URL with the program, as another one would: delegates and `onOpenURL` hear of it.
    public func open(_ url: URL) {
        perform { UIApplication.shared.openFromOutside([url]) }
        surface.frame()
    }
}

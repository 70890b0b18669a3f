public import Foundation
public import VitrineFoundation
import VitrinePlatform
import VitrineUIKit

extension TestHost {
    /// Has the program take up an activity, as another device would ask it to: delegates and `onContinueUserActivity` hear
    /// of it.
    public func `continue`(_ activity: NSUserActivity) {
        perform { UIApplication.shared.continueFromOutside(activity) }
        surface.frame()
    }
}

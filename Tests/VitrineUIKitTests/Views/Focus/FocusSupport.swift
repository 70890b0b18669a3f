import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

/// A shown window in memory, on a device of the kind given.
@MainActor
func makeFocusWindow(width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.userInterfaceIdiom = idiom
    window.isHidden = false
    return window
}

/// The clock of all windows in memory.
@MainActor
func installVirtualClock() -> VirtualClock { RuntimeContext.application.virtualClock }

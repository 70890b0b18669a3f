package import VitrineLaunch

/// Why an application could not start. The description is one sentence for the user.
package enum LaunchError: Error, CustomStringConvertible {
    case invalidOptions(InvalidLaunchOptions)
    case noWindow(delegate: String)
    case noRootView
    case platform(String)
    case picture(String)
    case nothingToOutline

    package var description: String {
        switch self {
        case .invalidOptions(let fault):
            fault.description
        case .noWindow(let delegate):
            "The application shows no window: make one in \(delegate)'s application(_:didFinishLaunchingWithOptions:) "
                + "or in a scene delegate, or name a main storyboard in Info.plist."
        case .noRootView:
            "The window has neither a rootViewController nor a subview, so there is nothing to show."
        case .nothingToOutline:
            "There is no collection view on screen and no constraint at fault, so a wireframe has nothing to show: leave "
                + "out --wireframe, or reach one with --press."
        case .platform(let sentence), .picture(let sentence):
            sentence
        }
    }
}

package import VitrineLaunch

/// Why an application could not start. The description is one sentence for the user.
package enum LaunchError: Error, CustomStringConvertible {
    case invalidOptions(InvalidLaunchOptions)
    case noWindow(delegate: String)
    case noRootView
    case platform(String)
    case picture(String)
    case nothingToOutline
    /// - Parameter near: What can be tapped.
    case nothingToTap(String, near: [String])
    case tapOutside(x: Double, y: Double, width: Double, height: Double)

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
                + "out --wireframe, or reach one with --tap or --press."
        case .nothingToTap(let text, let near):
            "Nothing on the screen says \"\(text)\", so it cannot be tapped: "
                + (near.isEmpty
                    ? "there are no texts; give a point, for example --tap 100,200."
                    : "there are " + near.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
                        + (near.count > 12 ? " and \(near.count - 12) more." : "."))
        case .tapOutside(let x, let y, let width, let height):
            "The point \(x),\(y) cannot be tapped: it lies outside of the window, which is \(width) points wide and "
                + "\(height) high."
        case .platform(let sentence), .picture(let sentence):
            sentence
        }
    }
}

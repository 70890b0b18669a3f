/// The colour of a status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the interface style.
    case `default` = 0
    /// Light, for dark content.
    case lightContent = 1
    /// Dark, for light content.
    case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// Fading.
    case fade = 1
    /// Sliding.
    case slide = 2
}

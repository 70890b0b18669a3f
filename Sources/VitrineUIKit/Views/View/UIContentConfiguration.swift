/// Describes content: what it is and what it looks like. It makes the view that shows it.
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

    /// The configuration as it should be in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// What is shown. Setting another brings the view up to date.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. By default if it is of the same type as the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

internal import VitrineUI

/// A view that has the environment of a SwiftUI view, for the views inside.
@MainActor
protocol EnvironmentProviding: UIView {
    var environment: EnvironmentValues? { get }
    /// Who is to be told of changes.
    var environmentFollowers: EnvironmentFollowers { get }
}

public import VitrineUI

/// A view in a cell that hosts SwiftUI views itself, and wants them in the environment around the collection.
///
/// A hosting controller knows nothing of the SwiftUI view that the UIKit views around it are in: an
/// `@EnvironmentObject` in its content traps, and a `NavigationLink` is disabled. A view that is shown in a
/// ``ViewHostingCollectionViewCell`` or a ``ViewHostingCollectionReusableView``, anywhere inside a ``CollectionView``,
/// is given that environment, and hands it on:
///
/// ```swift
/// final class FilmView: UIView, CellConfinable, EnvironmentConfinable {
///     struct Root: View {
///         var film: Film?
///         var environment = EnvironmentValues()
///         var body: some View { FilmCard(film: film).environment(\.self, environment) }
///     }
///     private let hosting = UIHostingController(rootView: Root())
///
///     func configure(for film: Film) { hosting.rootView.film = film }
///     func environmentDidChange(_ environment: EnvironmentValues) { hosting.rootView.environment = environment }
///     …
/// }
/// ```
@MainActor
public protocol EnvironmentConfinable: Confinable {
    /// Takes over the environment of the ``CollectionView`` that the view is in.
    ///
    /// Called when the view comes into a window, as when its cell is used again, and whenever the environment may have
    /// changed while it is there. Never called outside of a ``CollectionView``.
    ///
    /// - Parameter environment: The whole environment, with its objects. It cannot be compared; handing it on with
    ///   `environment(\.self, _:)` updates what differs.
    func environmentDidChange(_ environment: EnvironmentValues)
}

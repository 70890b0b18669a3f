import VitrineSwiftUI

/// The program that widgets are where one of them is its `@main`.
struct WidgetProgram: App {
    /// Makes the widgets.
    @MainActor static var widgets: () -> _WidgetDescriptions = { _WidgetDescriptions() }

    var body: some Scene {
        WindowGroup { WidgetGallery(Self.widgets()) }
    }
}

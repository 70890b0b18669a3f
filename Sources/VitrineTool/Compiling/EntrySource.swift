/// The file that starts a program whose sources have no `@main`.
enum EntrySource {
    /// An application that shows what an expression makes: a preview, a SwiftUI view, a controller or a plain view.
    static func text(showing expression: String) -> String {
        """
        import SwiftUI
        import UIKit

        @main
        private final class VitrineEntry: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = Self.controller(showing: \(expression))
                window.makeKeyAndVisible()
                self.window = window
                return true
            }

            private static func controller(showing preview: _Preview) -> UIViewController {
                preview._controller
            }

            private static func controller(showing view: some View) -> UIViewController {
                UIHostingController(rootView: view)
            }

            private static func controller(showing controller: UIViewController) -> UIViewController {
                controller
            }

            private static func controller(showing view: UIView) -> UIViewController {
                _Preview { view }._controller
            }
        }

        """
    }
}

import SwiftUI

@main
struct ContentApp: App {
    var body: some Scene {
        WindowGroup {
            NotificationViewControllerWrapper {
                NavigationStack {
                    FruitListView()
                }
            }
        }
    }
}

import SwiftUI

@main
struct SafeAreaApp: App {
    var body: some Scene {
        WindowGroup {
            HStack(spacing: 0) {
                IgnoringInside()
                NotificationView {
                    NavigationStack {
                        FruitListView()
                    }
                }
            }
        }
    }
}

import SwiftUI

final class NotificationManager: ObservableObject {
    @Published var current: Any?
}

struct ContentView: View {
    @StateObject private var notificationManager = NotificationManager()

    var body: some View {
        NotificationView($notificationManager.current) {
            NavigationStack {
                FruitListView()
            }
            .environmentObject(notificationManager)
        }
    }
}

@main
struct FruitsApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

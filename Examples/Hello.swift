import SwiftUI

@main
struct HelloApp: App {
    var body: some Scene {
        WindowGroup {
            Hello()
        }
    }
}

struct Hello: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Hello, Linux")
                .font(.largeTitle)
                .bold()
            Text(count == 1 ? "Pressed once." : "Pressed \(count) times.")
                .foregroundColor(.secondary)
            Button("Press") {
                count += 1
            }
        }
        .padding()
    }
}

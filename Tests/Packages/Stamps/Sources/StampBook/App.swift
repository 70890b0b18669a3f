import Stamps
import SwiftUI

@Titled
struct Album {}

@main
struct StampBook: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Text(Album.title)
                Text(Country.name)
                Text(#shout("ten cents"))
            }
        }
    }
}

import SwiftUI
import TipKit

struct Hint: Tip {
    @Parameter static var isNew: Bool = true
    static let opened = Event(id: "opened")
    var title: Text { Text("A hint") }
    var rules: [Rule] {
        #Rule(Self.$isNew) { $0 }
        #Rule(Self.opened) { $0.donations.count > 0 }
    }

    /// Whether it waits before tips are set up, and is shown after that.
    static func begin() -> String {
        let before = Hint().status
        opened.sendDonation()
        try? Tips.configure()
        return "\(before == .pending) \(Hint().shouldDisplay)"
    }
}

import FruitKit
import Fruits
import SwiftUI
import UIKit

@main
struct OrchardApp: App {
    init() {
        let cell = FruitCell(Fruit.all[0])
        (cell.subviews[0] as? UIControl)?.sendActions(for: .primaryActionTriggered)
        FileHandle.standardError.write(Data("presses: \(cell.presses), device: \(Fruit.device)\n".utf8))
    }

    var body: some Scene {
        WindowGroup {
            FruitList()
        }
    }
}

import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Requests about scenes, and shortcut items")
struct SceneRequestTests {
    @Test("There is one scene, as on an iPhone: others are refused with UIKit's error")
    func refused() {
        let host = TestHost(UIViewController(), device: .iPhone)
        var errors: [NSError] = []
        host.perform {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                errors.append($0 as NSError)
            }
            let scene = UIApplication.shared.connectImplicitScene()
            UIApplication.shared.requestSceneSessionActivation(
                scene.session, userActivity: nil, options: nil
            ) { errors.append($0 as NSError) }
            #expect(errors.count == 1)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
                errors.append($0 as NSError)
            }
            UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil) {
                errors.append($0 as NSError)
            }
        }
        #expect(errors.map(\.domain) == Array(repeating: "UISceneErrorDomain", count: 3))
        #expect(errors.map(\.code) == [0, 101, 0])
    }

    @Test("Shortcut items are values: copies that change leave the others alone")
    func items() {
        let item = UIApplicationShortcutItem(
            type: "new", localizedTitle: "New", localizedSubtitle: "Note",
            icon: UIApplicationShortcutIcon(systemImageName: "plus"), userInfo: ["id": 7 as NSNumber])
        let copy = item.mutableCopy() as! UIMutableApplicationShortcutItem
        #expect(copy.isEqual(item) && copy.hash == item.hash)
        copy.localizedTitle = "Newer"
        copy.targetContentIdentifier = "content"
        #expect(item.localizedTitle == "New" && item.targetContentIdentifier == nil)
        #expect(!copy.isEqual(item))
        #expect((copy.userInfo?["id"] as? NSNumber) == 7)
        #expect(copy.icon == UIApplicationShortcutIcon(systemImageName: "plus"))
        #expect(copy.icon != UIApplicationShortcutIcon(type: .add))
        #expect((copy.copy() as? UIApplicationShortcutItem)?.localizedTitle == "Newer")
    }
}

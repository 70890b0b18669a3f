import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite("First screens that an Info.plist names")
struct LaunchInterfaceTests {
    private func scenes(_ configurations: [[String: Any]]) -> [String: Any] {
        ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]]
    }

    @Test("The main storyboard counts where there are no scenes")
    func mainStoryboard() {
        #expect(LaunchInterface([:]).mainStoryboard == nil)
        let list: [String: Any] = ["UIMainStoryboardFile": "Main"]
        #expect(LaunchInterface(list).mainStoryboard == "Main")
        let both = list.merging(["UIApplicationSceneManifest": scenes([["UISceneStoryboardFile": "Scene"]])])
        { $1 }
        #expect(LaunchInterface(both).mainStoryboard == nil)
        #expect(LaunchInterface(both).scene(named: nil)?.storyboard == "Scene")
        // Scenes without configurations are those that the program chooses.
        let empty = list.merging([
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]
        ]) { $1 }
        #expect(LaunchInterface(empty).mainStoryboard == "Main")
    }

    @Test("A configuration is found by its name, or is the first")
    func configurations() {
        let list = LaunchInterface([
            "UIApplicationSceneManifest": scenes([
                ["UISceneConfigurationName": "A", "UISceneStoryboardFile": "a"],
                ["UISceneConfigurationName": "B", "UISceneDelegateClassName": "Nowhere.Delegate"],
            ])
        ])
        #expect(list.scene(named: nil)?.name == "A")
        #expect(list.scene(named: "B")?.storyboard == nil)
        #expect(list.scene(named: "B")?.delegateClass == nil)
        #expect(list.scene(named: "C") == nil)
    }
}

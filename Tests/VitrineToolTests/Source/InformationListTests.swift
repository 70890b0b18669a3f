import Foundation
import Testing

@testable import VitrineTool

@Suite("Info.plist of the main bundle")
struct InformationListTests {
    private func list(_ files: [String: String], startsByItself: Bool = true) throws -> [String: Any] {
        let scratch = try Scratch()
        try scratch.place("", at: "App.swift")
        for (path, text) in files { try scratch.place(text, at: path) }
        let list = InformationList(
            of: [try ProgramFolder(path: scratch.path)], name: "My App", module: "My_App",
            startsByItself: startsByItself)
        let values = try PropertyListSerialization.propertyList(from: list.data, format: nil)
        return try #require(values as? [String: Any])
    }

    private func file(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    private func entry(_ key: String, _ value: String) -> String {
        "<key>\(key)</key><string>\(value)</string>"
    }

    @Test("A list that an app and its framework share is the app's")
    func shared() throws {
        let entries = entry("CFBundlePackageType", "FMWK") + entry("UIMainStoryboardFile", "Main")
        let list = try list(["Base.lproj/Main.storyboard": "", "Kit/Info.plist": file(entries)])
        #expect(list["UIMainStoryboardFile"] as? String == "Main")
        let framework = entry("CFBundlePackageType", "FMWK") + entry("A", "B")
        #expect(try self.list(["Kit/Info.plist": file(framework)])["A"] == nil)
    }

    @Test("Every program has a name, an identifier and versions")
    func bare() throws {
        let list = try list([:])
        #expect(list["CFBundleName"] as? String == "My App")
        #expect(list["CFBundleIdentifier"] as? String == "My_App.program")
        #expect(list["CFBundleShortVersionString"] as? String == "1.0")
        #expect(list["CFBundleVersion"] as? String == "1")
    }

    @Test(
        "The app's list counts, with the values of the project's settings in it; that of an extension does not"
    )
    func settings() throws {
        let project = """
            isa = PBXNativeTarget;
            name = App;
            productType = "com.apple.product-type.application";
            PRODUCT_BUNDLE_IDENTIFIER = "a.$(PRODUCT_NAME:rfc1034identifier)";
            MARKETING_VERSION = 2.5;
            INFOPLIST_KEY_UIMainStoryboardFile = Main;
            INFOPLIST_KEY_CFBundleDisplayName = "Shown";
            """
        let list = try list([
            "App.xcodeproj/project.pbxproj": project, "Base.lproj/Main.storyboard": "",
            "A/Info.plist": file("<key>NSExtension</key><dict/>" + entry("A", "no")),
            "B/Info.plist": file(
                entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
                    + entry("A", "${PRODUCT_MODULE_NAME}.A")
                    + entry("CFBundleExecutable", "X")),
        ])
        #expect(list["CFBundleIdentifier"] as? String == "a.My-App")
        #expect(list["CFBundleShortVersionString"] as? String == "2.5")
        #expect(list["A"] as? String == "My_App.A")
        #expect(list["UIMainStoryboardFile"] as? String == "Main")
        #expect(list["CFBundleDisplayName"] as? String == "Shown")
        #expect(list["CFBundleExecutable"] == nil)
    }

    @Test("Storyboards that are nowhere are left out, and all of them where the tool shows a view")
    func storyboards() throws {
        let scenes =
            "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>R</key><array><dict>"
            + entry("UISceneStoryboardFile", "Main") + entry("UISceneConfigurationName", "D")
            + "</dict></array></dict></dict>"
        let text = file(scenes + entry("UIMainStoryboardFile", "Other"))
        func configuration(_ list: [String: Any]) -> [String: Any]? {
            let scenes = list["UIApplicationSceneManifest"] as? [String: Any]
            let all = scenes?["UISceneConfigurations"] as? [String: Any]
            return (all?["R"] as? [[String: Any]])?.first
        }
        let with = try list(["Info.plist": text, "Main.storyboard": ""])
        #expect(with["UIMainStoryboardFile"] == nil)
        #expect(configuration(with)?["UISceneStoryboardFile"] as? String == "Main")
        let without = try list(["Info.plist": text])
        #expect(configuration(without)?["UISceneStoryboardFile"] == nil)
        #expect(configuration(without)?["UISceneConfigurationName"] as? String == "D")
        #expect(
            try list(["Info.plist": text, "Main.storyboard": ""], startsByItself: false)[
                "UIApplicationSceneManifest"] == nil)
    }

    @Test("Lists that cannot be read, and those that are no dictionaries, are as none")
    func broken() throws {
        for text in ["<plist", "", "<plist version=\"1.0\"><array/></plist>"] {
            #expect(try list(["Info.plist": text])["CFBundleName"] as? String == "My App")
        }
    }
}

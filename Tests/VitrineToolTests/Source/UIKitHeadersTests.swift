import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Headers that make UIKit visible")
struct UIKitHeadersTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.place("", at: "Base/Kit/A.swift")
        try scratch.place("", at: "Base/Kit/Views/B.swift")
        try scratch.place("", at: "Base/App/C.swift")
    }

    private func isVisible(in module: String, below root: String = "Base") throws -> Bool {
        let folder = try ProgramFolder(path: scratch(root))
        return UIKitHeaders(folder).importUIKit(
            in: module, sources: folder.sources.filter { $0.contains("/\(module)/") })
    }

    @Test("Without headers and pods no module sees it")
    func none() throws {
        #expect(try !isVisible(in: "Kit"))
        #expect(try !isVisible(in: "App"))
    }

    @Test("An umbrella header has the name of its module")
    func umbrella() throws {
        try scratch.place("#import <UIKit/UIKit.h>\n", at: "Base/Support/Kit.h")
        try scratch.place("#import <UIKit/UIKit.h>\n", at: "Base/App/Legacy.h")
        #expect(try isVisible(in: "Kit"))
        #expect(try !isVisible(in: "App"))
    }

    @Test("A bridging header is that of the module in whose folder it is")
    func bridging() throws {
        try scratch.place("  @import UIKit;\n", at: "Base/App/Code/Shop-Bridging-Header.h")
        #expect(try isVisible(in: "App"))
        #expect(try !isVisible(in: "Kit"))
    }

    @Test("Headers that it imports count, and what is a remark does not")
    func imports() throws {
        try scratch.place("#import \"Old/Legacy.h\"\n", at: "Base/App/App-Bridging-Header.h")
        try scratch.place("// #import <UIKit/UIKit.h>\n#import \"Legacy.h\"\n", at: "Base/App/Legacy.h")
        #expect(try !isVisible(in: "App"))
        try scratch.place(
            "#import <Foundation/Foundation.h>\n#include <UIKit/UIView.h>\n", at: "Base/App/Legacy.h")
        #expect(try isVisible(in: "App"))
    }

    @Test("A pod for iOS sees it where its sources are, wherever the check begins")
    func pods() throws {
        try scratch.place(
            """
            Pod::Spec.new do |s|
              s.platform = :ios
              # s.source_files = 'App/**/*'
              s.source_files = 'Kit/**/*.{h,swift}'
              s.summary = 'App'
            end
            """, at: "Base/Kit.podspec")
        #expect(try isVisible(in: "Kit"))
        #expect(try !isVisible(in: "App"))
        #expect(try isVisible(in: "Kit", below: "Base/Kit"))
        try FileManager.default.createDirectory(
            atPath: scratch("Base/Kit/.git"), withIntermediateDirectories: true)
        #expect(try !isVisible(in: "Kit", below: "Base/Kit"))
    }

    @Test("Of a pod the systems count, and all of its patterns")
    func systems() throws {
        func place(_ system: String) throws {
            try scratch.place(
                """
                s.\(system).deployment_target = '10.0'
                s.default_subspecs = 'Core'
                s.subspec 'Core' do |c|
                  c.source_files = [
                    "Other/*.swift",
                    "./App/*.swift"
                  ]
                end
                """, at: "Base/Kit.podspec")
        }
        try place("osx")
        #expect(try !isVisible(in: "App"))
        try place("tvos")
        #expect(try isVisible(in: "App"))
        #expect(try !isVisible(in: "Kit"))
    }

    @Test("A package's targets never see it, other sources beside them do")
    func packages() throws {
        try scratch.place("#import <UIKit/UIKit.h>\n", at: "Base/Kit/Kit.h")
        try scratch.place("#import <UIKit/UIKit.h>\n", at: "Base/App/App-Bridging-Header.h")
        try scratch.place(
            "let package = Package(targets: [.target(name: \"Kit\", path: \"Kit\")])",
            at: "Base/Package.swift")
        let base = try CodeBase(folders: [scratch("Base")], family: .phone) { _ in true }
        #expect(
            Dictionary(uniqueKeysWithValues: base.modules.map { ($0.name, $0.seesUIKit) })
                == ["App": true, "Kit": false])
    }

    @Test("Who imports a framework sees what its headers import")
    func imported() throws {
        try scratch.place("#import <UIKit/UIKit.h>\n", at: "Base/Kit/Kit.h")
        try scratch.place("import Kit\n", at: "Base/App/Page.swift")
        try scratch.place(
            "let package = Package(targets: [.target(name: \"Kit\", path: \"Kit\")])",
            at: "Base/Package.swift")
        let base = try CodeBase(folders: [scratch("Base")], family: .phone) { _ in true }
        #expect(
            Dictionary(uniqueKeysWithValues: base.modules.map { ($0.name, $0.seesUIKit) })
                == ["App": true, "Kit": false])
    }
}

import Foundation
import Testing

@testable import VitrineTool

/// `vitrine check` as a process, with a compiler that is none.
@Suite("The command check")
struct CheckCommandTests {
    private let machine: FakeMachine

    /// Says what `BROKEN` in a source is, hangs where a source says so, and crashes over bodies with `CRASH`.
    private static let compiler = """
        #!/bin/sh
        code=0
        symbols=
        for file; do
            case $file in *GeneratedAssetSymbols.swift) symbols=$file ;; esac
        done
        for file; do
            case $file in *.swift) ;; *) continue ;; esac
            if grep -q CRASH "$file" && case $* in
                *-skip-all-function-bodies*) false ;;
                *-primary-file*) case $* in *"-primary-file $file"*) ;; *) false ;; esac ;;
            esac; then
                echo "3. While evaluating request TypeCheckPrimaryFileRequest(source_file \\"$file\\")" >&2
                kill -SEGV $$
            fi
            if grep -q HANG "$file"; then sleep 60; fi
            if grep -q 'Color(.sky)' "$file" && ! grep -q sky "${symbols:-/dev/null}"; then
                echo "$file:1:1: error: type 'ColorResource' has no member 'sky'" >&2
                code=1
            fi
            if grep -q VIEW "$file" && case $* in *"-import-module UIKit"*) false ;; esac; then
                echo "$file:1:1: error: cannot find 'UIView' in scope" >&2
                code=1
            fi
            if grep -q BROKEN "$file"; then
                echo "$file:1:1: error: cannot find 'UIInputViewAudioFeedback' in scope" >&2
                code=1
            fi
        done
        exit $code

        """

    init() throws {
        machine = try FakeMachine()
        try machine.scratch.place(Self.compiler, at: "swift/bin/swift-frontend")
        chmod(machine.scratch("swift/bin/swift-frontend"), 0o755)
    }

    @Test("It ends with 0 when everything compiles, else with 1, and tells which module it is at")
    func codes() throws {
        try machine.scratch.place("import UIKit\n", at: "Shop/App/A.swift")
        let clean = try machine.run(["check", "Shop"], in: machine.scratch.path)
        #expect(clean.code == 0)
        #expect(clean.text.contains("Checking App (1 of 1)…\n"))
        #expect(clean.text.contains("100 % of Shop compiles: 1 of 1 file without an error.\n"))
        try machine.scratch.place("BROKEN\n", at: "Shop/App/B.swift")
        let broken = try machine.run(
            ["check", "Shop", "--html", "page.html"], in: machine.scratch.path)
        #expect(broken.code == 1)
        #expect(
            broken.text.contains(
                "  1  UIInputViewAudioFeedback  there is no sound: leave it out\n"
            ))
        let page = String(decoding: machine.scratch.read("page.html") ?? [], as: UTF8.self)
        #expect(page.contains("50 %"))
    }

    @Test("Where a header of the module imports UIKit, every source sees it")
    func headers() throws {
        try machine.scratch.place("VIEW\n", at: "Shop/App/A.swift")
        try machine.scratch.place("VIEW\n", at: "Shop/Kit/B.swift")
        try machine.scratch.place("#import <UIKit/UIKit.h>\n", at: "Shop/Kit/Kit.h")
        let result = try machine.run(["check", "Shop"], in: machine.scratch.path)
        #expect(result.text.contains("50 % of Shop compiles: 1 of 2 files without an error.\n"))
    }

    @Test("A module that takes longer than allowed is ended, and the others are asked")
    func timeLimit() throws {
        try machine.scratch.place("HANG\n", at: "Shop/Slow/A.swift")
        try machine.scratch.place("let a = 1\n", at: "Shop/Fast/B.swift")
        let result = try machine.run(["check", "Shop", "--timeout", "1"], in: machine.scratch.path)
        #expect(result.text.contains("  1  its module took longer than 1 seconds\n"))
        #expect(result.text.contains("100 % of Shop compiles: 1 of 1 file without an error.\n"))
    }

    @Test("A source that crashes the compiler is left out, and the others of its module are asked")
    func crash() throws {
        for name in ["B", "D"] { try machine.scratch.place("CRASH\n", at: "Shop/App/\(name).swift") }
        for name in ["A", "C"] { try machine.scratch.place("let a = 1\n", at: "Shop/App/\(name).swift") }
        try machine.scratch.place("BROKEN\n", at: "Shop/App/E.swift")
        let result = try machine.run(["check", "Shop"], in: machine.scratch.path)
        #expect(result.text.contains("67 % of Shop compiles: 2 of 3 files without an error.\n"))
        #expect(result.text.contains("  2  the compiler crashes over it\n"))
    }

    @Test("What Xcode makes of the asset catalogues of the folder is known to the sources")
    func assetSymbols() throws {
        try machine.scratch.place("import SwiftUI\nlet color = Color(.sky)\n", at: "Shop/App/A.swift")
        let without = try machine.run(["check", "Shop"], in: machine.scratch.path)
        #expect(without.code == 1)
        try machine.scratch.place(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
                + #"{"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}], "#
                + #""info": {"author": "xcode", "version": 1}}"#,
            at: "Shop/Assets.xcassets/Colours/sky.colorset/Contents.json")
        let with = try machine.run(["check", "Shop"], in: machine.scratch.path)
        #expect(with.code == 0, "\(with.text)")
    }

    @Test("Wrong arguments are one sentence")
    func arguments() throws {
        let folder = machine.scratch.path
        #expect(
            try machine.run(["check", "nowhere"], in: folder)
                == .init(
                    code: 1, text: "vitrine: nowhere does not exist; pass the folder of a code base.\n"))
        #expect(try machine.run(["check", ".", "--timeout", "x"], in: folder).code == 64)
        #expect(try machine.run(["check", ".", "--swift-version", "3"], in: folder).code == 64)
    }
}

import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Sources that import what is not here, and that nothing needs")
struct UnneededSourcesTests {
    private func unneeded(
        _ texts: [String: String], shown: ShownPart? = nil, resources: [String] = []
    ) -> UnneededSources {
        let sources = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        return UnneededSources(
            of: sources, missing: ["FilmKit", "PlaceKit"], shown: shown, resources: resources, family: .phone)
    }

    private let app =
        "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }"

    @Test("A page that nothing leads to is left out, and what needs it")
    func left() {
        let found = unneeded([
            "App.swift": app,
            "Film.swift":
                "import FilmKit\nstruct Film: View {}\nextension View { func playing(film: URL) {} }",
            "Home.swift":
                "import SwiftUI\nstruct Home: View { let a = helped() }\nextension Home { func own() {} }",
            "Shelf.swift": "struct Shelf: View { let a = Film() }",
            "Trailer.swift": "struct Trailer: View { let a = b.playing(film: c) }",
            "Tools.swift": "func helped() {}",
            "Apart.swift": "struct Apart {}",
        ])
        #expect(found.all.map(\.path) == ["Film.swift", "Shelf.swift", "Trailer.swift"])
        #expect(found.all.map(\.module) == ["FilmKit", nil, nil])
        #expect(
            found.sentence
                == "Film.swift, Shelf.swift and Trailer.swift are left out: FilmKit is not here, and nothing that the program "
                + "begins with needs them")
    }

    @Test(
        "What the beginning needs stays, by types, functions, extensions, labels and what things conform to")
    func needed() {
        let needing = [
            ("struct Film {}", "Film()"), ("func play() {}", "play()"), ("let film = 1", "a(film)"),
            ("extension URL { func play() {} }", "a.play()"),
            ("extension URL { init(film: Int) {} }", "URL(film: 1)"),
            ("extension Home { private func a() {} }", "1"), ("extension URL: Playable {}", "a as Playable"),
            ("typealias Film = Int", "Film()"),
        ]
        for (declared, used) in needing {
            let found = unneeded([
                "App.swift": app, "Home.swift": "struct Home: View { let a = \(used) }",
                "Film.swift": "import FilmKit\n\(declared)",
            ])
            #expect(found.all.isEmpty, "\(declared)")
        }
    }

    @Test("A view that is asked for is where the program begins")
    func view() {
        let texts = [
            "App.swift": "import PlaceKit\n@main struct Shop: App { let home = Home() }",
            "Home.swift": "struct Home: View {}", "Page.swift": "struct Page: View {}",
        ]
        #expect(unneeded(texts).all.isEmpty)
        #expect(unneeded(texts, shown: .view("Page")).all.map(\.path) == ["App.swift"])
        #expect(unneeded(texts, shown: .view("Missing")).all.isEmpty)
    }

    @Test("Of previews those are left out that import what is not here, also for one by its number")
    func previews() {
        let texts = [
            "App.swift": "@main struct Shop: App { let home = Home() }",
            "Home.swift": "struct Home: View { let film = Film() }\n#Preview { Home() }",
            "Film.swift": "import FilmKit\nstruct Film: View {}\n#Preview { Film() }",
            "Page.swift": "struct Page: View {}\n#Preview { Page() }",
        ]
        let all = unneeded(texts, shown: .previews)
        #expect(all.all.map(\.path) == ["Film.swift"])
        #expect(all.sentence == "Film.swift is left out: FilmKit is not here")
        #expect(unneeded(texts, shown: .preview("2")).all.map(\.path) == ["Film.swift"])
    }

    @Test("What storyboards and the system make by name is a beginning, too")
    func resources() throws {
        let scratch = try Scratch()
        try scratch.place("<view customClass=\"MapController\"/>", at: "Main.storyboard")
        let texts = [
            "App.swift": "@UIApplicationMain class AppDelegate {}",
            "Map.swift": "import PlaceKit\nclass MapController: UIViewController {}",
            "Film.swift": "import FilmKit\nclass FilmController: UIViewController {}",
        ]
        #expect(unneeded(texts, resources: [scratch("Main.storyboard")]).all.isEmpty)
        #expect(unneeded(texts).all.map(\.path) == ["Film.swift", "Map.swift"])
        let scene = "import FilmKit\nclass Other: UIResponder, UIWindowSceneDelegate {}"
        #expect(unneeded(texts.merging(["Scene.swift": scene]) { $1 }).all.isEmpty)
    }

    @Test("Nothing is left out where nothing is missing, or nothing begins")
    func untouched() {
        #expect(unneeded(["App.swift": app, "Film.swift": "import UIKit\nstruct Film {}"]).all.isEmpty)
        #expect(
            unneeded(["Film.swift": "import FilmKit\nstruct Film {}", "A.swift": "struct A {}"]).all.isEmpty)
    }
}

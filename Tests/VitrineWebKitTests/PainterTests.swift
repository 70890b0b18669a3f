import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// Sizes, scrolling and pictures, of pages that a test makes up.
@MainActor @Suite(.serialized) struct PainterTests {
    private let engine = ScriptedEngine()
    private let stage: PageStage
    private var web: WKWebView { stage.web }

    init() {
        let engine = engine
        WebEngines.maker = { _ in engine }
        stage = PageStage()
        WebEngines.maker = nil
    }

    private func measures(
        width: Int = 300, height: Int, y: Int = 0, scroll: Int = 0, viewport: String? = "width=device-width"
    ) -> String {
        let text = viewport.map { "\"\($0)\"" } ?? "null"
        return """
            {"width": \(width), "height": \(height), "fits": \(height <= 400), "innerWidth": \(width), "x": 0, \
            "y": \(y), "scroll": \(scroll), "viewport": \(text), "color": "rgb(0, 255, 0)"}
            """
    }

    private func change(_ text: String) {
        stage.act {
            engine.onEvent?(
                .message(PageScript.handler, WebValue(json: "{\"changed\": \(text)}"), reply: nil))
        }
    }

    @Test func thePageIsAsLargeAsTheViewInPixels() {
        #expect(engine.size == WebSize(width: 300, height: 400, zoom: 1))
        stage.act { stage.host.resize(to: CGSize(width: 200, height: 300)) }
        #expect(engine.size == WebSize(width: 200, height: 300, zoom: 1))
        stage.act { web.pageZoom = 2 }
        #expect(engine.size.zoom == 2)
    }

    @Test func theContentIsAsLargeAsThePage() {
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 1200)) }
        #expect(web.scrollView.contentSize == CGSize(width: 300, height: 1200))
        #expect(web.content.frame.size == CGSize.zero)
        change(measures(height: 90))
        #expect(web.scrollView.contentSize.height == 400)
    }

    @Test func aPageThatIsNotMadeForSmallScreensIsShownWhole() {
        stage.act {
            engine.succeed(
                "https://example.org/", measures: measures(width: 980, height: 1960, viewport: nil))
        }
        #expect(abs(engine.size.zoom - 300.0 / 980) < 1e-9)
        #expect(abs(web.scrollView.contentSize.height - 600) < 1e-6)
    }

    @Test func pictureAreTakenWhenThePageChangesAndNeverAtRest() {
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 1200)) }
        let first = engine.snapshots
        #expect(first >= 1)
        stage.host.advance(by: 5)
        #expect(engine.snapshots == first)
        change(measures(height: 1200))
        #expect(engine.snapshots == first + 1)
    }

    @Test func oneIsTakenAtATime() {
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 1200)) }
        engine.holdsSnapshots = true
        let first = engine.snapshots
        for _ in 0..<10 { change(measures(height: 1200)) }
        #expect(engine.snapshots == first + 1)
        engine.releaseSnapshots()
        #expect(engine.snapshots == first + 2)
    }

    @Test func scrollingIsHandedToThePageWithinItsEnds() {
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 1200)) }
        stage.act { web.scrollView.contentOffset.y = 250 }
        #expect(engine.evaluated.last?.source == "vitrinePage.scroll(0.0, 250.0, 1)")
        #expect(engine.evaluated.last?.world == PageScript.world)
        stage.act { web.scrollView.contentOffset.y = 800 }
        #expect(engine.evaluated.last?.source == "vitrinePage.scroll(0.0, 800.0, 2)")
    }

    @Test func aPageThatScrollsByItselfIsFollowed() {
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 1200)) }
        change(measures(height: 1200, y: 320))
        #expect(web.scrollView.contentOffset.y == 320)
        // What it said before it heard of the last scroll is late.
        stage.act { web.scrollView.contentOffset.y = 100 }
        change(measures(height: 1200, y: 320))
        #expect(web.scrollView.contentOffset.y == 100)
        change(measures(height: 1200, y: 100, scroll: 1))
        #expect(web.scrollView.contentOffset.y == 100)
    }

    @Test func tapsReachThePageInItsPixels() {
        stage.act {
            engine.succeed(
                "https://example.org/", measures: measures(width: 980, height: 1960, viewport: nil))
        }
        stage.act { web.content.frame = web.bounds }
        stage.host.tap(at: CGPoint(x: 150, y: 100))
        stage.host.settle()
        let tap = engine.evaluated.first { $0.source.hasPrefix("vitrinePage.tap") }
        let numbers = (tap?.source ?? "").split { "(,)".contains($0) }.compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        #expect(numbers.count == 3 && abs(numbers[0] - 490) < 0.5 && abs(numbers[1] - 326.7) < 0.5)
    }

    @Test func theColourOfThePageIsBehindIt() {
        #expect(web.underPageBackgroundColor == .systemBackground)
        stage.act { engine.succeed("https://example.org/", measures: measures(height: 100)) }
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(web.underPageBackgroundColor == green && web.content.backgroundColor == green)
        web.isOpaque = false
        #expect(web.content.backgroundColor == .clear)
        web.underPageBackgroundColor = .red
        #expect(web.underPageBackgroundColor == .red && web.scrollView.backgroundColor == .red)
    }

    @Test func whatComesAtOnceIsShownAtOnce() {
        let own = ScriptedEngine()
        WebEngines.maker = { _ in own }
        let configuration = WKWebViewConfiguration()
        configuration.suppressesIncrementalRendering = true
        let stage = PageStage(configuration)
        WebEngines.maker = nil
        stage.act {
            _ = own.ask("https://example.org/")
            own.onEvent?(.started)
            own.onEvent?(.committed)
        }
        #expect(own.snapshots == 0)
        stage.act { own.onEvent?(.finished) }
        withExtendedLifetime(stage) {}
    }

    @Test(arguments: [
        ("width=device-width", 300), ("width=device-width, initial-scale=1", 300), ("initial-scale=1", 300),
        ("width=600", 600), ("initial-scale=0.5; width=device-width", 600), ("user-scalable=no", 980),
        ("width=abc", 980),
    ])
    func viewports(text: String, width: Int) {
        var measures = PageMeasures()
        measures.viewport = text
        #expect(measures.layoutWidth(in: 300) == CGFloat(width))
    }

    @Test func coloursAreReadAsStyleSheetsWriteThem() {
        #expect(PageMeasures.color("rgb(255, 0, 51)") == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
        #expect(PageMeasures.color("rgba(0, 0, 0, 0.5)") == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        for text in ["rgba(0, 0, 0, 0)", "", "red", "rgb(1, 2)", "rgb(", "color(srgb 1 0 0)"] {
            #expect(PageMeasures.color(text) == nil)
        }
    }
}

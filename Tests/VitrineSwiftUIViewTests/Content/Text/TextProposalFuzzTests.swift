import Foundation
import Fuzzing
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI

/// Random texts under random proposals.
@MainActor
@Suite("Random texts under proposals", .serialized)
struct TextProposalFuzzTests {
    private static let pieces = [
        "a", "in", "Vitrine", "collection", "Straßenbahnhaltestelle", "WWWWWW", "fi", "Ångström", "1234567",
        "soft\u{AD}hy\u{AD}phen", "日本語", "שלום", "مرحبا", "👨‍👩‍👧‍👦", "👍🏽", "e\u{301}", "\n",
    ]

    private static func text(_ random: inout SeededGenerator) -> Text {
        var result = Text(verbatim: "")
        for _ in 0..<random.int(1...10) {
            var piece = Text(verbatim: random.pick(pieces) + (random.chance(0.7) ? " " : ""))
            if random.chance(0.3) { piece = piece.font(.system(size: CGFloat(random.double(6...50)))) }
            if random.chance(0.2) { piece = piece.bold() }
            if random.chance(0.1) { piece = piece.italic() }
            result = result + piece
        }
        return result
    }

    @Test(
        "A text is no wider than proposed, unless one character of it is; and what it measured fits it again")
    func widths() {
        for seed in FuzzBudget.seeds(150) {
            var random = SeededGenerator(seed: seed)
            let text = Self.text(&random)
            var environment = EnvironmentValues()
            environment.displayScale = random.pick([1, 2, 3])
            environment.lineLimit = random.pick([nil, nil, 1, 2, 3])
            environment.truncationMode = random.pick([.tail, .head, .middle])
            let isShrinking = random.chance(0.2)
            environment.minimumScaleFactor = isShrinking ? 0.5 : 1
            let graph = ViewGraph(text, environment: environment)
            let width = random.chance(0.5) ? CGFloat(random.double(0...350)) : CGFloat(random.int(0...350))
            let height = random.chance(0.3) ? CGFloat(random.double(5...200)) : nil
            let size = graph.sizeThatFits(ProposedViewSize(width: width, height: height))
            // The widest character here, an emoji of 50 points, and an ellipsis of that size have less than 70 points.
            #expect(
                size.width <= width || (width < 70 && size.width < 70),
                "seed \(seed): \(size) for \(width), \(text.string)")
            // A character that is wider than proposed gives the other lines more room; and what shrinks by halvings
            // may find a larger size in a frame of its own. Other truncations than that at the end bring letters from the
            // end into the last line, whose fonts may be higher: fewer lines fit then.
            if size.width > width || isShrinking || environment.truncationMode != .tail { continue }
            let again = graph.sizeThatFits(ProposedViewSize(size))
            #expect(again == size, "seed \(seed): \(again) in a frame of \(size), \(text.string)")
        }
    }
}

import CVitrineGTK
import Foundation
import Testing

@testable import VitrineGraphics

@Suite("Unicode's line breaks")
struct LineBreakFileTests {
    static let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    static var isInstalled: Bool {
        let isThere = FileManager.default.fileExists(atPath: file)
        if !isThere {
            print("Not tested: Unicode's line breaks. Install unicode-data, or run Scripts/setup.")
        }
        return isThere
    }

    @Test("Lines may break where Unicode's test file says", .enabled(if: isInstalled))
    func breaks() throws {
        let lines = try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n")
        var (count, wrong) = (0, 0)
        for line in lines {
            let parts = line.split(separator: "#", omittingEmptySubsequences: false)[0].split {
                $0 == " " || $0 == "\t"
            }
            guard !parts.isEmpty else { continue }
            var text = ""
            var expected: Set<Int> = []
            for part in parts where part != "×" {
                if part == "÷" {
                    expected.insert(text.utf8.count)
                } else if let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) {
                    text.unicodeScalars.append(scalar)
                }
            }
            expected.remove(text.utf8.count)
            count += 1
            let layout = TextLayout.layout(TextParagraph(text, font: TextFont(family: .system, size: 17)))
            let clusters = layout.shape.clusters
            var found: Set<Int> = []
            for (index, cluster) in clusters.enumerated() {
                let flags = Int(cluster.flags)
                if flags & vitrine_cluster_breaks_line != 0, cluster.start > 0 {
                    found.insert(Int(cluster.start))
                }
                if flags & vitrine_cluster_ends_line != 0 {
                    found.insert(
                        index + 1 < clusters.count ? Int(clusters[index + 1].start) : text.utf8.count)
                }
            }
            found.remove(text.utf8.count)
            if found != expected { wrong += 1 }
        }
        #expect(count > 7000)
        // Pango has rules of its own for some; what it gives is what there is.
        #expect(Double(wrong) / Double(count) < 0.01)
    }
}

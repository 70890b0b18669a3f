import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineSymbols

@Suite("Symbols")
struct SymbolTableTests {
    /// The pixels of a symbol at 32×32, in black.
    private func bitmap(_ name: String, lineWidth: CGFloat = 1.25) throws -> Bitmap {
        let recipe = try #require(SymbolTable.recipe(of: name), "\(name)")
        let shape = try #require(SymbolShape(recipe, lineWidth: lineWidth), "\(name)")
        let marks = shape.marks.map {
            BitmapMark(
                path: $0.path, isEvenOdd: $0.isEvenOdd, erases: $0.erases, growth: $0.growth, color: .black)
        }
        return try #require(
            Bitmap(marks, width: 32, height: 32, scale: 1, transform: CGAffineTransform(scaleX: 2, y: 2)))
    }

    /// How much of the square is covered, from 0 to 1.
    private func coverage(_ bitmap: Bitmap) -> Double {
        let pixels = bitmap.pixels
        return stride(from: 3, to: pixels.count, by: 4).reduce(0.0) { $0 + Double(pixels[$1]) } / 255
            / Double(bitmap.pixelWidth * bitmap.pixelHeight)
    }

    @Test("Every symbol of the table is drawn, stays about its square, and is not empty")
    func whole() throws {
        let names = SymbolTable.names
        #expect(names.count > 4000)
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for name in names {
            let recipe = try #require(SymbolTable.recipe(of: name))
            let shape = try #require(SymbolShape(recipe, lineWidth: 1.25), "\(name)")
            let bounds = shape.bounds
            #expect(
                bounds.minX > -3 && bounds.minY > -3 && bounds.maxX < 19 && bounds.maxY < 19,
                "\(name) \(bounds)")
            #expect(bounds.width > 0.5 && bounds.height > 0.5, "\(name) \(bounds)")
        }
        // Drawing all would take seconds: every 40th.
        for name in stride(from: 0, to: names.count, by: 40).map({ names[$0] }) {
            #expect(coverage(try bitmap(name)) > 0.01, "\(name)")
        }
    }

    @Test("There is nothing for a name that is none")
    func unknown() {
        for name in ["", "star.fil", "star.fill.", "no such symbol", "Star", "zzzz", "=", "\n", "star\nfill"]
        {
            #expect(SymbolTable.recipe(of: name) == nil, "\(name)")
        }
    }

    @Test("Letters and numbers stand in their figures, within these")
    func texts() throws {
        let bar = CGPath(rect: CGRect(x: 0, y: -12, width: 3, height: 12), transform: nil)
        let wide = CGPath(rect: CGRect(x: 5, y: 0, width: 30, height: 10), transform: nil)
        for (name, text, isFilled) in [
            ("a.circle", "A", false), ("z.square.fill", "Z", true), ("50.circle.fill", "50", true),
            ("04.square", "04", false), ("7.circle.fill", "7", true), ("x.square", "X", false),
        ] {
            let recipe = try #require(SymbolTable.recipe(of: name), "\(name)")
            #expect(recipe.text == text && recipe.isFilled == isFilled)
            #expect(SymbolShape(recipe, lineWidth: 1) == nil, "without a font there is none")
            for path in [bar, wide] {
                var asked: [String] = []
                let shape = try #require(
                    SymbolShape(recipe, lineWidth: 1) {
                        asked.append($0)
                        return path
                    })
                #expect(asked == [text])
                let inner = try #require(shape.marks.last)
                let box = inner.path.boundingBoxOfPath
                #expect(inner.erases == isFilled)
                #expect(abs(box.midX - 8) < 0.01 && abs(box.midY - 8) < 0.01)
                #expect(hypot(box.width, box.height) < (name.contains("circle") ? 12 : 15))
                #expect(abs(shape.bounds.width - 16) < 0.2)
            }
        }
        // Signs stand alone, too.
        let won = try #require(SymbolTable.recipe(of: "wonsign"))
        #expect(won.text == "₩" && won.enclosure == nil)
        let sign = try #require(SymbolShape(won, lineWidth: 1) { _ in bar })
        #expect(abs(sign.bounds.height - 13) < 0.01 && abs(sign.bounds.midX - 8) < 0.01)
        #expect(SymbolTable.recipe(of: "rublesign.square.fill")?.isFilled == true)
        for name in [
            "51.circle", "100.circle", "a.triangle", "ab.circle", "A.circle", "a.circle.fil", ".circle", "a",
            "wonsign.fill", "wonsign.circle.x",
        ] {
            #expect(SymbolTable.recipe(of: name) == nil, "\(name)")
        }
    }

    @Test("A filled circle covers π/4 of its square, and lines become thicker with the weight")
    func areas() throws {
        // Grown by half of what a line of 1.25 has more than the outline's 1: a radius of 8.125 of 8.
        let whole = coverage(try bitmap("circle.fill", lineWidth: 1))
        #expect(abs(whole - .pi / 4) < 0.005)
        let widths: [CGFloat] = [0.35, 0.85, 1.25, 2, 2.6]
        let covered = try widths.map { coverage(try bitmap("circle", lineWidth: $0)) }
        // A ring of this width, of a middle radius of 7.5: 2π · 7.5 · width of 256 units.
        for (width, covered) in zip(widths, covered) where width <= 1.25 {
            #expect(abs(covered - 2 * .pi * 7.5 * Double(width) / 256) < 0.02, "\(width)")
        }
        #expect(covered == covered.sorted())
    }

    @Test("What is in a filled circle is left out of it, and what is in a ring is painted in it")
    func enclosed() throws {
        let filled = try bitmap("star.circle.fill")
        // The star's middle is the circle's.
        #expect(filled[16, 16].alpha == 0)
        #expect(filled[4, 16].alpha == 1)
        let ring = try bitmap("star.circle")
        #expect(ring[1, 16].alpha > 0.9)
        #expect(ring[6, 8].alpha == 0)
    }

    @Test("A slash crosses from the upper left to the lower right, with a gap above")
    func slash() throws {
        let struck = try bitmap("flag.slash")
        #expect(struck[16, 16].alpha > 0.9)
        #expect(struck[6, 6].alpha > 0.9)
        #expect(struck[26, 26].alpha > 0.9)
        // A line's width above it, whatever is there otherwise.
        #expect(try bitmap("square.stack.3d.up.slash.fill")[18, 14].alpha < 0.2)
    }

    @Test("Names of one thing in two directions are drawn alike")
    func directions() {
        #expect(SymbolTable.recipe(of: "chevron.forward") == SymbolTable.recipe(of: "chevron.right"))
        #expect(SymbolTable.recipe(of: "arrow.backward") == SymbolTable.recipe(of: "arrow.left"))
    }

    @Test("Apple's own marks and products have a plain square, and nothing that looks like them")
    func ownMarks() {
        for name in ["applelogo", "apple.logo", "airpods", "homepod", "appletv", "airtag"] {
            #expect(SymbolTable.recipe(of: name)?.outline == "app", "\(name)")
        }
    }

    @Test func aFilledSymbolIsTheOneThatIsNotFilled() throws {
        func kind(_ name: String) -> String? {
            SymbolTable.recipe(of: name)?.outline.replacing("-fill", with: "")
        }
        // No symbols of Apple's: what is drawn for them is of no matter.
        let others = ["gear.fill", "grid.fill", "visionpro.fill"]
        let names = SymbolTable.names.filter { $0.hasSuffix(".fill") && !others.contains($0) }
        #expect(names.count > 1_000)
        for name in names {
            guard let plain = kind(String(name.dropLast(5))) else { continue }
            #expect(kind(name) == plain, "\(name)")
        }
        #expect(SymbolTable.recipe(of: "phone.fill")?.outline == "telephone-fill")
        #expect(SymbolTable.recipe(of: "square.fill.on.square.fill")?.enclosure == nil)
    }
}

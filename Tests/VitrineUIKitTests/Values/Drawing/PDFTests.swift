import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("PDF documents") @MainActor
struct PDFTests {
    private func run(_ name: String, _ arguments: [String], _ data: Data) throws -> Data? {
        let path = ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first(
            where: FileManager.default.isExecutableFile)
        guard let path else { return nil }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return output
    }

    /// The first page at a pixel a point; nil where poppler is not installed.
    private func page(_ data: Data, _ number: Int = 1) throws -> Bitmap? {
        try run("pdftoppm", ["-png", "-r", "72", "-f", "\(number)", "-l", "\(number)", "FILE"], data).map {
            try Bitmap(data: $0)
        }
    }

    private func boxes(_ data: Data) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        return text.components(separatedBy: "/MediaBox").dropFirst().map {
            String($0.prefix(while: { $0 != "]" })).trimmingCharacters(in: CharacterSet(charactersIn: " [\n"))
        }
    }

    @Test func `Pages have their boxes, and are drawn from the upper left corner`() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData {
            context in
            context.beginPage()
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 100, height: 50))
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 10))
            context.beginPage(withBounds: CGRect(x: 100, y: 0, width: 30, height: 40), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 100, y: 0, width: 30, height: 40))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 100, y: 0, width: 10, height: 10))
        }
        #expect(data.prefix(5) == Data("%PDF-".utf8))
        #expect(boxes(data) == ["0 0 100 50", "0 0 30 40"])
        guard let first = try page(data), let second = try page(data, 2) else { return }
        #expect(first.pixelWidth == 100 && first.pixelHeight == 50)
        #expect(first[15, 15].bytes == [255, 0, 0, 255] && first[15, 35].bytes == [255, 255, 255, 255])
        #expect(second[5, 5].bytes == [0, 0, 255, 255] && second[15, 5].bytes == [255, 255, 255, 255])
    }

    @Test func `Text is text, also in views`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "A title"]
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200), format: format)
            .pdfData { context in
                context.beginPage()
                ("Written by hand" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
                let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
                label.text = "Written by a view"
                label.layer.render(in: context.cgContext)
                // Of a font that is drawn here and not by its file.
                let rounded = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
                let font = rounded.map { UIFont(descriptor: $0, size: 0) }
                ("Written roundly" as NSString)
                    .draw(at: CGPoint(x: 20, y: 100), withAttributes: font.map { [.font: $0] })
            }
        guard let text = try run("pdftotext", ["FILE", "-"], data), let picture = try page(data) else {
            return
        }
        let words = String(decoding: text, as: UTF8.self)
        #expect(words.contains("Written by hand") && words.contains("Written by a view"))
        #expect(words.contains("Written roundly"))
        #expect((20..<140).contains { x in (100..<120).contains { picture[x, $0].bytes[0] < 100 } })
        #expect((20..<140).contains { x in (20..<40).contains { picture[x, $0].bytes[0] < 100 } })
        let info = try run("pdfinfo", ["FILE"], data).map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(info.contains("A title"))
    }

    @Test func `A context of Core Graphics begins at the lower left, and each page anew`() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 60, height: 40)
        let context = try #require(CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, nil))
        #expect(context.width == 0 && context.makeImage() == nil)
        context.beginPDFPage(nil)
        #expect(context.ctm == .identity)
        context.translateBy(x: 30, y: 0)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.saveGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endPDFPage()
        context.beginPDFPage(nil)
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 30, width: 10, height: 10))
        context.endPDFPage()
        context.closePDF()
        guard let first = try page(data as Data), let second = try page(data as Data, 2) else { return }
        #expect(first[35, 35].bytes == [0, 255, 0, 255] && first[35, 5].bytes == [255, 255, 255, 255])
        #expect(second[5, 5].bytes == [0, 0, 0, 255])
    }

    @Test func `Shadows, masks, gradients, images and layers are where they belong`() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData {
            page in
            page.beginPage()
            let context = page.cgContext
            context.saveGState()
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.blue.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.restoreGState()
            context.saveGState()
            let mask = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
                UIColor.white.setFill()
                $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }
            context.clip(to: CGRect(x: 10, y: 40, width: 40, height: 10), mask: mask.cgImage!)
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.restoreGState()
            UIImage(systemName: "square.fill")!.withTintColor(.purple).draw(
                in: CGRect(x: 60, y: 60, width: 30, height: 30))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.black.setFill()
            context.fill(CGRect(x: 10, y: 70, width: 10, height: 10))
            context.fill(CGRect(x: 10, y: 70, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        guard let picture = try page(data) else { return }
        func isNear(_ x: Int, _ y: Int, _ color: [Int]) -> Bool {
            zip(picture[x, y].bytes, color).allSatisfy { abs(Int($0) - $1) <= 1 }
        }
        #expect(isNear(15, 15, [255, 0, 0]) && isNear(35, 15, [0, 0, 255]))
        #expect(picture[25, 15].bytes == [255, 255, 255, 255])
        #expect(picture[45, 45].bytes[0] < 40 && picture[15, 45].bytes == [255, 255, 255, 255])
        #expect(isNear(15, 75, [127, 127, 127]))
        #expect(isNear(75, 75, [127, 0, 127]))
    }

    @Test func `Links and destinations are those of the page`() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData {
            page in
            page.beginPage()
            page.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            page.setURL(
                URL(string: "https://example.org/it's")!, for: CGRect(x: 10, y: 10, width: 50, height: 20))
            page.addDestination(withName: "end", at: CGPoint(x: 0, y: 90))
            page.setDestinationWithName("end", for: CGRect(x: 10, y: 40, width: 50, height: 20))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/URI (https://example.org/it's)") && text.contains("/Rect [ 10 70 60 90 ]"))
        #expect(text.contains("/Dest"))
    }

    @Test func `Documents of UIKit's functions go to bytes or to a file`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "T"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 20), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && boxes(data as Data) == ["0 0 612 792", "0 0 10 20"])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file.path, CGRect(x: 0, y: 0, width: 5, height: 5), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try boxes(Data(contentsOf: file)) == ["0 0 5 5"])
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }

    @Test func `Pages that cannot be, and drawing without one, give a sentence`() {
        let log = ReportLog(write: { _ in })
        let former = ReportLog.current
        ReportLog.current = log
        defer { ReportLog.current = former }
        var box = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
        #expect(CGContext(consumer: CGDataConsumer(data: NSMutableData())!, mediaBox: &box, nil) == nil)
        #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in }.isEmpty)
        let lost = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).pdfData {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.cgContext.endPDFPage()
        }
        #expect(!lost.isEmpty)
        UIGraphicsBeginPDFPage()
        #expect(
            log.sentences == [
                "CGContext: a page of a PDF document cannot be inf×10.0 points; use sides above 0 and up to 14400.",
                "CGContext: a page of a PDF document cannot be 0.0×0.0 points; use sides above 0 and up to 14400.",
                "CGContext: endPDFPage() has no page to end.",
                "CGContext: something was drawn into a PDF document where it has no page; begin a page before.",
                "UIGraphicsBeginPDFPage() needs a PDF document as the current context; begin one before, with "
                    + "UIGraphicsBeginPDFContextToData.",
            ])
    }
}

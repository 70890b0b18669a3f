import CVitrineGTK
import Foundation

/// The pages of a context, and where they go when there are no more.
package final class PDFDocument {
    let native: OpaquePointer
    private let consumer: CGDataConsumer
    /// Of pages that do not say another one, in points of the space that the document begins with.
    package let mediaBox: CGRect
    /// Whether y grows downwards.
    private let isUpright: Bool
    /// That of the page at hand.
    package private(set) var pageBox: CGRect
    package private(set) var hasPage = false
    private var isClosed = false

    /// A page of a letter, as Core Graphics and UIKit have it where none is given: 8½ by 11 inches.
    package static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// As long as a side of a page of PDF 1.x may be, in points (ISO 32000-1, annex C.2).
    private static let longest: CGFloat = 14400

    init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, isUpright: Bool, info: CFDictionary?) {
        let box = mediaBox?.standardized ?? Self.defaultBox
        guard Self.isPage(box) else { return nil }
        self.consumer = consumer
        self.mediaBox = box
        pageBox = box
        self.isUpright = isUpright
        native = vitrine_document_create()
        for (index, key) in Self.keys.enumerated() {
            let texts = info?[key] as? String ?? (info?[key] as? [String])?.joined(separator: ", ")
            if let texts { vitrine_document_set_info(native, Int32(index), texts) }
        }
    }

    private static let keys = [
        kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords,
        kCGPDFContextCreator,
    ]

    /// Whether a box can be a page; a sentence in the log where it cannot.
    private static func isPage(_ box: CGRect) -> Bool {
        let numbers = [box.minX, box.minY, box.width, box.height]
        if numbers.allSatisfy(\.isFinite), (0...longest).contains(box.width),
            (0...longest).contains(box.height),
            box.width > 0, box.height > 0
        {
            return true
        }
        ReportLog.current.report(
            once: "CGContext: a page of a PDF document cannot be \(box.width)×\(box.height) points; "
                + "use sides above 0 and up to \(Int(longest)).")
        return false
    }

    /// The height of the page at hand, in points.
    var pageHeight: CGFloat { pageBox.height }

    func beginPage(_ box: CGRect?) {
        guard !isClosed else { return }
        let wanted = box?.standardized ?? mediaBox
        pageBox = Self.isPage(wanted) ? wanted : mediaBox
        hasPage = true
        let base =
            isUpright
            ? CGAffineTransform(translationX: -pageBox.minX, y: -pageBox.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -pageBox.minX, ty: pageBox.maxY)
        vitrine_document_begin_page(native, pageBox.width, pageBox.height, base.native)
    }

    func endPage() -> Bool {
        hasPage = false
        return vitrine_document_end_page(native)
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        hasPage = false
        var count = 0
        let bytes = vitrine_document_finish(native, &count)
        if vitrine_document_has_lost(native) {
            ReportLog.current.report(
                once: "CGContext: something was drawn into a PDF document where it has no page; "
                    + "begin a page before.")
        }
        if let bytes { consumer.put(Data(bytes: bytes, count: count)) }
    }
}

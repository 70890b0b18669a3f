import CVitrineGTK
public import Foundation

/// The title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words to find a document by: a string, or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The box of a page: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
    /// Makes a context that draws the pages of a PDF document, in points, the origin at the lower left.
    ///
    /// Paths, images, gradients and text are kept as such; what has a shadow or is drawn through a mask is kept as pixels,
    /// three a point. Blend modes that take away what lies behind within a shape do so within the clip.
    ///
    /// - Parameters:
    ///   - mediaBox: The box of pages that have none of their own; nil for 612×792 points. Nil is returned, with a sentence
    ///     in the log, for one that cannot be a page.
    ///   - auxiliaryInfo: What `kCGPDFContextTitle` and its like say.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard
            let document = PDFDocument(
                consumer, mediaBox: mediaBox?.pointee, isUpright: false, info: auxiliaryInfo)
        else { return nil }
        self.init(document)
    }

    /// Makes a context that writes a PDF document to a file. Nil where none can be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Makes a context as UIKit's are: origin at the upper left.
    package convenience init?(uprightDocument consumer: CGDataConsumer, box: CGRect, info: CFDictionary?) {
        guard let document = PDFDocument(consumer, mediaBox: box, isUpright: true, info: info) else {
            return nil
        }
        self.init(document)
    }

    private static let noDocument = "pages are those of a PDF document, and this context has none."

    /// Begins a page, with the state that a context has at first. What was begun before is ended.
    ///
    /// - Parameter pageInfo: What `kCGPDFContextMediaBox` says.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data
        beginPage(
            box: bytes.flatMap { bytes in
                bytes.count >= MemoryLayout<CGRect>.size
                    ? bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
            })
    }

    /// Begins a page, with a box of its own or the document's. See ``beginPDFPage(_:)``.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(box: mediaBox?.pointee) }

    package func beginPage(box: CGRect?) {
        guard let document else { return report(Self.noDocument) }
        document.beginPage(box)
        restart()
    }

    /// Ends a page.
    public func endPDFPage() {
        guard let document else { return report(Self.noDocument) }
        if !document.endPage() { report("endPDFPage() has no page to end.") }
    }

    /// Ends a page.
    public func endPage() { endPDFPage() }

    /// Ends the document, and gives its bytes away. A context that goes away does so, too.
    public func closePDF() {
        guard let document else { return report(Self.noDocument) }
        document.close()
    }

    /// Has a rectangle of the page lead to an address, in the space that the page began with. A page on which nothing is
    /// drawn has no links.
    public func setURL(_ url: CFURL, for rect: CGRect) { link(url.absoluteString, isName: false, rect) }

    /// Names a point of the page, in the space that the page began with.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        inBaseSpace { vitrine_document_destination(native, name, point.x, point.y) }
    }

    /// Has a rectangle of the page lead to a point with a name, in the space that the page began with.
    public func setDestination(_ name: CFString, for rect: CGRect) { link(name, isName: true, rect) }

    private func link(_ target: String, isName: Bool, _ rect: CGRect) {
        inBaseSpace { vitrine_document_link(native, target, isName, rect.native) }
    }

    private func inBaseSpace(_ body: () -> Void) {
        guard document != nil else { return report(Self.noDocument) }
        let matrix = vitrine_context_get_matrix(native)
        vitrine_context_set_matrix(native, vitrine_context_get_base(native))
        body()
        vitrine_context_set_matrix(native, matrix)
    }
}

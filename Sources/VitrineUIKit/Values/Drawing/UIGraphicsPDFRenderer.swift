public import Foundation
public import VitrineCoreGraphics

/// How a renderer makes PDF documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What is said about the document: strings for `kCGPDFContextTitle` and its like.
    open var documentInfo: [String: Any] = [:]
}

/// What the pages of a document are drawn into.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The box of the page at hand, in points.
    open var pdfContextBounds: CGRect { cgContext.document?.pageBox ?? format.bounds }

    /// Begins a page with the bounds of the renderer; what was begun before is ended.
    open func beginPage() { cgContext.beginPage(box: nil) }

    /// Begins a page with bounds of its own; their origin is its upper left corner.
    ///
    /// - Parameter pageInfo: Where it has bounds under `kCGPDFContextMediaBox`, they count in their place.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        guard pageInfo[kCGPDFContextMediaBox] == nil else { return cgContext.beginPDFPage(pageInfo) }
        cgContext.beginPage(box: bounds)
    }

    /// Has a rectangle of the page lead to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

    /// Names a point of the page.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point)
    }

    /// Has a rectangle of the page lead to a point with a name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect)
    }
}

/// Draws PDF documents.
open class UIGraphicsPDFRenderer: NSObject {
    /// What a renderer runs.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// - Parameter bounds: Those of pages without their own, in points; their origin is a page's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The document that the actions draw. Empty, with a sentence in the log, where the bounds cannot be those of a page.
    open func pdfData(actions: DrawingActions) -> Data {
        var result = Data()
        draw(into: CGDataConsumer { result = $0 }, actions)
        return result
    }

    /// Writes the document that the actions draw to a file.
    ///
    /// - Throws: What Foundation says where the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }

    private func draw(into consumer: CGDataConsumer, _ actions: DrawingActions) {
        guard
            let context = CGContext(uprightDocument: consumer, box: bounds, info: format.documentInfo)
        else { return }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format))
        UIGraphicsPopContext()
        context.closePDF()
    }
}

// MARK: Documents as the current context

/// Begins a PDF document that is appended to bytes when it ends, and makes it the current context.
///
/// - Parameters:
///   - bounds: Those of pages without their own, in points; zero for 612×792.
///   - documentInfo: Strings for `kCGPDFContextTitle` and its like.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    guard let consumer = CGDataConsumer(data: data) else { return }
    begin(consumer, bounds, documentInfo)
}

/// Begins a PDF document that is written to a file when it ends, and makes it the current context. False where none can
/// be written.
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
    return begin(consumer, bounds, documentInfo)
}

@discardableResult
private func begin(_ consumer: CGDataConsumer, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    let box = bounds == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    guard let context = CGContext(uprightDocument: consumer, box: box, info: info) else { return false }
    UIGraphicsPushContext(context)
    return true
}

private func document(_ function: String) -> CGContext? {
    if let context = UIGraphicsGetCurrentContext(), context.document != nil { return context }
    ReportLog.current.report(
        once: "\(function) needs a PDF document as the current context; begin one before, "
            + "with UIGraphicsBeginPDFContextToData.")
    return nil
}

/// Begins a page with the document's bounds.
public func UIGraphicsBeginPDFPage() { document("UIGraphicsBeginPDFPage()")?.beginPage(box: nil) }

/// Begins a page with bounds of its own.
///
/// - Parameter pageInfo: Where it has bounds under `kCGPDFContextMediaBox`, they count in their place.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = document("UIGraphicsBeginPDFPageWithInfo") else { return }
    guard pageInfo?[kCGPDFContextMediaBox] == nil else { return context.beginPDFPage(pageInfo) }
    context.beginPage(box: bounds == .zero ? nil : bounds)
}

/// The box of the page at hand; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    UIGraphicsGetCurrentContext()?.document?.pageBox ?? .zero
}

/// Has a rectangle of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    document("UIGraphicsSetPDFContextURLForRect")?.setURL(url, for: rect)
}

/// Names a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    document("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, at: point)
}

/// Has a rectangle of the page lead to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    document("UIGraphicsSetPDFContextDestinationForRect")?.setDestination(name, for: rect)
}

/// Ends the document, and makes the context before it the current one.
public func UIGraphicsEndPDFContext() {
    guard let context = document("UIGraphicsEndPDFContext()") else { return }
    context.closePDF()
    UIGraphicsPopContext()
}

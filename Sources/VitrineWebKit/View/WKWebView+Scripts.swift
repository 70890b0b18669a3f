public import Foundation
import VitrineQuartzCore
public import VitrineUIKit

extension WKWebView {
    // MARK: Scripts

    /// Runs a script among those of the page.
    ///
    /// - Parameter completionHandler: Told what the script's last expression is (numbers, strings, arrays, dictionaries;
    ///   `NSNull` for null, nil for what is undefined), or else what went wrong: a ``WKError``.
    public func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        run(WebScript(source: javaScriptString)) { result in
            switch result {
            case .success(let value): completionHandler?(value.object, nil)
            case .failure(let fault): completionHandler?(nil, WKError(fault))
            }
        }
    }

    /// Runs a script among those of the page.
    ///
    /// - Returns: What its last expression is; `NSNull` for null and for what is undefined.
    /// - Throws: a ``WKError``.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value(of: WebScript(source: javaScriptString))
    }

    /// Runs a script in a world.
    ///
    /// - Parameter frame: Nil for the page: scripts of the program run in no frame of it.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(WebScript(source: javaScript, world: contentWorld.engineName)) {
            completionHandler?($0.map { $0.object ?? NSNull() }.mapError { WKError($0) })
        }
    }

    /// Runs a script in a world.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value(of: WebScript(source: javaScript, world: contentWorld.engineName))
    }

    /// Calls an asynchronous function, of which the body is given, and waits for what it returns.
    ///
    /// - Parameter arguments: By the names that the body uses.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(function(functionBody, arguments, contentWorld)) {
            completionHandler?($0.map { $0.object ?? NSNull() }.mapError { WKError($0) })
        }
    }

    /// Calls an asynchronous function, of which the body is given, and waits for what it returns.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value(of: function(functionBody, arguments, contentWorld))
    }

    private func function(
        _ body: String, _ arguments: [String: Any], _ world: WKContentWorld
    ) -> WebScript? {
        guard let values = ScriptArguments.json(arguments) else { return nil }
        return WebScript(
            source: ScriptArguments.function(body, Array(arguments.keys)), arguments: values,
            world: world.engineName)
    }

    private func run(_ script: WebScript?, _ done: @escaping (Result<WebValue, WebScriptFault>) -> Void) {
        guard let script else { return context.laterTurns.perform { done(.failure(.unsupported)) } }
        engine.evaluate(script, done)
    }

    private func value(of script: WebScript?) async throws -> Any? {
        let result = await withCheckedContinuation { continuation in
            run(script) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(returning: result)
            }
        }
        switch result {
        case .success(let value): return value.object ?? NSNull()
        case .failure(let fault): throw WKError(fault)
        }
    }

    // MARK: Pictures

    /// Draws what is seen of the page.
    ///
    /// - Parameters:
    ///   - snapshotConfiguration: Which part, and how wide; nil for all that is seen.
    ///   - completionHandler: Told the picture, or else what went wrong.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let part = snapshotConfiguration?.rect ?? .null
        let width = snapshotConfiguration?.snapshotWidth.map { CGFloat(truncating: $0) }
        painter.sizeDidChange()
        let (bounds, back) = (bounds, content.backgroundColor)
        engine.snapshot { image in
            guard let image else { return completionHandler(nil, WKError(.unknown)) }
            let part = part.isNull ? bounds : part
            let size = CGSize(
                width: width ?? part.width,
                height: part.width > 0 ? part.height * (width ?? part.width) / part.width : 0)
            guard size.width > 0, size.height > 0 else { return completionHandler(nil, WKError(.unknown)) }
            let picture = UIGraphicsImageRenderer(size: size).image { context in
                back?.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                let factor = size.width / part.width
                UIImage(cgImage: image).draw(
                    in: CGRect(
                        x: -part.minX * factor, y: -part.minY * factor, width: bounds.width * factor,
                        height: bounds.height * factor))
            }
            completionHandler(picture, nil)
        }
    }

    /// Draws what is seen of the page.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image {
                    continuation.resume(returning: image)
                } else {
                    continuation.resume(throwing: error ?? WKError(.unknown))
                }
            }
        }
    }
}

/// What is drawn of a page.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view, in its coordinates; all of it unless set.
    open var rect = CGRect.null
    /// How wide the picture is, in points; nil, as it is unless set, for as wide as the part.
    open var snapshotWidth: NSNumber?
    /// Whether what was just changed is waited for. It always is.
    open var afterScreenUpdates = true

    public override init() { super.init() }
}

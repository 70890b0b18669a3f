/// What is declared anew in a module that uses it, as Foundation on Linux has it not, or otherwise than Apple's.
///
/// What a module declares comes before what it imports. The first source that names it gets it, behind its imports.
struct ModuleAdditions: Sendable {
    private struct Addition {
        /// The name of a method or property.
        var name: String
        /// The type that has it.
        var type: String
        /// On one line, since lines never move.
        var declaration: String
    }

    /// By the number of the source, what it declares for its module.
    private(set) var bySource: [Int: String] = [:]

    /// Complexity: O(*n*) in the length of the sources.
    init(_ index: ProgramIndex) {
        for addition in [Self.dataTaskPublisher, Self.intersects, Self.inverted] {
            // A module with one of its own keeps that.
            guard !index.sources.contains(where: { Self.declares(addition, $0) }),
                let first = index.sources.firstIndex(where: { Self.asks(addition, $0) })
            else { continue }
            bySource[first, default: ""] += addition.declaration
        }
    }

    private static func asks(_ addition: Addition, _ source: ParsedSource) -> Bool {
        source.tokens.indices.contains { index in
            source.tokens[index].name == addition.name && source.isActive[index]
        } && firstImport(of: source) != nil
    }

    private static func declares(_ addition: Addition, _ source: ParsedSource) -> Bool {
        source.declarations.contains { declaration in
            [.function, .property].contains(declaration.kind) && declaration.name == addition.name
                && declaration.parent.map { source.declarations[$0].name == addition.type } ?? false
        }
    }

    private static func firstImport(of source: ParsedSource) -> Declaration? {
        source.declarations.first { $0.kind == .import && source.isActive[$0.keyword] }
    }

    /// Writes what the source declares for its module.
    func add(to translation: inout SourceTranslation) {
        let source = translation.source
        guard let text = bySource[translation.number], let place = Self.firstImport(of: source) else {
            return
        }
        translation.edits.insert(text, at: source.tokens[place.last].end)
    }

    /// Rectangles that merely touch do not intersect on Apple's systems. Foundation on Linux says that they do, so that
    /// layouts would make rows of cells that nobody sees.
    private static let intersects = Addition(
        name: "intersects", type: "CGRect",
        declaration: """
            ; import Foundation; extension CGRect { func intersects(_ rect2: CGRect) -> Bool { \
            minX < rect2.maxX && maxX > rect2.minX && minY < rect2.maxY && maxY > rect2.minY } }
            """)

    /// Foundation on Linux takes what its own leads to for immutable: the program ends once a character is removed from it.
    private static let inverted = Addition(
        name: "inverted", type: "CharacterSet",
        declaration: """
            ; import Foundation; extension CharacterSet { nonisolated var inverted: CharacterSet { \
            var set = self; set.invert(); return set } }; \
            extension NSCharacterSet { nonisolated var inverted: CharacterSet { \
            var set = self as CharacterSet; set.invert(); return set } }
            """)

    /// The runtime has it not: what declares it loads FoundationNetworking, and with that the library for transfers, into
    /// every program, which takes 8 ms.
    private static let dataTaskPublisher = Addition(
        name: "dataTaskPublisher", type: "URLSession",
        declaration: """
            ; import Foundation; import FoundationNetworking; import Combine; \
            extension URLSession { \
            public struct DataTaskPublisher: Publisher { \
            public typealias Output = (data: Data, response: URLResponse); \
            public typealias Failure = URLError; \
            public let request: URLRequest; \
            public let session: URLSession; \
            public init(request: URLRequest, session: URLSession) { self.request = request; self.session = session }; \
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError { \
            let (request, session) = (request, session); \
            nonisolated(unsafe) var task: URLSessionDataTask?; \
            Deferred { Future<Output, URLError> { promise in \
            nonisolated(unsafe) let promise = promise; \
            let made = session.dataTask(with: request) { data, response, error in \
            if let response, error == nil { promise(.success((data ?? Data(), response))) } \
            else { promise(.failure(error as? URLError ?? URLError(.unknown))) } }; \
            task = made; made.resume() } }\
            .handleEvents(receiveCancel: { task?.cancel() }).receive(subscriber: subscriber) } }; \
            public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { \
            dataTaskPublisher(for: URLRequest(url: url)) }; \
            public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { \
            DataTaskPublisher(request: request, session: self) } }
            """)
}

/// Gives the sessions of a module that asks for it their `dataTaskPublisher`.
///
/// Apple's Foundation has it. The runtime has not: what declares it loads FoundationNetworking, and with that the library
/// for transfers, into every program, which takes 8 ms. So the first source that names it gets it, behind its imports.
enum DataTaskPublisherPass {
    private static let name = "dataTaskPublisher"

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        guard translation.number == translation.index.sources.firstIndex(where: namesIt),
            !translation.index.sources.contains(where: declaresIt),
            let first = source.declarations.first(where: {
                $0.kind == .import && source.isActive[$0.keyword]
            })
        else { return }
        translation.edits.insert(declaration, at: source.tokens[first.last].end)
    }

    private static func namesIt(_ source: ParsedSource) -> Bool {
        source.tokens.indices.contains { source.tokens[$0].name == name && source.isActive[$0] }
    }

    /// A module with one of its own keeps that.
    private static func declaresIt(_ source: ParsedSource) -> Bool {
        source.declarations.contains { $0.kind == .function && $0.name == name }
    }

    /// On one line, since lines never move.
    private static let declaration = """
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
        """
}

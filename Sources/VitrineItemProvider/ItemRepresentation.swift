import Foundation

/// One way to get an item: as data, as a file, or as the object that it is.
struct ItemRepresentation: Sendable {
    typealias DataHandler =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileHandler =
        @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    enum Source: Sendable {
        case data(DataHandler)
        case file(FileHandler, NSItemProviderFileOptions)
        case item(NSItemProvider.LoadHandler)
    }

    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source

    var fileOptions: NSItemProviderFileOptions {
        if case .file(_, let options) = source { options } else { [] }
    }
}

/// A call that waits for one answer, and gets no second one.
final class LoadingAnswer<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: ((Value?, (any Error)?) -> Void)?
    let progress: Progress

    init(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        self.completion = completion
        progress = Progress(totalUnitCount: 100)
        progress.isCancellable = true
        progress.cancellationHandler = { [weak self] in self?.give(nil, CocoaError(.userCancelled)) }
    }

    func give(_ value: Value?, _ error: (any Error)?) {
        lock.lock()
        let completion = completion
        self.completion = nil
        lock.unlock()
        guard let completion else { return }
        progress.completedUnitCount = progress.totalUnitCount
        completion(value, error)
    }
}

/// What is loaded is loaded here, and completions are called here, as on Apple's systems.
enum ItemLoading {
    static let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)
}

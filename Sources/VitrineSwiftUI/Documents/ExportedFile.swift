import Foundation

/// What is saved: a document or another thing, which is written when the user is asked where to.
nonisolated struct ExportedFile {
    /// Its name, unless the program has another; with the ending of its type.
    var name: String?
    /// Writes it to a file of a name, or as it is called itself.
    let write: @MainActor (_ folder: URL, _ name: String?) async throws -> URL

    init(name: String?, write: @escaping @MainActor (_ folder: URL, _ name: String?) async throws -> URL) {
        (self.name, self.write) = (name, write)
    }

    init<D: FileDocument>(_ document: D, _ types: [UTType], name: String?) {
        self.init(name: name) { folder, name in
            let type = try Self.type(of: types, D.writableContentTypes)
            let file = try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
            return try Self.put(file, type, in: folder, name)
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, _ types: [UTType], name: String?) {
        self.init(name: name) { folder, name in
            let type = try Self.type(of: types, D.writableContentTypes)
            let file = try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
            return try Self.put(file, type, in: folder, name)
        }
    }

    init<T: Transferable>(_ item: T, _ types: [UTType], name: String?) {
        let kept = KeptItem(item: item)
        self.init(name: name) { folder, name in
            let provider = NSItemProvider()
            provider.register(kept.item)
            let known = provider.registeredTypeIdentifiers
            let type = try Self.type(
                of: types.filter { known.contains($0.identifier) }, known.compactMap { UTType($0) })
            let data: Data = try await withCheckedThrowingContinuation { continuation in
                _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                    continuation.resume(
                        with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
                }
            }
            let file = FileWrapper(regularFileWithContents: data)
            file.preferredFilename = provider.suggestedName
            return try Self.put(file, type, in: folder, name)
        }
    }

    /// The first type that is wanted, or else the first that there is.
    private static func type(of wanted: [UTType], _ known: [UTType]) throws -> UTType {
        guard let type = wanted.first ?? known.first else { throw CocoaError(.fileWriteUnknown) }
        return type
    }

    @MainActor
    private static func put(_ file: FileWrapper, _ type: UTType, in folder: URL, _ name: String?) throws
        -> URL
    {
        let wanted = name ?? file.preferredFilename ?? "Untitled"
        // Names of files have no folders in them.
        let plain = wanted.replacingOccurrences(of: "/", with: ":")
        let url = folder.appendingPathComponent(plain).appendingPathExtension(for: type)
        try file.write(to: url, originalContentsURL: nil)
        return url
    }
}

/// What is written later, on the same actor.
private struct KeptItem<Item>: @unchecked Sendable {
    let item: Item
}

/// Asks where files are saved that are written first.
struct FileExporter: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let files: [ExportedFile]
    nonisolated(unsafe) let onCompletion: (Result<[URL], any Error>) -> Void
    nonisolated(unsafe) let onCancellation: () -> Void
    @State private var written: Written?

    /// The files, in a folder of the program's.
    private struct Written: Equatable {
        let folder: URL
        var urls: [URL] = []
    }

    nonisolated init(
        isPresented: Binding<Bool>, files: [ExportedFile],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) {
        self.isPresented = isPresented
        self.files = files
        self.onCompletion = onCompletion
        self.onCancellation = onCancellation
    }

    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue && !files.isEmpty
        return
            content
            .modifier(
                DocumentPickerModifier(
                    isPresented: isWanted && written != nil, name: "fileExporter(isPresented:)",
                    makePicker: { UIDocumentPickerViewController(forExporting: written?.urls ?? []) },
                    end: { isPresented.wrappedValue = false },
                    onFinish: { urls in
                        if let urls { onCompletion(.success(urls)) } else { onCancellation() }
                    })
            )
            .onChange(of: isWanted, initial: true) {
                if isWanted { write() } else { discard() }
            }
    }

    private func write() {
        Task { @MainActor in
            let files = FileManager.default
            var written = Written(
                folder: files.temporaryDirectory.appendingPathComponent(
                    UUID().uuidString, isDirectory: true))
            do {
                for (index, file) in self.files.enumerated() {
                    // Several may have one name.
                    let folder = written.folder.appendingPathComponent("\(index)", isDirectory: true)
                    try files.createDirectory(at: folder, withIntermediateDirectories: true)
                    written.urls.append(try await file.write(folder, file.name))
                }
                self.written = written
            } catch {
                try? files.removeItem(at: written.folder)
                isPresented.wrappedValue = false
                onCompletion(.failure(error))
            }
        }
    }

    /// What nobody has moved away is not needed any more.
    private func discard() {
        if let written { try? FileManager.default.removeItem(at: written.folder) }
        written = nil
    }
}

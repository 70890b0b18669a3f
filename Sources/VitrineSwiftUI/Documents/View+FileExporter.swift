public import Foundation

nonisolated extension View {
    /// Lets the user choose where a document is saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without a document.
    ///   - document: The document.
    ///   - contentType: As what it is written.
    ///   - defaultFilename: How the file is called unless the user says otherwise.
    ///   - onCompletion: Gets where the file is, or why there is none.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, [contentType], name: defaultFilename) },
            onCompletion, {})
    }

    /// Lets the user choose where a document is saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without a document.
    ///   - document: The document.
    ///   - contentTypes: As what it is written: the first of them, or else the first of its own.
    ///   - defaultFilename: How the file is called unless the user says otherwise.
    ///   - onCompletion: Gets where the file is, or why there is none.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, contentTypes, name: defaultFilename) },
            onCompletion, onCancellation)
    }

    /// Lets the user choose where a document is saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without a document.
    ///   - document: The document.
    ///   - contentType: As what it is written.
    ///   - defaultFilename: How the file is called unless the user says otherwise.
    ///   - onCompletion: Gets where the file is, or why there is none.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, [contentType], name: defaultFilename) },
            onCompletion, {})
    }

    /// Lets the user choose where a document is saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without a document.
    ///   - document: The document.
    ///   - contentTypes: As what it is written: the first of them, or else the first of its own.
    ///   - defaultFilename: How the file is called unless the user says otherwise.
    ///   - onCompletion: Gets where the file is, or why there is none.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, contentTypes, name: defaultFilename) },
            onCompletion, onCancellation)
    }

    /// Lets the user choose where something is saved that can be transferred.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without an item.
    ///   - item: What is saved.
    ///   - contentTypes: As what it is written: the first of them that it has, or else the first of its own.
    ///   - defaultFilename: How the file is called unless the user says otherwise.
    ///   - onCompletion: Gets where the file is, or why there is none.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, item.map { ExportedFile($0, contentTypes, name: defaultFilename) }, onCompletion,
            onCancellation)
    }

    private func exporter(
        _ isPresented: Binding<Bool>, _ file: ExportedFile?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, files: file.map { [$0] } ?? [],
                onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation))
    }

    // MARK: Several

    /// Lets the user choose in which folder documents are saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without documents.
    ///   - documents: The documents.
    ///   - contentType: As what they are written.
    ///   - onCompletion: Gets where the files are, or why there are none.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented,
                files: documents.map { ExportedFile($0, [contentType], name: nil) },
                onCompletion: onCompletion, onCancellation: {}))
    }

    /// Lets the user choose in which folder documents are saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without documents.
    ///   - documents: The documents.
    ///   - contentTypes: As what they are written: the first of them, or else the first of their own.
    ///   - onCompletion: Gets where the files are, or why there are none.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented,
                files: documents.map { ExportedFile($0, contentTypes, name: nil) },
                onCompletion: onCompletion, onCancellation: onCancellation))
    }

    /// Lets the user choose in which folder documents are saved.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without documents.
    ///   - documents: The documents.
    ///   - contentType: As what they are written.
    ///   - onCompletion: Gets where the files are, or why there are none.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented,
                files: documents.map { ExportedFile($0, [contentType], name: nil) },
                onCompletion: onCompletion, onCancellation: {}))
    }

    /// Lets the user choose in which folder things are saved that can be transferred.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without items.
    ///   - items: What is saved.
    ///   - contentTypes: As what they are written: the first of them that they have, or else the first of their own.
    ///   - onCompletion: Gets where the files are, or why there are none.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(
            FileExporter(
                isPresented: isPresented, files: items.map { ExportedFile($0, contentTypes, name: nil) },
                onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

public import Foundation

nonisolated extension View {
    /// Lets the user choose where a file is moved to.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without a file.
    ///   - file: The file.
    ///   - onCompletion: Gets where the file is then.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose where a file is moved to.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without a file.
    ///   - file: The file.
    ///   - onCompletion: Gets where the file is then.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileMover(
                isPresented: isPresented, files: file.map { [$0] } ?? [],
                onCompletion: { onCompletion(.success($0[0])) }, onCancellation: onCancellation))
    }

    /// Lets the user choose where files are moved to.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing. Nothing is asked without files.
    ///   - files: The files.
    ///   - onCompletion: Gets where the files are then.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose where files are moved to.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called. Nothing is asked
    ///     without files.
    ///   - files: The files.
    ///   - onCompletion: Gets where the files are then.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileMover(
                isPresented: isPresented, files: Array(files), onCompletion: { onCompletion(.success($0)) },
                onCancellation: onCancellation))
    }
}

private nonisolated struct FileMover: ViewModifier {
    let isPresented: Binding<Bool>
    let files: [URL]
    let onCompletion: ([URL]) -> Void
    let onCancellation: () -> Void

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(
            DocumentPickerModifier(
                isPresented: isPresented.wrappedValue && !files.isEmpty, name: "fileMover(isPresented:)",
                makePicker: { UIDocumentPickerViewController(forExporting: files) },
                end: { isPresented.wrappedValue = false },
                onFinish: { urls in
                    if let urls { onCompletion(urls) } else { onCancellation() }
                }))
    }
}

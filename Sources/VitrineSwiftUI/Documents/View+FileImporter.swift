public import Foundation

nonisolated extension View {
    /// Lets the user choose a file to open.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing.
    ///   - allowedContentTypes: Which files can be chosen; `UTType.folder` for folders, too.
    ///   - onCompletion: Gets the file.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: false,
                onCompletion: { onCompletion(.success($0[0])) }, onCancellation: {}))
    }

    /// Lets the user choose one file or several to open.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before `onCompletion` is called, and when the user wants
    ///     nothing.
    ///   - allowedContentTypes: Which files can be chosen; `UTType.folder` for folders, too.
    ///   - allowsMultipleSelection: Whether it can be several.
    ///   - onCompletion: Gets the files.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose one file or several to open.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the user is asked. It is false again before one of the closures is called.
    ///   - allowedContentTypes: Which files can be chosen; `UTType.folder` for folders, too.
    ///   - allowsMultipleSelection: Whether it can be several.
    ///   - onCompletion: Gets the files.
    ///   - onCancellation: Called where the user wants nothing.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
                onCompletion: { onCompletion(.success($0)) }, onCancellation: onCancellation))
    }
}

private nonisolated struct FileImporter: ViewModifier {
    let isPresented: Binding<Bool>
    let types: [UTType]
    let allowsSeveral: Bool
    let onCompletion: ([URL]) -> Void
    let onCancellation: () -> Void

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(
            DocumentPickerModifier(
                isPresented: isPresented.wrappedValue, name: "fileImporter(isPresented:)",
                makePicker: {
                    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
                    picker.allowsMultipleSelection = allowsSeveral
                    return picker
                },
                end: { isPresented.wrappedValue = false },
                onFinish: { urls in
                    if let urls { onCompletion(urls) } else { onCancellation() }
                }))
    }
}

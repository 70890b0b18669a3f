public import Foundation
public import VitrineTransferable
public import VitrineUIKit

/// A button that reads what is on the pasteboard. It is disabled while nothing of the kind is there.
///
/// It looks as iOS's: filled with the tint, with a sign and “Paste”, of which `labelStyle` can leave out either.
public struct PasteButton: View {
    private let accepts: @MainActor (NSItemProvider) -> Bool
    private let paste: @MainActor ([NSItemProvider]) -> Void
    @State private var canPaste = false

    /// A button for values.
    ///
    /// - Parameter onPaste: Is given those values of the pasteboard that are of the type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        accepts = { $0.canLoadTransferable(payloadType) }
        paste = { providers in
            takeDropped(
                providers.map { UIDragItem(itemProvider: $0) }, as: payloadType, then: { onPaste($0) })
        }
    }

    /// A button for data of types.
    ///
    /// - Parameter payloadAction: Is given the items of the pasteboard that have any of the types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        accepts = { provider in
            supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
        paste = { payloadAction($0) }
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    private var wanted: [NSItemProvider] { UIPasteboard.general.itemProviders.filter(accepts) }

    /// The button.
    public var body: some View {
        Button {
            paste(wanted)
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!canPaste)
        .onAppear { canPaste = !wanted.isEmpty }
        .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
            canPaste = !wanted.isEmpty
        }
    }
}

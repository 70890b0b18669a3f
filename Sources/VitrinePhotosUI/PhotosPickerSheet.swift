import VitrinePhotos
import VitrineSwiftUI
import VitrineUIKit

/// What a picker of SwiftUI's lets choose, and who hears of it.
struct PickerSelection {
    let configuration: @MainActor () -> PHPickerConfiguration
    /// Takes over what was chosen; nothing, where nothing is wanted.
    let take: @MainActor ([PhotosPickerItem]) -> Void

    nonisolated init(_ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, hasLibrary: Bool) {
        configuration = { Self.configuration(filter, hasLibrary) }
        // Who cancels keeps what there was.
        take = { if let chosen = $0.first { item.wrappedValue = chosen } }
    }

    nonisolated init(
        _ items: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?, hasLibrary: Bool
    ) {
        configuration = {
            var configuration = Self.configuration(filter, hasLibrary)
            configuration.selectionLimit = limit ?? 0
            configuration.selection = behavior.isOrdered ? .ordered : .default
            configuration.preselectedAssetIdentifiers = items.wrappedValue.compactMap(\.itemIdentifier)
            return configuration
        }
        take = { if !$0.isEmpty { items.wrappedValue = $0 } }
    }

    private static func configuration(_ filter: PHPickerFilter?, _ hasLibrary: Bool) -> PHPickerConfiguration
    {
        var configuration =
            hasLibrary ? PHPickerConfiguration(photoLibrary: .shared()) : PHPickerConfiguration()
        configuration.filter = filter
        return configuration
    }
}

/// Presents the picker as a sheet.
struct PhotosPickerSheet: ViewModifier {
    @Binding var isPresented: Bool
    let selection: PickerSelection

    nonisolated init(isPresented: Binding<Bool>, selection: PickerSelection) {
        _isPresented = isPresented
        self.selection = selection
    }

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            PickerView(configuration: selection.configuration()) { results in
                selection.take(results.map { PhotosPickerItem($0) })
                isPresented = false
            }
            .ignoresSafeArea()
        }
    }
}

private struct PickerView: UIViewControllerRepresentable {
    let configuration: PHPickerConfiguration
    let onFinish: @MainActor ([PHPickerResult]) -> Void

    final class Coordinator: PHPickerViewControllerDelegate {
        var onFinish: @MainActor ([PHPickerResult]) -> Void
        init(_ onFinish: @escaping @MainActor ([PHPickerResult]) -> Void) { self.onFinish = onFinish }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            onFinish(results)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(onFinish) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: configuration)
        picker.folder = PickerFolder.forTests
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
        context.coordinator.onFinish = onFinish
    }
}

/// Where pickers of SwiftUI's look, in tests.
enum PickerFolder {
    @MainActor static var forTests: URL?
}

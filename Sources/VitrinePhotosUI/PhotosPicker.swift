public import VitrinePhotos
public import VitrineSwiftUI
import VitrineUIKit

/// A button that lets the user choose pictures.
public struct PhotosPicker<Label: View>: View {
    private let selection: PickerSelection
    private let label: Label
    @State private var isPresented = false

    init(_ selection: PickerSelection, _ label: Label) {
        (self.selection, self.label) = (selection, label)
    }

    /// A button for one picture.
    ///
    /// - Parameter matching: What is offered; nil for everything.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(PickerSelection(selection, filter, hasLibrary: false), label()) }

    /// A button for one picture, whose item has an identifier.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(PickerSelection(selection, filter, hasLibrary: true), label()) }

    /// A button for several pictures.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: The most that can be chosen; nil for as many as there are.
    ///   - matching: What is offered; nil for everything.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: false),
            label())
    }

    /// A button for several pictures, whose items have identifiers; those that are chosen already are so in the picker.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: true),
            label())
    }

    /// The button.
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosPickerSheet(isPresented: $isPresented, selection: selection))
    }
}

extension PhotosPicker where Label == Text {
    /// A button with a title, for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PickerSelection(selection, filter, hasLibrary: false), Text(titleKey)) }

    /// A button with a title, for one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PickerSelection(selection, filter, hasLibrary: false), Text(title)) }

    /// A button with a title, for one picture, whose item has an identifier.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) { self.init(PickerSelection(selection, filter, hasLibrary: true), Text(titleKey)) }

    /// A button with a title, for one picture, whose item has an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) { self.init(PickerSelection(selection, filter, hasLibrary: true), Text(title)) }

    /// A button with a title, for several pictures.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: false),
            Text(titleKey))
    }

    /// A button with a title, for several pictures.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: false),
            Text(title))
    }

    /// A button with a title, for several pictures, whose items have identifiers.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: true),
            Text(titleKey))
    }

    /// A button with a title, for several pictures, whose items have identifiers.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PickerSelection(selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: true),
            Text(title))
    }
}

nonisolated extension View {
    /// Presents a picker for one picture.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerSheet(
                isPresented: isPresented, selection: PickerSelection(selection, filter, hasLibrary: false)))
    }

    /// Presents a picker for one picture, whose item has an identifier.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosPickerSheet(
                isPresented: isPresented, selection: PickerSelection(selection, filter, hasLibrary: true)))
    }

    /// Presents a picker for several pictures.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerSheet(
                isPresented: isPresented,
                selection: PickerSelection(
                    selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: false)))
    }

    /// Presents a picker for several pictures, whose items have identifiers.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosPickerSheet(
                isPresented: isPresented,
                selection: PickerSelection(
                    selection, maxSelectionCount, selectionBehavior, filter, hasLibrary: true)))
    }
}

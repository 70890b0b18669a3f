import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@testable import VitrinePhotosUI

/// A folder of pictures.
@MainActor
private final class Library {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("photos-" + UUID().uuidString, isDirectory: true)

    /// - Parameter names: The newest last.
    init(_ names: String...) {
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (index, name) in names.enumerated() {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: index + 1, height: 1), format: format)
                .image {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                }
            let file = url.appendingPathComponent(name + ".png")
            try! image.pngData()!.write(to: file)
            try! FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(index) * 1000)],
                ofItemAtPath: file.path)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name + ".png").path }
}

@MainActor @Suite(.serialized) struct PickerTests {
    private final class Listener: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            picker.dismiss(animated: false)
        }
    }

    private func host(
        _ library: Library, _ configuration: PHPickerConfiguration, _ listener: Listener
    ) -> (PHPickerViewController, TestHost) {
        let picker = PHPickerViewController(configuration: configuration)
        picker.folder = library.url
        picker.delegate = listener
        picker.modalPresentationStyle = .fullScreen
        let root = UIViewController()
        let host = TestHost(root, device: .iPhone)
        root.present(picker, animated: false)
        host.settle()
        return (picker, host)
    }

    @Test func `A configuration begins with one item of everything`() {
        let configuration = PHPickerConfiguration()
        #expect(configuration.selectionLimit == 1 && configuration.filter == nil)
        #expect(configuration.selection == .default)
        #expect(configuration.preferredAssetRepresentationMode == .automatic)
        #expect(configuration.preselectedAssetIdentifiers == [])
    }

    @Test func `Filters say whether there are pictures`() {
        #expect(PHPickerFilter.any(of: [.videos, .images]).hasPictures)
        #expect(!PHPickerFilter.all(of: [.videos, .images]).hasPictures)
        #expect(!PHPickerFilter.any(of: [.videos, .livePhotos]).hasPictures)
        #expect(PHPickerFilter.not(.videos).hasPictures)
        #expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]).hasPictures)
        #expect(PHPickerFilter.any(of: [.images]) == .images)
    }

    @Test func `One picture is chosen by a tap, and loads as an image`() async throws {
        let (library, listener) = (Library("a", "b"), Listener())
        let (picker, host) = host(library, PHPickerConfiguration(), listener)
        await host.wait(until: host.find(label: "Photo, b"), timeout: 60)
        host.find(label: "Photo, b").tap()
        await host.wait(timeout: 60) { !listener.results.isEmpty }
        let result = try #require(listener.results.first?.first)
        #expect(listener.results.count == 1 && listener.results[0].count == 1)
        #expect(result.assetIdentifier == nil && picker.presentingViewController == nil)
        #expect(result.itemProvider.suggestedName == "b")
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        let width = await withCheckedContinuation { continuation in
            _ = result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                continuation.resume(returning: (image as? UIImage)?.size.width)
            }
        }
        #expect(width == 2)
    }

    @Test func `Several are chosen up to the limit, in the order of tapping, and added`() async {
        let (library, listener) = (Library("a", "b", "c"), Listener())
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        configuration.selection = .ordered
        let (picker, host) = host(library, configuration, listener)
        await host.wait(until: host.find(label: "Photo, c"), timeout: 60)
        let bars = picker.children.first as? UINavigationController
        #expect(bars?.topViewController?.navigationItem.rightBarButtonItem?.isEnabled == false)
        host.find(label: "Photo, c").tap()
        host.find(label: "Photo, a").tap()
        host.find(label: "Photo, b").tap()
        host.find(label: "Photo, c").tap()
        host.find(label: "Photo, b").tap()
        host.settle()
        host.find(text: "Add").tap()
        host.settle()
        #expect(
            listener.results.map { $0.map(\.assetIdentifier) } == [[library.path("a"), library.path("b")]])
    }

    @Test func `What was chosen before is chosen already`() async {
        let (library, listener) = (Library("a", "b", "c"), Listener())
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 0
        configuration.preselectedAssetIdentifiers = [library.path("b"), "/nowhere"]
        let (_, host) = host(library, configuration, listener)
        await host.wait(until: host.find(label: "Photo, c"), timeout: 60)
        host.find(label: "Photo, c").tap()
        host.find(text: "Add").tap()
        host.settle()
        #expect(
            listener.results.map { $0.map(\.assetIdentifier) } == [[library.path("b"), library.path("c")]])
    }

    @Test func `Cancelling chooses nothing, and without pictures there are none`() async {
        let (library, listener) = (Library("a"), Listener())
        var configuration = PHPickerConfiguration()
        configuration.filter = .videos
        let (picker, host) = host(library, configuration, listener)
        await host.wait(until: host.find(text: "No Photos"), timeout: 60)
        host.find(text: "Cancel").tap()
        host.settle()
        #expect(listener.results == [[]] && picker.presentingViewController == nil)
    }

    private struct Page: View {
        let take: @MainActor ([PhotosPickerItem]) -> Void
        @State private var one: PhotosPickerItem?
        @State private var several: [PhotosPickerItem] = []
        var body: some View {
            VStack {
                PhotosPicker("One", selection: $one, matching: .images, photoLibrary: .shared())
                PhotosPicker(selection: $several, maxSelectionCount: 3) { Text("Several") }
                Text("\(several.count)")
            }
            .onChange(of: one) { if let one { take([one]) } }
            .onChange(of: several) { take(several) }
        }
    }

    @Test func `Views choose with a button, and items load as values`() async throws {
        let library = Library("a", "b")
        PickerFolder.forTests = library.url
        defer { PickerFolder.forTests = nil }
        var items: [PhotosPickerItem] = []
        let host = TestHost(UIHostingController(rootView: Page { items = $0 }), device: .iPhone)
        host.find(text: "One").tap()
        await host.wait(until: host.find(label: "Photo, b"), timeout: 60)
        host.settle()
        host.find(label: "Photo, b").tap()
        host.settle()
        await host.wait(timeout: 60) { !items.isEmpty }
        #expect(items.map(\.itemIdentifier) == [library.path("b")])
        #expect(items[0].supportedContentTypes == [.png])
        let data = try await items[0].loadTransferable(type: Data.self)
        #expect(data == (try Data(contentsOf: URL(fileURLWithPath: library.path("b")))))
        #expect(try await items[0].loadTransferable(type: Image.self) != nil)
        #expect(try await items[0].loadTransferable(type: String.self) == nil)
        host.expectNone(host.find(label: "Photo, b"))

        host.find(text: "Several").tap()
        await host.wait(until: host.find(label: "Photo, a"), timeout: 60)
        host.settle()
        host.find(label: "Photo, a").tap()
        host.find(label: "Photo, b").tap()
        host.find(text: "Add").tap()
        host.settle()
        #expect(items.count == 2 && items.allSatisfy { $0.itemIdentifier == nil })
        host.expect(host.find(text: "2"))
    }
}

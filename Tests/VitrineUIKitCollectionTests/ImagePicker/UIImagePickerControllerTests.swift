import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIImagePickerControllerTests {
    private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var log: [String] = []
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        var dismisses = true

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            log.append("picked")
            self.info = info
            if dismisses { picker.dismiss(animated: false) }
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            log.append("cancelled")
            if dismisses { picker.dismiss(animated: false) }
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { log.append("shown " + (viewController.title ?? "")) }
    }

    private final class Deaf: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private func picker(_ library: PictureLibrary) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.folder = library.folder
        picker.modalPresentationStyle = .fullScreen
        return picker
    }

    private func host(_ picker: UIImagePickerController) -> TestHost {
        let root = UIViewController()
        let host = TestHost(root, device: .iPhone)
        root.present(picker, animated: false)
        host.settle()
        return host
    }

    @Test func `There are libraries and no camera, and of them pictures`() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(!UIImagePickerController.isFlashAvailable(for: .front))
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
        let picker = UIImagePickerController()
        #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
        #expect(!picker.allowsEditing && picker.delegate == nil)
        picker.mediaTypes = ["public.movie", "public.image"]
        picker.sourceType = .savedPhotosAlbum
        #expect(
            picker.mediaTypes == ["public.movie", "public.image"] && picker.sourceType == .savedPhotosAlbum)
    }

    @Test func `Pictures are a grid of three columns whose end shows, and the one that is tapped is told`()
        async
    {
        let library = PictureLibrary()
        for index in 1...40 { library.add("p\(index).png", age: Double(100 - index)) }
        library.add("newest.png", .green, width: 8, height: 6, age: 1)
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        let host = host(picker)
        await host.wait(until: host.find(label: "Photo, newest"), timeout: 60)
        // 375 points: (375 - 2 * 2) / 3.
        #expect(abs(host.find(label: "Photo, newest").frame.width - 123.67) < 0.4)
        host.expectNone(host.find(label: "Photo, p1"))
        host.find(label: "Photo, newest").tap()
        await host.wait(timeout: 60) { !listener.info.isEmpty }
        let image = listener.info[.originalImage] as? UIImage
        #expect(image?.size == CGSize(width: 8, height: 6) && image?.scale == 1)
        #expect(listener.info[.mediaType] as? String == "public.image")
        #expect(listener.info[.editedImage] == nil && listener.info[.cropRect] == nil)
        let copy = listener.info[.imageURL] as? URL
        #expect(copy?.pathExtension == "png")
        let original = library.url.appendingPathComponent("newest.png")
        #expect(copy.flatMap { try? Data(contentsOf: $0) } == (try? Data(contentsOf: original)))
        #expect(copy?.path.hasPrefix(library.url.path) == false)
        if let copy { try? FileManager.default.removeItem(at: copy) }
        #expect(listener.log == ["shown Photos", "picked"])
        #expect(picker.presentingViewController == nil)
        await library.finish()
    }

    @Test func `Thumbnails show what is in the files, and a broken one a sign and an alert`() async {
        let library = PictureLibrary()
        library.add("green.png", UIColor(red: 0, green: 1, blue: 0, alpha: 1), width: 40, height: 20, age: 2)
        library.add("broken.png", Data("no picture".utf8), age: 1)
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        let host = host(picker)
        let green = host.find(label: "Photo, green")
        await host.wait(until: green, timeout: 60)
        let middle = CGPoint(x: green.frame.midX, y: green.frame.midY)
        await host.wait(timeout: 60) {
            host.color(at: middle) == (red: 0, green: 1, blue: 0, alpha: 1)
        }
        host.find(label: "Photo, broken").tap()
        await host.wait(until: host.find(text: "Unable to Load Photo"), timeout: 60)
        #expect(!listener.log.contains("picked"))
        await library.finish()
    }

    @Test func `Folders are albums, which show their own pictures`() async {
        let library = PictureLibrary()
        library.add("a.png", age: 3)
        library.add("Trip/b.png", age: 2)
        library.add("Trip/c.png", age: 1)
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        let host = host(picker)
        await host.wait(until: host.find(text: "Albums"), timeout: 60)
        host.find(text: "Albums").tap()
        host.settle()
        host.find(label: "Trip, 2").tap()
        host.settle()
        #expect(picker.topViewController?.title == "Trip")
        host.expectNone(host.find(label: "Photo, a"))
        host.find(label: "Photo, b").tap()
        await host.wait(timeout: 60) { listener.log.last == "picked" }
        #expect(picker.presentingViewController == nil)
        await library.finish()
    }

    @Test func `Where there are no pictures it says where it looks`() async {
        let library = PictureLibrary()
        let host = host(picker(library))
        await host.wait(until: host.find(text: "No Photos"), timeout: 60)
        host.expect(host.find(text: "Pictures in \(library.url.path) and its folders show here."))
    }

    @Test func `Cancel is told once, and so is Escape; the delegate dismisses`() async {
        let library = PictureLibrary()
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        listener.dismisses = false
        let host = host(picker)
        host.find(text: "Cancel").tap()
        host.settle()
        #expect(
            listener.log.filter { $0 == "cancelled" }.count == 1 && picker.presentingViewController != nil)
        listener.dismisses = true
        host.press(.menu)
        host.settle()
        #expect(listener.log.filter { $0 == "cancelled" }.count == 2)
        #expect(picker.presentingViewController == nil)
    }

    @Test func `A picker that is dragged away is cancelled`() async {
        let library = PictureLibrary()
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        picker.modalPresentationStyle = .pageSheet
        let host = host(picker)
        host.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 800))
        host.settle()
        #expect(picker.presentingViewController == nil)
        #expect(listener.log.filter { $0 == "cancelled" }.count == 1)
    }

    @Test func `Without a delegate that hears of it the picker dismisses itself`() async {
        let library = PictureLibrary()
        library.add("a.png", age: 3)
        let deaf = Deaf()
        for delegate in [nil, deaf] {
            let cancelled = picker(library)
            cancelled.delegate = delegate
            let host = host(cancelled)
            host.find(text: "Cancel").tap()
            host.settle()
            #expect(cancelled.presentingViewController == nil)
            let chosen = picker(library)
            chosen.delegate = delegate
            let other = self.host(chosen)
            await other.wait(until: other.find(label: "Photo, a"), timeout: 60)
            other.find(label: "Photo, a").tap()
            await other.wait(timeout: 60) { chosen.presentingViewController == nil }
        }
    }

    @Test func `With editing a square is chosen: the middle at first, and what is moved there`() async {
        let library = PictureLibrary()
        library.add("wide.png", width: 400, height: 100, age: 3)
        let (picker, listener) = (picker(library), Listener())
        picker.delegate = listener
        picker.allowsEditing = true
        listener.dismisses = false
        let host = host(picker)
        await host.wait(until: host.find(label: "Photo, wide"), timeout: 60)
        host.find(label: "Photo, wide").tap()
        await host.wait(until: host.find(text: "Move and Scale"), timeout: 60)
        host.settle()
        host.find(text: "Choose").tap()
        host.settle()
        #expect((listener.info[.cropRect] as? CGRect) == CGRect(x: 150, y: 0, width: 100, height: 100))
        #expect((listener.info[.editedImage] as? UIImage)?.size == CGSize(width: 100, height: 100))
        #expect((listener.info[.originalImage] as? UIImage)?.size == CGSize(width: 400, height: 100))
        // To the left by a third of the square, of which 100 pixels are 375 points.
        host.touchDown(at: CGPoint(x: 300, y: 400))
        for step in 1...14 { host.touchMove(to: CGPoint(x: 300 - 10 * Double(step), y: 400)) }
        host.advance(by: 0.5)
        host.touchUp(at: CGPoint(x: 160, y: 400))
        host.settle()
        host.find(text: "Choose").tap()
        let crop = listener.info[.cropRect] as? CGRect
        #expect(
            crop.map { (180...187).contains($0.minX) && $0.size == CGSize(width: 100, height: 100) } == true)
        host.find(text: "Cancel").tap()
        host.settle()
        #expect(picker.topViewController?.title == "Photos" && !picker.isNavigationBarHidden)
        #expect(!listener.log.contains("cancelled"))
    }

    @Test func `A source that is not there stops the program, and so does what only a camera has`() async {
        let source = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
        #expect(Self.error(source).contains("Source type 1 not available"))
        let types = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIImagePickerController().mediaTypes = ["public.movie"] }
        }
        #expect(Self.error(types).contains("No available types for source 0"))
        let flash = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIImagePickerController().cameraFlashMode = .off }
        }
        #expect(Self.error(flash).contains("Source type must be UIImagePickerControllerSourceTypeCamera"))
    }

    private static func error(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

import Foundation
import Testing
import VitrineTesting
import VitrineUniformTypes

@testable import VitrineUIKit

@MainActor @Suite struct UIDocumentPickerViewControllerTests {
    private final class Listener: NSObject, UIDocumentPickerDelegate {
        var log: [String] = []
        var urls: [URL] = []
        weak var presenter: UIViewController?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append("picked" + (presenter?.presentedViewController == nil ? "" : " too early"))
            self.urls = urls
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            log.append("cancelled")
        }
    }

    private final class Earlier: NSObject, UIDocumentPickerDelegate {
        var urls: [URL] = []
        @available(*, deprecated)
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            urls.append(url)
        }
    }

    /// A folder that is there while it is held.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("documents-" + UUID().uuidString, isDirectory: true)
            .standardizedFileURL
        init(_ files: String...) {
            try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files { add(file) }
        }
        deinit { try? FileManager.default.removeItem(at: url) }
        subscript(name: String) -> URL { url.appendingPathComponent(name) }
        func add(_ name: String) {
            let file = self[name]
            try! FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try! Data(name.utf8).write(to: file)
        }
        func text(_ name: String) -> String? { try? String(contentsOf: self[name], encoding: .utf8) }
        var names: [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
        }
    }

    private func host(_ picker: UIDocumentPickerViewController, _ folder: Folder, _ listener: Listener)
        -> TestHost
    {
        let root = UIViewController()
        picker.directoryURL = folder.url
        picker.delegate = listener
        listener.presenter = root
        let host = TestHost(root, device: .iPhone)
        root.present(picker, animated: true)
        host.settle()
        return host
    }

    @Test func `A folder shows what is in it by name, and a tap opens what is of the types`() async {
        let folder = Folder("b 10.txt", "b 9.txt", "In/c.txt", ".hidden", "picture.png")
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        #expect(picker.documentPickerMode == .open && !picker.allowsMultipleSelection)
        let listener = Listener()
        let host = host(picker, folder, listener)
        await host.wait(until: host.find(text: "b 9"), timeout: 60)
        #expect(host.find(text: "b 9").frame.minY < host.find(text: "b 10").frame.minY)
        #expect(host.find(text: "b 10").frame.minY < host.find(text: "In").frame.minY)
        host.expectNone(host.find(text: ".hidden"))
        // Of another type: it is pale, and does nothing.
        let pale = host.find(text: "picture").frame
        host.tap(at: CGPoint(x: pale.midX, y: pale.midY))
        host.settle()
        #expect(listener.log == [])
        host.find(text: "In").tap()
        await host.wait(until: host.find(text: "c"), timeout: 60)
        host.settle()
        host.find(text: "c").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.log == ["picked"])
        #expect(listener.urls.map(\.standardizedFileURL.path) == [folder["In/c.txt"].path])
        #expect(picker.presentingViewController == nil)
    }

    @Test func `Copies are the program's, and the documents stay`() async {
        let folder = Folder("a.txt")
        let listener = Listener()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
        picker.shouldShowFileExtensions = true
        #expect(picker.documentPickerMode == .import)
        let host = host(picker, folder, listener)
        await host.wait(until: host.find(text: "a.txt"), timeout: 60)
        host.settle()
        host.find(text: "a.txt").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        let copy = listener.urls.first
        #expect(copy?.path.hasPrefix(folder.url.path) == false)
        #expect(copy.flatMap { try? Data(contentsOf: $0) } == Data("a.txt".utf8) && folder.names == ["a.txt"])
        if let copy { try? FileManager.default.removeItem(at: copy) }
    }

    @Test func `Several are chosen by marks, in the order of choosing`() async {
        let folder = Folder("a.txt", "b.txt", "c.txt")
        let listener = Listener()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        let host = host(picker, folder, listener)
        await host.wait(until: host.find(text: "a"), timeout: 60)
        for name in ["c", "b", "a", "b"] {
            host.find(text: name).tap()
            host.settle()
        }
        host.find(text: "Open").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.urls.map(\.lastPathComponent) == ["c.txt", "a.txt"])
    }

    @Test func `A folder is chosen where folders are wanted`() async {
        let folder = Folder("In/a.txt")
        let listener = Listener()
        let host = host(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]), folder, listener)
        await host.wait(until: host.find(text: "In"), timeout: 60)
        host.settle()
        host.find(text: "In").tap()
        await host.wait(until: host.find(text: "a"), timeout: 60)
        host.settle()
        host.find(text: "Open").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.urls.map(\.standardizedFileURL.path) == [folder["In"].path])
    }

    @Test func `Cancel, and a folder that is not there`() async {
        let folder = Folder()
        try? FileManager.default.removeItem(at: folder.url)
        let listener = Listener()
        let host = host(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), folder, listener)
        await host.wait(until: host.find(text: "Cannot Be Opened", exactly: false), timeout: 60)
        host.settle()
        host.find(text: "Cancel").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.log == ["cancelled"])
    }

    @Test func `Files are moved to a folder, under the name that the user writes`() async {
        let (source, folder) = (Folder("new.txt"), Folder("old.txt"))
        let listener = Listener()
        let picker = UIDocumentPickerViewController(forExporting: [source["new.txt"]])
        #expect(picker.documentPickerMode == .moveToService)
        let host = host(picker, folder, listener)
        await host.wait(until: host.find(text: "old"), timeout: 60)
        host.settle()
        host.find(label: "Name").tap()
        host.settle()
        // The name without its ending is marked.
        host.type("mine")
        host.find(text: "Save").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.urls == [folder["mine.txt"]])
        #expect(folder.text("mine.txt") == "new.txt" && source.names == [])
    }

    @Test(arguments: ["Keep Both", "Replace"])
    func `A name that is taken is asked for`(_ answer: String) async {
        let (source, folder) = (Folder("a.txt"), Folder())
        try! Data("old".utf8).write(to: folder["a.txt"])
        let listener = Listener()
        let picker = UIDocumentPickerViewController(forExporting: [source["a.txt"]], asCopy: true)
        let host = host(picker, folder, listener)
        await host.wait(until: host.find(text: "Save"), timeout: 60)
        host.settle()
        host.find(text: "Save").tap()
        await host.wait(until: host.find(text: answer), timeout: 60)
        host.settle()
        host.find(text: answer).tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(source.names == ["a.txt"])
        if answer == "Replace" {
            #expect(listener.urls == [folder["a.txt"]] && folder.text("a.txt") == "a.txt")
            #expect(folder.names == ["a.txt"])
        } else {
            #expect(listener.urls == [folder["a 2.txt"]] && folder.text("a.txt") == "old")
        }
    }

    @Test func `A new folder is made and gone into; names that cannot be say so`() async {
        let (source, folder) = (Folder("a.txt"), Folder())
        let listener = Listener()
        let host = host(
            UIDocumentPickerViewController(forExporting: [source["a.txt"]], asCopy: true), folder, listener)
        await host.wait(until: host.find(label: "New Folder"), timeout: 60)
        host.settle()
        host.find(label: "New Folder").tap()
        host.settle()
        host.find(text: "Create").tap()
        await host.wait(timeout: 60) { folder.names == ["untitled folder"] }
        host.settle()
        host.find(text: "Save").tap()
        await host.wait(timeout: 60) { !listener.log.isEmpty }
        #expect(listener.urls == [folder["untitled folder/a.txt"]])
        #expect(!DocumentChoice.isName("") && !DocumentChoice.isName("a/b") && !DocumentChoice.isName(".."))
    }

    @Test func `Who hears of one document hears of each`() {
        let listener = Earlier()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        let urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
        let delegate: any UIDocumentPickerDelegate = listener
        delegate.documentPicker(picker, didPickDocumentsAt: urls)
        #expect(listener.urls == urls)
    }
}

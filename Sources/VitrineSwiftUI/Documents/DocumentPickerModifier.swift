import Foundation
import VitrineUIKit

/// Presents a picker of documents, and says what came of it.
struct DocumentPickerModifier: ViewModifier {
    /// Whether there is something to pick, or to save.
    let isPresented: Bool
    let name: String
    let makePicker: @MainActor () -> UIDocumentPickerViewController
    /// The picker is gone: the binding has to say so.
    let end: @MainActor () -> Void
    /// Gets what was chosen; nil for nothing.
    let onFinish: @MainActor ([URL]?) -> Void

    func body(content: Content) -> some View {
        content.modifier(
            ModalModifier(
                identity: isPresented ? AnyHashable(true) : nil,
                content: PickerContent(makePicker: makePicker, onFinish: onFinish), name: name, end: end))
    }
}

private struct PickerContent: ModalContent {
    let makePicker: @MainActor () -> UIDocumentPickerViewController
    let onFinish: @MainActor ([URL]?) -> Void

    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController {
        let picker = makePicker()
        if picker.directoryURL == nil { picker.directoryURL = environment.fileDialogDirectory }
        return PickerScreen(picker, link, onFinish)
    }

    func update(_ controller: UIViewController, _ environment: EnvironmentValues, _ link: ModalLink) {
        (controller as? PickerScreen)?.onFinish = onFinish
    }
}

/// Has a picker in it, and hears of it.
private final class PickerScreen: UIViewController, UIDocumentPickerDelegate {
    private let picker: UIDocumentPickerViewController
    private let link: ModalLink
    var onFinish: @MainActor ([URL]?) -> Void

    init(
        _ picker: UIDocumentPickerViewController, _ link: ModalLink,
        _ onFinish: @escaping @MainActor ([URL]?) -> Void
    ) {
        (self.picker, self.link, self.onFinish) = (picker, link, onFinish)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        picker.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(picker)
        picker.view.frame = view.bounds
        picker.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker.view)
        picker.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            // Also where the program has dismissed it by UIKit.
            runtimeContext.frames.afterNextLayout { self.link.didGo(self) }
        }
        ModalQueue.serve(runtimeContext)
    }

    // The binding says first that it is over.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        link.didGo(self)
        onFinish(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        link.didGo(self)
        onFinish(nil)
    }
}

extension EnvironmentValues {
    /// In which folder pickers of documents begin; nil for the user's documents.
    @Entry var fileDialogDirectory: URL?
}

nonisolated extension View {
    /// Has pickers of documents that the view presents begin in a folder.
    ///
    /// - Parameter defaultDirectory: The folder; nil for the user's documents.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogDirectory, defaultDirectory)
    }
}

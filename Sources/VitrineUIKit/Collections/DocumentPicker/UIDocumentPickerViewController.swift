public import Foundation
public import VitrineUniformTypes

/// Lets the user choose documents to open, or the folder and the name under which files are saved.
///
/// The documents are the files of the computer: it begins in ``directoryURL``, or the user's folder for documents. It
/// dismisses itself, and then tells the delegate.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }
    private final let task: Task

    // MARK: Creating

    /// Makes a picker of documents to open.
    ///
    /// - Parameters:
    ///   - contentTypes: Which documents can be chosen; `UTType.folder` for folders, too.
    ///   - asCopy: Whether the program gets copies, which are its own.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .opening(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of documents to open, where they are.
    ///
    /// - Parameter contentTypes: Which documents can be chosen; `UTType.folder` for folders, too.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker of the folder into which files are brought.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: Whether they stay where they are, too.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .exporting(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of the folder into which files are moved.
    ///
    /// - Parameter urls: The files.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Makes a picker of documents of types that are named by their identifiers.
    @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(
            forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import)
    }

    /// Makes a picker of the folder into which a file is brought.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// Makes a picker of the folder into which files are brought.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    public required init?(coder: NSCoder) {
        fatalError(
            "UIDocumentPickerViewController is made with init(forOpeningContentTypes:) or init(forExporting:)"
        )
    }

    // MARK: Options

    /// Hears what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What it was made for.
    open var documentPickerMode: UIDocumentPickerMode {
        switch task {
        case .opening(_, let asCopy): asCopy ? .import : .open
        case .exporting(_, let asCopy): asCopy ? .exportToService : .moveToService
        }
    }
    /// Whether several documents can be opened at once. False unless set.
    open var allowsMultipleSelection = false
    /// Whether names are shown with what they end with. False unless set.
    open var shouldShowFileExtensions = false
    /// In which folder it begins; nil for the user's documents.
    open var directoryURL: URL?

    // MARK: Showing

    /// Whether files are on their way, or the picker is.
    private final var isBusy = false

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        let choice = DocumentChoice(purpose, showsExtensions: shouldShowFileExtensions)
        let start = directoryURL.map { DocumentFolder(url: $0) } ?? DocumentPlace.first
        let navigation = UINavigationController()
        navigation.setViewControllers(
            [
                DocumentPlacesController(places: DocumentPlace.all, choice: choice),
                DocumentFolderController(folder: start, choice: choice),
            ], animated: false)
        choice.onCancel = { [weak self] in self?.end(nil) }
        choice.onFinish = { [weak self, weak choice] in
            guard let choice else { return }
            self?.finish($0, choice)
        }
        choice.onChange = { [weak navigation] in
            for case let page as DocumentFolderController in navigation?.viewControllers ?? [] {
                page.choiceDidChange()
            }
        }
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private var purpose: DocumentChoice.Purpose {
        switch task {
        case .opening(let types, _): .opening(types: types, several: allowsMultipleSelection)
        case .exporting(let urls, _): .saving(names: urls.map(\.lastPathComponent))
        }
    }

    /// The user has dragged it away.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if wasDismissedByUser, !isBusy { tell(nil) }
    }

    // MARK: Choosing

    private func finish(_ urls: [URL], _ choice: DocumentChoice) {
        guard !isBusy else { return }
        switch task {
        case .opening(_, asCopy: false): end(urls)
        case .opening(_, asCopy: true):
            work("The Document Cannot Be Opened") { try DocumentTransfer.copies(of: urls) }
        case .exporting(let files, let asCopy):
            let names = files.count == 1 ? [choice.name] : files.map(\.lastPathComponent)
            save(files, names, in: urls[0], asCopy)
        }
    }

    private func save(_ files: [URL], _ names: [String], in folder: URL, _ keepsOriginals: Bool) {
        func save(_ conflict: DocumentTransfer.Conflict) {
            work("The Document Cannot Be Saved") {
                try DocumentTransfer.save(
                    files, as: names, in: folder, keepsOriginals: keepsOriginals, conflict)
            }
        }
        let taken = DocumentTransfer.taken(names, in: folder)
        guard let first = taken.first else { return save(.keepBoth) }
        let alert = UIAlertController(
            title: taken.count == 1 ? "Replace Existing Item?" : "Replace Existing Items?",
            message: taken.count == 1
                ? "“\(first)” is in this folder already."
                : "\(taken.count) of them are in this folder already.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Both", style: .default) { _ in save(.keepBoth) })
        alert.addAction(UIAlertAction(title: "Replace", style: .destructive) { _ in save(.replace) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    /// Does something with files on another thread, and ends with what came of it.
    private func work(_ failure: String, _ body: @escaping @Sendable () throws -> [URL]) {
        isBusy = true
        view.isUserInteractionEnabled = false
        let wasModal = isModalInPresentation
        isModalInPresentation = true
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(spinner)
        spinner.startAnimating()
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result { try body() }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in
                    guard let self else { return }
                    spinner.removeFromSuperview()
                    view.isUserInteractionEnabled = true
                    isModalInPresentation = wasModal
                    isBusy = false
                    switch result {
                    case .success(let urls): end(urls)
                    case .failure(let error): say(failure, error)
                    }
                }
            }
        }
    }

    private func say(_ title: String, _ error: any Error) {
        let alert = UIAlertController(
            title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Goes away, and then tells what was chosen; nil for nothing.
    private func end(_ urls: [URL]?) {
        guard !isBusy, !isBeingDismissed else { return }
        guard presentingViewController != nil else { return tell(urls) }
        isBusy = true
        // Who hears of it may present something.
        dismiss(animated: true) { self.tell(urls) }
    }

    private func tell(_ urls: [URL]?) {
        isBusy = false
        if let urls {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

/// What a picker of documents is for.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of documents are opened.
    case `import` = 0
    /// Documents are opened where they are.
    case open = 1
    /// Copies of files are saved.
    case exportToService = 2
    /// Files are moved.
    case moveToService = 3
}

/// Hears what the user chooses in a picker of documents. Every method is optional.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user has chosen documents, or where files are now. The picker is gone.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user wants nothing. The picker is gone.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The user has chosen a document: what a delegate hears that does not hear of several.
    @available(*, deprecated, message: "Use documentPicker(_:didPickDocumentsAt:)")
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        for url in urls { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

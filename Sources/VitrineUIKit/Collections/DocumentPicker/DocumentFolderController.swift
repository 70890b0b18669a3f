import Foundation
import VitrineCoreGraphics

/// Shows what is in a folder, and lets the user go on or choose.
final class DocumentFolderController: UIViewController {
    let folder: DocumentFolder
    private let choice: DocumentChoice
    private let table = UITableView(frame: .zero, style: .plain)
    private let nameBar: DocumentNameBar?
    private final var items: [DocumentItem] = []
    private final var done: UIBarButtonItem?

    init(folder: DocumentFolder, choice: DocumentChoice) {
        self.folder = folder
        self.choice = choice
        if case .saving(let names) = choice.purpose {
            nameBar = DocumentNameBar(names: names)
        } else {
            nameBar = nil
        }
        super.init(nibName: nil, bundle: nil)
        title = folder.name
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonDisplayMode = .minimal
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in choice.onCancel() })
        guard let title = choice.doneTitle else {
            navigationItem.rightBarButtonItem = cancel
            return
        }
        let done = UIBarButtonItem(
            title: title,
            primaryAction: UIAction(title: title) { [weak self] _ in self?.finish() })
        done.style = .done
        self.done = done
        navigationItem.rightBarButtonItem = done
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = cancel
    }

    required init?(coder: NSCoder) { nil }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.rowHeight = DocumentCell.height
        table.register(DocumentCell.self, forCellReuseIdentifier: "document")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        setContentScrollView(table)
        guard let nameBar else { return }
        nameBar.onChange = { [choice] in choice.name = $0 }
        nameBar.onNewFolder = { [weak self] in self?.askForFolder() }
        view.addSubview(nameBar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameBar?.name = choice.name
        choiceDidChange()
        read()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let barHeight = nameBar == nil ? 0 : DocumentNameBar.height + view.safeAreaInsets.bottom
        nameBar?.frame = CGRect(
            x: 0, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
        table.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - barHeight)
    }

    // MARK: Content

    /// Asks the disk on another thread: a folder may have thousands of files, or be far away.
    private func read() {
        let folder = folder
        DispatchQueue.global(qos: .userInitiated).async {
            let found = Result { try folder.items() }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in self?.didRead(found) }
            }
        }
    }

    private func didRead(_ found: Result<[DocumentItem], any Error>) {
        var nothing = UIContentUnavailableConfiguration.empty()
        switch found {
        case .success(let items):
            if items != self.items {
                self.items = items
                table.reloadData()
            }
            nothing.image = UIImage(systemName: "folder")
            nothing.text = "Folder is Empty"
        case .failure(let error):
            items = []
            table.reloadData()
            nothing.image = UIImage(systemName: "exclamationmark.triangle")
            nothing.text = "“\(folder.name)” Cannot Be Opened"
            nothing.secondaryText = error.localizedDescription
        }
        // Below the rows only: the bar with the name stays free.
        table.backgroundView = items.isEmpty ? UIContentUnavailableView(configuration: nothing) : nil
    }

    /// What is chosen, or the name, is another one now.
    func choiceDidChange() {
        done?.isEnabled = choice.canFinish
        guard isViewLoaded else { return }
        for case let cell as DocumentCell in table.visibleCells {
            guard let row = table.indexPath(for: cell)?.row, row < items.count else { continue }
            cell.show(items[row], choice)
        }
    }

    // MARK: Choosing

    private func finish() {
        guard choice.canFinish else { return }
        choice.finish(in: folder)
    }

    private func askForFolder() {
        let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "untitled folder" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let create = UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
            self?.makeFolder(alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(create)
        alert.preferredAction = create
        present(alert, animated: true)
    }

    private func makeFolder(_ name: String) {
        let made = folder.url.appendingPathComponent(name, isDirectory: true)
        do {
            guard DocumentChoice.isName(name) else { throw CocoaError(.fileWriteInvalidFileName) }
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: false)
        } catch {
            let alert = UIAlertController(
                title: "The Folder Cannot Be Made", message: error.localizedDescription,
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
        }
        show(DocumentFolder(url: made))
    }

    private func show(_ folder: DocumentFolder) {
        navigationController?.pushViewController(
            DocumentFolderController(folder: folder, choice: choice), animated: true)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            choice.onCancel()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

extension DocumentFolderController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
        (cell as? DocumentCell)?.show(items[indexPath.row], choice)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        if item.isFolder {
            show(DocumentFolder(url: item.url))
        } else if choice.allowsSeveral {
            choice.toggle(item)
        } else if choice.accepts(item) {
            choice.onFinish([item.url])
        }
    }
}

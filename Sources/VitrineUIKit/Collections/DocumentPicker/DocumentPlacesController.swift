import Foundation

/// The folders from which a user sets out.
final class DocumentPlacesController: UITableViewController {
    private let places: [DocumentPlace]
    private let choice: DocumentChoice

    init(places: [DocumentPlace], choice: DocumentChoice) {
        self.places = places
        self.choice = choice
        super.init(style: .insetGrouped)
        title = "Browse"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in choice.onCancel() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        places.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Locations"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = places[indexPath.row].name
        content.image = UIImage(systemName: places[indexPath.row].symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            DocumentFolderController(folder: places[indexPath.row].folder, choice: choice), animated: true)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            choice.onCancel()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

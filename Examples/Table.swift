import UIKit

/// People, by the first letters of their names: a table with an index, search, swipes, moving and deleting.
struct Person: Hashable, Sendable {
    var name: String
    var place: String
    var isFavourite = false

    var initial: String { String(name.prefix(1)) }
    var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

    static let all: [Person] = {
        let names = [
            "Ada Brook", "Albin Frost", "Amira Stone", "Bela Novak", "Bruno Hale", "Carla Voss", "Cyril Lane",
            "Dana Field", "Edda Wolf", "Emil Hart", "Fenja Holm", "Filip Reed", "Greta Dahl", "Hugo March",
            "Ida Lund", "Iven Clark", "Jonas Wells", "Jule Berg", "Kasper Moon", "Lene Winter", "Lotte Rowan",
            "Malik Shore", "Mina Park", "Nora Bell", "Oskar Flint", "Paula Grove", "Quentin Ash", "Rosa Vale",
            "Runa Marsh", "Silas Thorn", "Tilda Snow", "Tom Heath", "Ulla Birch", "Viggo Pine", "Wanda Croft",
            "Xenia Poole", "Yara West", "Zoe Linden",
        ]
        let places = ["Harbour Street", "Mill Lane", "Old Market", "Station Road", "Hill Top"]
        return names.enumerated().map { Person(name: $1, place: places[$0 * 7 % places.count]) }
    }()
}

/// Sections with titles and an index, of which a diffable data source knows nothing by itself.
final class PeopleDataSource: UITableViewDiffableDataSource<String, Person> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        snapshot().sectionIdentifiers.map { $0 == PeopleController.favourites ? "★" : $0 }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sectionIdentifier(for: indexPath.section) == PeopleController.favourites
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let person = itemIdentifier(for: sourceIndexPath),
            let other = itemIdentifier(for: destinationIndexPath), person != other
        else { return }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath {
            snapshot.moveItem(person, afterItem: other)
        } else {
            snapshot.moveItem(person, beforeItem: other)
        }
        apply(snapshot, animatingDifferences: false)
        (tableView.delegate as? PeopleController)?
            .keepOrder(snapshot.itemIdentifiers(inSection: PeopleController.favourites))
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let person = itemIdentifier(for: indexPath) else { return }
        (tableView.delegate as? PeopleController)?.delete(person)
    }
}

final class PersonCell: UITableViewCell {
    static let identifier = "person"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ person: Person) {
        var content = defaultContentConfiguration()
        content.text = person.name
        content.secondaryText = person.place
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = Self.badge(person)
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }

    private static func badge(_ person: Person) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        let colors: [UIColor] = [
            .systemTeal, .systemIndigo, .systemOrange, .systemPink, .systemGreen, .systemBlue,
        ]
        let color = colors[person.name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % colors.count]
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            let text = NSAttributedString(
                string: person.initials,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 16, weight: .semibold), .foregroundColor: UIColor.white,
                ])
            let bounds = text.size()
            text.draw(at: CGPoint(x: (size.width - bounds.width) / 2, y: (size.height - bounds.height) / 2))
        }
    }
}

final class PeopleController: UITableViewController, UISearchResultsUpdating {
    static let favourites = "Favourites"

    private var people = Person.all
    private var favourites: [Person] = []
    private var filter = ""
    private lazy var source = PeopleDataSource(tableView: tableView) { table, indexPath, person in
        let cell = table.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
        (cell as? PersonCell)?.show(person)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search People"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        favourites = ["Greta Dahl", "Nora Bell"].compactMap { name in people.first { $0.name == name } }
            .map(Self.favourite)
        show(animated: false)
    }

    /// A row stands in one section only: a favourite is another item than the person in the list.
    private static func favourite(_ person: Person) -> Person {
        var favourite = person
        favourite.isFavourite = true
        return favourite
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Person>()
        let shown = people.filter { filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter) }
        if filter.isEmpty, !favourites.isEmpty {
            snapshot.appendSections([Self.favourites])
            snapshot.appendItems(favourites)
        }
        for person in shown {
            if snapshot.sectionIdentifiers.last != person.initial {
                snapshot.appendSections([person.initial])
            }
            snapshot.appendItems([person])
        }
        source.apply(snapshot, animatingDifferences: animated)
        tableView.reloadSectionIndexTitles()
    }

    func delete(_ person: Person) {
        if !person.isFavourite { people.removeAll { $0 == person } }
        favourites.removeAll { $0.name == person.name }
        show(animated: true)
    }

    /// The user has put the favourites into another order.
    func keepOrder(_ favourites: [Person]) { self.favourites = favourites }

    func updateSearchResults(for searchController: UISearchController) {
        filter = searchController.searchBar.text ?? ""
        show(animated: view.window != nil)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let person = source.itemIdentifier(for: indexPath) else { return }
        let page = UIViewController()
        page.title = person.name
        page.view.backgroundColor = .systemGroupedBackground
        navigationController?.pushViewController(page, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let person = source.itemIdentifier(for: indexPath), !person.isFavourite else { return nil }
        let isFavourite = favourites.contains { $0.name == person.name }
        let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
            self?.toggle(person)
            done(true)
        }
        action.image = UIImage(systemName: isFavourite ? "star.slash.fill" : "star.fill")
        action.backgroundColor = .systemYellow
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func toggle(_ person: Person) {
        if let place = favourites.firstIndex(where: { $0.name == person.name }) {
            favourites.remove(at: place)
        } else {
            favourites.append(Self.favourite(person))
        }
        show(animated: true)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // Favourites stay among themselves.
        guard proposedDestinationIndexPath.section != sourceIndexPath.section else {
            return proposedDestinationIndexPath
        }
        let last = tableView.numberOfRows(inSection: sourceIndexPath.section) - 1
        return IndexPath(row: last, section: sourceIndexPath.section)
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
            rootViewController: PeopleController(style: .plain))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

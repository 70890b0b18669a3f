// A mailbox: a plain list whose headers stay in sight, with rows as high as their text.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: MailboxViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Mail

struct Mail: Hashable {
    var sender: String
    var text: String
    var time: String
    var isUnread = false
}

struct Day: Hashable {
    var name: String
    var mails: [Mail]

    static let all = [
        Day(
            name: "Today",
            mails: [
                Mail(
                    sender: "Clara Wieck",
                    text:
                        "The piano is tuned. I shall play the concerto on Thursday if the second bassoon is well "
                        + "again, and the sonata if not.",
                    time: "11:42", isUnread: true),
                Mail(sender: "Ferdinand Hiller", text: "Lunch?", time: "10:05", isUnread: true),
                Mail(
                    sender: "Gewandhaus",
                    text:
                        "Four boxes of strings were delivered to the stage door. Please sign for them before noon.",
                    time: "8:30"),
            ]),
        Day(
            name: "Yesterday",
            mails: [
                Mail(
                    sender: "Robert",
                    text: "Attached is the third movement. The fourth is not long in coming.",
                    time: "22:17"),
                Mail(
                    sender: "Fanny Hensel",
                    text:
                        "I read your songs twice. The first one twice more. You must print them under your own name, "
                        + "whatever Father says.",
                    time: "17:50"),
                Mail(sender: "Niels Gade", text: "The boat arrives at six.", time: "9:12"),
            ]),
        Day(
            name: "Last Week",
            mails: [
                Mail(
                    sender: "Breitkopf",
                    text:
                        "The proofs of the overture are ready. We counted eleven corrections on the first page alone "
                        + "and ask you to be merciful with the others.",
                    time: "Friday"),
                Mail(sender: "Joseph Joachim", text: "Encore!", time: "Thursday"),
                Mail(
                    sender: "The Choir", text: "Rehearsal is moved to the small hall, with the candles.",
                    time: "Tuesday"),
            ]),
    ]
}

// MARK: - Controller

final class MailboxViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Day, Mail>!

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Inbox"
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 0
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.deletion(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    /// What swiping a mail towards the leading edge offers, and what swiping it far does.
    private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let mail = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completion in
            guard let self else { return completion(false) }
            var snapshot = self.dataSource.snapshot()
            snapshot.deleteItems([mail])
            self.dataSource.apply(snapshot)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    required init?(coder: NSCoder) { fatalError("The mailbox is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = makeLayout()
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Mail> { cell, _, mail in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = mail.sender
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = mail.text
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
            content.secondaryTextProperties.color = .secondaryLabel
            content.secondaryTextProperties.numberOfLines = 2
            cell.contentConfiguration = content
            cell.accessories = [
                .customView(configuration: Self.mark(isUnread: mail.isUnread)), .label(text: mail.time),
                .disclosureIndicator(),
            ]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = Day.all[indexPath.section].name
            header.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Day, Mail>(collectionView: collectionView) {
            collectionView, indexPath, mail in
            collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: mail)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        self.dataSource = dataSource

        var snapshot = NSDiffableDataSourceSnapshot<Day, Mail>()
        for day in Day.all {
            snapshot.appendSections([day])
            snapshot.appendItems(day.mails, toSection: day)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// A dot for mail that was not read.
    private static func mark(isUnread: Bool) -> UICellAccessory.CustomViewConfiguration {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = isUnread ? .systemBlue : .clear
        view.layer.cornerRadius = 5
        return UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .leading(), reservedLayoutWidth: .custom(10),
            maintainsFixedSize: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

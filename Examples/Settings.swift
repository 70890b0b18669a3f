// A screen of settings: a list of inset groups with headers, footers, values, marks and a choice. Valid on iOS too;
// tvOS has no inset groups.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: SettingsViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Settings

struct Setting: Hashable {
    enum Kind: Hashable {
        case person
        case page(value: String?)
        case value(String)
        case choice
        case button
    }

    var title: String
    var kind: Kind
    var color: UIColor?

    var hasPage: Bool {
        switch kind {
        case .person, .page: true
        case .value, .choice, .button: false
        }
    }
}

struct SettingsGroup: Hashable {
    var header: String?
    var footer: String?
    var settings: [Setting]

    static let all = [
        SettingsGroup(settings: [Setting(title: "Ada Byron", kind: .person, color: .systemIndigo)]),
        SettingsGroup(settings: [
            Setting(title: "Wi-Fi", kind: .page(value: "Attic"), color: .systemBlue),
            Setting(title: "Bluetooth", kind: .page(value: "On"), color: .systemTeal),
            Setting(title: "Notifications", kind: .page(value: nil), color: .systemRed),
            Setting(title: "Sounds", kind: .page(value: "Harp"), color: .systemPink),
        ]),
        SettingsGroup(
            header: "Appearance", footer: "Automatic is light by day and dark after sunset.",
            settings: [
                Setting(title: "Light", kind: .choice), Setting(title: "Dark", kind: .choice),
                Setting(title: "Automatic", kind: .choice),
            ]),
        SettingsGroup(
            header: "Storage",
            footer:
                "Pictures that were not looked at for a year are kept in the cloud, and fetched when they are "
                + "asked for.",
            settings: [
                Setting(title: "Pictures", kind: .value("41 GB"), color: .systemOrange),
                Setting(title: "Music", kind: .value("12 GB"), color: .systemGreen),
                Setting(title: "Free", kind: .value("75 GB")),
            ]),
        SettingsGroup(settings: [Setting(title: "Reset All Settings", kind: .button)]),
    ]
}

// MARK: - Controller

final class SettingsViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<SettingsGroup, Setting>!
    private var chosen = "Automatic"

    init() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let group = SettingsGroup.all[index]
            configuration.headerMode = group.header == nil ? .none : .supplementary
            configuration.footerMode = group.footer == nil ? .none : .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        }
        super.init(collectionViewLayout: layout)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("The settings are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
            [unowned self] cell, _, setting in
            cell.contentConfiguration = content(of: setting)
            cell.accessories = accessories(of: setting)
        }
        let dataSource = UICollectionViewDiffableDataSource<SettingsGroup, Setting>(
            collectionView: collectionView
        ) { collectionView, indexPath, setting in
            collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: setting)
        }
        self.dataSource = dataSource

        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = SettingsGroup.all[indexPath.section].header
            header.contentConfiguration = content
        }
        let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { footer, _, indexPath in
            var content = footer.defaultContentConfiguration()
            content.text = SettingsGroup.all[indexPath.section].footer
            footer.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
        }

        var snapshot = NSDiffableDataSourceSnapshot<SettingsGroup, Setting>()
        for group in SettingsGroup.all {
            snapshot.appendSections([group])
            snapshot.appendItems(group.settings, toSection: group)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Rows

    private func content(of setting: Setting) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = setting.title
        switch setting.kind {
        case .person:
            content = .subtitleCell()
            content.text = setting.title
            content.secondaryText = "Account, cloud and purchases"
            content.textProperties.font = .preferredFont(forTextStyle: .title3)
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        case .page(let value):
            content.secondaryText = value
        case .value(let value):
            content.secondaryText = value
        case .choice:
            break
        case .button:
            content.textProperties.color = .systemRed
        }
        return content
    }

    private func accessories(of setting: Setting) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        if let color = setting.color {
            accessories.append(
                .customView(
                    configuration: mark(setting.title, color, isRound: setting.kind == .person)))
        }
        if setting.hasPage { accessories.append(.disclosureIndicator()) }
        if setting.kind == .choice, setting.title == chosen { accessories.append(.checkmark()) }
        return accessories
    }

    /// The first letter of a title on a tile, or in a circle.
    private func mark(
        _ title: String, _ color: UIColor, isRound: Bool
    ) -> UICellAccessory.CustomViewConfiguration {
        let side: CGFloat = isRound ? 56 : 29
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: side, height: side))
        label.text = String(title.prefix(1))
        label.font = .systemFont(ofSize: side * 0.5, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color
        label.layer.cornerRadius = isRound ? side / 2 : 7
        label.clipsToBounds = true
        return UICellAccessory.CustomViewConfiguration(
            customView: label, placement: .leading(), maintainsFixedSize: true)
    }

    // MARK: Selection

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let setting = dataSource.itemIdentifier(for: indexPath), setting.kind == .choice else { return }
        chosen = setting.title
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0.kind == .choice })
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

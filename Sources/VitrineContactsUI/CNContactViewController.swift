public import Foundation
public import VitrineContacts
public import VitrineUIKit

/// Shows a contact. A new or unknown one can be looked at and left, and is not kept: there is nothing that keeps it.
@MainActor @preconcurrency
open class CNContactViewController: UITableViewController {
    /// A value that is shown, and what a tap opens.
    private struct Row {
        var label: String
        var text: String
        var property: CNContactProperty
        var address: URL?
    }

    /// The contact.
    public let contact: CNContact
    /// Hears of taps, and how it ended.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The store, which keeps nothing here.
    open var contactStore: CNContactStore?
    /// The properties that are shown; nil for all.
    open var displayedPropertyKeys: [Any]?
    /// What is written below the name.
    open var message: String?
    /// The name of who has none.
    open var alternateName: String?
    /// Whether the contact can be changed. It cannot, whatever is set: nothing keeps it.
    open var allowsEditing = true
    /// Whether a tap opens an address or a number. True unless set.
    open var allowsActions = true

    private let isNew: Bool
    private var rows: [Row] = []

    private init(_ contact: CNContact, isNew: Bool) {
        self.contact = contact
        self.isNew = isNew
        super.init(style: .insetGrouped)
    }

    /// Makes a controller for a contact.
    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
    /// Makes a controller for a contact that is not kept yet.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
    /// Makes a controller for a new contact, which can be cancelled; nil for an empty one.
    public convenience init(forNewContact contact: CNContact?) {
        self.init(contact ?? CNMutableContact(), isNew: true)
    }

    public required init?(coder: NSCoder) {
        contact = CNContact()
        isNew = false
        super.init(coder: coder)
    }

    /// What is to be fetched so that a contact can be shown.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "New Contact"
        rows = allRows.filter { row in
            displayedPropertyKeys?.contains { $0 as? String == row.property.key } ?? true
        }
        guard isNew else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.contactViewController(self, didCompleteWith: nil)
            })
    }

    private var allRows: [Row] {
        func rows<Value>(
            _ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String, scheme: String?
        ) -> [Row] {
            values.map { value in
                let shown = text(value.value)
                let target = shown.filter { !$0.isWhitespace }
                return Row(
                    label: value.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) } ?? key,
                    text: shown,
                    property: CNContactProperty(
                        contact: contact, key: key, value: value.value, identifier: value.identifier,
                        label: value.label),
                    address: scheme.flatMap { URL(string: $0 + target) })
            }
        }
        let note = CNContactProperty(
            contact: contact, key: CNContactNoteKey, value: contact.note, identifier: nil, label: nil)
        return rows(CNContactPhoneNumbersKey, contact.phoneNumbers, \.stringValue, scheme: "tel:")
            + rows(CNContactEmailAddressesKey, contact.emailAddresses, { "\($0)" }, scheme: "mailto:")
            + rows(CNContactUrlAddressesKey, contact.urlAddresses, { "\($0)" }, scheme: "")
            + rows(
                CNContactPostalAddressesKey, contact.postalAddresses,
                { CNPostalAddressFormatter.string(from: $0, style: .mailingAddress) }, scheme: nil)
            + (contact.note.isEmpty ? [] : [Row(label: "note", text: contact.note, property: note)])
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    open override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { message }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        var content = UIListContentConfiguration.valueCell()
        content.text = rows[indexPath.row].label
        content.secondaryText = rows[indexPath.row].text
        content.prefersSideBySideTextAndSecondaryText = false
        cell.contentConfiguration = content
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = rows[indexPath.row]
        guard allowsActions,
            delegate?.contactViewController(self, shouldPerformDefaultActionFor: row.property) ?? true,
            let address = row.address, UIApplication.shared.reachesDesktop
        else { return }
        UIApplication.shared.open(address)
    }
}

/// Hears of taps, and how it ended. All of it is optional.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Whether a tap of a property opens it.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The user is done with a new contact: the controller is to be dismissed.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

public import Foundation
public import VitrineContacts
import VitrineEmptyScreen
public import VitrineUIKit

/// Lets the user choose contacts, of whom there are none here: they can only cancel.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
    /// Hears what is chosen.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The properties that are shown of a contact; nil for all.
    open var displayedPropertyKeys: [String]?
    /// Who can be chosen; nil for all.
    open var predicateForEnablingContact: NSPredicate?
    /// Who is chosen by a tap, and not looked at; nil for all.
    open var predicateForSelectionOfContact: NSPredicate?
    /// What is chosen by a tap of a property; nil for all.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = EmptyScreen(title: "Contacts", symbol: "person.crop.circle")
        screen.onCancel = { [weak self] in self?.cancel() }
        screen.show("No Contacts")
        screen.fill(self)
    }

    /// It ends itself, as Apple's does, and tells its delegate.
    private func cancel() {
        let delegate = delegate
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}

/// Hears who is chosen. All of it is optional.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user has chosen nobody.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user has chosen a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user has chosen a property.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// The user has chosen contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// The user has chosen properties.
    func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

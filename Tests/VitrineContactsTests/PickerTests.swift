import Testing
import VitrineContactsUI
import VitrineTesting
import VitrineUIKit

@MainActor struct PickerTests {
    private final class Listener: NSObject, CNContactPickerDelegate {
        var count = 0
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { count += 1 }
    }

    @Test func aContactIsShownAndItsPropertiesCanBeTapped() {
        final class Listener: NSObject, CNContactViewControllerDelegate {
            var heard: [String] = []
            func contactViewController(
                _ controller: CNContactViewController,
                shouldPerformDefaultActionFor property: CNContactProperty
            ) -> Bool {
                heard.append("\(property.key) \(property.label ?? "")")
                return false
            }
            func contactViewController(
                _ controller: CNContactViewController, didCompleteWith contact: CNContact?
            ) { heard.append("\(contact == nil)") }
        }
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1 2"))]
        contact.note = "Notes"
        let listener = Listener()
        let shown = CNContactViewController(forNewContact: contact)
        shown.delegate = listener
        shown.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        let host = TestHost(UINavigationController(rootViewController: shown), device: .iPhone)
        host.settle()
        #expect(shown.title == "Ada" && shown.tableView.numberOfRows(inSection: 0) == 1)
        shown.tableView(shown.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        let item = shown.navigationItem.leftBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        #expect(listener.heard == ["phoneNumbers _$!<Home>!$_", "true"])
    }

    @Test func aPickerOfNobodyCanBeCancelled() throws {
        let listener = Listener()
        let picker = CNContactPickerViewController()
        picker.delegate = listener
        let host = TestHost(UIViewController(), device: .iPhone)
        host.window.rootViewController?.present(picker, animated: false)
        host.settle()
        let stack = try #require(picker.children.first as? UINavigationController)
        let item = stack.topViewController?.navigationItem.leftBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        host.settle()
        #expect(listener.count == 1 && picker.presentingViewController == nil)
    }
}

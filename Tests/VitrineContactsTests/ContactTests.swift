import Foundation
import Testing
import VitrineFoundation

@testable import VitrineContacts

struct ContactTests {
    private func ada() -> CNMutableContact {
        let ada = CNMutableContact()
        ada.givenName = "Ada"
        ada.familyName = "King; Lovelace"
        ada.note = "One, two\nthree"
        ada.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1234")),
            CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "99")),
        ]
        ada.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.com" as NSString)]
        let home = CNMutablePostalAddress()
        home.street = "12 St James's Square\nFlat 3"
        home.city = "London"
        home.country = "United Kingdom"
        ada.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: home)]
        ada.birthday = DateComponents(month: 12, day: 10)
        return ada
    }

    @Test func aCardIsWrittenAndRead() throws {
        let data = try CNContactVCardSerialization.data(with: [ada()])
        #expect(
            String(decoding: data, as: UTF8.self)
                == [
                    "BEGIN:VCARD", "VERSION:3.0", #"N:King\; Lovelace;Ada;;;"#, #"FN:Ada King\; Lovelace"#,
                    "EMAIL;type=WORK:ada@example.com", "TEL;type=CELL:+44 1234", "item1.TEL:99",
                    "item1.X-ABLabel:boat",
                    #"ADR;type=HOME:;;12 St James's Square\nFlat 3;London;;;United Kingdom"#,
                    "BDAY:1604-12-10", #"NOTE:One\, two\nthree"#, "END:VCARD", "",
                ].joined(separator: "\r\n"))
        let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(read.fields == ada().fields)
        #expect(throws: CNError(.vCardMalformed)) {
            try CNContactVCardSerialization.contacts(with: Data("FN:Ada".utf8))
        }
    }

    @Test func cardsOfOthersAreRead() throws {
        let card =
            "BEGIN:vCard\nVERSION:2.1\nN:Babbage;Charles\nTEL;HOME;FAX:1\nTEL;TYPE=\"work,voice\":2\n"
            + "NOTE:long\n  line\nX-OTHER:1\nPHOTO;ENCODING=b:AQID\nEND:vCard\n"
        let read = try #require(try CNContactVCardSerialization.contacts(with: Data(card.utf8)).first)
        #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberHomeFax, CNLabelWork])
        #expect(read.note == "long line" && read.imageData == Data([1, 2, 3]) && read.birthday == nil)
        #expect(CNContactFormatter.string(from: read, style: .fullName) == "Charles Babbage")
    }

    @Test func contactsAreValuesThatCanBeCopied() throws {
        let ada = ada()
        let copy = try #require(ada.copy() as? CNContact)
        ada.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy.identifier == ada.identifier && copy != ada)
        #expect(!(copy is CNMutableContact))
        let label = try #require(ada.phoneNumbers[0].label)
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: label) == "mobile")
        #expect(
            CNPostalAddressFormatter.string(from: ada.postalAddresses[0].value, style: .mailingAddress)
                == "12 St James's Square\nFlat 3\nLondon\nUnited Kingdom")
        let written = CNPostalAddressFormatter.attributedString(
            from: ada.postalAddresses[0].value, style: .mailingAddress)
        var range = NSRange()
        let part = written.attribute(
            NSAttributedString.Key(CNPostalAddressPropertyAttribute), at: 30, effectiveRange: &range)
        #expect(part as? String == "city" && range == NSRange(location: 28, length: 6))
        #expect(CNContact.predicateForContacts(matchingName: "ada king").evaluate(with: copy))
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test func theUserHasRefused() async {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let (isGranted, error) = await withCheckedContinuation { answer in
            store.requestAccess(for: .contacts) { answer.resume(returning: ($0, $1)) }
        }
        #expect(!isGranted && (error as? CNError)?.code == .authorizationDenied)
        #expect(throws: CNError(.authorizationDenied)) {
            try store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "a"),
                keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
        }
    }
}

import Foundation
import VitrineFoundation

/// Cards: contacts as text.
enum VCard {
    // MARK: Writing

    static func write(_ contacts: [ContactFields]) -> Data {
        Data(contacts.flatMap { CardWriter.lines(of: $0) }.map(folded).joined().utf8)
    }

    /// A line of at most 75 bytes, and what is more on lines that begin with a space.
    private static func folded(_ line: String) -> String {
        var result = ""
        var room = 75
        for character in line {
            let count = character.utf8.count
            if count > room {
                result += "\r\n "
                room = 74
            }
            result.append(character)
            room -= count
        }
        return result + "\r\n"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n", "\r\n": result += "\\n"
            case "\\", ",", ";": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    // MARK: Reading

    static func read(_ data: Data) throws -> [ContactFields] {
        let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        let unfolded = text.replacingOccurrences(of: "\n ", with: "").replacingOccurrences(
            of: "\n\t", with: "")
        var contacts: [ContactFields] = []
        var reader: CardReader?
        for line in unfolded.split(separator: "\n").map(CardLine.init) {
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): reader = CardReader()
            case ("END", "VCARD"):
                guard let card = reader else { throw CNError(.vCardMalformed) }
                contacts.append(card.finished)
                reader = nil
            default:
                guard reader != nil else { throw CNError(.vCardMalformed) }
                reader?.take(line)
            }
        }
        guard reader == nil, !contacts.isEmpty else { throw CNError(.vCardMalformed) }
        return contacts
    }
}

/// A line of a card: `item1.TEL;type=HOME:555`.
struct CardLine {
    var group = ""
    var name = ""
    /// In capitals.
    var types: [String] = []
    /// As it is written.
    var value = ""

    init(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":") else { return }
        value = String(line[line.index(after: colon)...])
        var parts = line[..<colon].split(separator: ";")
        guard !parts.isEmpty else { return }
        let names = parts.removeFirst().uppercased().split(separator: ".")
        name = String(names.last ?? "")
        if names.count > 1 { group = String(names[0]) }
        for part in parts {
            let sides = part.uppercased().split(separator: "=", maxSplits: 1)
            // Of version 2.1 types stand by themselves.
            types += (sides.last ?? "").split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) }
        }
    }

    /// The text.
    var text: String { Self.fields(value, by: nil)[0] }
    /// The texts between semicolons.
    var fields: [String] { Self.fields(value, by: ";") }

    private static func fields(_ value: String, by separator: Character?) -> [String] {
        var fields = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                fields[fields.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == separator {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}

/// The labels that types of cards stand for.
enum CardLabels {
    static let telephone: [(label: String, types: [String])] = [
        (CNLabelPhoneNumberHomeFax, ["HOME", "FAX"]), (CNLabelPhoneNumberWorkFax, ["WORK", "FAX"]),
        (CNLabelPhoneNumberOtherFax, ["OTHER", "FAX"]), (CNLabelPhoneNumberiPhone, ["IPHONE"]),
        (CNLabelPhoneNumberMobile, ["CELL"]), (CNLabelPhoneNumberMain, ["MAIN"]),
        (CNLabelPhoneNumberPager, ["PAGER"]), (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]),
        (CNLabelOther, ["OTHER"]),
    ]
    static let others: [(label: String, types: [String])] = [
        (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]), (CNLabelOther, ["OTHER"]),
    ]
}

/// Writes a card.
enum CardWriter {
    static func lines(of contact: ContactFields) -> [String] {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        var groups = 0
        func add(_ name: String, _ parts: [String]) {
            guard parts.contains(where: { !$0.isEmpty }) else { return }
            lines.append("\(name):" + parts.map(VCard.escaped).joined(separator: ";"))
        }
        func addLabeled(
            _ name: String, _ label: String?, _ known: [(label: String, types: [String])], _ parts: [String]
        ) {
            if let types = known.first(where: { $0.label == label })?.types {
                add(name + types.map { ";type=\($0)" }.joined(), parts)
            } else if let label {
                groups += 1
                add("item\(groups).\(name)", parts)
                lines.append("item\(groups).X-ABLabel:\(VCard.escaped(label))")
            } else {
                add(name, parts)
            }
        }
        lines.append(
            "N:"
                + [
                    contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
                    contact.nameSuffix,
                ]
                .map(VCard.escaped).joined(separator: ";"))
        let name = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }.joined(separator: " ")
        lines.append("FN:" + VCard.escaped(name.isEmpty ? contact.organizationName : name))
        add("NICKNAME", [contact.nickname])
        add(
            "ORG",
            contact.departmentName.isEmpty
                ? [contact.organizationName] : [contact.organizationName, contact.departmentName])
        add("TITLE", [contact.jobTitle])
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        for mail in contact.emailAddresses {
            addLabeled("EMAIL", mail.label, CardLabels.others, ["\(mail.value)"])
        }
        for number in contact.phoneNumbers {
            addLabeled("TEL", number.label, CardLabels.telephone, [number.value.stringValue])
        }
        for address in contact.postalAddresses {
            let to = address.value
            addLabeled(
                "ADR", address.label, CardLabels.others,
                ["", "", to.street, to.city, to.state, to.postalCode, to.country])
        }
        for page in contact.urlAddresses {
            addLabeled("URL", page.label, CardLabels.others, ["\(page.value)"])
        }
        if let day = contact.birthday, let month = day.month, let number = day.day {
            // Apple's cards have 1604 for a year that is not known.
            let year = day.year.map { String(format: "%04d", $0) } ?? "1604"
            lines.append("BDAY:\(year)-" + String(format: "%02d-%02d", month, number))
        }
        add("NOTE", [contact.note])
        if let picture = contact.imageData {
            lines.append("PHOTO;ENCODING=b:" + picture.base64EncodedString())
        }
        return lines + ["END:VCARD"]
    }
}

/// Reads a card, line by line.
struct CardReader {
    private var contact = ContactFields()
    private var labels: [String: String] = [:]
    private var labeled: [(line: CardLine, known: [(label: String, types: [String])])] = []

    mutating func take(_ line: CardLine) {
        switch line.name {
        case "N":
            let parts = line.fields + Array(repeating: "", count: 5)
            contact.familyName = parts[0]
            contact.givenName = parts[1]
            contact.middleName = parts[2]
            contact.namePrefix = parts[3]
            contact.nameSuffix = parts[4]
        case "NICKNAME": contact.nickname = line.text
        case "ORG":
            contact.organizationName = line.fields[0]
            contact.departmentName = line.fields.dropFirst().joined(separator: " ")
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "X-ABSHOWAS": if line.value.uppercased() == "COMPANY" { contact.contactType = .organization }
        case "BDAY": contact.birthday = Self.day(line.value)
        case "PHOTO": contact.imageData = Data(base64Encoded: line.value, options: .ignoreUnknownCharacters)
        case "X-ABLABEL": labels[line.group] = line.text
        case "TEL": labeled.append((line, CardLabels.telephone))
        case "EMAIL", "ADR", "URL": labeled.append((line, CardLabels.others))
        default: break
        }
    }

    /// Labels of groups may come after what they are of.
    var finished: ContactFields {
        var contact = contact
        for (line, known) in labeled {
            let types = Set(line.types)
            let label = labels[line.group] ?? known.first { types.isSuperset(of: $0.types) }?.label
            switch line.name {
            case "TEL":
                // Version 4.0 has addresses of the web.
                let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
                contact.phoneNumbers.append(
                    CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
            case "EMAIL":
                contact.emailAddresses.append(
                    CNLabeledValue(label: label, value: NSString(string: line.text)))
            case "URL":
                contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: line.text)))
            default:
                let parts = line.fields + Array(repeating: "", count: 7)
                let address = CNMutablePostalAddress()
                address.street = parts[2]
                address.city = parts[3]
                address.state = parts[4]
                address.postalCode = parts[5]
                address.country = parts[6]
                contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
            }
        }
        return contact
    }

    /// `1980-01-02`, `19800102` or `--0102`.
    private static func day(_ text: String) -> DateComponents? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        var day = DateComponents()
        if digits.count == 8, let year = Int(digits.prefix(4)), year != 1604 { day.year = year }
        guard digits.count == 8 || digits.count == 4, let rest = Int(digits.suffix(4)) else { return nil }
        day.month = rest / 100
        day.day = rest % 100
        return day
    }
}

import Testing
import VitrineFoundation

@Suite("Names of people")
struct PersonNameTests {
    private let english = Locale(identifier: "en_US")
    private let thomas = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
        nickname: "Tom")
    private let yang = PersonNameComponents(
        namePrefix: "物理学博士", givenName: "振宁", familyName: "杨", nameSuffix: "先生")

    private func text(
        _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style,
        _ locale: String = "en_US"
    ) -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }

    @Test func `Latin names in each style`() {
        #expect(text(thomas, .long) == "Dr. Thomas Louis Clark Esq.")
        #expect(text(thomas, .medium) == "Thomas Clark")
        #expect(text(thomas, .short) == "Tom")
        #expect(text(thomas, .abbreviated) == "TC")
        #expect(text(PersonNameComponents(givenName: "Matt", familyName: "Neuburg"), .short) == "Matt")
        #expect(thomas.formatted() == "Thomas Clark")
    }

    @Test func `Locales have an order of their own for names that are not written in theirs`() {
        #expect(text(thomas, .medium, "zh_CN") == "Clark Thomas")
        #expect(text(thomas, .long, "zh_CN") == "Dr. Clark Thomas Louis Esq.")
        #expect(text(thomas, .abbreviated, "zh_CN") == "CT")
        #expect(text(thomas, .medium, "hu_HU") == "Clark Thomas")
        #expect(text(thomas, .medium, "de_DE") == "Thomas Clark")
    }

    @Test func `Chinese, Japanese and Korean names have the family name in front, without a space`() {
        #expect(text(yang, .medium) == "杨振宁")
        #expect(text(yang, .long) == "物理学博士杨振宁先生")
        #expect(text(yang, .short) == "杨振宁")
        #expect(text(yang, .abbreviated) == "杨")
        let japanese = PersonNameComponents(givenName: "泰夫", familyName: "木田")
        #expect(text(japanese, .medium) == "木田泰夫")
        #expect(text(japanese, .abbreviated) == "木田")
        let nicknamed = PersonNameComponents(givenName: "瑗珺", familyName: "汪", nickname: "珺珺")
        #expect(text(nicknamed, .short) == "珺珺")
        let korean = PersonNameComponents(givenName: "지민", familyName: "박")
        #expect(text(korean, .medium) == "박지민")
        #expect(text(korean, .abbreviated) == "지민")
    }

    @Test func `Scripts without initials have the name instead`() {
        let arabic = PersonNameComponents(givenName: "أحمد", familyName: "الراجحي")
        #expect(text(arabic, .medium) == "أحمد الراجحي")
        #expect(text(arabic, .abbreviated) == "أحمد")
        let thai = PersonNameComponents(givenName: "สมชาย", familyName: "รัตน")
        #expect(text(thai, .abbreviated) == "ส")
    }

    @Test func `Names of which little is known are written as they are`() {
        #expect(text(PersonNameComponents(), .long) == "")
        #expect(text(PersonNameComponents(familyName: "Clark"), .short) == "Clark")
        #expect(text(PersonNameComponents(nickname: "Tom"), .medium) == "Tom")
        #expect(text(PersonNameComponents(givenName: "John", familyName: "王"), .abbreviated) == "J王")
    }

    @Test func `Attributes tell the components`() {
        let style = PersonNameComponents.FormatStyle(style: .medium, locale: english)
        let text = style.attributed.format(thomas)
        let parts = text.runs[\.personNameComponent].map { (String(text.characters[$1]), $0) }
        #expect(parts.map(\.0) == ["Thomas", " ", "Clark"])
        #expect(parts.map(\.1) == [.givenName, .delimiter, .familyName])
    }

    @Test(
        arguments: [
            ("Thomas Clark", ["Thomas", nil, "Clark", nil, nil]),
            ("Thomas Louis Clark", ["Thomas", "Louis", "Clark", nil, nil]),
            ("Thomas L. Clark", ["Thomas", "L.", "Clark", nil, nil]),
            ("Dr. Thomas, Esq.", ["Thomas", nil, nil, "Dr.", "Esq."]),
            ("thomas clark", ["thomas", nil, "clark", nil, nil]),
            ("Clark, Thomas", ["Thomas", nil, "Clark", nil, nil]),
            ("CLARK Thomas", ["Thomas", nil, "CLARK", nil, nil]),
            ("Thomas (a.k.a. Tom) Clark 🍎", ["Thomas", nil, "Clark", nil, nil]),
            ("杨振宁", ["振宁", nil, "杨", nil, nil]),
            ("木田泰夫", ["泰夫", nil, "木田", nil, nil]),
            ("欧阳娜娜", ["娜娜", nil, "欧阳", nil, nil]),
            ("山田 太郎", ["太郎", nil, "山田", nil, nil]),
            ("Jean-Philippe de Zélicourt", ["Jean-Philippe", nil, "de Zélicourt", nil, nil]),
            (
                "José Ramiro Martín González de Rivera",
                ["José", "Ramiro", "Martín González de Rivera", nil, nil]
            ),
            ("Martin Luther King Jr.", ["Martin", "Luther", "King", nil, "Jr."]),
            ("Madonna", ["Madonna", nil, nil, nil, nil]),
        ] as [(String, [String?])])
    func `Names are taken apart as Apple tells`(text: String, parts: [String?]) throws {
        let name = try PersonNameComponents(text)
        #expect(
            [name.givenName, name.middleName, name.familyName, name.namePrefix, name.nameSuffix] == parts)
    }

    @Test func `What is no name is an error`() throws {
        #expect(throws: CocoaError.self) { try PersonNameComponents("") }
        #expect(throws: CocoaError.self) { try PersonNameComponents("123 🍎", strategy: .name) }
        #expect(PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
        #expect(
            PersonNameComponentsFormatter().personNameComponents(from: "Ada Lovelace")?.familyName
                == "Lovelace")
    }

    @Test func `The formatter writes as the format does`() {
        let formatter = PersonNameComponentsFormatter()
        #expect(formatter.style == .default)
        #expect(!formatter.isPhonetic)
        formatter.locale = english
        #expect(formatter.string(from: thomas) == "Thomas Clark")
        formatter.style = .long
        #expect(formatter.string(for: thomas) == "Dr. Thomas Louis Clark Esq.")
        #expect(formatter.string(for: "Thomas") == nil)
        #expect(
            PersonNameComponentsFormatter.localizedString(from: thomas, style: .abbreviated, options: [])
                == "TC")
    }

    @Test func `Phonetic representations are written on demand`() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        formatter.isPhonetic = true
        #expect(formatter.string(from: yang) == "")
        var spoken = yang
        spoken.phoneticRepresentation = PersonNameComponents(givenName: "Zhenning", familyName: "Yang")
        #expect(formatter.string(from: spoken) == "Zhenning Yang")
    }

    @Test func `Annotated texts tell the components`() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        let text = formatter.annotatedString(from: thomas)
        #expect(text.string == "Thomas Clark")
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == "givenName")
        #expect(text.attribute(key, at: 6, effectiveRange: nil) as? String == "delimiter")
        #expect(text.attribute(key, at: 7, effectiveRange: nil) as? String == "familyName")
    }
}

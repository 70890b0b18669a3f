import Foundation
import _FoundationICU

/// Names of people as they are written.
///
/// What the styles are in each script is in Apple's tables (PersonNameComponents.FormatStyle, Formatting styles). The
/// order is that of the script, else that of the locale, which ICU has from CLDR.
struct NameText {
    typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    typealias Style = PersonNameComponents.FormatStyle.Style

    /// A piece of a written name.
    struct Part {
        var text: String
        var component: Component
    }

    private let name: PersonNameComponents
    private let script: NameScript
    private let isFamilyFirst: Bool

    init(_ name: PersonNameComponents, _ locale: Locale) {
        self.name = name
        let all = [name.givenName, name.middleName, name.familyName].compactMap(\.self)
        script = NameScript(of: all.joined()) ?? .other
        isFamilyFirst = script.isEastAsian || Self.writesFamilyFirst(locale)
    }

    /// The pieces of the name in a style, with what separates them; nothing of a name without components.
    func parts(_ style: Style) -> [Part] {
        switch style {
        case .long: long
        case .medium: medium
        case .short: short ?? medium
        case .abbreviated: abbreviated ?? short ?? medium
        }
    }

    func text(_ style: Style) -> String { parts(style).map(\.text).joined() }

    private var long: [Part] {
        let own = isFamilyFirst ? [family, given, middle] : [given, middle, family]
        return joined([part(name.namePrefix, .namePrefix)] + own + [part(name.nameSuffix, .nameSuffix)])
    }

    private var medium: [Part] {
        let own = joined(isFamilyFirst ? [family, given] : [given, family])
        // Something is better than nothing.
        return own.isEmpty ? joined([part(name.nickname, .nickname) ?? middle]) : own
    }

    /// What friends say; not in Chinese, Japanese and Korean, but for the nickname.
    private var short: [Part]? {
        if let nickname = part(name.nickname, .nickname) { return [nickname] }
        guard !script.isEastAsian, let name = given ?? family else { return nil }
        return [name]
    }

    private var abbreviated: [Part]? {
        switch script {
        case .alphabetic, .mixed:
            let initials = (isFamilyFirst ? [family, given] : [given, family]).compactMap { initial($0) }
            return initials.isEmpty ? nil : initials
        case .syllabic: return initial(given ?? family).map { [$0] }
        case .chineseOrJapanese: return family.flatMap { $0.text.count <= 2 ? [$0] : nil }
        case .korean:
            guard let name = given ?? family else { return nil }
            return name.text.count <= 2 ? [name] : initial(name).map { [$0] }
        case .other: return nil
        }
    }

    private var given: Part? { part(name.givenName, .givenName) }
    private var middle: Part? { part(name.middleName, .middleName) }
    private var family: Part? { part(name.familyName, .familyName) }

    private func part(_ text: String?, _ component: Component) -> Part? {
        text.flatMap { $0.isEmpty ? nil : Part(text: $0, component: component) }
    }

    private func initial(_ part: Part?) -> Part? {
        part.flatMap { part in part.text.first.map { Part(text: String($0), component: part.component) } }
    }

    /// The parts with spaces between them, which names in Chinese, Japanese and Korean do not have.
    private func joined(_ parts: [Part?]) -> [Part] {
        let parts = parts.compactMap(\.self)
        guard !script.isEastAsian, let first = parts.first else { return parts }
        return parts.dropFirst().reduce(into: [first]) { result, part in
            result.append(Part(text: " ", component: .delimiter))
            result.append(part)
        }
    }

    /// Whether a locale writes its own names with the family name in front.
    private static func writesFamilyFirst(_ locale: Locale) -> Bool {
        guard let language = locale.language.languageCode?.identifier else { return false }
        // What a language does not say itself, the root of all says.
        return (familyFirst(in: language) ?? familyFirst(in: "root") ?? []).contains(language)
    }

    /// The languages whose names have the family name in front, as CLDR tells for a language.
    private static func familyFirst(in language: String) -> [String]? {
        var status = U_ZERO_ERROR
        guard var table = swift_ures_open(nil, language, &status) else { return nil }
        defer { swift_ures_close(table) }
        for key in ["personNames", "nameOrderLocales", "surnameFirst"] {
            guard let inner = swift_ures_getByKey(table, key, nil, &status),
                status.rawValue <= U_ZERO_ERROR.rawValue
            else { return nil }
            swift_ures_close(table)
            table = inner
        }
        return (0..<swift_ures_getSize(table)).compactMap { index in
            var length: Int32 = 0
            return swift_ures_getStringByIndex(table, index, &length, &status).map {
                String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF16.self)
            }
        }
    }
}

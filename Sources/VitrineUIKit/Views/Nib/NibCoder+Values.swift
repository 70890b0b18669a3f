import Foundation

extension NibCoder {
    /// A colour, and whether the element says one at all: `<nil>` is no colour.
    func color(_ key: String) -> UIColor?? {
        guard let element = child(key) else { return nil }
        return .some(NibValues.color(element, loader.file))
    }

    /// A colour that is there.
    func someColor(_ key: String) -> UIColor? { color(key) ?? nil }

    func font(_ key: String = "fontDescription") -> UIFont? {
        child(key).flatMap { NibValues.font($0, loader.file) }
    }

    /// The image that an attribute names.
    func image(_ name: String) -> UIImage? { image(name, in: element) }

    /// The image that an attribute of another element names, as that of a button's state.
    func image(_ name: String, in other: InterfaceElement) -> UIImage? {
        know(name, "catalog")
        return other[name].flatMap { NibValues.image($0, catalog: other["catalog"], loader.file) }
    }

    /// How symbols are drawn.
    func symbolConfiguration(_ key: String, in other: InterfaceElement? = nil) -> UIImage.SymbolConfiguration?
    {
        know(key)
        guard let found = (other ?? element).child(key: key) else { return nil }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let scale = found["scale"].flatMap { scales[$0] } ?? .default
        let weight = found["weight"].flatMap { weights[$0] } ?? .unspecified
        if found["configurationType"] == "font", let font = found.child(key: "fontDescription") {
            return NibValues.font(font, loader.file).map { .init(font: $0, scale: scale) }
        }
        if found["pointSize"] != nil {
            return .init(pointSize: NibValues.number(found, "pointSize"), weight: weight, scale: scale)
        }
        if weight != .unspecified { return .init(weight: weight) }
        return scale == .default ? nil : .init(scale: scale)
    }

    // MARK: Texts

    /// A text: an attribute, an element of its own where it has several lines, or the translation of either.
    func text(_ key: String) -> String? {
        know(key)
        return text(key, in: element)
    }

    /// A text of another element.
    ///
    /// - Parameter name: What the text is called in translations, after the object's id.
    func text(_ key: String, in other: InterfaceElement, as name: String? = nil) -> String? {
        if let id = element.id, let translated = loader.file.strings["\(id).\(name ?? key)"] {
            return translated
        }
        if let text = other[key] { return text }
        guard
            let child = other.children.first(where: {
                $0.key == key && $0.name.lowercased().hasSuffix("string")
            }),
            child.name != "attributedString"
        else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        let padding = String(repeating: "=", count: (4 - child.text.count % 4) % 4)
        return Data(base64Encoded: child.text + padding, options: .ignoreUnknownCharacters)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    func attributedText(_ key: String) -> NSAttributedString? {
        know(key)
        return attributedText(key, in: element)
    }

    func attributedText(_ key: String, in other: InterfaceElement) -> NSAttributedString? {
        guard let element = other.children.first(where: { $0.key == key && $0.name == "attributedString" })
        else {
            return nil
        }
        return NibText.read(element, loader.file)
    }
}

/// Texts with attributes, as Interface Builder writes them.
@MainActor
enum NibText {
    static func read(_ element: InterfaceElement, _ file: InterfaceFile) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
            let attributes = fragment.list("attributes")
            result.append(NSAttributedString(string: text, attributes: self.attributes(attributes, file)))
        }
        return result
    }

    private static func attributes(
        _ elements: [InterfaceElement], _ file: InterfaceFile
    ) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch element.key {
            case "NSColor": result[.foregroundColor] = NibValues.color(element, file)
            case "NSBackgroundColor": result[.backgroundColor] = NibValues.color(element, file)
            case "NSStrokeColor": result[.strokeColor] = NibValues.color(element, file)
            case "NSFont": result[.font] = font(element, file)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraph(element)
            case "NSUnderline":
                result[.underlineStyle] = Int(NibValues.number(element, "value"))
            case "NSStrikethrough":
                result[.strikethroughStyle] = Int(NibValues.number(element, "value"))
            case "NSKern": result[.kern] = NibValues.number(element, "value")
            case "NSBaselineOffset": result[.baselineOffset] = NibValues.number(element, "value")
            case "NSLink": result[.link] = element["destination"].flatMap { URL(string: $0) }
            case "NSOriginalFont", nil: break
            case let key?: file.note("\(key) of <attributedString>")
            }
        }
        return result
    }

    private static func font(_ element: InterfaceElement, _ file: InterfaceFile) -> UIFont? {
        if let meta = element["metaFont"] {
            let size = element["size"] == nil ? UIFont.systemFontSize : NibValues.number(element, "size")
            switch meta {
            case "systemBold": return .boldSystemFont(ofSize: size)
            case "cellTitle": return .systemFont(ofSize: element["size"] == nil ? 12 : size)
            default: return .systemFont(ofSize: size)
            }
        }
        let size = NibValues.number(element, "size")
        guard let name = element["name"] else { return .systemFont(ofSize: size) }
        if let font = UIFont(name: name, size: size) { return font }
        file.note("the font \"\(name)\", which is not installed,")
        return name.contains("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = NibNames.alignments.first { $0.key == element["alignment"] }?.value ?? .natural
        style.lineBreakMode =
            NibNames.attributedBreaks.first { $0.key == element["lineBreakMode"] }?.value ?? .byWordWrapping
        style.lineSpacing = NibValues.number(element, "lineSpacing")
        style.paragraphSpacing = NibValues.number(element, "paragraphSpacing")
        style.paragraphSpacingBefore = NibValues.number(element, "paragraphSpacingBefore")
        style.minimumLineHeight = NibValues.number(element, "minimumLineHeight")
        style.maximumLineHeight = NibValues.number(element, "maximumLineHeight")
        style.lineHeightMultiple = NibValues.number(element, "lineHeightMultiple")
        style.firstLineHeadIndent = NibValues.number(element, "firstLineHeadIndent")
        style.headIndent = NibValues.number(element, "headIndent")
        return style
    }
}

/// Names of values that several elements have.
@MainActor
enum NibNames {
    static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let breaks: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    static let attributedBreaks: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
    static let barStyles: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
    ]
}

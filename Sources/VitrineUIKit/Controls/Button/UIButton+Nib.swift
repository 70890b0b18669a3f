import Foundation

extension UIButton {
    private static let types: KeyValuePairs<String, ButtonType> = [
        "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    private static let states: [String: State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    /// What an element says of the button.
    final func takeButton(_ nib: NibCoder) {
        if let type = nib.choice("buttonType", Self.types) { become(type) }
        if let font = nib.font() { titleLabel?.font = font }
        if let mode = nib.choice("lineBreakMode", NibNames.breaks) { titleLabel?.lineBreakMode = mode }
        if let offset = nib.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
        if let insets = nib.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = nib.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = nib.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        if let role = nib.choice(
            "role",
            ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
        {
            self.role = role
        }
        if let shows = nib.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = shows }
        if let changes = nib.bool("changesSelectionAsPrimaryAction") {
            changesSelectionAsPrimaryAction = changes
        }
        nib.know("state", "buttonConfiguration")
        for element in nib.element.children where element.name == "state" {
            guard let state = element.key.flatMap({ Self.states[$0] }) else { continue }
            takeState(element, state, nib)
        }
        if let element = nib.element.child("buttonConfiguration") {
            configuration = configuration(element, nib)
        }
    }

    private func takeState(_ element: InterfaceElement, _ state: State, _ nib: NibCoder) {
        if let title = nib.text("title", in: element, as: "\(element.key ?? "")Title") {
            setTitle(title, for: state)
        }
        if let title = nib.attributedText("attributedTitle", in: element) {
            setAttributedTitle(title, for: state)
        }
        if let color = element.child(key: "titleColor") {
            if let color = NibValues.color(color, nib.loader.file) { setTitleColor(color, for: state) }
        }
        if let color = element.child(key: "titleShadowColor") {
            if let color = NibValues.color(color, nib.loader.file) { setTitleShadowColor(color, for: state) }
        }
        if let configuration = nib.symbolConfiguration("preferredSymbolConfiguration", in: element) {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        if let image = nib.image("image", in: element) { setImage(image, for: state) }
        if let image = nib.image("backgroundImage", in: element) { setBackgroundImage(image, for: state) }
    }

    private func configuration(_ element: InterfaceElement, _ nib: NibCoder) -> Configuration {
        var result: Configuration =
            switch element["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        if let title = nib.text("title", in: element, as: "configuration.title") { result.title = title }
        if let title = nib.attributedText("attributedTitle", in: element) {
            result.attributedTitle = AttributedString(title)
        }
        if let subtitle = nib.text("subtitle", in: element, as: "configuration.subtitle") {
            result.subtitle = subtitle
        }
        if let image = nib.image("image", in: element) { result.image = image }
        if let symbol = nib.symbolConfiguration("preferredSymbolConfigurationForImage", in: element) {
            result.preferredSymbolConfigurationForImage = symbol
        }
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = element["imagePlacement"].flatMap({ edges[$0] }) { result.imagePlacement = edge }
        if element["imagePadding"] != nil { result.imagePadding = NibValues.number(element, "imagePadding") }
        if element["titlePadding"] != nil { result.titlePadding = NibValues.number(element, "titlePadding") }
        let alignments: [String: Configuration.TitleAlignment] = [
            "leading": .leading, "center": .center, "trailing": .trailing, "automatic": .automatic,
        ]
        if let alignment = element["titleAlignment"].flatMap({ alignments[$0] }) {
            result.titleAlignment = alignment
        }
        let corners: [String: Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let corner = element["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = corner }
        let sizes: [String: Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = size }
        if let color = element.child(key: "baseForegroundColor") {
            result.baseForegroundColor = NibValues.color(color, nib.loader.file)
        }
        if let color = element.child(key: "baseBackgroundColor") {
            result.baseBackgroundColor = NibValues.color(color, nib.loader.file)
        }
        if let insets = element.child(key: "contentInsets") {
            let edges = NibValues.insets(insets)
            result.contentInsets = NSDirectionalEdgeInsets(
                top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
        }
        if let background = element.child("backgroundConfiguration") {
            takeBackground(background, &result.background, nib)
        }
        if let font = element.child(key: "titleFontDescription") ?? element.child("fontDescription"),
            let found = NibValues.font(font, nib.loader.file)
        {
            result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = found
                return attributes
            }
        }
        return result
    }

    private func takeBackground(
        _ element: InterfaceElement, _ background: inout UIBackgroundConfiguration, _ nib: NibCoder
    ) {
        if let color = element.child(key: "backgroundColor") {
            background.backgroundColor = NibValues.color(color, nib.loader.file)
        }
        if let color = element.child(key: "strokeColor") {
            background.strokeColor = NibValues.color(color, nib.loader.file)
        }
        if element["strokeWidth"] != nil { background.strokeWidth = NibValues.number(element, "strokeWidth") }
        if element["cornerRadius"] != nil {
            background.cornerRadius = NibValues.number(element, "cornerRadius")
        }
        if let image = nib.image("image", in: element) { background.image = image }
    }
}

extension UIButton {
    /// Whether the title has the tint colour and dims while pressed, as in all types but the custom one.
    final var isSystem: Bool { buttonType != .custom }

    /// Takes on a type, with its image. Images and colours as they look on an iPhone: the type's documentation names none.
    final func become(_ type: ButtonType) {
        buttonType = type
        stateDidChange()
        switch type {
        case .custom, .system: break
        case .detailDisclosure, .infoLight, .infoDark:
            show("info.circle", .init(textStyle: .body, scale: .large))
        case .contactAdd: show("plus.circle", .init(textStyle: .body, scale: .large))
        case .close: show("xmark.circle.fill", .init(pointSize: 25))
        }
    }

    private func show(_ symbol: String, _ configuration: UIImage.SymbolConfiguration) {
        var image = UIImage(systemName: symbol, withConfiguration: configuration)
        if buttonType == .close {
            image = image?.applyingSymbolConfiguration(.init(hierarchicalColor: .secondaryLabel))?
                .withRenderingMode(.alwaysOriginal)
        }
        setImage(image, for: .normal)
    }
}

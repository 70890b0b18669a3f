/// How symbols in buttons are shown.
extension UIButton {
    /// Sets how symbols are shown in a state, as far as an image says nothing itself. States without one take that of
    /// `.normal`.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        guard faces[state].symbolConfiguration != configuration else { return }
        faces[state].symbolConfiguration = configuration
        faceDidChange()
    }

    /// How symbols are shown in a state; nil if nothing was set for it.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
        .SymbolConfiguration?
    {
        faces[state].symbolConfiguration
    }

    /// How symbols are shown now, of what was set for states.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        faces.value(\.symbolConfiguration, in: state)
    }

    /// The image as it is shown.
    final var shownImage: UIImage? {
        currentImage?.preferring(currentPreferredSymbolConfiguration, traits: traitCollection)
    }
}

extension UIImage {
    /// What a renderer makes images with that are as this one: with its scale, and opaque where it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = [.none, .noneSkipFirst, .noneSkipLast].contains(cgImage?.alphaInfo ?? .first)
        return format
    }

    /// The symbol for actions.
    public class var actions: UIImage { standard("ellipsis.circle") }
    /// The symbol for adding something.
    public class var add: UIImage { standard("plus.circle.fill") }
    /// The symbol for taking something away.
    public class var remove: UIImage { standard("minus.circle.fill") }
    /// The symbol of what is chosen: a filled disc with a check mark.
    public class var checkmark: UIImage { standard("checkmark.circle.fill") }
    /// The symbol of what is chosen, in outline.
    public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

    private static func standard(_ symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }
}

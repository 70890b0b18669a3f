public import Foundation

/// The name of a colour in an asset catalogue. The tool makes a member for each one that a program's sources name.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names a colour of a bundle's catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of an image in an asset catalogue. The tool makes a member for each one that a program's sources name.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names an image of a bundle's catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Makes the colour that a resource names. One that is not there is clear, and one line on standard error says so.
    public convenience init(resource: ColorResource) {
        self.init(storage: Self.storage(of: resource))
    }

    private static func storage(of resource: ColorResource) -> Storage {
        if let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) {
            return color.storage
        }
        ReportLog.current.report(
            once:
                "There is no colour \"\(resource.name)\" in an asset catalogue of \(resource.bundle.bundlePath); "
                + "compile again if it was renamed.")
        return UIColor.clear.storage
    }
}

extension UIImage {
    /// Makes the image that a resource names. One that is not there is of no size, and one line on standard error says
    /// so.
    public convenience init(resource: ImageResource) {
        if let image = AssetStore.shared.image(named: resource.name, in: resource.bundle, for: .current) {
            self.init(copying: image)
            return
        }
        ReportLog.current.report(
            once:
                "There is no image \"\(resource.name)\" in an asset catalogue of \(resource.bundle.bundlePath); "
                + "compile again if it was renamed.")
        self.init()
    }
}

/// The kinds of sets that are read, by the extensions of their folders.
package enum AssetKind: String, Sendable, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case data = "dataset"
    case appIcon = "appiconset"
    case symbol = "symbolset"

    /// Folders of Xcode's that are neither sets that are read nor groups.
    static let others: Set<String> = [
        "launchimage", "brandassets", "imagestack", "imagestacklayer", "cubetextureset", "mipmapset",
        "textureset", "arimageset", "arobject", "arresourcegroup", "gcdashboardimage", "gcleaderboard",
        "iconset", "stickersiconset", "stickerpack", "sticker", "stickersequence", "complicationset",
        "watchfaceset", "solidimagestack", "solidimagestacklayer",
    ]

    /// What it is called in sentences.
    package var name: String {
        switch self {
        case .color: "colour set"
        case .image: "image set"
        case .data: "data set"
        case .appIcon: "app icon"
        case .symbol: "symbol set"
        }
    }
}

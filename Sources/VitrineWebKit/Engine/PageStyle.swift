/// What pages look like where they do not say otherwise.
enum PageStyle {
    /// The names of a device's fonts are those that UIKit draws with here.
    static let sheet: String = {
        let names = [
            "-apple-system", "BlinkMacSystemFont", "SF Pro", "SF Pro Text", "SF Pro Display", "SFPro",
            "system-ui",
        ]
        let weights = [
            (400, "Inter Regular"), (500, "Inter Medium"), (600, "Inter Semi Bold"), (700, "Inter Bold"),
            (800, "Inter Extra Bold"), (900, "Inter Black"), (300, "Inter Light"),
        ]
        return names.map { name in
            weights.map { weight, font in
                "@font-face { font-family: '\(name)'; font-weight: \(weight); src: local('\(font)'); }"
            }.joined(separator: "\n")
        }.joined(separator: "\n")
    }()
}

import VitrineLaunch

extension ToolError.Argument {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .unknownDevice(let name):
            "there is no device '\(name)'; choose \(Choices.list(DeviceProfile.self))."
        case .unknownAppearance(let name):
            "there is no appearance '\(name)'; choose \(Choices.list(LaunchOptions.Appearance.self))."
        case .unreadableLocation(let text):
            "'\(text)' is no place on earth; write degrees of latitude and longitude, for example --location 52.52,13.41."
        case .unreadableSize(let text):
            "'\(text)' is not a size; write width and height in points, for example --size 1280x800."
        case .impossibleSize(let text, let limit):
            "no screen is \(text) points large; width and height must lie between 1 and \(limit)."
        case .impossibleScale(let text):
            "'\(text)' is not a scale; write a number of pixels per point from 0.5 to 8, for example --scale 2."
        case .tooManyPixels(let size, let scale, let limit):
            "\(size) points at scale \(scale) are more than \(limit) pixels on a side; "
                + "choose a smaller --size or --scale."
        case .unknownPress(let name):
            "there is no press '\(name)'; choose from \(Choices.list(LaunchOptions.Press.self)), separated by commas."
        case .nothingToTap:
            "--tap needs what is to be tapped; write a text on the screen or a point, for example --tap Save or --tap 100,200."
        case .impossibleTime(let text):
            "'\(text)' is not a time; write seconds from 0 to 3600, for example --after 0.5."
        case .impossibleDate(let text):
            "'\(text)' is not a date from 1970 to 2099; write for example --date 2026-01-09T09:41:00Z."
        case .unknownTimeZone(let text):
            "there is no time zone '\(text)'; write a name such as --time-zone Europe/Berlin."
        case .unreadableLocale(let text):
            "'\(text)' is not a locale; write a language and a region, for example --locale de_DE."
        case .unknownSwiftVersion(let text):
            "there is no language mode '\(text)'; choose \(Choices.list(BuildSettings.languageModes, last: "or"))."
        case .invalidViewName(let text):
            "'\(text)' is not the name of a type; pass a name such as --view ContentView."
        case .viewAndPreview:
            "--view and --preview each say what to show; leave one of them out."
        case .viewOfPreviews:
            "'vitrine previews' shows previews and no view; leave --view out, or use 'vitrine render'."
        case .wireframeInWindow:
            "a window has no wireframe; make a picture with 'vitrine render --wireframe'."
        case .impossibleTimeout(let text):
            "'\(text)' is not a time limit; write seconds from 0.1 to 86400, for example --timeout 10."
        case .impossibleLimit(let option, let text, let from, let to):
            "'\(text)' is not possible for \(option); write a whole number from \(from) to \(to)."
        case .withoutSandbox(let option):
            "\(option) is for programs in a sandbox; add --sandbox, or leave it out."
        }
    }
}

/// A message that the desktop shows for the program, outside of its windows.
package struct DesktopNotice: Equatable, Sendable {
    /// A button.
    package struct Action: Equatable, Sendable {
        package var identifier: String
        package var title: String

        package init(identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }
    }

    /// A field in which an answer is typed.
    package struct Reply: Equatable, Sendable {
        package var title: String
        package var placeholder: String
        package var button: String

        package init(title: String, placeholder: String, button: String) {
            self.title = title
            self.placeholder = placeholder
            self.button = button
        }
    }

    /// What is heard when it comes.
    package enum Sound: Equatable, Sendable {
        case none
        /// That of the desktop's for messages.
        case standard
        /// A file, by its path.
        case file(String)
    }

    /// How much it wants to be seen; by the numbers of the desktop's services.
    package enum Urgency: UInt8, Sendable {
        case low = 0
        case normal = 1
        case critical = 2
    }

    package var title: String
    package var body: String
    package var actions: [Action] = []
    /// Nil without; shown by services that take answers.
    package var reply: Reply?
    /// The path of a file.
    package var picture: String?
    package var sound = Sound.none
    package var urgency = Urgency.normal
    /// Whether it is gone for good when its time is over.
    package var isTransient = false

    package init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

/// What became of a notice.
package enum DesktopNoticeEvent: Equatable, Sendable {
    /// The user clicked on it.
    case opened
    /// The user chose an action, by its identifier.
    case chosen(String)
    /// The user typed an answer.
    case replied(String)
    /// The user closed it.
    case dismissed
    /// Its time was over, or the desktop has closed it.
    case gone
}

/// What the service of a desktop can do.
package struct DesktopNoticeAbilities: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Notices have buttons, and are answered by a click.
    package static let act = DesktopNoticeAbilities(rawValue: 1)
    /// An answer can be typed.
    package static let takeReplies = DesktopNoticeAbilities(rawValue: 4)
    /// They stay until they are answered.
    package static let stay = DesktopNoticeAbilities(rawValue: 8)
    /// They come with a sound.
    package static let sound = DesktopNoticeAbilities(rawValue: 16)
}

public import Foundation
import VitrineStrings
public import VitrineUIKit

/// What assistive technology is told of: see `UIAccessibility.post(notification:argument:)`, which tells it.
public enum AccessibilityNotification {
    /// Something that is to be said.
    public struct Announcement: Sendable {
        private let text: String

        /// What is said.
        public init(_ announcement: String) { text = announcement }
        /// What is said; nothing speaks here that knew the attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        /// What is said, in the user's language.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Has it said.
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// A part of the screen has changed.
    public struct LayoutChanged {
        private let element: Any?

        /// - Parameter element: What assistive technology is to go to; nil leaves it where it is.
        public init(_ element: Any? = nil) { self.element = element }

        /// Says so.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Much of the screen has changed.
    public struct ScreenChanged {
        private let element: Any?

        /// - Parameter element: What assistive technology is to go to; nil is the first element.
        public init(_ element: Any? = nil) { self.element = element }

        /// Says so.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }

    /// A page was scrolled.
    public struct PageScrolled: Sendable {
        private let text: String

        /// What is said of the page that shows now.
        public init(_ status: String) { text = status }
        /// What is said of the page that shows now; nothing speaks here that knew the attributes.
        public init(_ status: AttributedString) { text = String(status.characters) }
        /// What is said of the page that shows now, in the user's language.
        public init(_ status: LocalizedStringResource) { text = String(localized: status) }

        /// Says so.
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}

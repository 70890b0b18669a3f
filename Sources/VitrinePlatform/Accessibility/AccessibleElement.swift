package import Foundation
import VitrineCoreGraphics

/// Something in a window as assistive technology is told of it, with what is in it.
package struct AccessibleElement: Hashable, Sendable {
    /// Which one it is, from one description of a window to the next.
    package struct ID: Hashable, Sendable {
        /// The object that says so.
        package var object: ObjectIdentifier
        /// Which of several elements of the object, from 0.
        package var part: Int

        package init(object: ObjectIdentifier, part: Int) {
            self.object = object
            self.part = part
        }
    }

    /// How an element is; the numbers are those of `vitrine_accessible_is_…` in CVitrineGTK.h.
    package struct States: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let disabled = States(rawValue: 1)
        package static let selected = States(rawValue: 1 << 1)
        package static let checked = States(rawValue: 1 << 2)
        /// It may have the keyboard.
        package static let focusable = States(rawValue: 1 << 3)
        package static let modal = States(rawValue: 1 << 4)
        /// Its text is not edited.
        package static let readOnly = States(rawValue: 1 << 5)
        package static let multiline = States(rawValue: 1 << 6)
        /// It can be activated.
        package static let activates = States(rawValue: 1 << 7)
        /// It can be incremented and decremented.
        package static let adjusts = States(rawValue: 1 << 8)
    }

    /// A number within bounds.
    package struct Number: Hashable, Sendable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double

        package init(_ value: Double, in bounds: ClosedRange<Double>) {
            self.value = value
            minimum = bounds.lowerBound
            maximum = bounds.upperBound
        }
    }

    /// A text with a caret.
    package struct Text: Hashable, Sendable {
        package var string: String
        /// Unicode scalars before the caret, and before the other end of the selection.
        package var caret: Int
        package var anchor: Int

        package init(_ string: String, caret: Int, anchor: Int) {
            self.string = string
            self.caret = caret
            self.anchor = anchor
        }
    }

    package var id: ID
    package var role: AccessibleRole
    package var label: String?
    /// What is said after what it is.
    package var description: String?
    /// The number in words.
    package var value: String?
    /// Of roles that have one.
    package var number: Number?
    /// Of roles that have one.
    package var text: Text?
    /// The level of a heading, from 1; nil where none is said.
    package var level: Int?
    package var states: States = []
    /// In points from the window's upper left corner.
    package var frame: CGRect
    /// The names of what can be done beside activating and adjusting.
    package var actions: [String] = []
    package var children: [AccessibleElement] = []

    package init(id: ID, role: AccessibleRole, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }
}

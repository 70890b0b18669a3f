package import Foundation

/// What assistive technology is told of a part of the screen: an element, or a container of elements.
///
/// A tree of these is made when somebody asks, from views and from the elements of SwiftUI; nothing keeps it. It keeps what it
/// was made of.
@MainActor
package struct AccessibilityNode {
    /// Whether it is an element; otherwise it only holds others.
    package var isElement: Bool
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var inputLabels: [String] = []
    package var traits: UIAccessibilityTraits = .none
    /// The level of a heading, from 1; nil where none is said.
    package var headingLevel: Int?
    /// In points of the window.
    package var frame: CGRect
    /// Where a finger activates it, in points of the window; nil for the middle of the frame.
    package var activationPoint: CGPoint?
    /// What can be done beside activating it.
    package var actions: [Action] = []
    /// What is said beside the value, by names.
    package var customContent: [Content] = []
    /// What the elements in it are together, of a container.
    package var containerType = UIAccessibilityContainerType.none
    /// Among what is in the same container, more comes first.
    package var sortPriority = 0.0
    package var children: [AccessibilityNode] = []
    /// What is beside it is left out.
    package var isModal = false
    /// The view or element that says so; a part of a view stands for the view.
    package weak var source: AnyObject?

    /// Activates it; nil where a finger does that, and the answer false means the same.
    package var activate: (() -> Bool)?
    /// Raises (true) or lowers the value.
    package var adjust: ((Bool) -> Void)?
    /// The value as a number, where it is one.
    package var number: Number?
    /// How the value is edited, where it is a text.
    package var editing: Editing?
    /// Whether it answers fingers and keys.
    package var respondsToUserInteraction = true
    package var escape: (() -> Bool)?
    package var magicTap: (() -> Bool)?

    /// Something that can be done, by its name.
    package struct Action {
        package var name: String
        package var perform: () -> Bool

        package init(name: String, perform: @escaping () -> Bool) {
            self.name = name
            self.perform = perform
        }
    }

    /// Something that is said by a name.
    package struct Content: Hashable {
        package var label: String
        package var value: String
        /// Whether it is said with the element; otherwise when somebody asks.
        package var isImportant: Bool

        package init(label: String, value: String, isImportant: Bool) {
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }

    /// A number within bounds.
    package struct Number {
        package var value: Double
        package var bounds: ClosedRange<Double>
        /// Takes another number, as a person would set it; nil where there are only steps.
        package var replace: ((Double) -> Void)?

        package init(_ value: Double, in bounds: ClosedRange<Double>, replace: ((Double) -> Void)? = nil) {
            self.value = value
            self.bounds = bounds
            self.replace = replace
        }
    }

    /// How a text is edited.
    package struct Editing {
        package var isEditable: Bool
        package var isMultiline: Bool
        /// UTF-16 units before the caret, and before the other end of the selection.
        package var caret = 0
        package var anchor = 0
        /// Takes another text, as if it were typed.
        package var replace: (String) -> Void = { _ in }

        package init(isEditable: Bool, isMultiline: Bool) {
            self.isEditable = isEditable
            self.isMultiline = isMultiline
        }
    }

    package init(isElement: Bool, frame: CGRect, source: AnyObject?) {
        self.isElement = isElement
        self.frame = frame
        self.source = source
    }

    /// What an object of UIKit says.
    init(_ object: UIResponder, isElement: Bool) {
        self.init(isElement: isElement, frame: object.accessibilityFrame, source: object)
        label = object.accessibilityLabel
        value = object.accessibilityValue
        hint = object.accessibilityHint
        identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        traits = object.accessibilityTraits
        let labels = object.accessibilityUserInputLabels ?? []
        inputLabels = labels == [label].compactMap(\.self) ? [] : labels
        activationPoint = object.accessibilityActivationPoint
        actions = (object.accessibilityCustomActions ?? []).map { action in
            Action(name: action.name) { action.perform() }
        }
        activate = { object.accessibilityActivate() }
        escape = { object.accessibilityPerformEscape() }
        magicTap = { object.accessibilityPerformMagicTap() }
        if traits.contains(.adjustable) {
            adjust = { $0 ? object.accessibilityIncrement() : object.accessibilityDecrement() }
        }
        number = object.accessibilityNumber
        editing = object.accessibilityEditing
        containerType = object.accessibilityContainerType
        let contents = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        customContent = contents.map {
            Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
        }
        respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
    }

    /// All elements of it and in it, in order.
    package var elements: [AccessibilityNode] { (isElement ? [self] : []) + children.flatMap(\.elements) }
}

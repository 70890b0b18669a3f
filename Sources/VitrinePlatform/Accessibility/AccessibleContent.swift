package import Foundation

/// All that a window says to assistive technology at one time.
package struct AccessibleContent: Hashable, Sendable {
    /// In the order of reading.
    package var elements: [AccessibleElement]
    /// Which element has the keyboard, if one has.
    package var focus: AccessibleElement.ID?

    package init(elements: [AccessibleElement] = [], focus: AccessibleElement.ID? = nil) {
        self.elements = elements
        self.focus = focus
    }
}

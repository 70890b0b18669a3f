/// What the elements in a container are together.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing: assistive technology does not hear of the container.
    case none = 0
    /// Cells in rows and columns.
    case dataTable = 1
    /// One after another.
    case list = 2
    /// A part of the screen that users look for.
    case landmark = 3
    /// Elements that belong together.
    case semanticGroup = 4
}

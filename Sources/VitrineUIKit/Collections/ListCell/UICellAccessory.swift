public import Foundation

/// Something beside the content of a list cell: a mark, or a control for one thing that can be done with the row.
///
/// Accessories of the system have their places and their order. Of each kind there may be one in a cell.
public struct UICellAccessory {
    /// Does what a tap on an accessory is for.
    public typealias ActionHandler = () -> Void

    /// When an accessory is displayed.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the cell is being edited.
        case whenEditing
        /// While the cell is not being edited.
        case whenNotEditing
    }

    /// The width of the place in the middle of which an accessory lies.
    public enum LayoutDimension: Equatable, Sendable {
        /// Its own.
        case actual
        /// The system's: 22 points at the standard text size, the width of its round controls.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// A chevron that says that there is more.
        case disclosureIndicator
        /// A chevron that turns, and shows and hides what is under the item.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// An "i" in a circle, for details.
        case detail
        /// A minus sign in a circle, for deleting.
        case delete
        /// A plus sign in a circle, for inserting.
        case insert
        /// Three lines by which the row can be dragged.
        case reorder
        /// A circle that is filled while the cell is selected.
        case multiselect
        /// A short text.
        case label
        /// A view of the program's.
        case customView(UIView)
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType
    /// When it is displayed.
    let displayed: DisplayedState
    var options = AccessoryOptions()
    var actionHandler: ActionHandler?

    init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: AccessoryOptions = .init()) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
    }

    /// Whether it belongs to a cell in a state.
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

extension UICellAccessory {
    /// Whether another accessory is the same for sure: closures, of actions and of places, cannot be compared.
    func isSame(as other: UICellAccessory) -> Bool {
        guard actionHandler == nil, other.actionHandler == nil, options.placement == nil,
            other.options.placement == nil
        else { return false }
        let (mine, theirs) = (options, other.options)
        return accessoryType == other.accessoryType && displayed == other.displayed
            && mine.isHidden == theirs.isHidden && mine.reservedLayoutWidth == theirs.reservedLayoutWidth
            && mine.tintColor == theirs.tintColor && mine.backgroundColor == theirs.backgroundColor
            && mine.showsVerticalSeparator == theirs.showsVerticalSeparator && mine.style == theirs.style
            && mine.text == theirs.text && mine.font == theirs.font && mine.adjustsFont == theirs.adjustsFont
            && mine.maintainsFixedSize == theirs.maintainsFixedSize
    }
}

/// What all the options of accessories are made of.
struct AccessoryOptions {
    var isHidden = false
    var reservedLayoutWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = true
    var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
    var text = ""
    /// Nil is body text.
    var font: UIFont?
    var adjustsFont = true
    var placement: UICellAccessory.Placement?
    var maintainsFixedSize = false
}

package import Foundation

extension UITableViewCell: FocusGatedItem {
    var isFocusGateOpen: Bool { holder?.isFocusGateOpen ?? false }
    var focusIndexPath: IndexPath? { holder?.focusIndexPath }
}

extension UITableViewCell: FocusPriorityVending {
    var systemFocusGroupPriority: UIFocusGroupPriority { holder?.systemFocusGroupPriority ?? .ignored }
}

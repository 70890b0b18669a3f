public import Foundation
public import VitrineFoundation

extension _ObjectMembers {
    /// Of a view, in its superview's coordinates.
    @MainActor public var frame: CGRect! { (object as? UIView)?.frame }
    /// Of a view, in its own coordinates.
    @MainActor public var bounds: CGRect! { (object as? UIView)?.bounds }
    /// Of a view or a bar's item.
    @MainActor public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    /// Of a view.
    @MainActor public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        (object as? UIView)?.addGestureRecognizer(recognizer)
    }
    /// Of a control, a cell of a table or of a collection view.
    @MainActor public var isSelected: Bool! {
        (object as? UIControl)?.isSelected ?? (object as? UITableViewCell)?.isSelected
            ?? (object as? UICollectionViewCell)?.isSelected
    }
    /// Of a switch.
    @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
    /// Of a segmented control.
    @MainActor public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    /// Of a button.
    @MainActor public var currentTitle: String! { (object as? UIButton)?.currentTitle }
}

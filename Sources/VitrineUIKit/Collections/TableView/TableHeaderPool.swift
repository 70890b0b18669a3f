import Foundation

/// Headers and footers that wait to be used again.
@MainActor
final class TableHeaderPool {
    private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var waiting: [String: [UITableViewHeaderFooterView]] = [:]

    func register(_ type: AnyClass?, _ identifier: String) {
        demand(!identifier.isEmpty, "A reuse identifier must not be empty")
        nibs[identifier] = nil
        guard let type else { return classes[identifier] = nil }
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "\(type) cannot be registered for \"\(identifier)\": it is not a subclass of "
                    + "UITableViewHeaderFooterView")
        }
        if let former = classes[identifier], former != type { waiting[identifier] = nil }
        classes[identifier] = type
    }

    func register(_ nib: UINib?, _ identifier: String) {
        register(nil as AnyClass?, identifier)
        nibs[identifier] = nib
    }

    func take(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let nib = nibs[identifier] {
            let view = nib.makeOnly(UITableViewHeaderFooterView.self, for: identifier)
            view.reuseIdentifier = identifier
            return view
        }
        return classes[identifier].map {
            UITableViewHeaderFooterView.make(from: $0, reuseIdentifier: identifier)
        }
    }

    func put(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
            return
        }
        waiting[identifier, default: []].append(view)
    }
}

extension NSLayoutConstraint {
    /// As UIKit writes constraints: `<NSLayoutConstraint:0x… 'name' UILabel:0x….width >= 44   (active)>`.
    var text: String {
        let address = Unmanaged.passUnretained(self).toOpaque()
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        return "<NSLayoutConstraint:\(address)\(name) \(equation)   (\(state))>"
    }

    private var equation: String {
        let symbol =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(first?.name ?? "(gone)").\(firstAttribute.name) \(symbol) "
        if secondAttribute == .notAnAttribute {
            text += number(constant)
        } else {
            if multiplier != 1 { text += "\(number(multiplier))*" }
            text += "\(second?.name ?? "(gone)").\(secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
    }
}

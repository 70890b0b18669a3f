import Foundation
import VitrineCoreGraphics
import VitrineSupport

extension NSLayoutConstraint {
    /// As UIKit writes constraints: those between edges that face each other in the visual format,
    /// `<NSLayoutConstraint:0x… 'name' V:|-(8)-[UILabel:0x…'text']   (active, names: '|':UIView:0x… )>`, others as an
    /// equation, `<NSLayoutConstraint:0x… UILabel:0x….width >= 44   (active)>`.
    var text: String {
        let address = objectAddress(self)
        let name = identifier.map { " '\($0)'" } ?? ""
        var state = isActive ? "active" : "inactive"
        let (body, superview) = distance ?? (equation, nil)
        if let superview { state += ", names: '|':\(superview.name) " }
        return "<\(type(of: self)):\(address)\(name) \(body)   (\(state))>"
    }

    /// In a few words, for pictures: the name, or the equation without addresses.
    var shortText: String {
        if let identifier { return identifier }
        guard hasItems else { return equation }
        func side(_ item: LayoutItem?, _ attribute: Attribute) -> String {
            "\(item?.object.map { "\(type(of: $0))" } ?? "(gone)").\(attribute.name)"
        }
        let right =
            secondAttribute == .notAnAttribute
            ? Self.number(constant)
            : (multiplier == 1 ? "" : "\(Self.number(multiplier))*") + side(second, secondAttribute)
                + (constant == 0
                    ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))")
        return "\(side(first, firstAttribute)) \(symbol) \(right)"
    }

    private var symbol: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private var equation: String {
        guard hasItems else { return "(no items)" }
        func side(_ item: LayoutItem?, _ attribute: Attribute, _ start: LayoutPlace?) -> String {
            guard let item else { return "(gone).\(attribute.name)" }
            return LayoutPlace(item: item, attribute: attribute).text(from: start)
        }
        var text = side(first, firstAttribute, starts?.first) + " \(symbol) "
        if secondAttribute == .notAnAttribute {
            text += Self.number(constant)
        } else {
            if multiplier != 1 { text += "\(Self.number(multiplier))*" }
            text += side(second, secondAttribute, starts?.second)
            if constant != 0 {
                text += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
            }
        }
        if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
        return text
    }

    /// A distance between edges in the visual format, with the superview if one edge is the superview's.
    private var distance: (text: String, superview: LayoutItem?)? {
        guard let first, let second, multiplier == 1, starts == nil,
            let latter = firstAttribute.edge, let former = secondAttribute.edge,
            latter.axis == former.axis, latter.isAbsolute == former.isAbsolute
        else { return nil }
        let length = (relation == .equal ? "" : symbol) + Self.number(constant)
        let weight = priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))"
        let gap = "-(\(length)\(weight))-"
        let (axis, suffix) = (latter.axis, latter.isAbsolute ? "(LTR)" : "")
        let isInFirst = second.container.map { $0 === first.view } ?? false
        let isInSecond = first.container.map { $0 === second.view } ?? false
        switch (former.isEnd, latter.isEnd) {
        case (false, false) where isInSecond: return ("\(axis):|\(gap)[\(first.name)]\(suffix)", second)
        case (true, true) where isInFirst: return ("\(axis):[\(second.name)]\(gap)|\(suffix)", first)
        case (true, false) where !isInFirst && !isInSecond:
            return ("\(axis):[\(second.name)]\(gap)[\(first.name)]\(suffix)", nil)
        default: return nil
        }
    }

    /// Six digits at most, as C's `%g`.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension NSLayoutConstraint.Attribute {
    /// What a distance is written with, if the attribute is an edge.
    fileprivate var edge: (axis: String, isEnd: Bool, isAbsolute: Bool)? {
        switch self {
        case .leading: ("H", false, false)
        case .trailing: ("H", true, false)
        case .left: ("H", false, true)
        case .right: ("H", true, true)
        case .top: ("V", false, false)
        case .bottom: ("V", true, false)
        default: nil
        }
    }
}

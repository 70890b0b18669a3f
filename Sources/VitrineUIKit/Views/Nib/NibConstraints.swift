import Foundation

/// Constraints, as Interface Builder writes them.
@MainActor
enum NibConstraints {
    /// Adds the constraints that a view's element holds.
    ///
    /// - Parameter meant: The view that they mean where they name the element.
    static func add(
        _ elements: [InterfaceElement], to view: UIView, meaning meant: UIView, _ loader: NibLoader,
        without left: Set<String>
    ) {
        var made: [NSLayoutConstraint] = []
        for element in elements {
            guard element.name == "constraint", element["placeholder"] != "YES" else { continue }
            guard let constraint = make(element, in: view, meaning: meant, loader) else { continue }
            loader.register(constraint, as: element)
            if element.id.map(left.contains) == true { continue }
            // A view that is not installed has nothing to do with the others.
            let items = [constraint.firstItem, constraint.secondItem].compactMap {
                $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView
            }
            guard items.allSatisfy({ $0.isDescendant(of: view) }) else { continue }
            if meant !== view, items.allSatisfy({ $0.isDescendant(of: meant) }) {
                meant.addConstraint(constraint)
            } else {
                made.append(constraint)
            }
        }
        view.addConstraints(made)
    }

    private static func make(
        _ element: InterfaceElement, in view: UIView, meaning meant: UIView, _ loader: NibLoader
    ) -> NSLayoutConstraint? {
        func side(_ end: String) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
            guard
                let found = self.side(element[end + "Item"], element[end + "Attribute"], in: view, loader)
            else { return nil }
            return found.item === view ? (meant, found.attribute) : found
        }
        guard
            let first = side("first"),
            first.attribute != .notAnAttribute
        else { return unknown(element, loader) }
        // A size that is compared with nothing has no second attribute.
        var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
        if element["secondAttribute"] != nil || element["secondItem"] != nil {
            second = side("second")
            guard second != nil else { return unknown(element, loader) }
        }
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        var constant = NibValues.number(element, "constant")
        for variation in element.children where variation.name == "variation" && variation["constant"] != nil
        {
            guard applies(variation.key ?? "", UIScreen.main.traitCollection) else { continue }
            constant = NibValues.number(variation, "constant")
        }
        if element["symbolic"] == "YES" {
            // Between siblings and to edges of superviews.
            let isEdge = first.item === meant || second?.item === meant
            constant = isEdge ? 20 : SystemSpacing.standard
        }
        let custom: AnyClass? = element["customClass"].flatMap {
            NibTypes.find($0, module: element["customModule"])
        }
        let type = custom as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self
        let made = NSLayoutConstraint.make(
            type, item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier(element["multiplier"]),
            constant: constant)
        guard let constraint = made else { return unknown(element, loader) }
        if element["priority"] != nil {
            constraint.priority = UILayoutPriority(Float(NibValues.number(element, "priority")))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private static func unknown(_ element: InterfaceElement, _ loader: NibLoader) -> NSLayoutConstraint? {
        loader.file.note("the constraint \(element.id ?? "")")
        return nil
    }

    /// As a number, `3:4` or `1/2`.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        switch parts.count {
        case 1: return CGFloat(parts[0])
        case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
        default: return 1
        }
    }

    private static func side(
        _ id: String?, _ name: String?, in view: UIView, _ loader: NibLoader
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let name, let attribute = attributes[name] else { return nil }
        guard let id else { return (view, attribute) }
        if let item = loader.object(id) { return (item, attribute) }
        // The guides of controllers are the edges of the safe area, and of the view.
        guard let guide = loader.file.document[id], guide.name == "viewControllerLayoutGuide" else {
            return nil
        }
        let root = loader.rootView ?? view
        switch (guide["type"], attribute) {
        case ("top", .bottom): return (root.safeAreaLayoutGuide, .top)
        case ("top", _): return (root, .top)
        case ("bottom", .top): return (root.safeAreaLayoutGuide, .bottom)
        default: return (root, .bottom)
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Variations

    /// The ids of what is not installed for the traits that there are.
    static func excluded(_ element: InterfaceElement, _ traits: UITraitCollection) -> Set<String> {
        var result: Set<String> = []
        for variation in element.children where variation.name == "variation" {
            guard applies(variation.key ?? "", traits) else { continue }
            for mask in variation.children where mask.name == "mask" {
                for change in mask.children {
                    guard let id = change["reference"] else { continue }
                    if change.name == "exclude" { result.insert(id) } else { result.remove(id) }
                }
            }
        }
        return result
    }

    /// Whether a variation, as `heightClass=compact-widthClass=regular`, is meant for traits.
    static func applies(_ key: String, _ traits: UITraitCollection) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { return false }
            let wanted: UIUserInterfaceSizeClass = pair[1] == "compact" ? .compact : .regular
            switch pair[0] {
            case "widthClass": return traits.horizontalSizeClass == wanted
            case "heightClass": return traits.verticalSizeClass == wanted
            default: return false
            }
        }
    }
}

import Foundation

extension UIView {
    static let viewNibPaths: [String: AnyKeyPath] = [
        "layer": \UIView.layer, "tag": \UIView.tag, "hidden": \UIView.isHidden, "alpha": \UIView.alpha,
        "frame": \UIView.frame,
        "bounds": \UIView.bounds, "center": \UIView.center, "backgroundColor": \UIView.backgroundColor,
        "tintColor": \UIView.tintColor, "clipsToBounds": \UIView.clipsToBounds, "opaque": \UIView.isOpaque,
        "userInteractionEnabled": \UIView.isUserInteractionEnabled, "mask": \UIView.mask,
        "maskView": \UIView.mask, "exclusiveTouch": \UIView.isExclusiveTouch,
        "multipleTouchEnabled": \UIView.isMultipleTouchEnabled,
        "gestureRecognizers": \UIView.gestureRecognizers,
        "accessibilityIdentifier": \UIView.accessibilityIdentifier,
        "accessibilityLabel": \UIView.accessibilityLabel, "accessibilityHint": \UIView.accessibilityHint,
        "preservesSuperviewLayoutMargins": \UIView.preservesSuperviewLayoutMargins,
    ]

    /// What an element says of any view, with all that is in it.
    final func takeView(_ nib: NibCoder) {
        let isRoot = nib.element.key == "view" && nib.element.parent.map { NibTypes.isController($0) } == true
        if isRoot { nib.loader.rootView = self }
        takeGeometry(nib)
        takeLook(nib)
        takeBehaviour(nib)
        takeContents(nib)
    }

    private func takeGeometry(_ nib: NibCoder) {
        if let frame = nib.rect("frame") { self.frame = frame }
        if let bounds = nib.rect("bounds") { self.bounds = bounds }
        if let mask = nib.child("autoresizingMask") {
            let names: [(String, AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
                ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            for (name, value) in names where mask[name] == "YES" { autoresizingMask.insert(value) }
        }
        if nib.bool("autoresizesSubviews") == false { autoresizesSubviews = false }
        if nib.bool("translatesAutoresizingMaskIntoConstraints") == false {
            translatesAutoresizingMaskIntoConstraints = false
        }
        let priorities: [(String, NSLayoutConstraint.Axis, Bool)] = [
            ("horizontalHuggingPriority", .horizontal, true), ("verticalHuggingPriority", .vertical, true),
            ("horizontalCompressionResistancePriority", .horizontal, false),
            ("verticalCompressionResistancePriority", .vertical, false),
        ]
        for (name, axis, isHugging) in priorities {
            guard let number = nib.number(name) else { continue }
            let priority = UILayoutPriority(Float(min(max(number, 0), 1000)))
            if isHugging {
                setContentHuggingPriority(priority, for: axis)
            } else {
                setContentCompressionResistancePriority(priority, for: axis)
            }
        }
        if let margins = nib.insets("layoutMargins") { layoutMargins = margins }
        if let margins = nib.insets("directionalLayoutMargins") {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        if let preserves = nib.bool("preservesSuperviewLayoutMargins") {
            preservesSuperviewLayoutMargins = preserves
        }
        if let insets = nib.bool("insetsLayoutMarginsFromSafeArea") {
            insetsLayoutMarginsFromSafeArea = insets
        }
    }

    private func takeLook(_ nib: NibCoder) {
        if let mode = nib.choice(
            "contentMode",
            [
                "scaleToFill": ContentMode.scaleToFill, "scaleAspectFit": .scaleAspectFit,
                "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
                "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
                "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            ])
        {
            contentMode = mode
        }
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if let color = nib.color("tintColor") { tintColor = color }
        if let alpha = nib.number("alpha") { self.alpha = alpha }
        if let isHidden = nib.bool("hidden") { self.isHidden = isHidden }
        if let isOpaque = nib.bool("opaque") { self.isOpaque = isOpaque }
        if let clips = nib.bool("clipsSubviews") ?? nib.bool("clipsToBounds") { clipsToBounds = clips }
        nib.know("clearsContextBeforeDrawing", "clipsToBounds")
        if let clears = nib.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    }

    private func takeBehaviour(_ nib: NibCoder) {
        if let tag = nib.integer("tag") { self.tag = tag }
        if let isEnabled = nib.bool("userInteractionEnabled") { isUserInteractionEnabled = isEnabled }
        if let isMultiple = nib.bool("multipleTouchEnabled") { isMultipleTouchEnabled = isMultiple }
        if let isExclusive = nib.bool("exclusiveTouch") { isExclusiveTouch = isExclusive }
        if let semantic = nib.choice(
            "semanticContentAttribute",
            [
                "playback": UISemanticContentAttribute.playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
                "unspecified": .unspecified,
            ])
        {
            semanticContentAttribute = semantic
        }
        if let style = nib.choice(
            "userInterfaceStyle",
            ["light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified])
        {
            overrideUserInterfaceStyle = style
        }
        if let element = nib.child("accessibilityConfiguration") { takeAccessibility(element, nib) }
    }

    private func takeAccessibility(_ element: InterfaceElement, _ nib: NibCoder) {
        accessibilityIdentifier = element["identifier"] ?? accessibilityIdentifier
        if let label = nib.text("label", in: element, as: "ibExternalAccessibilityConfiguration.label") {
            accessibilityLabel = label
        }
        if let hint = nib.text("hint", in: element, as: "ibExternalAccessibilityConfiguration.hint") {
            accessibilityHint = hint
        }
        if let isElement = element.child("bool").flatMap({ $0.key == "isElement" ? $0["value"] : nil }) {
            isAccessibilityElement = isElement == "YES"
        }
    }

    private func takeContents(_ nib: NibCoder) {
        let loader = nib.loader
        let left = NibConstraints.excluded(nib.element, UIScreen.main.traitCollection)
        for guide in nib.element.children {
            guard guide.name.hasSuffix("LayoutGuide"), let id = guide.id else { continue }
            nib.know(guide.name)
            if let found = layoutGuide(guide) { loader.keep(found, id: id) }
        }
        for element in nib.list("subviews") {
            guard let view = loader.make(element, as: UIView.self) else { continue }
            // Labels of a cell stand where its style has them.
            if element.id.map(left.contains) == true || view.superview != nil { continue }
            takeSubview(view)
        }
        for recognizer in nib.list("gestureRecognizers") {
            if let made = loader.make(recognizer, as: UIGestureRecognizer.self) { addGestureRecognizer(made) }
        }
    }

    final func takeConstraints(_ nib: NibCoder) {
        let elements = nib.list("constraints")
        guard !elements.isEmpty else { return }
        let left = NibConstraints.excluded(nib.element, UIScreen.main.traitCollection)
        NibConstraints.add(elements, to: self, meaning: nib.container ?? self, nib.loader, without: left)
    }

    private func layoutGuide(_ element: InterfaceElement) -> UILayoutGuide? {
        switch element.key {
        case "safeArea": safeAreaLayoutGuide
        case "layoutMargins", "margins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "keyboard": keyboardLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }
}

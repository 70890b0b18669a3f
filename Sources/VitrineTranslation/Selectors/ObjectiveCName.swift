/// The names that Swift gives to methods for Objective-C.
///
/// The rule is that of `AbstractFunctionDecl::getObjCSelector` in the Swift compiler: the first label is joined to the
/// base name, with `With` between them unless one of the two has a preposition there.
enum ObjectiveCName {
    /// What the compiler takes for prepositions (`PartsOfSpeech.def`).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// - Parameter labels: one for each parameter, `_` where callers write none.
    static func method(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: base)) {
                name += "With"
            }
            name += capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

    /// `popViewController(animated:)`
    static func swift(_ base: String, labels: [String]) -> String {
        labels.isEmpty ? base : "\(base)(\(labels.map { "\($0):" }.joined()))"
    }

    /// The name of a method or property that a source declares.
    static func of(_ declaration: Declaration, in source: ParsedSource) -> String {
        if let custom = custom(of: declaration, in: source) { return custom }
        guard declaration.kind == .function else { return declaration.name }
        let labels = declaration.parameters.map(\.label)
        if source.hasModifier("override", declaration),
            let imported = imported[swift(declaration.name, labels: labels)]
        {
            return imported
        }
        return method(declaration.name, labels: labels)
    }

    /// What `@objc(…)` says.
    static func custom(of declaration: Declaration, in source: ParsedSource) -> String? {
        guard let attribute = source.attribute("@objc", of: declaration), attribute.tokens.count > 3 else {
            return nil
        }
        return source.tokens[attribute.tokens].dropFirst(2).dropLast().map(\.text).joined()
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func firstWord(of text: String) -> String {
        let start = text.prefix { $0.isUppercase }
        return (start + text.dropFirst(start.count).prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(of text: String) -> String {
        let end = text.reversed().prefix { !$0.isUppercase && $0 != "_" }
        let rest = text.dropLast(end.count)
        return ((rest.last?.isUppercase == true ? String(rest.suffix(1)) : "") + String(end.reversed()))
            .lowercased()
    }

    /// Methods of UIKit and Foundation whose Objective-C names the rule does not give, by their Swift names.
    static let imported: [String: String] = [
        "add(_:forKey:)": "addAnimation:forKey:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        "removeFromParent": "removeFromParentViewController",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
        "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
        "draw(_:)": "drawRect:",
        "draw(_:in:)": "drawLayer:inContext:",
        "layoutSublayers(of:)": "layoutSublayersOfLayer:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "pressesBegan(_:with:)": "pressesBegan:withEvent:",
        "pressesEnded(_:with:)": "pressesEnded:withEvent:",
        "motionBegan(_:with:)": "motionBegan:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        "collectionView(_:didDeselectItemAt:)": "collectionView:didDeselectItemAtIndexPath:",
        "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    ]
}

import Foundation

/// What is made of an element of a nib by `init(coder:)`.
@MainActor
protocol NibDecodable: AnyObject {
    init?(coder: NSCoder)
}

/// What reads an element of a nib.
@MainActor
protocol NibReading: AnyObject {
    /// Reads what the element says. Called once, of the nearest class of UIKit's, when that is ready.
    func take(_ nib: NibCoder)
    /// Reads what refers to all that is in the object.
    func takeConstraints(_ nib: NibCoder)
}

extension NibReading {
    func takeConstraints(_ nib: NibCoder) {}
}

/// The coder that objects of nibs are made with: it carries their element.
///
/// Programs hand it on to `super.init(coder:)`; by key there is nothing in it.
@MainActor
final class NibCoder: NSCoder {
    let element: InterfaceElement
    let loader: NibLoader
    /// What the object has read, for the note about what it has not.
    private var read: Set<String> = []
    /// The view within this one that the element's constraints mean by it; nil for this one itself.
    var container: UIView?

    /// What the element says for the size classes that there are, in place of what it says otherwise.
    private let variations: [InterfaceElement]

    init(_ element: InterfaceElement, _ loader: NibLoader) {
        self.element = element
        self.loader = loader
        variations = element.children.filter {
            $0.name == "variation" && $0.key != "default"
                && NibConstraints.applies($0.key ?? "", UIScreen.main.traitCollection)
        }
    }

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { false }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }

    // MARK: Attributes

    /// Marks attributes and elements as read.
    func know(_ names: String...) { if !element.isChecked { read.formUnion(names) } }

    /// An attribute as it is written.
    subscript(name: String) -> String? {
        know(name)
        return variations.lazy.compactMap { $0.attributes[name] }.first ?? element.attributes[name]
    }

    func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    func number(_ name: String) -> CGFloat? {
        guard let text = self[name] else { return nil }
        guard let number = Double(text), number.isFinite else { return unread(name, text) }
        return CGFloat(number)
    }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// One of several values, by the name that the attribute has.
    func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = self[name] else { return nil }
        guard let found = values.first(where: { $0.key == text })?.value else { return unread(name, text) }
        return found
    }

    private func unread<Value>(_ name: String, _ text: String) -> Value? {
        loader.file.note("\(name)=\"\(text)\" of <\(element.name)>")
        return nil
    }

    /// An element that is something for this one.
    func child(_ key: String) -> InterfaceElement? {
        know(key)
        return variations.lazy.compactMap { $0.child(key: key) }.first ?? element.child(key: key)
    }

    /// The elements in one of this element's.
    func list(_ name: String) -> [InterfaceElement] {
        know(name)
        return element.list(name)
    }

    func rect(_ key: String) -> CGRect? {
        child(key).map { NibValues.rect($0) }
    }

    func size(_ key: String) -> CGSize? { child(key).map { NibValues.rect($0).size } }

    func point(_ key: String) -> CGPoint? { child(key).map { NibValues.rect($0).origin } }

    func insets(_ key: String) -> UIEdgeInsets? { child(key).map { NibValues.insets($0) } }

    // MARK: Note

    private static let silent: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "misplaced", "ambiguous",
        "userLabel",
        "verifyAmbiguity", "fixedFrame", "sceneMemberID", "useStoryboardIdentifierAsRestorationIdentifier",
        "restorationIdentifier", "propertyAccessControl", "storyboardIdentifier", "colorLabel", "connections",
        "userDefinedRuntimeAttributes", "subviews", "constraints", "placeholderIntrinsicWidth", "base64-UTF8",
        "placeholderIntrinsicHeight", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "variation",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "accessibility",
        "simulatedScreenMetrics", "simulatedUserInterfaceStyle", "freeformSize", "point", "canvasLocation",
        "automaticallyAdjustsScrollViewInsets", "toolbarItems", "wantsFullScreenLayout",
        "useAutomaticPlacement",
        "adjustsImageWhenHighlighted", "reversesTitleShadowWhenHighlighted", "metadata", "designable",
        "springLoaded", "sizingMode", "insetsLayoutMarginsFromSafeArea", "spellCheckingType", "isReadOnly",
        "preferredMaxLayoutWidth", "useTraitCollections", "extendedEdge", "adjustsLetterSpacingToFitWidth",
        "nilLayoutGuide", "modalPresentationCapturesStatusBarAppearance", "useSafeAreas",
        "simulatedDestinationMetrics",
        "inferredMetricsTieBreakers", "tableViewCell", "animations",
        "usesAttributedText", "contentSizeForViewInPopover",
        "simulatedAppContext",
        "autoresizesArchivedViewToFullSize",
    ]

    /// Says once what nobody has read of the element.
    func check() {
        guard !element.isChecked else { return }
        element.isChecked = true
        for name in element.attributes.keys.sorted() where !read.contains(name) && !Self.silent.contains(name)
        {
            loader.file.note("\(name) of <\(element.name)>")
        }
        // `<nil>` is the default.
        for child in element.children where child.name != "nil" {
            let names = [child.key, child.name].compactMap(\.self)
            if !names.contains(where: { read.contains($0) || Self.silent.contains($0) }) {
                loader.file.note(
                    "<\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")> in <\(element.name)>")
            }
        }
    }
}

extension NSObject {
    /// Reads an element where that was what the object was made with.
    ///
    /// Every class of UIKit's that has an `init(coder:)` calls it at its end, and is the reader of its subclasses: the
    /// outermost of them begins when all of them are ready.
    ///
    /// - Parameter reader: The class that calls.
    @MainActor
    final func takeNib(_ coder: NSCoder, _ reader: AnyClass, outermost: AnyClass) {
        guard reader == outermost, let nib = coder as? NibCoder, let object = self as? any NibReading else {
            return
        }
        nib.loader.register(self, as: nib.element)
        object.take(nib)
        object.takeConstraints(nib)
        nib.check()
    }
}

import Foundation
package import VitrineFoundation
import VitrineSupport

/// What edit menus and keys do with what is selected. Responders perform what they override, and nothing else: those that
/// do not override a method do not respond to its selector.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes what is selected, and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts what is selected on the pasteboard.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in the place of what is selected.
    func paste(_ sender: Any?)
    /// Pastes, and gives what is pasted the look of the text around.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes, and goes where it says.
    func pasteAndGo(_ sender: Any?)
    /// Pastes, and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes what is selected.
    func delete(_ sender: Any?)
    /// Has text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Slants what is selected, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
}

/// Which of the standard actions the classes of responders have.
private enum StandardEditMethods {
    private class Plain: UIResponder {}
    private class Editing: UIResponder {
        override func cut(_ sender: Any?) {}
        override func copy(_ sender: Any?) {}
        override func paste(_ sender: Any?) {}
        override func pasteAndMatchStyle(_ sender: Any?) {}
        override func pasteAndGo(_ sender: Any?) {}
        override func pasteAndSearch(_ sender: Any?) {}
        override func select(_ sender: Any?) {}
        override func selectAll(_ sender: Any?) {}
        override func delete(_ sender: Any?) {}
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
        override func toggleBoldface(_ sender: Any?) {}
        override func toggleItalics(_ sender: Any?) {}
        override func toggleUnderline(_ sender: Any?) {}
        override func increaseSize(_ sender: Any?) {}
        override func decreaseSize(_ sender: Any?) {}
    }

    private static let names = [
        "cut:",
        "copy:",
        "paste:",
        "pasteAndMatchStyle:",
        "pasteAndGo:",
        "pasteAndSearch:",
        "select:",
        "selectAll:",
        "delete:",
        "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:",
        "toggleBoldface:",
        "toggleItalics:",
        "toggleUnderline:",
        "increaseSize:",
        "decreaseSize:",
    ]

    static let slots: [String: MethodSlot] = {
        let found = MethodSlot.all(base: UIResponder.self, plain: Plain.self, overriding: Editing.self)
        precondition(
            found.count == names.count, "The standard edit actions are not where they were declared.")
        return Dictionary(uniqueKeysWithValues: zip(names, found))
    }()
}

extension UIResponder: UIResponderStandardEditActions, OptionalMethodOwner {
    nonisolated package final func lacksMethod(_ name: String) -> Bool {
        StandardEditMethods.slots[name].map { !$0.isOverridden(in: type(of: self)) } ?? false
    }

    /// What the standard actions of objects that do not have them do, as sending any method that is not there.
    final func lacks(_ action: String) -> Never {
        fatalError(
            "-[\(type(of: self)) \(action):]: unrecognized selector sent to instance. Override \(action)(_:), or ask "
                + "responds(to:) before, and do not call super where it has no such method.")
    }
}

/// The standard actions as selectors.
extension Selector {
    @MainActor private static func standard(
        _ name: String, _ method: @escaping @MainActor (UIResponder) -> (Any?) -> Void
    ) -> Selector { Selector(method: name, of: UIResponder.self, method) }

    @MainActor package static let cut = standard("cut:") { $0.cut(_:) }
    @MainActor package static let copy = standard("copy:") { $0.copy(_:) }
    @MainActor package static let paste = standard("paste:") { $0.paste(_:) }
    @MainActor package static let pasteAndMatchStyle = standard("pasteAndMatchStyle:") {
        $0.pasteAndMatchStyle(_:)
    }
    @MainActor package static let select = standard("select:") { $0.select(_:) }
    @MainActor package static let selectAll = standard("selectAll:") { $0.selectAll(_:) }
    @MainActor package static let delete = standard("delete:") { $0.delete(_:) }
    @MainActor package static let toggleBoldface = standard("toggleBoldface:") { $0.toggleBoldface(_:) }
    @MainActor package static let toggleItalics = standard("toggleItalics:") { $0.toggleItalics(_:) }
    @MainActor package static let toggleUnderline = standard("toggleUnderline:") { $0.toggleUnderline(_:) }
}

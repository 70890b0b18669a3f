import CVitrineGTK
import Foundation
import VitrineCoreGraphics

/// The widgets that stand for the accessible elements of a window of the desktop. Each is kept as long as its element is.
@MainActor
final class GTKAccessibles {
    private struct Widget {
        var pointer: OpaquePointer
        /// What the C side calls it.
        var name: UInt64
    }

    private let window: OpaquePointer
    private var tree = AccessibleTree()
    private var widgets: [AccessibleElement.ID: Widget] = [:]
    private var identities: [UInt64: AccessibleElement.ID] = [:]
    private var lastName: UInt64 = 0
    private var focus: AccessibleElement.ID?

    /// - Parameter window: That of the C side, which outlives this.
    init(window: OpaquePointer) {
        self.window = window
    }

    /// The element that the C side calls by a name; nil once it is gone.
    func identity(of name: UInt64) -> AccessibleElement.ID? { identities[name] }

    func show(_ content: AccessibleContent) {
        for change in tree.update(to: content.elements) {
            switch change {
            case .remove(let id): remove(id)
            case let .insert(element, parent, previous): insert(element, parent, previous)
            case .update(let element):
                guard let widget = widgets[element.id] else { continue }
                withContent(of: element) { vitrine_accessible_set(widget.pointer, $0) }
            case let .move(id, previous):
                guard let widget = widgets[id] else { continue }
                vitrine_accessible_move(widget.pointer, pointer(of: previous))
            }
        }
        // One with the focus that was taken out and put in again lost it on the way.
        let wanted = content.focus.flatMap { widgets[$0]?.pointer }
        if content.focus != focus || wanted != shownFocus {
            focus = content.focus
            shownFocus = wanted
            vitrine_window_focus_accessible(window, wanted)
        }
    }

    private var shownFocus: OpaquePointer?

    private func pointer(of id: AccessibleElement.ID?) -> OpaquePointer? {
        id.flatMap { widgets[$0]?.pointer }
    }

    private func remove(_ id: AccessibleElement.ID) {
        guard let widget = widgets.removeValue(forKey: id) else { return }
        identities[widget.name] = nil
        if widget.pointer == shownFocus { shownFocus = nil }
        vitrine_accessible_remove(widget.pointer)
    }

    private func insert(
        _ element: AccessibleElement, _ parent: AccessibleElement.ID?, _ previous: AccessibleElement.ID?
    ) {
        lastName += 1
        let made = withContent(of: element) {
            vitrine_accessible_create(
                window, lastName, element.role.rawValue, $0, pointer(of: parent), pointer(of: previous))
        }
        guard let made else { return }
        widgets[element.id] = Widget(pointer: made, name: lastName)
        identities[lastName] = element.id
    }

    /// Gives the C side what it is told of an element; only during the call.
    private func withContent<Result>(
        of element: AccessibleElement, _ body: (UnsafePointer<vitrine_accessible_content>) -> Result
    ) -> Result {
        let texts = [element.label, element.description, element.value, element.text?.string].map {
            $0.flatMap { strdup($0) }
        }
        let actions = element.actions.map { strdup($0) }
        defer { for copy in texts + actions { free(copy) } }
        let names: [UnsafePointer<CChar>?] = actions.map { UnsafePointer($0) } + [nil]
        return names.withUnsafeBufferPointer { names in
            var content = vitrine_accessible_content()
            content.label = UnsafePointer(texts[0])
            content.description = UnsafePointer(texts[1])
            content.value = UnsafePointer(texts[2])
            content.text = UnsafePointer(texts[3])
            content.frame = vitrine_rect(
                x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
                height: element.frame.height)
            content.states = element.states.rawValue
            content.level = Int32(clamping: element.level ?? 0)
            if let number = element.number {
                (content.number, content.minimum, content.maximum) = (
                    number.value, number.minimum, number.maximum
                )
            }
            content.caret = Int32(clamping: element.text?.caret ?? 0)
            content.anchor = Int32(clamping: element.text?.anchor ?? 0)
            content.actions = names.baseAddress
            return body(&content)
        }
    }
}

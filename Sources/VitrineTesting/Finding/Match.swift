import Foundation
import VitrineSwiftUI
import VitrineUIKit

/// Something that a locator has found.
@MainActor
struct Match {
    /// The view, or the element of a SwiftUI view.
    var source: AnyObject?
    var name: String
    /// In points of the window.
    var frame: CGRect
    /// The part of the frame that nothing around clips.
    var visible: CGRect
    var hiddenBy: String?
    var text: String
    var identifier: String?
    /// What is said of it to assistive technology.
    var said: AccessibilityNode?

    /// Such as `UILabel "Title" #title (16 44 100 20)`.
    var title: String {
        var result = name
        if let said, name == Self.plainName { result = said.traits.names.first ?? "element" }
        if !text.isEmpty { result += " \"\(text)\"" }
        if let label = said?.label, label != text { result += " label \"\(label)\"" }
        if let identifier { result += " #\(identifier)" }
        return result + " (\(TouchProbe.numbers(frame)))"
    }

    /// The title, and why it cannot be seen where that is so.
    var description: String {
        if let hiddenBy { return "\(title), \(hiddenBy)" }
        return visible.isEmpty ? "\(title), out of view" : title
    }

    static let plainName = "Element"

    /// Where a finger goes: the middle of what can be seen, or what the element says.
    var point: CGPoint {
        if let point = said?.activationPoint, said?.source === source { return point }
        let rect = visible.isEmpty ? frame : visible
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}

extension ScreenSnapshot {
    /// An entry as something found.
    func match(_ index: Int) -> Match {
        let entry = entries[index]
        return Match(
            source: entry.node.source, name: entry.node.isModifier ? Match.plainName : entry.node.name,
            frame: entry.node.frame, visible: entry.visible, hiddenBy: entry.hiddenBy,
            text: text(of: entry.node), identifier: entry.node.identifier, said: said(of: index))
    }

    /// An accessibility element as something found.
    func match(_ node: AccessibilityNode) -> Match {
        let entry = entry(of: node.source)
        let clip = entry.map { $0.visible.isEmpty ? CGRect.zero : $0.visible }
        return Match(
            source: node.source,
            name: entry.map { $0.node.isModifier ? Match.plainName : $0.node.name } ?? Match.plainName,
            frame: node.frame,
            visible: clip.map { node.frame.intersection($0) } ?? node.frame.intersection(window.bounds),
            hiddenBy: entry?.hiddenBy, text: entry.map { text(of: $0.node) } ?? "",
            identifier: node.identifier, said: node)
    }
}

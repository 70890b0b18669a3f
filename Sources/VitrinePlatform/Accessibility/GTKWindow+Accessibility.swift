import CVitrineGTK
import VitrineSupport

extension GTKWindow {
    private static var followers = WeakSet<GTKWindow>()
    private static var technology: AssistiveTechnology = []

    package var assistiveTechnology: AssistiveTechnology { Self.technology }

    /// Hears of assistive technology from now on.
    func followAssistiveTechnology() {
        Self.followers.insert(self)
        vitrine_assistive_follow { state in
            MainActor.assumeIsolated {
                GTKWindow.technology = AssistiveTechnology(rawValue: state)
                GTKWindow.followers.forEach { $0.delegate?.windowAssistiveTechnologyDidChange($0) }
            }
        }
    }

    package func showAccessible(_ content: AccessibleContent) {
        guard let native else { return }
        if accessibles == nil, !content.elements.isEmpty { accessibles = GTKAccessibles(window: native) }
        accessibles?.show(content)
    }

    package func announce(_ sentence: String) {
        if let native { vitrine_window_announce(native, sentence) }
    }

    /// Assistive technology does something, as the C side says it.
    func receivedAccessible(name: UInt64, action: Int32, index: Int32, number: Double, text: String?) {
        guard let id = accessibles?.identity(of: name) else { return }
        let done: AccessibleAction? =
            switch Int(action) {
            case Int(vitrine_accessible_activate): .activate
            case Int(vitrine_accessible_increment): .increment
            case Int(vitrine_accessible_decrement): .decrement
            case Int(vitrine_accessible_set_number): .setNumber(number)
            case Int(vitrine_accessible_set_text): .setText(text ?? "")
            case Int(vitrine_accessible_custom): .custom(Int(index))
            default: nil
            }
        if let done { delegate?.window(self, perform: done, on: id) }
    }
}

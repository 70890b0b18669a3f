import Foundation
import VitrineUIKit

/// Asks the user whether pictures may be deleted, as the system does on Apple's.
enum DeletionAlert {
    /// - Parameters:
    ///   - count: How many there are.
    ///   - answer: Hears what the user says; no, where there is no window to ask in.
    @Sendable static func ask(_ count: Int, _ answer: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { present(count, answer) } }
    }

    @MainActor private static func present(_ count: Int, _ answer: @escaping @Sendable (Bool) -> Void) {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
        guard var top = (windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController else {
            return answer(false)
        }
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        top.present(alert(count, program: ProcessInfo.processInfo.processName, answer), animated: true)
    }

    @MainActor static func alert(
        _ count: Int, program: String, _ answer: @escaping @Sendable (Bool) -> Void
    ) -> UIAlertController {
        let items = count == 1 ? "this photo" : "\(count) photos"
        let alert = UIAlertController(
            title: "Allow “\(program)” to delete \(items)?",
            message: count == 1
                ? "This photo will be moved to the trash." : "These photos will be moved to the trash.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Don’t Allow", style: .cancel) { _ in answer(false) })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answer(true) })
        return alert
    }
}

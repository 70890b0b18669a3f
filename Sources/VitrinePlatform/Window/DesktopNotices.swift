import CVitrineGTK
import Foundation

/// Who shows notices: the desktop, or what stands for it in a test. Whoever is in memory alone asks for nothing.
@MainActor
package protocol DesktopNotices: AnyObject {
    /// Whether a display is open. It is with the first window, and the desktop can be asked for notices before.
    var hasDesktop: Bool { get }
    /// Says what the desktop's service can do, at once or later; nil where there is no service.
    func ask(_ answer: @escaping @MainActor (DesktopNoticeAbilities?) -> Void)
    /// Shows a notice, in the place of the last one with this key.
    func show(_ notice: DesktopNotice, key: String)
    /// Takes a notice back, if it is shown.
    func withdraw(key: String)
    /// Brings the program's windows to the front.
    func presentWindows()
    /// Hears what becomes of notices, by their keys.
    var onEvent: (@MainActor (String, DesktopNoticeEvent) -> Void)? { get set }
}

/// Notices by the notification service of the session (`org.freedesktop.Notifications`).
@MainActor
package final class SessionNotices: DesktopNotices {
    package static let shared = SessionNotices()

    private init() {}

    /// What is before the identifiers of a program's actions, which may be those that the service gives a meaning.
    private static let mark = "action:"

    /// What the program calls itself.
    private static var application: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? String
        }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }

    package var hasDesktop: Bool { vitrine_has_display() }

    private final class Question {
        let answer: @MainActor (DesktopNoticeAbilities?) -> Void
        init(_ answer: @escaping @MainActor (DesktopNoticeAbilities?) -> Void) { self.answer = answer }
    }

    package func ask(_ answer: @escaping @MainActor (DesktopNoticeAbilities?) -> Void) {
        let context = Unmanaged.passRetained(Question(answer)).toOpaque()
        vitrine_notices_ask(
            { abilities, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    let question = Unmanaged<Question>.fromOpaque(context!).takeRetainedValue()
                    question.answer(abilities < 0 ? nil : DesktopNoticeAbilities(rawValue: abilities))
                }
            }, context)
    }

    package func show(_ notice: DesktopNotice, key: String) {
        listen()
        var actions = ["default", ""]
        if let reply = notice.reply { actions += ["inline-reply", reply.title] }
        for action in notice.actions { actions += [Self.mark + action.identifier, action.title] }
        let copies = actions.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var list: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
        let file: String? = if case .file(let path) = notice.sound { path } else { nil }
        // The name of the sound of incoming messages, in freedesktop.org's list of them.
        let sound: String? = notice.sound == .standard ? "message-new-instant" : nil
        withPointers([
            Self.application, notice.title, notice.body, notice.picture, sound, file,
            notice.reply?.placeholder,
            notice.reply?.button,
        ]) { texts in
            list.withUnsafeMutableBufferPointer { list in
                var shown = vitrine_notice(
                    application: texts[0], title: texts[1], body: texts[2], actions: list.baseAddress,
                    picture: texts[3], sound_name: texts[4], sound_file: texts[5],
                    reply_placeholder: texts[6], reply_button: texts[7], urgency: notice.urgency.rawValue,
                    is_transient: notice.isTransient)
                vitrine_notices_show(key, &shown)
            }
        }
    }

    private func withPointers(_ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Void) {
        let copies = texts.map { $0.map { strdup($0) } ?? nil }
        defer { for copy in copies { free(copy) } }
        body(copies.map { UnsafePointer($0) })
    }

    package func withdraw(key: String) {
        vitrine_notices_withdraw(key)
    }

    package func presentWindows() {
        guard hasDesktop else { return }
        vitrine_notices_present_windows()
    }

    package var onEvent: (@MainActor (String, DesktopNoticeEvent) -> Void)?
    private var isListening = false

    private func listen() {
        guard !isListening else { return }
        isListening = true
        vitrine_notices_listen(
            { key, kind, detail, _ in
                let key = String(cString: key!)
                let detail = detail.map { String(cString: $0) } ?? ""
                MainActor.assumeIsolated { SessionNotices.shared.heard(key, Int(kind), detail) }
            }, nil)
    }

    private func heard(_ key: String, _ kind: Int, _ detail: String) {
        let event: DesktopNoticeEvent =
            switch kind {
            case vitrine_notice_chosen:
                detail.hasPrefix(Self.mark) ? .chosen(String(detail.dropFirst(Self.mark.count))) : .opened
            case vitrine_notice_replied: .replied(detail)
            case vitrine_notice_dismissed: .dismissed
            default: .gone
            }
        onEvent?(key, event)
    }
}

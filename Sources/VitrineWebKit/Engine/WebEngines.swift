import CVitrineWeb
import Foundation
import VitrineFoundation
import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore
import VitrineSupport

/// Makes engines.
@MainActor
enum WebEngines {
    /// Makes those of tests in place of WebKitGTK's.
    static var maker: ((WKWebViewConfiguration) -> any WebEngine)?

    /// Whether WebKitGTK is installed, and there is a display or Xvfb. The first call loads it.
    static var areThere: Bool { start() == vitrine_web_fault_none }

    private static func start() -> vitrine_web_fault {
        // Nothing of GTK's works before.
        GraphicsEnvironment.startOffscreen()
        // The start may write another locale into the environment.
        _ = ProgramLocale.current
        return WebThread.run { vitrine_web_start() }
    }

    /// Acts as if it were not installed, for tests.
    static func hide(_ isHidden: Bool) { vitrine_web_hide(isHidden) }

    static func make(_ configuration: WKWebViewConfiguration, in context: RuntimeContext) -> any WebEngine {
        if let maker { return maker(configuration) }
        switch start() {
        case vitrine_web_fault_none:
            if !vitrine_web_is_sandboxed() {
                context.reports.report(
                    once:
                        "Pages of the web run without a sandbox of their own, as none can be made here; install "
                        + "bubblewrap and xdg-dbus-proxy, and allow user namespaces, before showing pages of others."
                )
            }
            return PageEngine(configuration, context)
        case vitrine_web_fault_no_library:
            return MissingEngine(
                "WebKitGTK, which shows pages of the web, is not installed; install libwebkitgtk-6.0-4 (on Debian "
                    + "and Ubuntu: apt-get install libwebkitgtk-6.0-4).", context)
        default:
            return MissingEngine(
                "There is no display for pages of the web; install Xvfb (on Debian and Ubuntu: apt-get install "
                    + "xvfb), or run the program in a desktop session.", context)
        }
    }
}

/// The pages of a context whose clock is moved by somebody: they are waited for, so that pictures have what was loaded.
@MainActor
final class WebTurns: RuntimeContextPart {
    /// Seconds of the machine's.
    private static let patience: TimeInterval = 20
    /// Once waiting was in vain: each frame would wait again.
    private static let lostPatience: TimeInterval = 0.05

    private unowned let context: RuntimeContext
    private var engines: [ObjectIdentifier: () -> (any WebEngine)?] = [:]
    /// What was asked of stores.
    private var pending = 0
    private var isServing = false
    private var hasGivenUp = false
    private var isAsked = false

    init(context: RuntimeContext) { self.context = context }

    func add(_ engine: any WebEngine) {
        engines[ObjectIdentifier(engine)] = { [weak engine] in engine }
    }

    func remove(_ engine: any WebEngine) { engines[ObjectIdentifier(engine)] = nil }

    /// Something begins that ends by itself: in a later turn it is waited for, unless the clock goes by itself.
    func ask() {
        guard context.clock is VirtualClock, !isAsked, !isServing else { return }
        isAsked = true
        context.laterTurns.perform { [weak self] in
            self?.isAsked = false
            self?.serve()
        }
    }

    /// Something was asked of a store.
    func begin() {
        pending += 1
        ask()
    }

    /// It was answered.
    func end() { pending -= 1 }

    private var isBusy: Bool { pending > 0 || engines.values.contains { $0()?.isBusy == true } }

    private func serve() {
        guard !isServing, isBusy else { return }
        isServing = true
        defer { isServing = false }
        let end = vitrine_web_real_time() + (hasGivenUp ? Self.lostPatience : Self.patience)
        while isBusy {
            guard vitrine_web_real_time() < end else { return giveUp() }
            WebThread.run { vitrine_web_turn() }
        }
    }

    private func giveUp() {
        guard !hasGivenUp else { return }
        hasGivenUp = true
        context.reports.report(
            "A page of the web had not come to rest after \(Int(Self.patience)) seconds: the picture shows "
                + "what there was until then.")
    }
}

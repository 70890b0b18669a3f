import Foundation
import VitrineCoreGraphics

/// What loads and draws the pages of one web view, one after another.
@MainActor
protocol WebEngine: AnyObject {
    /// Told of what happens, on the main thread, within the context of the view.
    var onEvent: ((WebEvent) -> Void)? { get set }
    /// What is known of the page.
    var state: WebState { get }
    /// Whether something is under way that ends by itself: a load, a script, a picture. Not what waits for an answer of
    /// the program's.
    var isBusy: Bool { get }

    func load(_ load: WebLoad)
    func reload(bypassingCaches: Bool)
    /// Gives up what is being loaded.
    func stop()
    /// Goes forward in the history, or back.
    func go(_ distance: Int)

    func apply(_ settings: WebSettings)
    /// Lays the page out anew.
    func setSize(_ size: WebSize)
    /// The visible part, with nothing behind the colours of the page.
    func snapshot(_ done: @escaping (CGImage?) -> Void)

    func evaluate(_ script: WebScript, _ done: @escaping (Result<WebValue, WebScriptFault>) -> Void)
    /// Scripts that every page runs from now on, in place of those from before.
    func setScripts(_ scripts: [WebUserScript])
    func addHandler(_ handler: WebHandler)
    func removeHandler(_ handler: WebHandler)

    /// Ends it; it tells nobody any more.
    func close()
}

/// What can be loaded.
enum WebLoad {
    case request(WebRequest)
    case html(String, base: URL?)
    case data(Data, type: String, encoding: String, base: URL)
}

/// A request, as far as it is told of.
struct WebRequest: Sendable {
    var url: URL?
    var method = "GET"
    var headers: [String: String] = [:]
    var hasBody = false
}

/// What a server has answered.
struct WebResponse: Sendable {
    var url: URL?
    var type: String?
    /// 0 where it was no server.
    var status = 0
    var headers: [String: String] = [:]
    var length = 0
    var canBeShown = true
    var isMain = true
}

/// Where a page wants to go.
struct WebAction: Sendable {
    var request = WebRequest()
    var kind = WKNavigationType.other
    var isNewWindow = false
    var isRedirect = false
    var isMain = true
}

/// What is known of a page.
struct WebState: Equatable {
    var url: URL?
    var title: String?
    /// 0…1.
    var progress = 0.0
    var isSecure = false
    var history = WebHistory()
}

/// Where a view was, and may go back to.
struct WebHistory: Equatable {
    struct Item: Equatable {
        var url: URL
        var initialURL: URL
        var title: String?
    }

    /// The nearest last.
    var back: [Item] = []
    var current: Item?
    /// The nearest first.
    var forward: [Item] = []
}

/// How large a page is drawn.
struct WebSize: Equatable {
    /// Pixels.
    var width = 0
    var height = 0
    /// Pixels of one of the page's.
    var zoom = 1.0
}

struct WebSettings: Equatable {
    var hasJavaScript = true
    var opensWindows = false
    var hasInspector = false
    var needsGestureToPlay = true
    var minimumFontSize = 0.0
    /// Whether pages that have a dark look show it: all do, or none.
    var isDark = false
    /// Nil for the engine's own.
    var userAgent: String?
}

/// A script that is run once.
struct WebScript {
    var source: String
    /// Whether it is the body of an asynchronous function, and what it is given, as JSON.
    var arguments: String?
    /// Nil for that of the page.
    var world: String?
}

/// A script that every page runs.
struct WebUserScript: Equatable {
    var source: String
    var isAtEnd = false
    var isMainOnly = false
    var world: String?
}

/// A name by which scripts send messages.
struct WebHandler: Hashable {
    var name: String
    var world: String?
    var replies = false
}

/// What a script has handed over: JSON, nil for what is undefined.
struct WebValue {
    var json: String?

    /// Objects of Foundation's; `NSNull` for null.
    var object: Any? {
        guard let json else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    }
}

enum WebScriptFault: Error {
    /// The script threw; with what it says.
    case exception(String)
    /// What it made cannot be handed over.
    case unsupported
    /// There is no page any more.
    case gone
}

/// What happens to a page.
enum WebEvent {
    case started, redirected, committed, finished
    case failed(NSError)
    /// The state is another one.
    case changed
    /// May it go there?
    case action(WebAction, decide: (Bool) -> Void)
    /// May this be shown?
    case response(WebResponse, decide: (Bool) -> Void)
    case message(WebHandler, WebValue, reply: ((Result<String, WebScriptFault>) -> Void)?)
    case dialog(WebDialog)
    /// A window is asked for; the answer is who shows it.
    case window(WebAction, answer: (any WebEngine) -> Void)
    case closed
    /// What drew the page has ended.
    case terminated
}

/// What a page says, or asks the user, and waits for.
struct WebDialog {
    enum Kind { case alert, confirm, prompt(suggestion: String) }
    var kind: Kind
    var text: String
    /// To be called once: whether it was confirmed, and the text that was entered.
    var answer: (Bool, String?) -> Void
}

import VitrineCoreGraphics
import VitrineUIKit

/// The picture of what is seen of a page, which takes taps and keys for it.
final class WebContentView: UIView, UIKeyInput {
    weak var web: WKWebView?
    /// What is typed into; nil without.
    private(set) var field: PageField?
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        tap.addAction { [unowned self] _ in tapped(tap, 1) }
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addAction { [unowned self] _ in tapped(doubleTap, 2) }
        addGestureRecognizer(tap)
        addGestureRecognizer(doubleTap)
        layer.contentsGravity = .resize
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture at a place of the page.
    func show(_ image: CGImage?, at place: CGRect? = nil) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contents = image
        if let place { frame = place }
        CATransaction.commit()
    }

    // MARK: Taps

    private func tapped(_ recognizer: UITapGestureRecognizer, _ count: Int) {
        guard let web else { return }
        let place = web.painter.place(recognizer.location(in: web.scrollView))
        web.perform("tap(\(place.x), \(place.y), \(count))")
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { field != nil }

    override func resignFirstResponder() -> Bool {
        let isDone = super.resignFirstResponder()
        if isDone, field != nil {
            field = nil
            web?.perform("leave()")
        }
        return isDone
    }

    /// The page has another element that is typed into, or none.
    func focus(_ field: PageField?) {
        let old = self.field
        self.field = field
        if field == nil {
            if isFirstResponder { _ = resignFirstResponder() }
        } else if old == nil || !isFirstResponder {
            _ = becomeFirstResponder()
        }
    }

    var hasText: Bool { field?.isEmpty == false }
    func insertText(_ text: String) { web?.perform("type(\(PageScript.literal(text)))") }
    func deleteBackward() { web?.perform("erase()") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard field != nil, let key = press.key, let name = Self.names[key.keyCode] else {
                super.pressesBegan([press], with: event)
                continue
            }
            web?.perform("press('\(name)', \(key.modifierFlags.contains(.shift)))")
        }
    }

    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardLeftArrow: "ArrowLeft", .keyboardRightArrow: "ArrowRight", .keyboardUpArrow: "ArrowUp",
        .keyboardDownArrow: "ArrowDown", .keyboardEscape: "Escape",
    ]

    var keyboardType: UIKeyboardType { field?.keyboardType ?? .default }
    var isSecureTextEntry: Bool { field?.kind == "password" }
    var autocapitalizationType: UITextAutocapitalizationType { .none }
}

/// An element that is typed into.
struct PageField: Equatable {
    /// As the `type` of an `input`.
    var kind: String
    var isEmpty: Bool

    init?(_ value: Any?) {
        guard let values = value as? [String: Any] else { return nil }
        kind = values["kind"] as? String ?? "text"
        isEmpty = values["isEmpty"] as? Bool ?? true
    }

    var keyboardType: UIKeyboardType {
        switch kind {
        case "email": .emailAddress
        case "url": .URL
        case "tel": .phonePad
        case "number": .decimalPad
        case "search": .webSearch
        default: .default
        }
    }
}

/// The view that scrolls a page.
final class WebScrollView: UIScrollView {
    var onMove: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove?()
    }
}

public import Foundation
public import VitrineCoreGraphics

/// A button that pastes what is on the general pasteboard into its target. It is disabled while that does not take it.
///
/// Texts are English; measures are those of the buttons.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
    /// What a control shows.
    public enum DisplayMode: UInt, Sendable {
        /// A sign and “Paste”.
        case iconAndLabel = 0
        /// The sign alone.
        case iconOnly = 1
        /// “Paste” alone.
        case labelOnly = 2
    }

    /// How a control looks.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// What it shows. A sign and a text unless set.
        open var displayMode = DisplayMode.iconAndLabel
        /// How its corners are. Those of a button of the system unless set.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners, in points, where ``cornerStyle`` is fixed or dynamic; negative, as unless set, is the
        /// system's.
        open var cornerRadius: CGFloat = -1
        /// The colour of text and sign; nil, as unless set, is white.
        open var baseForegroundColor: UIColor?
        /// The colour behind them; nil, as unless set, is the tint.
        open var baseBackgroundColor: UIColor?
        /// The side of the text that the sign is on. Leading unless set.
        open var imagePlacement: NSDirectionalRectEdge = .leading

        /// Makes the system's look.
        public override init() { super.init() }

        fileprivate var buttonConfiguration: UIButton.Configuration {
            var result = UIButton.Configuration.filled()
            if displayMode != .iconOnly { result.title = "Paste" }
            if displayMode != .labelOnly { result.image = UIImage(systemName: "doc.on.clipboard") }
            result.imagePadding = displayMode == .iconAndLabel ? 6 : 0
            result.imagePlacement = imagePlacement
            result.cornerStyle = cornerStyle
            if cornerRadius >= 0 { result.background.cornerRadius = cornerRadius }
            result.baseForegroundColor = baseForegroundColor
            result.baseBackgroundColor = baseBackgroundColor
            return result
        }

        fileprivate func duplicate() -> Configuration {
            let other = Configuration()
            other.displayMode = displayMode
            other.cornerStyle = cornerStyle
            other.cornerRadius = cornerRadius
            other.baseForegroundColor = baseForegroundColor
            other.baseBackgroundColor = baseBackgroundColor
            other.imagePlacement = imagePlacement
            return other
        }
    }

    private final let given: Configuration
    private final let button = UIButton(type: .system)
    // Freed wherever the last reference goes.
    private nonisolated(unsafe) var observation: (any NSObjectProtocol)?

    /// Makes a control with a look.
    public init(configuration: Configuration) {
        given = configuration.duplicate()
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
    }

    /// Makes a control with the system's look.
    public override init(frame: CGRect) {
        given = Configuration()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        given = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.configuration = given.buttonConfiguration
        button.accessibilityLabel = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
        observation = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
        refresh()
    }

    deinit {
        if let observation { NotificationCenter.default.removeObserver(observation) }
    }

    /// How it looks: a copy.
    open var configuration: Configuration { given.duplicate() }

    /// What it pastes into; nil, as unless set, is the first above it that takes what there is.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { refresh() }
    }

    /// Who takes what is on the pasteboard.
    private var taker: (any UIPasteConfigurationSupporting)? {
        let providers = UIPasteboard.general.itemProviders
        guard !providers.isEmpty else { return nil }
        if let target { return target.canPaste(providers) ? target : nil }
        var responder = next
        while let current = responder {
            if current.pasteConfiguration != nil, current.canPaste(providers) { return current }
            responder = current.next
        }
        return nil
    }

    private func refresh() {
        let canPaste = taker != nil
        if isEnabled != canPaste { isEnabled = canPaste }
        button.isEnabled = canPaste
    }

    private func paste() {
        taker?.paste(itemProviders: UIPasteboard.general.itemProviders)
        sendActions(for: .primaryActionTriggered)
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    /// As large as its content.
    open override dynamic var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}

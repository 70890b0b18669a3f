import VitrinePlatform

/// The insertion point: a bar that blinks by itself, so that nothing else is drawn for it.
final class CaretView: UIView {
    /// How long the caret is shown, and how long it is hidden, in seconds. Apple publishes none; ours, about a second together.
    private static let interval: TimeInterval = 0.53
    /// After so many changes without typing it stays, so that an idle program comes to rest. As GTK's default of ten seconds.
    private static let limit = 20

    private var timer: ClockTimer?
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the caret, and begins to blink anew.
    func restart() {
        stop()
        isHidden = false
        count = 0
        schedule()
    }

    /// Stops blinking.
    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func schedule() {
        timer = runtimeContext.schedule(after: Self.interval) { [weak self] in self?.blink() }
    }

    private func blink() {
        timer = nil
        guard window != nil else { return }
        count += 1
        guard count < Self.limit else {
            isHidden = false
            return
        }
        isHidden.toggle()
        schedule()
    }
}

import VitrineAVFoundation
import VitrineUIKit

/// The buttons and the line over a video.
///
/// They stand as on iOS: what starts and stops in the middle, times and the line at the bottom, sound and closing at
/// the top. Apple publishes no measures; these are by eye.
final class PlayerControls: UIView {
    /// What somebody wants.
    enum Command {
        case toggle
        /// By seconds.
        case skip(Double)
        /// To a part of the whole.
        case move(Double)
        case mute
        case close
    }

    /// What is shown.
    struct State: Equatable {
        var isPlaying = false
        var isWaiting = false
        var isMuted = false
        var hasFailed = false
        var isClosable = false
        var time = 0.0
        var duration = Double.nan
    }

    var onCommand: ((Command) -> Void)?
    private let back = ControlButton(
        "gobackward.10", size: 30, number: "10", label: "Skip Backward 10 Seconds")
    private let forward = ControlButton(
        "goforward.10", size: 30, number: "10", label: "Skip Forward 10 Seconds")
    private let toggle = ControlButton("play.fill", size: 44, label: "Play")
    private let mute = ControlButton("speaker.wave.2.fill", size: 18, label: "Mute")
    private let close = ControlButton("xmark", size: 18, label: "Close")
    private let spinner = UIActivityIndicatorView(style: .large)
    private let shade = UIView()
    private let elapsed = PlayerControls.timeLabel(.natural)
    private let rest = PlayerControls.timeLabel(.right)
    let scrubber = Scrubber()

    /// Whether one can only play it through.
    var isLinear = false { didSet { if isLinear != oldValue { hideWhatIsOfNoUse() } } }
    /// Televisions are far away, and nobody can touch them: there keys skip.
    private var isTelevision = false

    /// What is shown.
    var state = State() { didSet { if state != oldValue { update(from: oldValue) } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
        shade.isUserInteractionEnabled = false
        spinner.color = .white
        spinner.hidesWhenStopped = true
        for view in [shade, back, toggle, forward, mute, close, spinner, elapsed, rest, scrubber] {
            addSubview(view)
        }
        connect()
        update(from: nil)
    }

    required init?(coder: NSCoder) { nil }

    private static func timeLabel(_ alignment: NSTextAlignment) -> UILabel {
        let label = UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
        label.textColor = .white
        label.textAlignment = alignment
        label.isAccessibilityElement = false
        return label
    }

    private func connect() {
        func act(_ button: UIButton, _ command: Command) {
            button.addAction(UIAction { [weak self] _ in self?.onCommand?(command) }, for: .touchUpInside)
        }
        act(back, .skip(-Scrubber.step))
        act(forward, .skip(Scrubber.step))
        act(toggle, .toggle)
        act(mute, .mute)
        act(close, .close)
        scrubber.onMove = { [weak self] in self?.onCommand?(.move($0)) }
    }

    // MARK: Showing

    private func update(from old: State?) {
        if old?.isPlaying != state.isPlaying || old?.hasFailed != state.hasFailed {
            toggle.show(state.hasFailed ? "play.slash.fill" : state.isPlaying ? "pause.fill" : "play.fill")
            toggle.accessibilityLabel = state.isPlaying ? "Pause" : "Play"
        }
        if old?.isMuted != state.isMuted {
            mute.show(state.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
            mute.accessibilityLabel = state.isMuted ? "Unmute" : "Mute"
        }
        let canPlay = !state.hasFailed
        toggle.isEnabled = canPlay
        if state.isWaiting != spinner.isAnimating {
            if state.isWaiting { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
        hideWhatIsOfNoUse()
        updateTime()
    }

    private func hideWhatIsOfNoUse() {
        toggle.isHidden = state.isWaiting
        for button in [back, forward] { button.isHidden = isLinear || isTelevision || state.hasFailed }
        for label in [elapsed, rest] { label.isHidden = isLinear || state.hasFailed }
        scrubber.isHidden = isLinear || state.hasFailed
        mute.isHidden = isTelevision
        close.isHidden = !state.isClosable || isTelevision
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isTelevision = traitCollection.userInterfaceIdiom == .tv
        toggle.magnification = isTelevision ? 2 : 1
        for label in [elapsed, rest] {
            label.font = .monospacedDigitSystemFont(ofSize: isTelevision ? 29 : 12, weight: .medium)
        }
        hideWhatIsOfNoUse()
        setNeedsLayout()
    }

    private func updateTime() {
        let hasEnd = state.duration.isFinite && state.duration > 0
        elapsed.text = PlaybackText.time(state.time)
        rest.text = hasEnd ? PlaybackText.rest(state.duration - state.time) : "--:--"
        scrubber.duration = hasEnd ? state.duration : 0
        if !scrubber.isTracking { scrubber.value = hasEnd ? state.time / state.duration : 0 }
        scrubber.isEnabled = hasEnd
        scrubber.accessibilityValue =
            hasEnd
            ? "\(PlaybackText.spoken(state.time)) of \(PlaybackText.spoken(state.duration))"
            : PlaybackText.spoken(state.time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let room = bounds.inset(by: safeAreaInsets)
        let middle = CGPoint(x: room.midX, y: room.midY)
        // In small players buttons come nearer to one another.
        let gap = min(88, max(56, room.width / 4))
        let scale: CGFloat = isTelevision ? 2 : 1
        place(toggle, 64 * scale, at: middle)
        place(back, 52, at: CGPoint(x: middle.x - gap, y: middle.y))
        place(forward, 52, at: CGPoint(x: middle.x + gap, y: middle.y))
        spinner.center = middle
        let margin: CGFloat = room.width > 500 ? 28 : 16
        place(close, 44, at: CGPoint(x: room.minX + margin + 10, y: room.minY + 30))
        place(mute, 44, at: CGPoint(x: room.maxX - margin - 10, y: room.minY + 30))
        let width = room.width - 2 * margin
        let line = room.maxY - 36 * scale
        scrubber.frame = CGRect(x: room.minX + margin, y: line, width: width, height: 28 * scale)
        let text = CGRect(x: room.minX + margin, y: line - 16 * scale, width: width / 2, height: 16 * scale)
        elapsed.frame = text
        rest.frame = text.offsetBy(dx: width / 2, dy: 0)
    }

    private func place(_ view: UIView, _ side: CGFloat, at center: CGPoint) {
        view.frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}

public import VitrineAVFoundation
import VitrineFoundation
import VitrinePlatform
import VitrineQuartzCore
public import VitrineUIKit

/// Shows a player's pictures, with controls to play them by.
///
/// A tap shows and hides the controls, which go by themselves while it plays. The space bar and the key of a remote
/// control start and stop, arrows to the sides skip ten seconds, up and down change the volume, M mutes, Escape and
/// Menu close a player that was presented.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// Seconds after which the controls go while it plays; by eye.
    private static let patience = 3.0
    /// By how much the keys change the volume.
    private static let volumeStep: Float = 0.1

    /// What is played.
    open var player: AVPlayer? { didSet { if player !== oldValue { playerDidChange(from: oldValue) } } }
    /// Whether there are controls; true unless set.
    open var showsPlaybackControls = true {
        didSet { if showsPlaybackControls != oldValue { updateControls() } }
    }
    /// How pictures are placed; as large as fits unless set.
    open var videoGravity: AVLayerVideoGravity {
        get { surface.playerLayer.videoGravity }
        set { surface.playerLayer.videoGravity = newValue }
    }
    /// Whether there is a picture.
    open var isReadyForDisplay: Bool { surface.playerLayer.isReadyForDisplay }
    /// Where the pictures are, in the view's coordinates.
    open var videoBounds: CGRect { surface.playerLayer.videoRect }
    /// What lies between the pictures and the controls: put views of your own there.
    open var contentOverlayView: UIView? { overlay }
    /// Whether one may only play it through: there is no line to move by then, and no skipping. Not unless set.
    open var requiresLinearPlayback = false { didSet { updateControls() } }
    /// Told of what happens.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether pictures may be shown in a small window above others; there is none here. True unless set.
    open var allowsPictureInPicturePlayback = true

    private let surface = PlayerSurface()
    private let overlay = UIView()
    private let controls = PlayerControls()
    private var observations: [NSKeyValueObservation] = []
    private var itemObservations: [NSKeyValueObservation] = []
    private nonisolated(unsafe) var timeObserver: (player: AVPlayer, token: Any)?
    private var hiding: ClockTimer?
    private var areControlsShown = true
    private var isOnScreen = false

    /// Makes a controller without a player. Presented, it takes the whole screen.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    deinit {
        guard let timeObserver else { return }
        nonisolated(unsafe) let ended = timeObserver
        DispatchQueue.main.async {
            MainActor.assumeIsolated { ended.player.removeTimeObserver(ended.token) }
        }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [surface, overlay, controls] as [UIView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        overlay.backgroundColor = .clear
        controls.onCommand = { [weak self] in self?.perform($0) }
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.tapped() }
        tap.delegate = tapFilter
        view.addGestureRecognizer(tap)
        updateControls()
    }

    private lazy var tapFilter = TapFilter()

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOnScreen = true
        updateControls()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        hideLater()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
        hiding?.cancel()
        observeTime()
        // Whoever closes a player does not want to hear it any longer.
        if isBeingDismissed { player?.pause() }
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Following the player

    private func playerDidChange(from old: AVPlayer?) {
        surface.playerLayer.player = player
        observations = []
        if let player {
            let update: (AVPlayer) -> Void = { [weak self] _ in self?.updateControls() }
            observations = [
                player.observe(\.timeControlStatus) { player, _ in update(player) },
                player.observe(\.isMuted) { player, _ in update(player) },
                player.observe(\.currentItem) { [weak self] _, _ in self?.itemDidChange() },
            ]
        }
        itemDidChange()
    }

    private func itemDidChange() {
        itemObservations = []
        if let item = player?.currentItem {
            itemObservations = [
                item.observe(\.status) { [weak self] _, _ in self?.updateControls() },
                item.observe(\.duration) { [weak self] _, _ in self?.updateControls() },
            ]
        }
        updateControls()
    }

    /// Follows the time while somebody sees it.
    private func observeTime() {
        let wanted = isOnScreen && areControlsShown && showsPlaybackControls ? player : nil
        guard wanted !== timeObserver?.player else { return }
        if let timeObserver { timeObserver.player.removeTimeObserver(timeObserver.token) }
        timeObserver = nil
        guard let wanted else { return }
        let token = wanted.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main)
        {
            [weak self] _ in MainActor.assumeIsolated { self?.updateTime() }
        }
        timeObserver = (wanted, token)
    }

    private func updateControls() {
        guard isViewLoaded else { return }
        let isSeen = showsPlaybackControls && areControlsShown
        controls.isHidden = !showsPlaybackControls
        controls.alpha = isSeen ? 1 : 0
        controls.isLinear = requiresLinearPlayback
        observeTime()
        updateTime()
    }

    private func updateTime() {
        let item = player?.currentItem
        controls.state = PlayerControls.State(
            isPlaying: (player?.rate ?? 0) > 0,
            isWaiting: item != nil && player?.timeControlStatus == .waitingToPlayAtSpecifiedRate,
            isMuted: player?.isMuted ?? false, hasFailed: item?.status == .failed,
            isClosable: presentingViewController != nil && parent == nil,
            time: item?.currentTime().seconds ?? 0, duration: item?.duration.seconds ?? .nan)
    }

    // MARK: Commands

    private func tapped() {
        guard showsPlaybackControls else { return }
        setControlsShown(!areControlsShown)
    }

    private func setControlsShown(_ areShown: Bool) {
        hiding?.cancel()
        if areControlsShown != areShown {
            areControlsShown = areShown
            observeTime()
            updateTime()
            UIView.animate(withDuration: 0.25) { self.controls.alpha = areShown ? 1 : 0 }
        }
        if areShown { hideLater() }
    }

    /// Hides the controls after a while, unless something else is done until then.
    private func hideLater() {
        hiding?.cancel()
        guard isOnScreen else { return }
        hiding = RuntimeContext.current.schedule(after: Self.patience) { [weak self] in
            guard let self, isOnScreen else { return }
            let isInUse = controls.scrubber.isTracking || player?.timeControlStatus != .playing
            if isInUse { hideLater() } else { setControlsShown(false) }
        }
    }

    private func perform(_ command: PlayerControls.Command) {
        setControlsShown(true)
        guard let player else {
            if case .close = command { close() }
            return
        }
        switch command {
        case .toggle: toggle(player)
        case .skip(let seconds): skip(player, seconds)
        case .move(let part):
            guard let duration = player.currentItem?.duration, duration.isNumeric else { break }
            seek(player, to: duration.seconds * part)
        case .mute: player.isMuted.toggle()
        case .close: close()
        }
        updateTime()
    }

    private func toggle(_ player: AVPlayer) {
        guard player.rate == 0 else { return player.pause() }
        // Played again it begins again.
        if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration {
            seek(player, to: 0)
        }
        player.play()
    }

    private func skip(_ player: AVPlayer, _ seconds: Double) {
        guard !requiresLinearPlayback else { return }
        let end = player.currentItem?.duration.seconds ?? .nan
        let goal = player.currentTime().seconds + seconds
        seek(player, to: end.isFinite ? min(goal, end) : goal)
    }

    private func seek(_ player: AVPlayer, to seconds: Double) {
        guard !requiresLinearPlayback || seconds == 0 else { return }
        player.seek(
            to: CMTime(seconds: max(0, seconds), preferredTimescale: 600), toleranceBefore: .zero,
            toleranceAfter: .zero)
    }

    private func close() {
        guard presentingViewController != nil else { return }
        dismiss(animated: true)
    }

    private func louder(_ by: Float) {
        guard let player else { return }
        player.volume = min(max(player.volume + by, 0), 1)
        if by > 0 { player.isMuted = false }
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard showsPlaybackControls, presses.contains(where: { handles($0) }) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    /// Does what a key is for; false for one that is for nothing here.
    private func handles(_ press: UIPress) -> Bool {
        switch press.type {
        case .playPause: perform(.toggle)
        case .select where traitCollection.userInterfaceIdiom == .tv: perform(.toggle)
        case .leftArrow: perform(.skip(-Scrubber.step))
        case .rightArrow: perform(.skip(Scrubber.step))
        case .upArrow: louder(Self.volumeStep)
        case .downArrow: louder(-Self.volumeStep)
        case .menu where presentingViewController != nil && parent == nil: close()
        default: return handles(press.key)
        }
        return true
    }

    private func handles(_ key: UIKey?) -> Bool {
        guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
            return false
        }
        switch key.charactersIgnoringModifiers {
        case " ", "k": perform(.toggle)
        case "m": perform(.mute)
        default: return false
        }
        return true
    }
}

/// Lets taps on controls be the controls'.
private final class TapFilter: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

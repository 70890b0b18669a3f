public import Foundation
public import VitrineCoreGraphics

/// A row of segments, of which one is selected.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` when the user selects another, not when
/// ``selectedSegmentIndex`` is set. Indices above the last segment's are taken for the last one's, as in UIKit.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The index of no segment: -1.
    public static let noSegment = -1

    // By measurement of iOS 13 to 18, in points.
    private static let height: CGFloat = 32
    private static let radius: CGFloat = 9
    private static let thumbRadius: CGFloat = 7
    private static let margin: CGFloat = 2
    /// Between a title and each edge of its segment; Vitrine's measure.
    private static let padding: CGFloat = 10

    private final var segments: [SegmentContent] = []
    private final let thumb = UIView()
    private final var storedSelection = noSegment
    /// The segment under the finger.
    private final var pressed: Int?
    /// Whether the finger drags the thumb, and does not press another segment.
    private final var dragsThumb = false
    private final var attributes: [State: [NSAttributedString.Key: Any]] = [:]
    /// What the program has set in the place of the control's own look.
    final var images = SegmentImages() { didSet { imagesDidChange(from: oldValue) } }
    /// The control's own background, while the program has another.
    private final var ownBackground: UIColor?
    /// Names the attributes that were set.
    private final var attributesVersion = 0
    private final lazy var pan = ControlPan { _ in true }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UISegmentedControl.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UISegmentedControl.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        segmentedControlNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeSegmentedControl(nib)
    }

    /// Makes a control as large as its content.
    ///
    /// - Parameter items: Titles (`String`) and images (`UIImage`); traps at anything else.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(SegmentContent(title: title))
            case let image as UIImage: segments.append(SegmentContent(image: image))
            default:
                demand(false, "UISegmentedControl: items are strings and images, not \(type(of: item)).")
            }
        }
        segmentsDidChange()
        frame.size = intrinsicContentSize
    }

    /// Makes a control whose segments perform actions when the user selects them, and show their images or titles.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentContent(action: $0) }
        segmentsDidChange()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.thumbRadius
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(thumb)
        addGestureRecognizer(pan)
        showColors()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title before another, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image before another, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with an action before another, or at the end. One with the same identifier is replaced.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let old = segmentIndex(identifiedBy: action.identifier)
        if old != NSNotFound { remove(old) }
        insert(SegmentContent(action: action), at: segment, animated: animated)
    }

    /// Shows segments with titles or images in place of all others, and selects none of them.
    package final func replaceSegments(_ contents: [(title: String?, image: UIImage?)]) {
        for index in segments.indices.reversed() { remove(index) }
        segments = contents.map {
            $0.title == nil ? SegmentContent(image: $0.image) : SegmentContent(title: $0.title)
        }
        segmentsDidChange()
    }

    private func insert(_ segment: SegmentContent, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if storedSelection >= index { storedSelection += 1 }
        segmentsDidChange(animated: animated)
    }

    /// Removes a segment; a selection of it is none then.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        remove(place(of: segment))
        segmentsDidChange(animated: animated)
    }

    private func remove(_ index: Int) {
        segments[index].view.showDivider(nil, in: self)
        segments[index].view.divider.removeFromSuperview()
        segments[index].view.removeFromSuperview()
        segments.remove(at: index)
        if storedSelection == index {
            storedSelection = Self.noSegment
        } else if storedSelection > index {
            storedSelection -= 1
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { remove(index) }
        segmentsDidChange()
    }

    private func place(of segment: Int) -> Int { min(max(segment, 0), segments.count - 1) }

    private func change(_ segment: Int, _ change: (SegmentContent) -> Void) {
        guard !segments.isEmpty else { return }
        change(segments[place(of: segment)])
        segmentsDidChange()
    }

    private func value<Value>(of segment: Int, _ path: KeyPath<SegmentContent, Value>, or none: Value)
        -> Value
    {
        segments.isEmpty ? none : segments[place(of: segment)][keyPath: path]
    }

    /// Sets the title of a segment, in place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; nil if it has an image.
    open func titleForSegment(at segment: Int) -> String? { value(of: segment, \.title, or: nil) }

    /// Sets the image of a segment, in place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The image of a segment; nil if it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { value(of: segment, \.image, or: nil) }

    /// Sets the width of a segment, in points; 0 leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// The width that was set for a segment, in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { value(of: segment, \.width, or: 0) }

    /// Moves the content of a segment from its place, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// How far the content of a segment is from its place, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        value(of: segment, \.contentOffset, or: .zero)
    }

    /// Sets whether the user may select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user may select a segment. True unless set.
    open func isEnabledForSegment(at segment: Int) -> Bool { value(of: segment, \.isEnabled, or: true) }

    /// Sets the action of a segment, whose image or title it shows where it has none itself.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// The action of a segment; nil if none was set.
    open func actionForSegment(at segment: Int) -> UIAction? { value(of: segment, \.action, or: nil) }

    /// The segment whose action has an identifier; `NSNotFound` where none has.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Selection

    /// The selected segment; ``noSegment``, the default, is none. Setting it neither animates nor sends events.
    ///
    /// Traps at a segment that there is not.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set {
            demand(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl: there is no segment \(newValue) to select, only \(segments.count). Insert the segments first."
            )
            guard newValue != storedSelection else { return }
            storedSelection = newValue
            selectionDidChange(animated: false)
        }
    }

    /// Selects a segment, or with ``noSegment`` none, and moves the thumb there.
    package final func select(_ segment: Int, animated: Bool) {
        guard segment != storedSelection, segment < segments.count else { return }
        storedSelection = segment
        selectionDidChange(animated: animated)
    }

    /// Whether a segment is selected only as long as its events are sent. False unless set.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    private func select(_ index: Int, with event: UIEvent?) {
        guard index != storedSelection || isMomentary, segments[index].isEnabled else { return }
        storedSelection = index
        selectionDidChange(animated: true)
        if let action = segments[index].action { sendAction(action) }
        sendValueChange(with: event)
        if isMomentary {
            storedSelection = Self.noSegment
            selectionDidChange(animated: true)
        }
    }

    // MARK: Look

    /// The colour behind the selected segment; nil, the default, is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            recordAppearance(\UISegmentedControl.selectedSegmentTintColor, from: oldValue)
            if selectedSegmentTintColor != oldValue { showColors() }
        }
    }

    /// Whether segments are as wide as their content asks for, instead of all as wide as the widest. False unless set.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// Sets the attributes of titles in a state: font and colour are those of the system where it names none. States without
    /// attributes show those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        attributesVersion += 1
        recordAppearance("titleTextAttributes \(state.rawValue)") { (control: UISegmentedControl) in
            if control.attributes[state] == nil { control.setTitleTextAttributes(attributes, for: state) }
        }
        segmentsDidChange()
    }

    /// The attributes of titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private func showColors() {
        // The lighter one stands out from the fill behind it in the dark.
        thumb.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    }

    /// The states whose attributes the title of a segment has.
    private func states(of index: Int) -> State {
        let isSelected = index == (dragsThumb ? pressed ?? storedSelection : storedSelection)
        var states: State = []
        if isSelected { states.insert(.selected) }
        if !isEnabled || !segments[index].isEnabled { states.insert(.disabled) }
        if index == pressed { states.insert(.highlighted) }
        return states
    }

    private func titleAttributes(in states: State) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: states.contains(.selected) ? .semibold : .medium),
            .foregroundColor: states.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        for state in [State.normal, .selected, .disabled, .highlighted]
        where state == .normal || states.contains(state) {
            all.merge(attributes[state] ?? [:]) { $1 }
        }
        return all
    }

    private func showContents() {
        for (index, segment) in segments.enumerated() {
            let view = segment.view
            let image = segment.image ?? (segment.title == nil ? segment.action?.image : nil)
            let title = image == nil ? segment.title ?? segment.action?.title : nil
            let look = SegmentLook(
                title: title, image: image, states: states(of: index), attributes: attributesVersion)
            // Most segments look as before when another is selected.
            if look != segment.look {
                segment.look = look
                let attributes = titleAttributes(in: look.states)
                view.show(image, tint: attributes[.foregroundColor] as? UIColor)
                view.show(title.map { NSAttributedString(string: $0, attributes: attributes) })
            }
            let moved = images.position(of: index, among: segments.count, isLow: isLow)
            view.contentOffset = CGSize(
                width: segment.contentOffset.width + moved.horizontal,
                height: segment.contentOffset.height + moved.vertical)
            let isDimmed = index == pressed && !dragsThumb && index != storedSelection
            view.alpha = isDimmed && !images.hasBackgrounds ? 0.3 : 1
            view.showBackground(images.background(in: look.states, isLow: isLow))
            view.showDivider(
                index > 0 ? images.divider(states(of: index - 1), look.states, isLow: isLow) : nil,
                in: self)
            view.setNeedsLayout()
        }
    }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    private func imagesDidChange(from old: SegmentImages) {
        if images.hasBackgrounds, !old.hasBackgrounds {
            ownBackground = backgroundColor
            backgroundColor = nil
            layer.cornerRadius = 0
        } else if !images.hasBackgrounds, old.hasBackgrounds {
            backgroundColor = ownBackground
            layer.cornerRadius = Self.radius
        }
        showContents()
        setNeedsLayout()
    }

    private func segmentsDidChange(animated: Bool = false) {
        for segment in segments where segment.view.superview == nil {
            insertSubview(segment.view.divider, belowSubview: thumb)
            addSubview(segment.view)
        }
        noteLayoutChange("segments")
        invalidateIntrinsicContentSize()
        accessibilitySegments = nil
        selectionDidChange(animated: animated)
    }

    /// The thumb moves by a spring that does not swing: stiffness 503.55 and damping 44.88 by measurement of iOS.
    private func selectionDidChange(animated: Bool) {
        showContents()
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            springDuration: 0.28, bounce: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { placeParts() })
    }

    override func stateDidChange() {
        super.stateDidChange()
        showContents()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { setNeedsLayout() }
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { showContents() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: Layout

    private func naturalWidth(of segment: SegmentContent) -> CGFloat {
        segment.width > 0 ? segment.width : (segment.view.contentSize.width + 2 * Self.padding).rounded(.up)
    }

    /// As wide as the segments ask for, 32 points high.
    open override dynamic var intrinsicContentSize: CGSize {
        let widths = segments.map(naturalWidth)
        guard !apportionsSegmentWidthsByContent else {
            return CGSize(width: widths.reduce(0, +), height: Self.height)
        }
        let widest = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
        let sum = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
        return CGSize(width: sum, height: Self.height)
    }

    /// As wide as the segments ask for, 32 points high.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Where the segments are, from the first to the last, in the control's coordinates.
    private var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let natural = segments.map(naturalWidth)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let count = CGFloat(segments.count { $0.width == 0 })
        let free = max(0, bounds.width - fixed)
        let flexible = zip(segments, natural).reduce(0) { $0 + ($1.0.width == 0 ? $1.1 : 0) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        return zip(segments, natural).map { segment, natural in
            var width = segment.width
            if width == 0 {
                width = apportionsSegmentWidthsByContent ? natural * free / max(flexible, 1) : free / count
            }
            defer { x += width }
            return CGRect(
                x: bounds.minX + (isMirrored ? bounds.width - x - width : x), y: bounds.minY, width: width,
                height: bounds.height)
        }
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let frames = segmentFrames
        let shown = dragsThumb ? pressed ?? storedSelection : storedSelection
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, segment) in segments.enumerated() {
            segment.view.frame = frames[index]
            let divider = segment.view.divider
            let x = isMirrored ? frames[index].maxX : frames[index].minX
            divider.frame = CGRect(
                x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16))
            // There is none beside the thumb, and none of the system's between images of the program's.
            divider.alpha =
                index == 0 || index == shown || index == shown + 1 || images.hasBackgrounds
                    || images.hasDividers
                ? 0 : 1
            segment.view.placeDivider(at: x, in: bounds)
            let next = index + 1 < segments.count ? segments[index + 1].view : nil
            segment.view.endBackground(
                atStart: index == 0, before: next?.dividerWidth, isMirrored: isMirrored)
        }
        let wasHidden = thumb.isHidden
        thumb.isHidden = !frames.indices.contains(shown) || images.hasBackgrounds
        guard !thumb.isHidden else { return }
        let place = frames[shown].insetBy(dx: Self.margin, dy: Self.margin)
        let show = {
            self.thumb.transform = .identity
            self.thumb.frame = place
            if self.dragsThumb { self.thumb.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
        }
        // A thumb that comes does not come from where it was long ago.
        if wasHidden { UIView.performWithoutAnimation(show) } else { show() }
    }

    // MARK: Tracking

    private func segment(at point: CGPoint) -> Int? {
        let x = min(max(point.x, bounds.minX), bounds.maxX - 0.01)
        return segmentFrames.firstIndex { $0.minX <= x && x < $0.maxX }
    }

    open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    {
        gestureRecognizer === pan
            ? isEnabled && pan.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// A touch on the selected segment takes the thumb along, one on another presses that.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else {
            return false
        }
        pressed = index
        dragsThumb = index == storedSelection && !isMomentary
        selectionDidChange(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil }
        let new = dragsThumb ? index ?? pressed : isTouchInside ? index : nil
        if new != pressed {
            pressed = new
            selectionDidChange(animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = pressed
        (pressed, dragsThumb) = (nil, false)
        if let chosen, chosen != storedSelection || isMomentary {
            select(chosen, with: event)
        } else {
            selectionDidChange(animated: true)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        (pressed, dragsThumb) = (nil, false)
        selectionDidChange(animated: true)
    }

    // MARK: Keys

    /// Enabled controls with segments can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled && !segments.isEmpty }

    /// Left and right select the neighbour; from the last one the focus goes on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let next = neighbour(for: presses) else {
            super.pressesBegan(presses, with: event)
            return
        }
        select(next, with: event)
    }

    private func neighbour(for presses: Set<UIPress>) -> Int? {
        guard let step = step(of: presses) else { return nil }
        var index = storedSelection == Self.noSegment && step < 0 ? segments.count : storedSelection
        repeat { index += step } while segments.indices.contains(index) && !segments[index].isEnabled
        return segments.indices.contains(index) ? index : nil
    }

    // MARK: Accessibility

    private final var accessibilitySegments: [SegmentAccessibilityElement]?

    /// A button for each segment.
    open override var accessibilityElements: [Any]? {
        get {
            if let elements = super.accessibilityElements { return elements }
            let elements =
                accessibilitySegments
                ?? segments.map { _ in SegmentAccessibilityElement(accessibilityContainer: self) }
            accessibilitySegments = elements
            let frames = segmentFrames
            for (index, element) in elements.enumerated() {
                element.isAccessibilityElement = true
                element.accessibilityLabel = segments[index].label
                element.accessibilityValue = "\(index + 1) of \(segments.count)"
                var traits = UIAccessibilityTraits.button
                if index == storedSelection { traits.insert(.selected) }
                if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
                element.accessibilityTraits = traits
                element.accessibilityFrameInContainerSpace = frames[index]
                element.activation = { [weak self] in
                    guard let self, isEnabled, segments.indices.contains(index), segments[index].isEnabled
                    else {
                        return false
                    }
                    select(index, with: nil)
                    return true
                }
            }
            return elements
        }
        set { super.accessibilityElements = newValue }
    }
}

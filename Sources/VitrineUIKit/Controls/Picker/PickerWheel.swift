import VitrineCoreGraphics
import VitrineQuartzCore

/// One wheel of a picker: rows on a cylinder that turns by scrolling and rests at a row.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight: CGFloat = UIPickerView.rowHeight
    private(set) var selectedRow = 0
    /// The views of the rows that can be seen.
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        decelerationRate = .fast
        scrollsToTop = false
        clipsToBounds = true
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Takes new counts and heights, and new views for all rows.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        spare = []
        self.rowCount = max(rowCount, 0)
        self.rowHeight = rowHeight
        selectedRow = min(selectedRow, max(self.rowCount - 1, 0))
        updateContent()
    }

    private func updateContent() {
        let size = CGSize(
            width: bounds.width, height: bounds.height + CGFloat(max(rowCount - 1, 0)) * rowHeight)
        if contentSize != size { contentSize = size }
        if !isDragging, !isDecelerating {
            let offset = CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)
            if contentOffset != offset { contentOffset = offset }
        }
        setNeedsLayout()
    }

    func view(ofRow row: Int) -> UIView? { rows[row] }

    /// The size that the content was made for.
    private var contentBounds = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if contentBounds != bounds.size {
            contentBounds = bounds.size
            updateContent()
        }
        placeRows()
    }

    /// The rows lie on a cylinder that is as high as the wheel: those far from the middle are lower and fainter.
    private func placeRows() {
        guard rowHeight > 0, rowCount > 0, bounds.height > 0 else { return }
        let radius = bounds.height / 2
        let place = contentOffset.y / rowHeight
        // A quarter of a turn each way is in sight.
        let reach = radius * .pi / 2 / rowHeight
        let first = max(0, Int((place - reach).rounded(.up)))
        let last = min(rowCount - 1, Int((place + reach).rounded(.down)))
        for (row, view) in rows where row < first || row > last {
            view.removeFromSuperview()
            rows[row] = nil
            spare.append(view)
        }
        guard first <= last else { return }
        UIView.performWithoutAnimation {
            for row in first...last {
                guard let view = rows[row] ?? makeView(row) else { continue }
                let angle = (CGFloat(row) - place) * rowHeight / radius
                view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
                view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
                let scale = max(cos(angle), 0.01)
                view.transform = CGAffineTransform(scaleX: 0.8 + 0.2 * scale, y: scale)
                view.alpha = abs(angle) < rowHeight / radius / 2 ? 1 : 0.25 + 0.4 * scale
            }
        }
    }

    private func makeView(_ row: Int) -> UIView? {
        guard let made = picker?.makeView(row, component, reusing: spare.popLast()) else { return nil }
        rows[row] = made
        addSubview(made)
        return made
    }

    // MARK: Turning

    func select(_ row: Int, animated: Bool) {
        selectedRow = min(max(row, 0), max(rowCount - 1, 0))
        let offset = CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)
        if contentOffset != offset { setContentOffset(offset, animated: animated && window != nil) }
    }

    private func nearestRow(to offset: CGFloat) -> Int {
        min(max(Int((offset / max(rowHeight, 1)).rounded()), 0), max(rowCount - 1, 0))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = CGFloat(nearestRow(to: targetContentOffset.pointee.y)) * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    /// The wheel has stopped: what is in the middle is selected.
    private func rest() {
        choose(nearestRow(to: contentOffset.y), animated: true)
    }

    private func choose(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        let old = selectedRow
        select(row, animated: animated)
        if selectedRow != old { picker?.didTurn(self) }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let way = recognizer.location(in: self).y - bounds.midY
        let step = Int((way / max(rowHeight, 1)).rounded())
        if step != 0 { choose(selectedRow + step, animated: true) }
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { rowCount > 0 && picker?.isUserInteractionEnabled != false }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step =
            presses.contains { $0.type == .upArrow } ? -1 : presses.contains { $0.type == .downArrow } ? 1 : 0
        guard step != 0, (0..<rowCount).contains(selectedRow + step) else {
            super.pressesBegan(presses, with: event)
            return
        }
        choose(selectedRow + step, animated: true)
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits { .adjustable }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? picker?.title(selectedRow, component) }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { choose(selectedRow + 1, animated: true) }
    override func accessibilityDecrement() { choose(selectedRow - 1, animated: true) }
}

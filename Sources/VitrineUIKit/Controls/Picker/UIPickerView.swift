public import Foundation
public import VitrineCoreGraphics

/// Wheels that the user turns to choose one row of each.
///
/// Rows in sight alone have views. The wheels are 216 points high unless told otherwise; rows are 32 points high.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// The heights of a picker and of its rows, by measurement of iOS, in points.
    private static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// The size of titles, in points, by measurement of iOS.
    package static let titleSize: CGFloat = 21
    /// Between the band of the selection and the edges.
    private static let margin: CGFloat = 9

    private final var wheels: [PickerWheel] = []
    /// What the wheels are in.
    private final let columns = UIView()
    private final let band = UIView()
    private final var needsReload = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIPickerView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIPickerView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        pickerViewNibPaths[key] ?? super.nibPath(key)
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        // The second view, as programs look for it to take it away, and yet behind the texts.
        addSubview(columns)
        addSubview(band)
        columns.layer.zPosition = 1
    }

    // MARK: Data

    /// What says how many wheels and rows there are. It is not kept.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// What says what rows look like, and is told what the user chose. It is not kept.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    /// Since iOS 7 the selection has its band whatever is set here.
    @available(*, deprecated, message: "The selection is always shown.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() { if needsReload { reloadAllComponents() } }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheel(component)?.rowCount ?? 0
    }

    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        placeWheels()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// The view of a row; nil if it is not in sight, or has a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let view = wheel(component)?.view(ofRow: row)
        return view is PickerTitleView ? nil : view
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// Asks for everything again. Selected rows stay as far as there are so many.
    open func reloadAllComponents() {
        needsReload = false
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.count)
            wheels.append(wheel)
            columns.addSubview(wheel)
        }
        for component in 0..<count { reload(component) }
        setNeedsLayout()
    }

    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        demand(
            wheels.indices.contains(component),
            "UIPickerView: there is no component \(component) to reload, only \(wheels.count).")
        reload(component)
        setNeedsLayout()
    }

    private func reload(_ component: Int) {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight
        wheels[component].reload(
            rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: height > 0 && height.isFinite ? height : Self.rowHeight)
    }

    // MARK: Selection

    /// Turns a wheel to a row, the nearest that there is. Nobody is told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        demand(
            wheels.indices.contains(component),
            "UIPickerView: there is no component \(component) to select a row in, only \(wheels.count).")
        wheels[component].select(row, animated: animated)
    }

    /// The row in the middle of a wheel; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
        return wheel.selectedRow
    }

    final func didTurn(_ wheel: PickerWheel) {
        runtimeContext.enter {
            delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
        }
    }

    // MARK: Rows

    /// The colour of rows that have titles alone; nil for that of labels. Programs set it by its name in Objective-C.
    final var titleColor: UIColor? {
        didSet { if titleColor != oldValue { setNeedsReload() } }
    }

    final func title(_ row: Int, _ component: Int) -> String? {
        guard let delegate, row < numberOfRows(inComponent: component) else { return nil }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    }

    final func makeView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
            ?? titleView(row, component, reusing: old)
    }

    /// The view of a row that has a title alone.
    package final func titleView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        let view = old as? PickerTitleView ?? PickerTitleView()
        view.textAlignment = .center
        view.font = .systemFont(ofSize: Self.titleSize)
        view.textColor = titleColor ?? .label
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            view.attributedText = title
        } else {
            view.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return view
    }

    // MARK: Layout

    /// Of any width, 216 points high.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.size.height)
    }

    /// 320 × 216 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        columns.frame = bounds
        placeWheels()
        let height = (wheels.first?.rowHeight ?? Self.rowHeight) + 2
        band.frame = CGRect(
            x: bounds.minX + Self.margin, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * Self.margin), height: height)
    }

    /// Where a wheel is, in points of this view; nil where there is none.
    final func frame(ofComponent component: Int) -> CGRect? {
        layoutIfNeeded()
        return wheel(component).map { columns.convert($0.frame, to: self) }
    }

    private func placeWheels() {
        guard !wheels.isEmpty else { return }
        let room = max(0, bounds.width - 2 * Self.margin)
        let given = wheels.map { max(0, delegate?.pickerView(self, widthForComponent: $0.component) ?? 0) }
        let free = max(0, room - given.reduce(0, +))
        let share = free / CGFloat(max(1, given.count { $0 == 0 }))
        let widths = given.map { $0 == 0 ? share : $0 }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - widths.reduce(0, +)) / 2
        for (wheel, width) in isMirrored ? zip(wheels, widths).reversed() : Array(zip(wheels, widths)) {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width
        }
    }
}

/// The title of a row.
final class PickerTitleView: UILabel {}

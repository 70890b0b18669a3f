import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

/// What child controllers heard, in order.
@MainActor
final class Script {
    private(set) var lines: [String] = []
    private(set) var controllers: [() -> RowController?] = []

    func note(_ line: String) { lines.append(line) }

    func track(_ controller: RowController) { controllers.append { [weak controller] in controller } }

    /// The controllers that exist.
    var living: [RowController] { controllers.compactMap { $0() } }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A child: a row of 2000 points that scrolls sideways.
final class RowController: UIViewController, ReusableController, ItemStateKeeping {
    let script: Script
    let scrollView = UIScrollView()
    private(set) var item = -1
    var selection: Int?
    var itemState: Int? {
        get { selection }
        set { selection = newValue }
    }
    static var contentWidth: CGFloat { 2000 }

    init(_ script: Script) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
        script.track(self)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { script.note("\(item) \(event)") }

    func show(_ item: Int) {
        self.item = item
        note("configure")
    }

    func prepareForReuse() {
        note("reuse")
        selection = nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.contentSize = CGSize(width: Self.contentWidth, height: view.bounds.height)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove nil" : "willMove parent")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove nil" : "didMove parent")
    }
}

/// The parent: a list of rows of 100 points in a window of 375×500, with a data source of its own.
class RowList: UICollectionViewController {
    let script = Script()
    var items: [Int]
    private(set) var rows: HostedControllers<Int, RowController>!
    private(set) var reports: [String] = []
    /// What is forwarded.
    var forwards = true

    init(_ items: [Int], limit: Int = 2) {
        self.items = items
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        let script = script
        rows = HostedControllers(parent: self, limit: limit) {
            RowController(script)
        } configure: { controller, item in
            controller.show(item)
        }
        rows.report = { [unowned self] in reports.append($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(HostedViewCollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? HostedViewCollectionViewCell {
            rows.show(items[indexPath.item], in: cell, at: indexPath)
        }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if forwards { rows.willDisplay(cell, at: indexPath) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if forwards { rows.didEndDisplaying(cell) }
    }
}

/// A list in a window, with what tests ask about it.
@MainActor
final class RowListStage {
    let list: RowList
    let host: TestHost
    private(set) var mostExcess = Int.min

    init(_ items: some Sequence<Int>, limit: Int = 2) {
        list = RowList(Array(items), limit: limit)
        host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
    }

    var script: Script { list.script }
    var rows: HostedControllers<Int, RowController> { list.rows }
    var collectionView: UICollectionView { list.collectionView }

    func scroll(to offset: CGFloat) {
        collectionView.contentOffset.y = offset
        host.settle()
        mostExcess = max(mostExcess, script.living.count - collectionView.visibleCells.count)
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Scrolls a row sideways.
    func scrollRow(_ item: Int, to offset: CGFloat) throws {
        try #require(rows.controller(for: item)).scrollView.contentOffset.x = offset
    }

    func offset(ofRow item: Int) throws -> CGFloat {
        try #require(rows.controller(for: item)).scrollView.contentOffset.x
    }

    /// What every state must fulfil: each visible cell has its item's controller, which is a child; nobody else is.
    func check(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for path in collectionView.indexPathsForVisibleItems {
            let item = list.items[path.item]
            let controller = try #require(
                rows.controller(for: item), comment, sourceLocation: sourceLocation)
            let cell = collectionView.cellForItem(at: path) as? HostedViewCollectionViewCell
            #expect(cell?.hostedView === controller.view, comment, sourceLocation: sourceLocation)
            #expect(controller.item == item, comment, sourceLocation: sourceLocation)
            #expect(controller.parent === list, comment, sourceLocation: sourceLocation)
            #expect(controller.appearance == .appeared, comment, sourceLocation: sourceLocation)
        }
        #expect(
            list.children.count == collectionView.visibleCells.count, comment, sourceLocation: sourceLocation)
        #expect(rows.hostedItems.count == list.children.count, comment, sourceLocation: sourceLocation)
    }
}

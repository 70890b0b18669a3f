import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

final class NibRow: UITableViewCell {
    var title: UILabel!
    var awakened = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        awakened += 1
    }
    override func _setOwn(_ value: Any?, forKey key: String) -> Bool {
        guard key == "title" else { return super._setOwn(value, forKey: key) }
        title = _nibValue(value, key, of: self)
        return true
    }
}

final class NibTile: UICollectionViewCell {
    var title: UILabel!
    override func _setOwn(_ value: Any?, forKey key: String) -> Bool {
        guard key == "title" else { return super._setOwn(value, forKey: key) }
        title = _nibValue(value, key, of: self)
        return true
    }
}

/// Has a nib of its name, and one whose name it is given.
final class NibScreenController: UIViewController {
    var caption: UILabel!
    var events: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded \(caption.text ?? "")")
    }
    func editingEnded() { events.append("ended") }
    override func _setOwn(_ value: Any?, forKey key: String) -> Bool {
        guard key == "caption" else { return super._setOwn(value, forKey: key) }
        caption = _nibValue(value, key, of: self)
        return true
    }
    override class func _ownAction(named name: String) -> Selector? {
        name == "editingEnded"
            ? Selector(method: "editingEnded", of: NibScreenController.self, { $0.editingEnded })
            : super._ownAction(named: name)
    }
}

@MainActor @Suite struct NibReuseTests {
    private static let row = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="R" id="row" customClass="NibRow" customModule="VitrineUIKitTests">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="row" id="cv">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <subviews>
                    <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="lab"/>
                </subviews>
                <constraints>
                    <constraint firstItem="lab" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="20" id="k1"/>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="12" id="k2"/>
                    <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" constant="12" id="k3"/>
                    <constraint firstItem="lab" firstAttribute="height" constant="40" id="k4"/>
                </constraints>
            </tableViewCellContentView>
            <connections><outlet property="title" destination="lab" id="o"/></connections>
        </tableViewCell>
        """
    private static let tile = """
        <collectionViewCell contentMode="center" id="tile" customClass="NibTile" customModule="VitrineUIKitTests">
            <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
            <view key="contentView" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
                <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="lab"/></subviews>
            </view>
            <constraints>
                <constraint firstItem="lab" firstAttribute="centerX" secondItem="tile" secondAttribute="centerX" id="k1"/>
                <constraint firstItem="lab" firstAttribute="centerY" secondItem="tile" secondAttribute="centerY" id="k2"/>
            </constraints>
            <connections><outlet property="title" destination="lab" id="o"/></connections>
        </collectionViewCell>
        """

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "R", for: indexPath) as! NibRow
            cell.title.text = "Row \(indexPath.row)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            5
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "T", for: indexPath) as! NibTile
            cell.title.text = "\(indexPath.item)"
            return cell
        }
    }

    private func nib(_ objects: String) -> UINib {
        UINib(data: Data(NibFixture.xib(objects).utf8), bundle: nil)
    }

    @Test func `Rows of a nib size themselves, and are used again`() throws {
        let (table, source) = (UITableView(), Source())
        table.register(nib(Self.row), forCellReuseIdentifier: "R")
        table.dataSource = source
        let host = TestHost(table, size: CGSize(width: 320, height: 300), scale: 1)
        let first = try #require(table.visibleCells.first as? NibRow)
        #expect(first.frame.height == 64)
        #expect(first.selectionStyle == .none)
        #expect(first.awakened == 1)
        #expect(first.title.frame == CGRect(x: 20, y: 12, width: first.title.frame.width, height: 40))
        #expect(first.contentView.frame.width == 320)
        let before = Set(table.visibleCells.map(ObjectIdentifier.init))
        table.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        host.advance(by: 0.1)
        #expect(!before.isDisjoint(with: table.visibleCells.map(ObjectIdentifier.init)))
        withExtendedLifetime(source) {}
    }

    @Test func `Items and headers of nibs`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let (view, source) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Source())
        view.register(nib(Self.tile), forCellWithReuseIdentifier: "T")
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 320, height: 300), scale: 1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NibTile)
        #expect(cell.title.text == "1")
        #expect(cell.frame.size == CGSize(width: 100, height: 50))
        #expect(abs(cell.title.center.x - 50) <= 0.5)
        #expect(abs(cell.title.center.y - 25) <= 0.5)
        _ = host
        withExtendedLifetime(source) {}
    }

    @Test func `Constraints of a cell whose content has no name are those of its content`() throws {
        let cell = try #require(nib(Self.tile).instantiate(withOwner: nil).first as? NibTile)
        let constraints = cell.contentView.constraints + cell.constraints
        let title = cell.title!
        let partners = constraints.filter { $0.firstItem === title }.compactMap(\.secondItem)
        #expect(partners.count == 2 && partners.allSatisfy { $0 === cell.contentView })
        cell.title.text = "longer"
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
            title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
        ])
        let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.width == title.intrinsicContentSize.width + 10)
        #expect(size.height == title.intrinsicContentSize.height + 6)
    }

    @Test func `The content of a cell may end at the safe area of the cell`() throws {
        let tile = Self.tile.replacingOccurrences(
            of: "</constraints>",
            with: """
                <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lab" secondAttribute="bottom" constant="20" id="k3"/>
                </constraints><viewLayoutGuide key="safeArea" id="safe"/>
                """)
        let cell = try #require(nib(tile).instantiate(withOwner: nil).first as? NibTile)
        let found = cell.constraints.filter { $0.firstItem === cell.safeAreaLayoutGuide }
        #expect(found.count == 1 && found[0].secondItem === cell.title && found[0].constant == 20)
    }

    @Test func `A nib without a cell is said in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                let nib = UINib(data: Data(NibFixture.xib("<view id=\"v\"/>").utf8), bundle: nil)
                table.register(nib, forCellReuseIdentifier: "R")
                _ = table.dequeueReusableCell(withIdentifier: "R")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("invalid nib registered for identifier (R)"))
    }

    private static let screen = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibScreenController">
            <connections>
                <outlet property="view" destination="root" id="o1"/>
                <outlet property="caption" destination="lab" id="o2"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="root" tag="3"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="NAME" id="lab"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
                <button buttonType="custom" id="b"><rect key="frame" x="0" y="100" width="100" height="40"/>
                    <state key="normal" title="End"/>
                    <connections><action selector="editingEnded" destination="-2" eventType="touchUpInside" id="a"/></connections>
                </button>
            </subviews>
        </view>
        """

    private func bundle() -> Bundle {
        let named = { (name: String) in
            NibFixture.xib(Self.screen.replacingOccurrences(of: "NAME", with: name))
        }
        return NibFixture.bundle([
            "NibScreen.xib": named("view"), "NibScreenController.xib": named("controller"),
            "Given.xib": named("given"),
        ])
    }

    @Test func `A controller loads the nib that it is given, or that has its name`() {
        let given = NibScreenController(nibName: "Given", bundle: bundle())
        #expect(given.nibName == "Given")
        #expect(!given.isViewLoaded)
        #expect(given.view.tag == 3)
        #expect(given.events == ["loaded given"])
        // Without "Controller" first.
        let own = NibScreenController(nibName: nil, bundle: bundle())
        own.loadViewIfNeeded()
        #expect(own.events == ["loaded view"])
        // But not where that is the nib of another view.
        let other = NibFixture.bundle([
            "NibScreen.xib": NibFixture.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><view id=\"v\"/>"),
            "NibScreenController.xib": NibFixture.xib(
                Self.screen.replacingOccurrences(of: "NAME", with: "controller")),
        ])
        let shared = NibScreenController(nibName: nil, bundle: other)
        shared.loadViewIfNeeded()
        #expect(shared.events == ["loaded controller"])
    }

    @Test func `An action of the first responder goes up the chain`() throws {
        let controller = NibScreenController(nibName: "Given", bundle: bundle())
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        let button = try #require(controller.view.subviews.last as? UIButton)
        host.tap(button)
        #expect(controller.events == ["loaded given", "ended"])
    }

    @Test func `A class is found by its name for Objective-C`() {
        let former = NibClasses.modules
        NibClasses.modules.append("VitrineUIKitTests")
        defer { NibClasses.modules = former }
        let xib = NibFixture.xib(
            """
            <view id="root" customClass="XYNibView"><rect key="frame" x="0" y="0" width="32" height="48"/></view>
            """)
        let found = UINib(nibName: "Named", bundle: NibFixture.bundle(["Named.xib": xib]))
            .instantiate(withOwner: nil)
        #expect(found.first is NibObjectiveCView)
    }
}

/// In Objective-C it is called `XYNibView`.
final class NibObjectiveCView: UIView {}

/// As the translation writes it.
final class _NibModule: _NibDescribing {
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool { false }
    static func type(named name: String) -> AnyClass? {
        switch name {
        case "XYNibView": NibObjectiveCView.self
        default: nil
        }
    }
}

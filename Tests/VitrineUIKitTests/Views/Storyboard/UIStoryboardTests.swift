import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// What happens to the controllers of a storyboard.
@MainActor
enum StoryboardLog {
    static var lines: [String] = []
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

final class BoardList: UITableViewController {
    var allows = true
    var color: UIColor?

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardLog.lines.append("list awake \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        StoryboardLog.lines.append("list loaded")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        StoryboardLog.lines.append("selected \(indexPath.row)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        StoryboardLog.lines.append("should \(identifier)")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        StoryboardLog.lines.append(
            "prepare \(segue.identifier ?? "") \(row.map(String.init) ?? "\(type(of: sender))") \(segue.destination.isViewLoaded)"
        )
        (segue.destination as? BoardDetail)?.text = "from the list"
    }
    func unwindToList(_ segue: UIStoryboardSegue) {
        StoryboardLog.lines.append("unwind \(segue.source is BoardDetail)")
    }
    override class func _ownAction(named name: String) -> Selector? {
        name == "unwindToList:"
            ? Selector(method: "unwindToList(_:)", of: BoardList.self, { $0.unwindToList })
            : super._ownAction(named: name)
    }
}

final class BoardBar: UITabBar {}

final class BoardDetail: UIViewController {
    var text = ""
    var label: UILabel!
    var embedded: UIViewController?
    let extra: Int

    required init?(coder: NSCoder) {
        extra = 0
        super.init(coder: coder)
    }
    init?(coder: NSCoder, extra: Int) {
        self.extra = extra
        super.init(coder: coder)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
        StoryboardLog.lines.append("detail loaded \(embedded == nil ? "" : "with embedded")")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardLog.lines.append("detail prepares \(segue.identifier ?? "nothing")")
        if segue.identifier == "Inner" { embedded = segue.destination }
    }
    override func _setOwn(_ value: Any?, forKey key: String) -> Bool {
        guard key == "label" else { return super._setOwn(value, forKey: key) }
        label = _nibValue(value, key, of: self)
        return true
    }
}

/// Does what it is for when it is told to.
final class LateSegue: UIStoryboardSegue {
    static var waiting: (() -> Void)?
    override func perform() { Self.waiting = finish }
    private func finish() { super.perform() }
}

@MainActor @Suite(.serialized) struct UIStoryboardTests {
    private static let scenes = """
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="Nav" id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
                    <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                </navigationBar>
                <connections>
                    <segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/>
                </connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController id="list" customClass="BoardList" customModule="VitrineUIKitTests" sceneMemberID="viewController">
                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
        style="plain" separatorStyle="default" rowHeight="50" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    <prototypes>
                        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
        accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Row" textLabel="tl" detailTextLabel="dl" \
        style="IBUITableViewCellStyleSubtitle" id="cell">
                            <rect key="frame" x="0.0" y="50" width="393" height="50"/>
                            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="cc">
                                <rect key="frame" x="0.0" y="0.0" width="360" height="50"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Title" lineBreakMode="tailTruncation" id="tl">
                                        <fontDescription key="fontDescription" type="system" weight="medium" pointSize="19"/>
                                    </label>
                                    <label opaque="NO" contentMode="left" text="Detail" id="dl"/>
                                </subviews>
                            </tableViewCellContentView>
                            <connections>
                                <segue destination="detail" kind="show" identifier="ShowDetail" id="g1"/>
                            </connections>
                        </tableViewCell>
                    </prototypes>
                    <connections>
                        <outlet property="dataSource" destination="list" id="d1"/>
                        <outlet property="delegate" destination="list" id="d2"/>
                    </connections>
                </tableView>
                <navigationItem key="navigationItem" title="Board" largeTitleDisplayMode="never" id="ni">
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                        <connections>
                            <segue destination="modal" kind="presentation" identifier="Add" modalPresentationStyle="fullScreen" id="g2"/>
                        </connections>
                    </barButtonItem>
                </navigationItem>
                <connections>
                    <segue destination="modal" kind="presentation" identifier="Manual" id="g5"/>
                </connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Detail" title="Detail" id="detail" customClass="BoardDetail" customModule="VitrineUIKitTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="dv">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label text="?" translatesAutoresizingMaskIntoConstraints="NO" id="lab"/>
                        <containerView opaque="NO" contentMode="scaleToFill" id="box">
                            <rect key="frame" x="20" y="300" width="200" height="100"/>
                            <connections>
                                <segue destination="inner" kind="embed" identifier="Inner" id="g3"/>
                            </connections>
                        </containerView>
                        <button buttonType="system" id="back">
                            <rect key="frame" x="20" y="500" width="100" height="40"/>
                            <state key="normal" title="Back"/>
                            <connections>
                                <segue destination="ex" kind="unwind" identifier="Home" unwindAction="unwindToList:" id="g4"/>
                            </connections>
                        </button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="sa"/>
                    <constraints>
                        <constraint firstItem="lab" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="30" id="k1"/>
                        <constraint firstItem="lab" firstAttribute="centerX" secondItem="dv" secondAttribute="centerX" id="k2"/>
                    </constraints>
                </view>
                <connections>
                    <outlet property="label" destination="lab" id="o1"/>
                </connections>
            </viewController>
            <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController id="inner" sceneMemberID="viewController">
                <view key="view" tag="5" id="iv"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
            <viewController storyboardIdentifier="Modal" modalTransitionStyle="crossDissolve" id="modal" sceneMemberID="viewController">
                <view key="view" id="mv"/>
            </viewController>
        </objects></scene>
        """

    private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    private func storyboard(_ scenes: String = scenes, initial: String? = "nav") -> UIStoryboard {
        _ = StoryboardLog.take()
        return UIStoryboard(
            name: "Main",
            bundle: NibFixture.bundle([
                "Base.lproj/Main.storyboard": NibFixture.storyboard(scenes, initial: initial)
            ]))
    }

    private func start() throws -> (UINavigationController, BoardList, TestHost) {
        let navigation = try #require(
            storyboard().instantiateInitialViewController() as? UINavigationController)
        let list = try #require(navigation.viewControllers.first as? BoardList)
        return (navigation, list, TestHost(navigation, size: CGSize(width: 393, height: 852), scale: 1))
    }

    @Test func `The initial controller has its root, which loads its view when it shows`() throws {
        let (navigation, list, host) = try start()
        #expect(StoryboardLog.take() == ["list awake false", "list loaded"])
        #expect(list.storyboard === navigation.storyboard)
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(list.title == nil)
        #expect(list.navigationItem.title == "Board")
        #expect(list.navigationItem.largeTitleDisplayMode == .never)
        #expect(list.tableView.dataSource === list)
        #expect(list.tableView.rowHeight == 50)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.textLabel?.text == "Row 1")
        #expect(cell.textLabel?.font == .systemFont(ofSize: 19, weight: .medium))
        #expect(cell.detailTextLabel?.text == "Detail")
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.frame.height == 50)
        _ = host
    }

    @Test func `Selecting a row asks, makes, prepares and shows, before the delegate hears of it`() throws {
        let (navigation, list, host) = try start()
        _ = StoryboardLog.take()
        host.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
        host.advance(by: 1)
        #expect(
            StoryboardLog.take() == [
                "should ShowDetail", "prepare ShowDetail 2 false", "selected 2", "detail prepares Inner",
                "detail loaded with embedded",
            ])
        let detail = try #require(navigation.topViewController as? BoardDetail)
        #expect(detail.label.text == "from the list")
        #expect(detail.label.frame.minY == detail.view.safeAreaInsets.top + 30)
        // What is embedded fills its container.
        let inner = try #require(detail.children.first)
        #expect(inner.view.tag == 5)
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(detail.title == "Detail")
    }

    @Test func `A segue that is not wanted makes nothing`() throws {
        let (navigation, list, host) = try start()
        list.allows = false
        _ = StoryboardLog.take()
        host.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
        host.advance(by: 1)
        #expect(StoryboardLog.take() == ["should ShowDetail", "selected 0"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `A segue that goes back at the end of its own animation still does`() throws {
        let scenes = Self.scenes.replacingOccurrences(
            of: "kind=\"unwind\" identifier",
            with: "kind=\"unwind\" customClass=\"LateSegue\" customModule=\"VitrineUIKitTests\" identifier")
        let navigation = try #require(
            storyboard(scenes).instantiateInitialViewController() as? UINavigationController)
        let host = TestHost(navigation)
        host.settle()
        navigation.viewControllers[0].performSegue(withIdentifier: "ShowDetail", sender: nil)
        host.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        navigation.viewControllers[1].performSegue(withIdentifier: "Home", sender: nil)
        #expect(navigation.viewControllers.count == 2)
        LateSegue.waiting?()
        LateSegue.waiting = nil
        host.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `Containers choose where an unwind segue looks, and show what it leads to`() throws {
        final class Container: UIViewController {
            var log: [String] = []
            override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
                -> [UIViewController]
            {
                log.append("\(source.source is BoardDetail) \(source.unwindAction)")
                return super.allowedChildrenForUnwinding(from: source)
            }
            override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
                log.append("towards \(type(of: subsequentVC)) by \(unwindSegue.identifier ?? "")")
            }
        }
        let board = storyboard()
        let list = try #require(board.instantiateInitialViewController() as? UINavigationController)
            .viewControllers[0]
        let detail = try #require(list.storyboard?.instantiateViewController(withIdentifier: "Detail"))
        let container = Container()
        for child in [list, detail] {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        let host = TestHost(container)
        host.settle()
        #expect(
            container.allowedChildrenForUnwinding(
                from: UIStoryboardUnwindSegueSource(detail, Selector("unwindToList:"), nil)) == [list])
        container.log = []
        _ = StoryboardLog.take()
        detail.performSegue(withIdentifier: "Home", sender: nil)
        #expect(StoryboardLog.take() == ["detail prepares Home", "unwind true"])
        #expect(container.log == ["true unwindToList:", "towards BoardList by Home"])
    }

    @Test func `An unwind segue calls the method, and goes back`() throws {
        let (navigation, list, host) = try start()
        list.performSegue(withIdentifier: "ShowDetail", sender: nil)
        host.advance(by: 1)
        let detail = try #require(navigation.topViewController as? BoardDetail)
        _ = StoryboardLog.take()
        let button = try #require(detail.view.subviews.compactMap { $0 as? UIButton }.first)
        host.tap(button)
        host.advance(by: 1)
        #expect(StoryboardLog.take() == ["detail prepares Home", "unwind true"])
        #expect(navigation.topViewController === list)
    }

    @Test func `An item of a bar presents, and a name performs without being asked`() throws {
        let (_, list, host) = try start()
        let item = try #require(list.navigationItem.rightBarButtonItem)
        _ = StoryboardLog.take()
        item.perform(from: list.view, with: nil)
        host.advance(by: 1)
        #expect(StoryboardLog.take() == ["should Add", "prepare Add Optional<Any> false"])
        let presented = try #require(list.presentedViewController)
        #expect(presented.modalPresentationStyle == .fullScreen)
        #expect(presented.modalTransitionStyle == .crossDissolve)
        list.dismiss(animated: false)
        host.advance(by: 1)
        list.performSegue(withIdentifier: "Manual", sender: 4)
        #expect(StoryboardLog.take() == ["prepare Manual Optional<Any> false"])
    }

    @Test func `A creator makes the controller with an initialiser of its own`() throws {
        let detail = storyboard().instantiateViewController(identifier: "Detail") { coder in
            BoardDetail(coder: coder, extra: 4)
        }
        #expect(detail.extra == 4)
        #expect(detail.title == "Detail")
        detail.loadViewIfNeeded()
        #expect(detail.label.text == "")
        #expect(storyboard().instantiateViewController(withIdentifier: "Detail") is BoardDetail)
    }

    @Test func `A controller that nobody keeps goes, with and without its view`() {
        weak var first: UIViewController?
        weak var second: UIViewController?
        do {
            let storyboard = storyboard()
            first = storyboard.instantiateViewController(withIdentifier: "Detail")
            let controller = storyboard.instantiateViewController(withIdentifier: "Detail")
            controller.loadViewIfNeeded()
            second = controller
        }
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `What is not in the storyboard is said in UIKit's words`() async {
        #expect(storyboard(initial: nil).instantiateInitialViewController() == nil)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = NibFixture.bundle(["Main.storyboard": NibFixture.storyboard("")])
                _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "X")
            }
        }
        let resultText = Self.text(result?.standardErrorContent)
        #expect(resultText.contains("doesn't contain a view controller with identifier 'X'"))
        let segue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "X", sender: nil) }
        }
        let segueText = Self.text(segue?.standardErrorContent)
        #expect(segueText.contains("has no segue with identifier 'X'"))
        let absent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
        }
        let absentText = Self.text(absent?.standardErrorContent)
        #expect(absentText.contains("Could not find a storyboard named 'Nowhere' in bundle "))
    }

    @Test func `Tabs, static rows and references to other storyboards`() throws {
        let scenes = """
            <scene sceneID="s1"><objects>
                <tabBarController id="tabs"><tabBar key="tabBar" customClass="BoardBar" customModule="VitrineUIKitTests" id="tb"/>
                    <connections>
                        <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
                        <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/>
                    </connections>
                </tabBarController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <tableViewController id="a">
                    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <sections>
                            <tableViewSection headerTitle="Head" footerTitle="Foot" id="sec1"><cells>
                                <tableViewCell textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
                                    <tableViewCellContentView key="contentView" id="v1"><subviews>
                                        <label text="One" id="l1"/>
                                    </subviews></tableViewCellContentView>
                                </tableViewCell>
                                <tableViewCell rowHeight="80" id="c2">
                                    <tableViewCellContentView key="contentView" id="v2"><subviews>
                                        <switch on="YES" id="sw"><rect key="frame" x="10" y="5" width="51" height="31"/></switch>
                                    </subviews></tableViewCellContentView>
                                </tableViewCell>
                            </cells></tableViewSection>
                            <tableViewSection headerTitle="Second" id="sec2"><cells/></tableViewSection>
                        </sections>
                        <connections><outlet property="dataSource" destination="a" id="x1"/><outlet property="delegate" destination="a" id="x2"/></connections>
                    </tableView>
                    <tabBarItem key="tabBarItem" title="First" image="star.fill" catalog="system" id="i1"/>
                </tableViewController>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewControllerPlaceholder storyboardName="Other" id="ref"/>
            </objects></scene>
            """
        let other = """
            <scene sceneID="o1"><objects>
                <viewController id="z"><view key="view" tag="9" id="zv"/><tabBarItem key="tabBarItem" systemItem="search" id="i2"/></viewController>
            </objects></scene>
            """
        let bundle = NibFixture.bundle([
            "Main.storyboard": NibFixture.storyboard(scenes, initial: "tabs"),
            "Other.storyboard": NibFixture.storyboard(other, initial: "z"),
        ])
        let tabs = try #require(
            UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
                as? UITabBarController)
        let host = TestHost(tabs, size: CGSize(width: 393, height: 852), scale: 1)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["First", "Search"])
        #expect(
            tabs.tabBar is BoardBar && tabs.tabBar.items?.count == 2 && tabs.tabBar.superview === tabs.view)
        #expect(tabs.viewControllers?.last?.storyboard?.name == "Other")
        let list = try #require(tabs.viewControllers?.first as? UITableViewController)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.numberOfSections == 2)
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "Head")
        #expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "One")
        let toggle = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first
        #expect((toggle as? UISwitch)?.isOn == true)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        _ = host
    }
}

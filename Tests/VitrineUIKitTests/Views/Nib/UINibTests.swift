import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// A view as the translation of a program writes it.
final class NibCard: UIView {
    var log: [String] = []
    var title: UILabel!
    var buttons: [UIButton] = []
    var radius: CGFloat = 0 {
        didSet { log.append("radius \(radius) title \(title == nil ? "nil" : "set")") }
    }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(subviews.count) subviews tag \(tag)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake title \(title?.text ?? "nil") buttons \(buttons.count)")
    }
    func tapped(_ sender: Any) { log.append("tapped \((sender as? UIButton)?.currentTitle ?? "")") }

    override func _setOwn(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "title": title = _nibValue(value, key, of: self)
        case "buttons": buttons = _nibValue(value, key, of: self)
        case "radius": radius = _nibValue(value, key, of: self)
        default: return super._setOwn(value, forKey: key)
        }
        return true
    }
    override class func _ownAction(named name: String) -> Selector? {
        name == "tapped:"
            ? Selector(method: "tapped(_:)", of: NibCard.self, { $0.tapped }) : super._ownAction(named: name)
    }
}

final class NibTinted: UIView {
    var log: [String] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }
    override func tintColorDidChange() { log.append("tint") }
}

private final class NibTitles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

@MainActor @Suite struct UINibTests {
    private let card = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" tag="7" id="iN0-l3-epB" customClass="NibCard" customModule="VitrineUIKitTests" \
        customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Hello" textAlignment="center" lineBreakMode="middleTruncation" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="16" y="8" width="168" height="20"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                    <state key="normal" title="Press"/>
                    <connections>
                        <action selector="tapped:" destination="iN0-l3-epB" eventType="touchUpInside" id="act-io-001"/>
                    </connections>
                </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>
            <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>
                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" constant="16" id="c1"/>
                <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="16" id="c2"/>
                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="vUN-kp-3ea" secondAttribute="top" constant="8" id="c3"/>
                <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="10" id="c4"/>
                <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="leading" id="c5"/>
                <constraint firstItem="but-to-001" firstAttribute="width" secondItem="but-to-001" secondAttribute="height" multiplier="3:1" id="c6"/>
                <constraint firstItem="but-to-001" firstAttribute="height" constant="30" id="c7"/>
                <constraint firstItem="but-to-001" firstAttribute="height" constant="99" placeholder="YES" id="c8"/>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="radius">
                    <real key="value" value="4.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="9"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="title" destination="lab-el-001" id="o1"/>
                <outletCollection property="buttons" destination="but-to-001" collectionClass="NSMutableArray" id="o2"/>
            </connections>
        </view>
        """

    @Test func `A view of the program's is made with its subviews, then connected, and then awakes`() throws {
        let card = try #require(NibFixture.views(card).first as? NibCard)
        // Apple's order: properties and subviews, attributes of the program's, outlets, awakeFromNib.
        #expect(
            card.log == ["init 2 subviews tag 7", "radius 4.5 title nil", "awake title Hello buttons 1"])
        #expect(card.layer.cornerRadius == 9)
        #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(card.backgroundColor == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        let label = try #require(card.title)
        #expect(label.font == .boldSystemFont(ofSize: 20))
        #expect(label.textColor == .systemRed)
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    }

    @Test func `Constraints place the views, and an event calls the method of the destination`() throws {
        let card = try #require(NibFixture.views(card).first as? NibCard)
        let host = TestHost(card, size: CGSize(width: 300, height: 120), scale: 1)
        #expect(card.title.frame.minX == 16)
        #expect(card.title.frame.width == 268)
        #expect(card.title.frame.minY == 8)
        #expect(card.buttons[0].frame.size == CGSize(width: 90, height: 30))
        #expect(card.buttons[0].frame.minY == card.title.frame.maxY + 10)
        card.log = []
        host.tap(card.buttons[0])
        #expect(card.log == ["tapped Press"])
    }

    @Test func `A controller in a nib has its view, with outlets, and loads it when it is wanted`() throws {
        let made = NibFixture.views(
            """
            <viewController id="vc" customClass="NibScreenController" customModule="VitrineUIKitTests">
                <view key="view" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews><label text="Howdy" id="l"><rect key="frame" x="5" y="5" width="50" height="20"/></label></subviews>
                </view>
                <connections><outlet property="caption" destination="l" id="o"/></connections>
            </viewController>
            """)
        let controller = try #require(made.first as? NibScreenController)
        #expect(controller.events.isEmpty && !controller.isViewLoaded)
        #expect(controller.view.subviews.first === controller.caption)
        #expect(controller.events == ["loaded Howdy"])
        #expect(controller.storyboard == nil)
    }

    @Test func `Constraints of a view that is not installed go with it`() {
        let width = UIScreen.main.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
        let view: UIView = NibFixture.view(
            """
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews><view id="a"/><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k2"/>
                </constraints>
                <variation key="widthClass=\(width)"><mask key="subviews"><exclude reference="b"/></mask></variation>
            </view>
            """)
        #expect(view.subviews.count == 1 && view.constraints.count == 1)
    }

    @Test func `A list of other objects than an outlet takes leaves it empty`() {
        let labels: [UILabel]? = _nibValue([UIButton()] as [AnyObject], "labels", of: NSObject())
        #expect(labels == nil)
        let views: [UIView]? = _nibValue([UIButton(), UILabel()] as [AnyObject], "views", of: NSObject())
        #expect(views?.count == 2)
    }

    @Test func `Nobody hears of a tint before it awakes`() throws {
        let view: UIView = NibFixture.view(
            """
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews><view id="a" customClass="NibTinted" customModule="VitrineUIKitTests"/></subviews>
            </view>
            """)
        let tinted = try #require(view.subviews.first as? NibTinted)
        #expect(tinted.log == ["awake"])
        let host = TestHost(view)
        #expect(tinted.log == ["awake", "tint"])
        _ = host
    }

    @Test(arguments: [("plain", 28), ("plain", 22), ("grouped", 18), ("grouped", 10)])
    func `The heights that Interface Builder writes into all tables do not cut titles`(
        style: String, height: Int
    ) {
        func headerHeight(_ attributes: String) -> CGFloat {
            let table: UITableView = NibFixture.view("<tableView style=\"\(style)\" \(attributes) id=\"t\"/>")
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let source = NibTitles()
            table.dataSource = source
            let host = TestHost(table)
            host.settle()
            defer { _ = (host, source) }
            return table.rectForHeader(inSection: 0).height
        }
        let own = "sectionHeaderHeight=\"\(height)\" sectionFooterHeight=\"\(height)\""
        #expect(headerHeight(own) == headerHeight(""))
        #expect(headerHeight("sectionHeaderHeight=\"40\"") == 40)
    }

    @Test func `A nib is read once, and makes other objects each time`() throws {
        let nib = UINib(nibName: "Card", bundle: NibFixture.bundle(["Card.xib": NibFixture.xib(card)]))
        let (one, other) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
        #expect(one.count == 1)
        #expect(one[0] as? UIView !== other[0] as? UIView)
    }

    @Test func `A class that is not there is said, and UIKit's is in its place`() throws {
        let view: UIView = NibFixture.view(
            "<label id=\"u1\" customClass=\"NowhereLabel\" customModule=\"App\" text=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        )
        #expect(type(of: view) == UILabel.self)
        #expect(ReportLog.current.sentences.contains("Unknown class NowhereLabel in Interface Builder file."))
    }

    @Test func `What is written and not read is said once`() throws {
        let text =
            "<view id=\"u2\" wobbles=\"YES\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><jelly key=\"spoon\"/></view>"
        let _: UIView = NibFixture.view(text)
        let sentences = ReportLog.current.sentences
        #expect(sentences.contains { $0.contains("wobbles of <view> is skipped") })
        #expect(sentences.contains { $0.contains("<jelly key=\"spoon\"> in <view> is skipped") })
        let count = ReportLog.current.count
        let _: UIView = NibFixture.view(text)
        #expect(ReportLog.current.count == count)
    }

    @Test func `Texts in the user's language stand by the ids of their objects`() throws {
        let xib = NibFixture.xib(
            "<label id=\"u3\" text=\"Hello\"/><button id=\"u4\" buttonType=\"system\"><state key=\"normal\" title=\"Go\"/></button>"
        )
        let bundle = NibFixture.bundle([
            "Base.lproj/Texts.xib": xib,
            "en.lproj/Texts.strings": "\"u3.text\" = \"Howdy\";\n\"u4.normalTitle\" = \"Walk\";\n",
        ])
        let made = bundle.loadNibNamed("Texts", owner: nil)
        #expect((made?[0] as? UILabel)?.text == "Howdy")
        #expect((made?[1] as? UIButton)?.currentTitle == "Walk")
    }

    @Test func `A nib that is not there is said in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not load NIB in bundle: "))
        #expect(text.contains("with name 'Nowhere'"))
    }

    @Test func `An outlet that nobody declares is said in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NibFixture.views(
                    "<view id=\"v\"><connections><outlet property=\"nobody\" destination=\"v\" id=\"o\"/></connections></view>"
                )
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("this class is not key value coding-compliant for the key nobody."))
    }
}

@MainActor @Suite struct NibControlTests {
    @Test func `Controls have the values of their elements`() throws {
        let made = NibFixture.views(
            """
            <slider value="4" minValue="2" maxValue="8" id="c1"/>
            <stepper value="3" minimumValue="1" maximumValue="9" stepValue="2" id="c2"/>
            <segmentedControl selectedSegmentIndex="1" id="c3"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <textField borderStyle="roundedRect" placeholder="Mail" clearButtonMode="whileEditing" id="c4">
                <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
            </textField>
            <button buttonType="system" enabled="NO" id="c5">
                <state key="normal" title="On"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
                <state key="disabled" title="Off"/>
            </button>
            <button id="c6"><buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule"><color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration></button>
            <pageControl numberOfPages="4" currentPage="2" id="c7"/>
            <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="c8"/>
            <datePicker datePickerMode="time" style="wheels" minuteInterval="5" id="c9"><date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
            <visualEffectView id="c10"><rect key="frame" x="0" y="0" width="50" height="40"/>
                <view key="contentView" id="cv"><subviews><label text="in" id="in"/></subviews></view><blurEffect style="systemThinMaterial"/>
            </visualEffectView>
            <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="6" id="c11"><subviews><view id="s1"/><view id="s2"/></subviews></stackView>
            """)
        let slider = try #require(made[0] as? UISlider)
        #expect((slider.value, slider.minimumValue, slider.maximumValue) == (4, 2, 8))
        let stepper = try #require(made[1] as? UIStepper)
        #expect(
            (stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (3, 1, 9, 2))
        let segments = try #require(made[2] as? UISegmentedControl)
        #expect(segments.titleForSegment(at: 1) == "B")
        #expect(segments.selectedSegmentIndex == 1)
        let field = try #require(made[3] as? UITextField)
        #expect(field.placeholder == "Mail")
        #expect(field.borderStyle == .roundedRect)
        #expect((field.keyboardType, field.returnKeyType) == (.emailAddress, .done))
        #expect(field.isSecureTextEntry)
        let button = try #require(made[4] as? UIButton)
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Off")
        #expect(button.titleColor(for: .normal) == .white)
        let configured = try #require((made[5] as? UIButton)?.configuration)
        #expect(configured.title == "Go")
        #expect(configured.cornerStyle == .capsule)
        #expect(configured.baseBackgroundColor == .systemGreen)
        #expect((made[6] as? UIPageControl)?.currentPage == 2)
        let indicator = try #require(made[7] as? UIActivityIndicatorView)
        #expect(indicator.isAnimating && indicator.hidesWhenStopped && indicator.style == .large)
        let picker = try #require(made[8] as? UIDatePicker)
        #expect(
            (picker.datePickerMode, picker.preferredDatePickerStyle, picker.minuteInterval) == (
                .time, .wheels, 5
            ))
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
        let effect = try #require(made[9] as? UIVisualEffectView)
        #expect((effect.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect(effect.contentView.frame == effect.bounds)
        #expect((effect.contentView.subviews.first as? UILabel)?.text == "in")
        let stack = try #require(made[10] as? UIStackView)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(
            (stack.axis, stack.distribution, stack.alignment, stack.spacing) == (
                .vertical, .fillEqually, .center, 6
            ))
    }

    @Test func `Gesture recognisers call methods, and belong to their views`() throws {
        let made = NibFixture.views(
            """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="g"/>
            """)
        let view = try #require(made[0] as? UIView)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        #expect(tap.view === view)
    }

    @Test func `What is written for a size class counts where there is that one`() throws {
        #expect(
            NibConstraints.applies(
                "heightClass=compact-widthClass=regular",
                UITraitCollection { traits in
                    traits.verticalSizeClass = .compact
                    traits.horizontalSizeClass = .regular
                }))
        let view: UIView = NibFixture.view(
            """
            <view id="v"><subviews><view id="in"/></subviews><constraints>
                <constraint firstItem="in" firstAttribute="width" constant="5" id="k1"/>
                <constraint firstItem="in" firstAttribute="width" constant="7" id="k2"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation></view>
            """)
        #expect(view.constraints.map(\.constant) == [5])
    }
}

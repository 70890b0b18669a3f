import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

final class SegueMaker: UIViewController {
    var log: [String] = []
    var makes = true

    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueMade? {
        log.append("make \(sender is UIButton) \(segueIdentifier ?? "none")")
        return makes ? SegueMade(coder: coder, number: 7) : nil
    }

    func makeInner(_ coder: NSCoder) -> UIViewController? {
        log.append("inner")
        return SegueMade(coder: coder, number: 3)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \((segue.destination as? SegueMade)?.number ?? 0)")
    }

    override class func _ownAction(named name: String) -> Selector? {
        switch name {
        case "makeDetail:sender:segueIdentifier:":
            Selector(method: name, of: SegueMaker.self, { $0.makeDetail(_:sender:segueIdentifier:) })
        case "makeInner:": Selector(method: name, of: SegueMaker.self, { $0.makeInner(_:) })
        default: super._ownAction(named: name)
        }
    }
}

final class SegueMade: UIViewController {
    let number: Int
    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        number = -1
        super.init(coder: coder)
    }
}

@MainActor @Suite(.serialized) struct SegueActionTests {
    private func start(_ selector: String) throws -> (SegueMaker, TestHost) {
        let scenes = """
            <scene sceneID="s1"><objects>
                <viewController id="maker" customClass="SegueMaker" customModule="VitrineUIKitTests" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <button buttonType="system" id="b">
                                <rect key="frame" x="20" y="100" width="100" height="40"/>
                                <state key="normal" title="Go"/>
                                <connections>
                                    <segue destination="made" kind="presentation" identifier="Go" \
            destinationCreationSelector="\(selector)" id="g1"/>
                                </connections>
                            </button>
                            <containerView opaque="NO" contentMode="scaleToFill" id="box">
                                <rect key="frame" x="20" y="300" width="200" height="100"/>
                                <connections>
                                    <segue destination="made" kind="embed" destinationCreationSelector="makeInner:" id="g2"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="made" customClass="SegueMade" customModule="VitrineUIKitTests" sceneMemberID="viewController">
                    <view key="view" tag="5" id="mv"/>
                </viewController>
            </objects></scene>
            """
        let storyboard = UIStoryboard(
            name: "Main",
            bundle: NibFixture.bundle([
                "Base.lproj/Main.storyboard": NibFixture.storyboard(scenes, initial: "maker")
            ]))
        let maker = try #require(storyboard.instantiateInitialViewController() as? SegueMaker)
        return (maker, TestHost(maker, size: CGSize(width: 393, height: 852), scale: 1))
    }

    @Test func `A segue makes its controller by a method, with the sender and its identifier`() throws {
        let (maker, host) = try start("makeDetail:sender:segueIdentifier:")
        #expect(maker.log == ["inner", "prepare 3"])
        #expect((maker.children.first as? SegueMade)?.number == 3)
        host.find(text: "Go").tap()
        host.advance(by: 1)
        #expect(Array(maker.log.dropFirst(2)) == ["make true Go", "prepare 7"])
        #expect((maker.presentedViewController as? SegueMade)?.number == 7)
        #expect(maker.presentedViewController?.view.tag == 5)
    }

    @Test func `What a method does not make is made without it`() throws {
        let (maker, host) = try start("makeDetail:sender:segueIdentifier:")
        maker.makes = false
        host.find(text: "Go").tap()
        host.advance(by: 1)
        #expect((maker.presentedViewController as? SegueMade)?.number == -1)
        let (other, second) = try start("nobody:")
        second.find(text: "Go").tap()
        second.advance(by: 1)
        #expect((other.presentedViewController as? SegueMade)?.number == -1)
    }
}

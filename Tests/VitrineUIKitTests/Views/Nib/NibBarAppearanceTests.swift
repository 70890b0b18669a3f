import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor @Suite("Appearances of bars in nibs")
struct NibBarAppearanceTests {
    private let red =
        #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    private let line =
        #"<color key="shadowColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#

    @Test("Tab bars have theirs for content below them and for its end")
    func tabBar() {
        let bar: UITabBar = NibFixture.view(
            """
            <tabBar contentMode="scaleToFill" id="b">
                <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
                <tabBarAppearance key="standardAppearance">\(red)\(line)</tabBarAppearance>
                <tabBarAppearance key="scrollEdgeAppearance">\(line)</tabBarAppearance>
            </tabBar>
            """)
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.standardAppearance.shadowColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(bar.scrollEdgeAppearance?.shadowColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(bar.scrollEdgeAppearance?.backgroundColor == UITabBarAppearance().backgroundColor)
    }

    @Test("Toolbars have four, and keep those that the file does not name")
    func toolbar() {
        let bar: UIToolbar = NibFixture.view(
            """
            <toolbar opaque="NO" contentMode="scaleToFill" id="b">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <toolbarAppearance key="compactAppearance">\(red)</toolbarAppearance>
                <toolbarAppearance key="compactScrollEdgeAppearance">\(line)</toolbarAppearance>
            </toolbar>
            """)
        #expect(bar.compactAppearance?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.compactScrollEdgeAppearance?.shadowColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(bar.scrollEdgeAppearance == nil)
        #expect(bar.standardAppearance.backgroundColor == UIToolbarAppearance().backgroundColor)
    }
}

import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite struct DeviceSafeAreaTests {
    @Test func `A host has the safe area of its device, as a program of the tool has`() {
        #expect(insets(TestHost(UIView())) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(
            insets(TestHost(UIView(), device: .iPad)) == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(
            insets(TestHost(UIView(), device: .appleTV))
                == UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
        #expect(insets(TestHost(UIView(), device: .desktop)) == .zero)
    }

    @Test func `A host of a size of its own has no safe area unless given`() {
        #expect(insets(TestHost(UIView(), size: CGSize(width: 100, height: 50))) == .zero)
        let given = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets(TestHost(UIView(), size: CGSize(width: 100, height: 50), safeArea: given)) == given)
        #expect(insets(TestHost(UIView(), safeArea: given)) == given)
        #expect(insets(TestHost(UIView(), safeArea: .zero)) == .zero)
    }

    @Test func `A device that is turned has its safe area at the sides, and one that is given stays`() {
        let host = TestHost(UIView())
        host.resize(to: CGSize(width: 812, height: 375))
        #expect(insets(host) == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        let plain = TestHost(UIView(), safeArea: .zero)
        plain.resize(to: CGSize(width: 812, height: 375))
        #expect(insets(plain) == .zero)
    }

    private func insets(_ host: TestHost) -> UIEdgeInsets { host.window.safeAreaInsets }
}

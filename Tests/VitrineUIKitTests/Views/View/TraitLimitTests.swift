import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Limits of the text size, and traits for children")
struct TraitLimitTests {
    @Test("A view and what is in it have a text size within its limits")
    func limits() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let host = TestHost(outer, size: CGSize(width: 100, height: 100))
        host.layout()
        func size() -> UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }
        let usual = size()
        host.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(size() == .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(size() == .extraLarge)
        host.window.traitOverrides.preferredContentSizeCategory = .small
        #expect(size() == .small)
        outer.minimumContentSizeCategory = .medium
        #expect(size() == .medium)
        inner.minimumContentSizeCategory = .small
        #expect(
            inner.appliedContentSizeCategoryLimitsDescription
                == "UIView: minimum UICTContentSizeCategoryS; "
                + "UIView: minimum UICTContentSizeCategoryM, maximum UICTContentSizeCategoryXL")
        inner.minimumContentSizeCategory = nil
        outer.minimumContentSizeCategory = nil
        outer.maximumContentSizeCategory = nil
        #expect(inner.appliedContentSizeCategoryLimitsDescription == "")
        #expect(size() == .small)
        #expect(usual == .large)
    }

    @Test("A parent has a child see other traits than it inherits, which the child's own go before")
    func imposed() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let host = TestHost(parent, size: CGSize(width: 100, height: 100))
        host.layout()
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        let wanted = UITraitCollection(userInterfaceStyle: .dark)
        parent.setOverrideTraitCollection(wanted, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == wanted)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .light
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .unspecified
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }
}

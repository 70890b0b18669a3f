import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What UIKit proposes to a hosted view, and what environment it gives to those inside.
@MainActor
@Suite
struct HostingProposalTests {
    private var card: some View { Color.red.aspectRatio(2.0 / 3, contentMode: .fit).frame(width: 100) }

    @Test func aCardOfOneWidthIsAsHighAsItsAspectSaysWhoeverAsks() {
        let controller = UIHostingController(rootView: card)
        let size = CGSize(width: 100, height: 150)
        #expect(controller.view.intrinsicContentSize == size)
        #expect(controller.view.sizeThatFits(.zero) == size)
        #expect(controller.view.sizeThatFits(CGSize(width: 390, height: 0)) == size)
        #expect(controller.sizeThatFits(in: CGSize(width: 390, height: 844)) == size)
        #expect(controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
        controller.view.sizeToFit()
        #expect(controller.view.bounds.size == size)
        let other = UIHostingController(rootView: card)
        other.view.frame = CGRect(x: 5, y: 6, width: 300, height: 400)
        other.view.sizeToFit()
        #expect(other.view.frame == CGRect(x: 5, y: 6, width: 100, height: 150))
    }

    @Test func aLengthOfNothingIsOpen() {
        let text = UIHostingController(
            rootView: Color.red.frame(minWidth: 20, idealWidth: 50, minHeight: 5, idealHeight: 30))
        #expect(text.view.sizeThatFits(.zero) == CGSize(width: 50, height: 30))
        #expect(text.view.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 80, height: 30))
        #expect(text.view.sizeThatFits(CGSize(width: 0, height: 80)) == CGSize(width: 50, height: 80))
    }

    private struct Plain: UIViewRepresentable {
        let made: (UIView) -> Void
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.traitOverrides.userInterfaceLevel = .elevated
            made(view)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Controlled: UIViewControllerRepresentable {
        let made: (UIViewController) -> Void
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            made(controller)
            return controller
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Page: View {
        let view: (UIView) -> Void
        let controller: (UIViewController) -> Void
        let change: (@escaping (Bool) -> Void) -> Void
        @State private var isOther = true
        var body: some View {
            change { isOther = $0 }
            return VStack {
                Plain(made: view)
                Controlled(made: controller)
            }
            .environment(\.layoutDirection, isOther ? .rightToLeft : .leftToRight)
            .environment(\.colorScheme, isOther ? .dark : .light)
            .environment(\.dynamicTypeSize, isOther ? .xxxLarge : .large)
        }
    }

    @Test func theEnvironmentReachesViewsAndControllersInTheirTraits() throws {
        var view: UIView?
        var controller: UIViewController?
        var change: ((Bool) -> Void)?
        let host = TestHost(
            UIHostingController(
                rootView: Page(view: { view = $0 }, controller: { controller = $0 }, change: { change = $0 }))
        )
        let inside = try #require(view)
        let child = try #require(controller)
        for traits in [inside.traitCollection, child.traitCollection, child.view.traitCollection] {
            #expect(traits.layoutDirection == .rightToLeft)
            #expect(traits.userInterfaceStyle == .dark)
            #expect(traits.preferredContentSizeCategory == .extraExtraExtraLarge)
        }
        #expect(inside.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inside.traitCollection.userInterfaceLevel == .elevated)
        host.perform { change?(false) }
        host.settle()
        for traits in [inside.traitCollection, child.traitCollection, child.view.traitCollection] {
            #expect(traits.layoutDirection == .leftToRight)
            #expect(traits.userInterfaceStyle == .light)
            #expect(traits.preferredContentSizeCategory == .large)
        }
        #expect(inside.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func ofViewsThatFitOnlyTheChosenOneAppears() {
        var lines: [String] = []
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 200).onAppear { lines.append("wide") }.onDisappear {
                lines.append("wide gone")
            }
            Color.red.frame(width: 50).onAppear { lines.append("narrow") }
                .onDisappear { lines.append("narrow gone") }
        }
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(lines == ["narrow"])
        lines = []
        host.resize(to: CGSize(width: 300, height: 100))
        host.settle()
        #expect(lines.sorted() == ["narrow gone", "wide"])
    }
}

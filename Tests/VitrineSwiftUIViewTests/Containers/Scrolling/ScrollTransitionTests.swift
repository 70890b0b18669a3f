import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Effects of views on their way out of a scroll view.
@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    /// The opacities of ten views of 100 points in 250, by number, at an offset along the axis.
    ///
    /// The effect is ¼ before the leading edge, 1 in view, and 0 behind the trailing edge.
    private func opacities(
        _ configuration: ScrollTransitionConfiguration, at offset: CGFloat, axis: Axis = .vertical,
        direction: LayoutDirection = .leftToRight
    ) -> [Float] {
        let cells = ForEach(0..<10, id: \.self) { _ in
            Color.red.frame(width: 100, height: 100).scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0.25 : 0)
            }
        }
        let host = TestHost(
            Group {
                if axis == .vertical {
                    ScrollView { VStack(spacing: 0) { cells } }
                } else {
                    ScrollView(.horizontal) { HStack(spacing: 0) { cells } }
                }
            }
            .environment(\.layoutDirection, direction), size: CGSize(width: 250, height: 250), scale: 1)
        host.settle()
        let view = host.window.firstScrollView!
        host.perform {
            view.contentOffset = axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        }
        host.settle()
        return view.layer.sublayers!.filter { $0.bounds.width == 100 && $0.bounds.height == 100 }
            .sorted { axis == .vertical ? $0.position.y < $1.position.y : $0.position.x < $1.position.x }
            .map(\.opacity)
    }

    @Test("Phases are told as numbers, too")
    func phases() {
        #expect(ScrollTransitionPhase.topLeading.value == -1 && !ScrollTransitionPhase.topLeading.isIdentity)
        #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
        #expect(
            ScrollTransitionPhase.bottomTrailing.value == 1
                && !ScrollTransitionPhase.bottomTrailing.isIdentity)
    }

    @Test("A view that is partly out is part of the way to its phase")
    func interactive() {
        #expect(opacities(.interactive, at: 0).prefix(3) == [1, 1, 0.5])
        // 1 → ¼ over the length of the view.
        #expect(opacities(.interactive, at: 50).prefix(3) == [0.625, 1, 1])
        #expect(opacities(.interactive, at: 75).prefix(4) == [0.4375, 1, 1, 0.25])
    }

    @Test("A curve says how the way goes")
    func curves() {
        let curve = UnitCurve.easeIn
        #expect(
            opacities(.interactive(timingCurve: curve), at: 50)[0]
                == Float(1 - 0.75 * curve.value(at: 0.5)))
        #expect(opacities(.interactive(timingCurve: curve), at: 0)[1] == 1)
    }

    @Test("An animation says how the effect comes when the threshold is crossed")
    func animations() {
        // Out of view in part is all of the way.
        #expect(opacities(.animated(.linear(duration: 0.1)), at: 50)[0] == 0.25)
        #expect(opacities(.animated, at: 50)[0] == 0.25)
    }

    @Test("Without an effect it is none")
    func identity() {
        #expect(opacities(.identity, at: 75).prefix(4) == [1, 1, 1, 1])
    }

    @Test("A threshold says how much has to be in view for the view to be itself")
    func thresholds() {
        // Half in view is in view: the third is at 200…300 of 250.
        #expect(opacities(.interactive.threshold(.visible(0.5)), at: 0)[2] == 1)
        // A quarter: half the way from ½ to 0.
        #expect(opacities(.interactive.threshold(.visible(0.5)), at: 75)[0] == 0.625)
        #expect(opacities(.interactive.threshold(.hidden), at: 75)[0] == 1)
        // 25 points inside the edges the view at 0 is a quarter of the way out at once.
        #expect(opacities(.interactive.threshold(.visible.inset(by: 25)), at: 0)[0] == 0.8125)
    }

    @Test("Along a row the leading edge is where text begins")
    func horizontal() {
        #expect(opacities(.interactive, at: 50, axis: .horizontal).prefix(3) == [0.625, 1, 1])
        // From the right: the right edge leads. 10 × 100 in 250, at rest at 750.
        let atRest = opacities(.interactive, at: 750, axis: .horizontal, direction: .rightToLeft)
        #expect(atRest.suffix(3) == [0.5, 1, 1])
        let scrolled = opacities(.interactive, at: 700, axis: .horizontal, direction: .rightToLeft)
        #expect(scrolled.suffix(3) == [1, 1, 0.625])
    }

    @Test("An animated transition goes over with an animation when the threshold is crossed")
    func animated() throws {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.red.frame(width: 100, height: 100).scrollTransition(.animated) {
                            $0.opacity($1.isIdentity ? 1 : 0.2)
                        }
                    }
                }
            }, size: CGSize(width: 250, height: 250), scale: 1)
        host.settle()
        let view = host.window.firstScrollView!
        let first = try #require(
            view.layer.sublayers!.filter { $0.bounds.height == 100 }.min { $0.position.y < $1.position.y })
        #expect(first.opacity == 1 && first.animationKeys() == nil)
        host.perform { view.contentOffset.y = 10 }
        host.layout()
        host.advance(by: 0.1)
        let underway = try #require(first.presentation()?.opacity)
        #expect(underway < 0.95 && underway > 0.25)
        host.settle()
        #expect(first.opacity == 0.2)
        // Within one phase nothing begins anew.
        host.perform { view.contentOffset.y = 20 }
        host.layout()
        #expect(first.animationKeys() == nil)
        host.perform { view.contentOffset.y = 0 }
        host.layout()
        host.advance(by: 0.1)
        let back = try #require(first.presentation()?.opacity)
        #expect(back > 0.25 && back < 0.95)
        host.settle()
        #expect(first.opacity == 1)
    }

    @Test("Outside of a scroll view a view is itself")
    func outside() {
        let host = TestHost(
            Color.red.frame(width: 50, height: 50).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) },
            size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        #expect(host.window.rootViewController!.view.layer.sublayers?.first?.opacity == 1)
    }

    @Test("Content margins count as out of view")
    func margins() {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.red.frame(width: 100, height: 100).scrollTransition {
                            $0.opacity($1.isIdentity ? 1 : 0)
                        }
                    }
                }
            }
            .contentMargins(.vertical, 25, for: .scrollContent), size: CGSize(width: 250, height: 250),
            scale: 1)
        host.settle()
        let view = host.window.firstScrollView!
        let opacities = view.layer.sublayers!.filter { $0.bounds.height == 100 }
            .sorted { $0.position.y < $1.position.y }.map(\.opacity)
        #expect(opacities.prefix(2) == [1, 1])
        #expect(opacities.dropFirst(2).first == 0)
    }

    @Test("The two ends of a scroll view have configurations of their own")
    func ends() {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.red.frame(width: 100, height: 100)
                            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
                                $0.opacity($1.isIdentity ? 1 : 0)
                            }
                    }
                }
            }, size: CGSize(width: 250, height: 250), scale: 1)
        host.settle()
        let view = host.window.firstScrollView!
        host.perform { view.contentOffset.y = 150 }
        host.settle()
        let opacities = view.layer.sublayers!.filter { $0.bounds.height == 100 }
            .sorted { $0.position.y < $1.position.y }.map(\.opacity)
        // At 150 the second is half out at the top, and the fourth ends with the screen.
        #expect(opacities.contains(0.5))
        #expect(opacities.last == 1)
        host.perform { view.contentOffset.y = 20 }
        host.settle()
        let lower = view.layer.sublayers!.filter { $0.bounds.height == 100 }
            .sorted { $0.position.y < $1.position.y }.map(\.opacity)
        #expect(abs(lower[0] - 0.8) < 0.001 && lower.dropFirst().allSatisfy { $0 == 1 })
    }
}

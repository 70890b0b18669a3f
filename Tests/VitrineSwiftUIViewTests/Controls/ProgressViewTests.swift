import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Progress views", .serialized)
struct ProgressViewTests {
    private struct Fraction: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "none")
            configuration.label
        }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(view, device: .iPhone, size: CGSize(width: 120, height: 80), scale: 1)
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("A style is told the share of the total and the label")
    func styles() {
        host(ProgressView("Copying", value: 1, total: 4).progressViewStyle(Fraction())).expect(text: "0.25")
        host(ProgressView("Copying", value: 9, total: 4).progressViewStyle(Fraction())).expect(text: "1.0")
        let unknown = host(ProgressView("Copying").progressViewStyle(Fraction()))
        unknown.expect(text: "none")
        unknown.expect(text: "Copying")
    }

    @Test("Without a value a wheel turns, with one a bar is filled")
    func automatic() {
        let wheel = host(ProgressView())
        #expect(views(UIActivityIndicatorView.self, in: wheel.window).map(\.isAnimating) == [true])
        let bar = host(ProgressView(value: 0.75))
        #expect(views(UIProgressView.self, in: bar.window).map(\.progress) == [0.75])
        #expect(
            views(UIProgressView.self, in: bar.window).map(\.bounds.size) == [CGSize(width: 120, height: 4)])
    }

    @Test("A Progress is followed until it is finished")
    func progress() {
        let progress = Progress(totalUnitCount: 4)
        let host = host(ProgressView(progress).progressViewStyle(Fraction()))
        host.expect(text: "0.0")
        progress.completedUnitCount = 2
        host.advance(by: 0.5)
        host.expect(text: "0.5")
        progress.completedUnitCount = 4
        host.advance(by: 0.5)
        host.expect(text: "1.0")
    }
}

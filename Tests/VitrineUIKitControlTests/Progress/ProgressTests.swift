import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct ProgressTests {
    private func host(_ view: UIView) -> TestHost {
        let root = UIView()
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 120, height: 60), scale: 1)
    }

    @Test func `An indicator hides while it stands, unless told otherwise`() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden && !view.isAnimating && view.frame.size == CGSize(width: 20, height: 20))
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating && view.accessibilityValue == "1")
        view.stopAnimating()
        #expect(view.isHidden && view.accessibilityLabel == "Progress halted")
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.style = .large
        #expect(view.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test func `An indicator takes eight steps a second, and is back after one`() {
        let view = UIActivityIndicatorView(style: .large)
        view.color = .black
        view.frame.origin = CGPoint(x: 10, y: 10)
        let host = host(view)
        view.startAnimating()
        // The spokes at the top and at the right.
        let (top, right) = (CGPoint(x: 28, y: 14), CGPoint(x: 42, y: 28))
        let first = (host.color(at: top).red, host.color(at: right).red)
        #expect(first.0 < 0.1 && first.1 > 0.4)
        host.advance(by: 0.25)
        #expect(abs(host.color(at: right).red - first.0) < 0.02)
        host.advance(by: 0.75)
        #expect(host.color(at: top).red == first.0)
        let frames = host.frameCount
        view.stopAnimating()
        host.advance(by: 2)
        #expect(host.frameCount <= frames + 1)
    }

    @Test func `A bar shows its share, kept between 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.size == CGSize(width: 150, height: 4))
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 4)
        view.progressTintColor = .red
        view.trackTintColor = .blue
        view.progress = 0.5
        let host = host(view)
        #expect(host.color(at: CGPoint(x: 50, y: 12)).red > 0.95)
        #expect(host.color(at: CGPoint(x: 70, y: 12)).blue > 0.95)
        #expect(view.accessibilityValue == "50%")
        view.progress = 7
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    @Test func `A bar follows a Progress, and looks no more once that is finished`() {
        let (view, progress) = (UIProgressView(progressViewStyle: .default), Progress(totalUnitCount: 4))
        let host = host(view)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        #expect(view.progress == 0.25)
        progress.completedUnitCount = 2
        host.advance(by: 0.2)
        #expect(view.progress == 0.5)
        progress.completedUnitCount = 4
        host.advance(by: 1)
        #expect(view.progress == 1)
        let frames = host.frameCount
        host.advance(by: 1)
        #expect(host.frameCount == frames)
    }
}

import Foundation
import Testing

@testable import VitrineUIKit

private final class Restless: UIView {
    var questions = 0
    override var intrinsicContentSize: CGSize {
        questions += 1
        invalidateIntrinsicContentSize()
        return CGSize(width: 30, height: 12)
    }
}

/// A label that finds its width while it is asked, as some in programs do.
private final class Finding: UIView {
    var length: CGFloat = 0 { didSet { if length != oldValue { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize {
        length = 44
        return CGSize(width: length, height: 12)
    }
}

@MainActor
@Suite struct IntrinsicFeedbackTests {
    private func errors(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A view whose intrinsic size invalidates itself is laid out, and named once`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let (first, second) = (Restless(), Restless())
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.alignment = .top
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            stack.frame = window.bounds
            window.addSubview(stack)
            window.isHidden = false
            window.layoutIfNeeded()
            try #require(first.bounds.height == 12)
            try #require(first.questions < 100)
            first.invalidateIntrinsicContentSize()
            window.layoutIfNeeded()
            try #require(first.questions < 200)
        }
        let told = errors(result).components(separatedBy: "Restless.intrinsicContentSize calls").count - 1
        #expect(told == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A view whose intrinsic size changes once while it is asked is no mistake`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let view = Finding()
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            try #require(view.bounds.size == CGSize(width: 44, height: 12))
        }
        #expect(!errors(result).contains("intrinsicContentSize"))
    }
}

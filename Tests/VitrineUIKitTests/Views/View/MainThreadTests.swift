import Foundation
import Testing

@testable import VitrineUIKit

/// Does on another thread what belongs to the main one, as a program of Swift 5 can.
@MainActor
private func trespass(_ work: @escaping @MainActor () -> Void) async {
    nonisolated(unsafe) let work = unsafeBitCast(work, to: (() -> Void).self)
    await withCheckedContinuation { continuation in
        Thread {
            work()
            continuation.resume()
        }.start()
    }
}

@MainActor
@Suite struct MainThreadTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test
    func
        `A property of a view set on another thread stops the program with type, property, thread and remedy`()
        async
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let label = UILabel()
            await trespass { label.text = "a" }
        }
        #expect(message(result).contains("UILabel.text was set on thread "))
        #expect(message(result).contains("set it there, as with DispatchQueue.main.async"))
    }

    @Test func `A method of a view called on another thread stops the program with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let (view, child) = (UIView(), UIView())
            await trespass { view.addSubview(child) }
        }
        #expect(message(result).contains("UIView.addSubview(_:) was called on thread "))
    }

    @Test func `A view made on another thread stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            await trespass { _ = UIImageView(frame: .zero) }
        }
        #expect(message(result).contains("UIImageView.init(frame:) was called on thread "))
    }

    @Test func `A property of a layer set on another thread stops the program with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let view = UIView()
            await trespass { view.layer.cornerRadius = 4 }
        }
        #expect(message(result).contains("CALayer.cornerRadius was set on thread "))
    }

    @Test func `A controller that shows another one on another thread stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let (controller, other) = (UIViewController(), UIViewController())
            await trespass { controller.present(other, animated: false) }
        }
        #expect(
            message(result).contains("UIViewController.present(_:animated:completion:) was called on thread ")
        )
    }

    @Test func `A constraint that is changed on another thread stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 10)
            await trespass { constraint.constant = 20 }
        }
        #expect(message(result).contains("NSLayoutConstraint.constant was set on thread "))
    }

    @Test func `A view can be described on every thread`() async {
        let view = UIView()
        nonisolated(unsafe) var text = ""
        await trespass { text = view.description }
        #expect(text.hasPrefix("<UIView: 0x"))
        #expect(view.description.contains("; frame = (0 0; 0 0); "))
    }
}

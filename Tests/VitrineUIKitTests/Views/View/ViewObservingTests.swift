import Foundation
import Testing
import VitrineTesting

@MainActor @Suite struct ViewObservingTests {
    @Test func `A new frame is told with what changes by it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var log: [String] = []
        let tokens = [
            view.observe(\.frame, options: [.old, .new]) {
                log.append("frame \($1.oldValue!.minX) \($1.newValue!.minX)")
            },
            view.observe(\.bounds, options: [.new]) { log.append("bounds \($1.newValue!.width)") },
            view.observe(\.center, options: [.new]) { log.append("center \($1.newValue!.x)") },
        ]
        view.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        #expect(log == ["center 25.0", "frame 0.0 20.0"])
        log = []
        view.bounds.size.width = 30
        #expect(log == ["bounds 30.0", "frame 20.0 10.0"])
        log = []
        view.frame = view.frame
        #expect(log == [])
        withExtendedLifetime(tokens) {}
    }

    @Test func `Prior comes before the change and initial at once`() {
        let view = UIView()
        var log: [String] = []
        let token = view.observe(\.alpha, options: [.initial, .prior, .old, .new]) { view, change in
            log.append("\(view.alpha) \(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        view.alpha = 0.5
        view.alpha = 0.5
        #expect(log == ["1.0 false -1.0 1.0", "1.0 true 1.0 -1.0", "0.5 false 1.0 0.5"])
        token.invalidate()
        view.alpha = 1
        #expect(log.count == 3)
        #expect(view.notes == [])
    }

    @Test func `Whether it is hidden, its transform and its colour are told`() {
        let view = UIView()
        var log: [String] = []
        let tokens = [
            view.observe(\.isHidden, options: .new) { log.append("hidden \($1.newValue!)") },
            view.observe(\.transform, options: .new) { log.append("transform \($1.newValue!.tx)") },
            view.observe(\.backgroundColor) { view, _ in log.append("colour \(view.backgroundColor == .red)")
            },
        ]
        view.isHidden = true
        view.transform = CGAffineTransform(translationX: 3, y: 0)
        view.backgroundColor = .red
        #expect(log == ["hidden true", "transform 3.0", "colour true"])
        withExtendedLifetime(tokens) {}
    }

    @Test func `Images, texts and values that the program sets are told, by key path and by name`() {
        final class Watch: UIView {
            var names: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { names.append(keyPath ?? "") }
        }
        let (image, label, field, text) = (UIImageView(), UILabel(), UITextField(), UITextView())
        let (slider, progress) = (UISlider(), UIProgressView())
        let watch = Watch()
        label.text = "old"
        var log: [String] = []
        let tokens = [
            image.observe(\.image) { log.append("image \($0.image != nil) \($1.newValue == nil)") },
            label.observe(\.text, options: [.old, .new]) { log.append("\($1.oldValue!!) \($1.newValue!!)") },
            field.observe(\.text, options: .new) { log.append($1.newValue!!) },
            text.observe(\.text, options: .new) { log.append($1.newValue!!) },
            slider.observe(\.value) { view, _ in log.append("\(view.value)") },
            progress.observe(\.progress) { view, _ in log.append("\(view.progress)") },
        ]
        let names: [(NSObject, String)] = [
            (image, "image"), (label, "text"), (field, "text"), (text, "text"), (slider, "value"),
            (progress, "progress"),
        ]
        for (object, name) in names { object.addObserver(watch, forKeyPath: name, context: nil) }
        image.image = UIImage(systemName: "star")
        label.text = "new"
        field.text = "a"
        text.text = "b"
        slider.value = 0.5
        progress.progress = 0.25
        #expect(log == ["image true true", "old new", "a", "b", "0.5", "0.25"])
        #expect(watch.names == names.map(\.1))
        for (object, name) in names { object.removeObserver(watch, forKeyPath: name) }
        withExtendedLifetime(tokens) {}
    }

    @Test func `Overrides and subclasses are observed under the same name`() {
        final class Marked: UIButton {
            var count = 0
            override var isHighlighted: Bool { didSet { count += 1 } }
        }
        let button = Marked(type: .custom)
        var log: [String] = []
        let tokens = [
            button.observe(\.isHighlighted, options: .new) { log.append("highlighted \($1.newValue!)") },
            button.observe(\.isSelected, options: [.old]) { log.append("selected \($1.oldValue!)") },
            button.observe(\.isEnabled) { button, _ in log.append("enabled \(button.isEnabled)") },
        ]
        button.isHighlighted = true
        button.isSelected = true
        button.isEnabled = false
        #expect(log == ["highlighted true", "selected false", "enabled false"])
        #expect(button.count == 1)
        withExtendedLifetime(tokens) {}
    }

    @Test func `Layout by constraints is told`() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.widthAnchor.constraint(equalTo: root.widthAnchor),
            child.heightAnchor.constraint(equalToConstant: 5),
        ])
        var widths: [CGFloat] = []
        let token = child.observe(\.bounds, options: .new) { widths.append($1.newValue!.width) }
        let host = TestHost(root, size: CGSize(width: 80, height: 40), scale: 1)
        host.layout()
        #expect(widths == [80])
        token.invalidate()
    }

    @Test func `A controller tells its title, and what it declares itself`() {
        final class Page: UIViewController { @_Observed var rate = 1 }
        let page = Page()
        var log: [String] = []
        let tokens = [
            page.observe(\.title, options: .new) { log.append(($1.newValue ?? nil) ?? "nil") },
            page.observe(\.rate, options: .new) { log.append("\($1.newValue!)") },
        ]
        page.title = "a"
        page.title = "a"
        page.rate = 2
        #expect(log == ["a", "2"])
        #expect(page.navigationItem.title == "a")
        withExtendedLifetime(tokens) {}
    }

    @Test func `What a view was given goes with it at once`() {
        final class Value {
            let gone: () -> Void; init(_ gone: @escaping () -> Void) { self.gone = gone }; deinit { gone() }
        }
        nonisolated(unsafe) var count = 0
        do {
            let (view, tap) = (UIView(), UITapGestureRecognizer())
            for object in [view, tap] as [NSObject] {
                objc_setAssociatedObject(
                    object, &key, Value { count += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(objc_getAssociatedObject(view, &key) is Value)
        }
        #expect(count == 2)
    }
}

nonisolated(unsafe) private var key: UInt8 = 0

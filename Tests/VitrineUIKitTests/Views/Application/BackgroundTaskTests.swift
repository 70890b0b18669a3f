import Testing
import VitrineFoundation

@testable import VitrineUIKit

@MainActor
@Suite("What an application is asked by its class, its delegates and its tasks")
struct BackgroundTaskTests {
    @Test("Tasks have identifiers of their own, end once, and expire in the order in which they began")
    func tasks() {
        let tasks = UIBackgroundTaskIdentifier.Tasks()
        var expired: [Int] = []
        var made: [UIBackgroundTaskIdentifier] = []
        for index in 0..<3 { made.append(tasks.begin { expired.append(index) }) }
        made.append(tasks.begin(nil))
        #expect(Set(made).count == 4)
        #expect(!made.contains(.invalid))
        tasks.end(made[1])
        tasks.end(made[1])
        tasks.end(.invalid)
        #expect(!tasks.isEmpty)
        tasks.expire()
        #expect(expired == [0, 2])
        #expect(tasks.isEmpty)
    }

    @Test("The application's are begun and ended on any thread")
    func application() async {
        let application = UIApplication.shared
        let identifier = await Task.detached { application.beginBackgroundTask(withName: "save") }.value
        #expect(!application.backgroundTasks.isEmpty)
        application.endBackgroundTask(identifier)
        #expect(application.backgroundTasks.isEmpty)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test("The class has the application by its name in Objective-C, and nothing else")
    func messages() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector).takeUnretainedValue() === UIApplication.shared)
        #expect(!UIApplication.responds(to: NSSelectorFromString("delegate")))
    }

    private final class WithWindow: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    private final class WithoutWindow: NSObject, UIWindowSceneDelegate {}

    @Test("A delegate's window is that of an optional requirement")
    func windows() {
        let delegate = WithWindow()
        delegate.window = UIWindow()
        let found: (any UIApplicationDelegate)? = delegate
        #expect(found?.window??.rootViewController == nil)
        #expect(found!.window!! === delegate.window)
        found?.window = nil
        #expect(delegate.window == nil)
        if let window = found?.window { #expect(window?.isHidden == nil) }
        let scene: (any UIWindowSceneDelegate)? = WithoutWindow()
        scene?.window = UIWindow()
        #expect(scene?.window??.isHidden == nil)
    }

    @Test("Image views are made with an image by initialisers that a subclass may call and override")
    func imageViews() {
        class Arrow: UIImageView {
            init(points: Int) { super.init(image: UIImage()) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        class Framed: UIImageView {
            override init(image: UIImage?) {
                super.init(image: image)
                tag = 3
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Arrow(points: 2).image != nil)
        #expect(!Arrow(points: 2).isUserInteractionEnabled)
        #expect(Framed(image: nil).tag == 3)
    }

    @Test("A display link's old rate and its range are one")
    func rates() {
        let link = CADisplayLink { _ in }
        #expect(link.preferredFramesPerSecond == 0)
        link.preferredFramesPerSecond = 30
        #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30))
        link.preferredFramesPerSecond = 0
        #expect(link.preferredFrameRateRange == .default)
    }

    @Test("Text is entered in the languages that the user reads")
    func inputModes() {
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == Locale.preferredLanguages)
        #expect(UITextField().textInputMode?.primaryLanguage == Locale.preferredLanguages.first)
        #expect(UITextField().textInputContextIdentifier == nil)
    }
}

import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct DeviceOrientationTests {
    @Test func `A device is held as the sides of its screen tell`() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 200), scale: 1)
        host.perform {
            let device = UIDevice.current
            let isWide = UIScreen.main.bounds.width > UIScreen.main.bounds.height
            #expect(device.orientation == (isWide ? .landscapeRight : .portrait))
            #expect(device.isGeneratingDeviceOrientationNotifications)
            let application = UIApplication.shared
            var told: [String] = []
            let key = UIApplication.statusBarOrientationUserInfoKey
            let observed: [(name: NSNotification.Name, object: AnyObject, word: String)] = [
                (UIApplication.willChangeStatusBarOrientationNotification, application, "will"),
                (UIApplication.didChangeStatusBarOrientationNotification, application, "did"),
                (UIDevice.orientationDidChangeNotification, device, "device"),
            ]
            let tokens = observed.map { entry in
                let word = entry.word
                return NotificationCenter.default.addObserver(
                    forName: entry.name, object: entry.object, queue: nil
                ) { notification in
                    let value = (notification.userInfo?[key] as? Int).map { " \($0)" } ?? ""
                    MainActor.assumeIsolated { told.append(word + value) }
                }
            }
            func resize(_ size: CGSize) { device.screenWillResize(to: size) { told.append("change") } }
            let size = UIScreen.main.bounds.size
            let (before, after) =
                isWide
                ? (UIInterfaceOrientation.landscapeLeft.rawValue, UIInterfaceOrientation.portrait.rawValue)
                : (UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.landscapeLeft.rawValue)
            resize(CGSize(width: size.width * 0.9, height: size.height))
            #expect(told == ["change"])
            told = []
            let turned = CGSize(width: size.height, height: size.width)
            resize(turned)
            #expect(told == ["will \(after)", "change", "did \(before)", "device"])
            device.endGeneratingDeviceOrientationNotifications()
            told = []
            resize(turned)
            #expect(told == ["will \(after)", "change", "did \(before)"])
            device.beginGeneratingDeviceOrientationNotifications()
            tokens.forEach(NotificationCenter.default.removeObserver)
        }
        #expect(
            UIDeviceOrientation.landscapeLeft.isLandscape
                && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && UIDeviceOrientation.faceDown.isFlat)
    }
}

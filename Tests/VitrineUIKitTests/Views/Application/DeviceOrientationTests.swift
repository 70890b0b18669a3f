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
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            device.orientationMayHaveChanged(from: device.orientation)
            #expect(count == 0)
            device.orientationMayHaveChanged(from: isWide ? .portrait : .landscapeRight)
            #expect(count == 1)
            device.endGeneratingDeviceOrientationNotifications()
            device.orientationMayHaveChanged(from: isWide ? .portrait : .landscapeRight)
            #expect(count == 1)
            device.beginGeneratingDeviceOrientationNotifications()
            NotificationCenter.default.removeObserver(token)
        }
        #expect(
            UIDeviceOrientation.landscapeLeft.isLandscape
                && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && UIDeviceOrientation.faceDown.isFlat)
    }
}

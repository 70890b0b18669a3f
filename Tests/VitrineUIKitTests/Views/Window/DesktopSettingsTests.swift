import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// The settings are the process's, so one test at a time changes them.
@Suite("Settings of the desktop", .serialized)
@MainActor
struct DesktopSettingsTests {
    @Test("Motion is reduced where the desktop has no animations, and its change is posted once")
    func motion() throws {
        let host = TestHost(UIView(), device: .desktop, size: CGSize(width: 100, height: 100), scale: 1)
        let surface = try #require(host.window.offscreenWindow)
        var posted: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted.append(UIAccessibility.isReduceMotionEnabled) } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        surface.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        surface.isDark = true
        surface.reducesMotion = false
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(posted == [true, false])
    }

    @Test(
        "More contrast, where the desktop asks for it, is in traits and colours, and its change is posted once"
    )
    func contrast() throws {
        let view = UIView()
        let host = TestHost(view, device: .desktop, size: CGSize(width: 100, height: 100), scale: 1)
        let surface = try #require(host.window.offscreenWindow)
        var posted: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posted.append(UIAccessibility.isDarkerSystemColorsEnabled) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        func blue() -> [Int] {
            let components = UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor.components!
            return components.prefix(3).map { Int(($0 * 255).rounded()) }
        }
        #expect(view.traitCollection.accessibilityContrast == .normal)
        #expect(blue() == [0, 122, 255])
        surface.increasesContrast = true
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(view.traitCollection.accessibilityContrast == .high)
        #expect(blue() == [0, 64, 221])
        view.overrideUserInterfaceStyle = .dark
        #expect(blue() == [64, 156, 255])
        surface.increasesContrast = false
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(view.traitCollection.accessibilityContrast == .normal)
        #expect(posted == [true, false])
    }
}

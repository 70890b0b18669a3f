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
}

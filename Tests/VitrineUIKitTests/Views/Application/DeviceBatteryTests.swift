import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("The battery, and events that are ignored")
struct DeviceBatteryTests {
    private func battery(_ files: [String: [String: String]]) throws -> DeviceBattery? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (supply, values) in files {
            let place = folder.appendingPathComponent(supply)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (name, value) in values {
                try Data("\(value)\n".utf8).write(to: place.appendingPathComponent(name))
            }
        }
        return DeviceBattery(in: folder.path)
    }

    @Test("The machine's battery is read, not that of a mouse, and none is none")
    func reading() throws {
        let found = try battery([
            "AC": ["type": "Mains", "online": "1"],
            "A mouse": ["type": "Battery", "scope": "Device", "capacity": "3", "status": "Discharging"],
            "BAT0": ["type": "Battery", "capacity": "85", "status": "Charging"],
        ])
        #expect(found?.level == 0.85)
        #expect(found?.state == .charging)
        #expect(
            try battery(["BAT0": ["type": "Battery", "capacity": "40", "status": "Discharging"]])?.state
                == .unplugged)
        #expect(
            try battery(["BAT0": ["type": "Battery", "capacity": "100", "status": "Full"]])?.state == .full)
        #expect(
            try battery(["BAT0": ["type": "Battery", "capacity": "7", "status": "?"]])?.state == .unknown)
        #expect(try battery(["AC": ["type": "Mains"]]) == nil)
        #expect(try battery(["BAT0": ["type": "Battery", "capacity": "much"]]) == nil)
        #expect(try battery([:]) == nil)
    }

    @Test("Unless the battery is looked at nobody knows of it, and nothing feels proximity")
    func monitoring() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100))
        host.perform {
            let device = UIDevice.current
            #expect(!device.isBatteryMonitoringEnabled)
            #expect(device.batteryLevel == -1)
            #expect(device.batteryState == .unknown)
            device.isProximityMonitoringEnabled = true
            #expect(!device.isProximityMonitoringEnabled)
        }
    }

    @Test("Ignored events reach nobody, until as many calls have ended that")
    func ignoring() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let host = TestHost(button, size: CGSize(width: 100, height: 100))
        host.layout()
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(presses == 1)
        host.perform {
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.beginIgnoringInteractionEvents()
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.perform { UIApplication.shared.endIgnoringInteractionEvents() }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(presses == 1)
        host.perform {
            UIApplication.shared.endIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
            #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(presses == 2)
    }
}

import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Inspector", .serialized)
struct InspectorTests {
    private struct Inspected: View {
        let log: ActionLog
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
            log.actions["hide"] = { isShown = false }
            log.actions["show"] = { isShown = true }
            log.actions["count"] = { count += 1 }
            log.actions["state"] = { log.lines.append("\(isShown)") }
            return Counter().inspector(isPresented: $isShown) {
                Text("Inspector \(count)").inspectorColumnWidth(min: 200, ideal: 240, max: 300)
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("In a wide window it is a column at the trailing edge, as wide as it asks")
    func column() {
        let log = ActionLog()
        let host = TestHost(Inspected(log: log), device: .desktop, size: CGSize(width: 800, height: 600))
        host.settle()
        #expect(abs(host.find(text: "Inspector 0").frame.midX - 680) <= 1)
        #expect(abs(host.find(text: "Count 0").frame.midX - 280) <= 1)
        host.find(text: "Count 0").tap()
        log.actions["count"]?()
        host.settle()
        #expect(host.find(text: "Inspector 1").exists)
        log.actions["hide"]?()
        host.settle()
        #expect(!host.find(text: "Inspector 1").exists)
        // The content has kept its state, and all of the width.
        #expect(abs(host.find(text: "Count 1").frame.midX - 400) <= 1)
    }

    @Test("In a narrow window it is a sheet; dismissing that writes the binding")
    func sheet() throws {
        let log = ActionLog()
        let host = TestHost(Inspected(log: log), device: .desktop, size: CGSize(width: 400, height: 700))
        host.settle()
        #expect(host.rootViewController.presentedViewController != nil)
        #expect(host.find(text: "Inspector 0").exists)
        host.rootViewController.dismiss(animated: true)
        host.settle()
        log.actions["state"]?()
        #expect(log.take() == ["false"])
        log.actions["show"]?()
        host.settle()
        #expect(host.rootViewController.presentedViewController != nil)
    }

    @Test("A column becomes a sheet when the window does")
    func resizes() {
        let log = ActionLog()
        let host = TestHost(Inspected(log: log), device: .desktop, size: CGSize(width: 800, height: 600))
        host.settle()
        host.resize(to: CGSize(width: 400, height: 600))
        host.settle()
        #expect(host.rootViewController.presentedViewController != nil)
        log.actions["state"]?()
        #expect(log.take() == ["true"])
        host.resize(to: CGSize(width: 800, height: 600))
        host.settle()
        #expect(host.rootViewController.presentedViewController == nil)
        log.actions["state"]?()
        #expect(log.take() == ["true"])
        #expect(host.find(text: "Inspector 0").frame.minX > 560)
    }
}

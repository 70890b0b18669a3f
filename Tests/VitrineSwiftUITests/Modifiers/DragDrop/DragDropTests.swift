import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("Drag and drop of views")
@MainActor
struct DragDropTests {
    /// What programs in the tests were told.
    private final class Log {
        var lines: [String] = []
        var info: DropInfo?
    }

    private let log = Log()
    private let from = CGPoint(x: 50, y: 50)
    private let to = CGPoint(x: 250, y: 50)

    /// A view of 100 points at the left, and one of as much at the right.
    private func host(_ source: some View, _ target: some View) -> TestHost {
        let host = TestHost(
            HStack(spacing: 100) {
                source.frame(width: 100, height: 100)
                target.frame(width: 100, height: 100)
            }.frame(width: 300, height: 100), size: CGSize(width: 300, height: 100), scale: 1)
        host.settle(timeout: 1)
        return host
    }

    @Test("A value is dragged from one view to another, on phones, too")
    func values() {
        let log = log
        let host = host(
            Color.red.draggable("tea"),
            Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { items, location in
                log.lines.append("\(items) at \(Int(location.x)), \(Int(location.y))")
                return true
            } isTargeted: {
                log.lines.append("targeted \($0)")
            })
        host.dragAndDrop(from: from, to: CGPoint(x: 240, y: 30))
        #expect(log.lines == ["targeted true", "targeted false", "[\"tea\"] at 40, 30"])
    }

    @Test("What is of another type is not taken")
    func types() {
        let log = log
        let host = host(
            Color.red.draggable("tea"),
            Color.blue.dropDestination(for: URL.self) { _, _ in
                log.lines.append("dropped")
                return true
            } isTargeted: { _ in
                log.lines.append("targeted")
            })
        host.dragAndDrop(from: from, to: to)
        #expect(log.lines == [])
    }

    @Test("Item providers are given and taken")
    func providers() async {
        let log = log
        let text: String = await withCheckedContinuation { continuation in
            let host = host(
                Color.red.onDrag { NSItemProvider(object: "tea" as NSString) },
                Color.blue.onDrop(of: [.text], isTargeted: nil) { providers in
                    log.lines.append("\(providers.count)")
                    _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
                        continuation.resume(returning: text ?? "nothing")
                    }
                    return true
                })
            host.dragAndDrop(from: from, to: to)
            if log.lines.isEmpty { continuation.resume(returning: "not dropped") }
        }
        #expect(text == "tea")
    }

    @Test("Values of other types are made of the data")
    func coercion() async {
        let text: [String] = await withCheckedContinuation { continuation in
            var isDropped = false
            let host = host(
                Color.red.onDrag { NSItemProvider(object: "tea" as NSString) },
                Color.blue.dropDestination(for: String.self) { items, _ in
                    continuation.resume(returning: items)
                    return true
                } isTargeted: {
                    isDropped = isDropped || $0
                })
            host.dragAndDrop(from: from, to: to)
            if !isDropped { continuation.resume(returning: []) }
        }
        #expect(text == ["tea"])
    }

    private struct Delegate: DropDelegate {
        let log: Log
        var isValid = true
        var operation = DropOperation.move
        func validateDrop(info: DropInfo) -> Bool { isValid }
        func dropEntered(info: DropInfo) { log.lines.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            if log.lines.last != "updated" { log.lines.append("updated") }
            return DropProposal(operation: operation)
        }
        func dropExited(info: DropInfo) { log.lines.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.lines.append("dropped \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    @Test("A delegate decides")
    func delegates() {
        let host = host(
            Color.red.draggable("tea"), Color.blue.onDrop(of: [.text], delegate: Delegate(log: log)))
        host.dragAndDrop(from: from, to: to)
        #expect(log.lines == ["entered", "updated", "dropped 1"])
        log.lines = []
        host.touchDown(at: from)
        host.advance(by: 0.6)
        host.moveTouch(from: from, to: to, duration: 0.3)
        host.touchMove(to: CGPoint(x: 150, y: 50))
        #expect(log.lines == ["entered", "updated", "exited"])
        host.touchUp(at: CGPoint(x: 150, y: 50))
        host.advance(by: 0.5)
    }

    @Test("What a delegate forbids or does not validate is not dropped")
    func refusal() {
        let forbidding = host(
            Color.red.draggable("tea"),
            Color.blue.onDrop(of: [.text], delegate: Delegate(log: log, operation: .forbidden)))
        forbidding.dragAndDrop(from: from, to: to)
        #expect(log.lines == ["entered", "updated", "exited"])
        log.lines = []
        let refusing = host(
            Color.red.draggable("tea"),
            Color.blue.onDrop(of: [.text], delegate: Delegate(log: log, isValid: false)))
        refusing.dragAndDrop(from: from, to: to)
        #expect(log.lines == [])
    }

    @Test("The innermost view that accepts counts")
    func nesting() {
        let log = log
        let host = host(
            Color.red.draggable("tea"),
            Color.blue.frame(width: 100, height: 100)
                .dropDestination(for: URL.self) { _, _ in
                    log.lines.append("inner")
                    return true
                }
                .dropDestination(for: String.self) { _, _ in
                    log.lines.append("outer")
                    return true
                })
        host.dragAndDrop(from: from, to: to)
        #expect(log.lines == ["outer"])
    }

    @Test("A disabled view is neither dragged nor dropped on")
    func disabled() {
        let log = log
        let host = host(
            Color.red.draggable("tea").disabled(true),
            Color.blue.dropDestination(for: String.self) { _, _ in
                log.lines.append("dropped")
                return true
            })
        host.dragAndDrop(from: from, to: to)
        #expect(log.lines == [])
    }

    private struct Names: View {
        let log: Log
        @State var names = ["a", "b", "c"]
        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(width: 100, height: 60).draggable("new")
                List {
                    ForEach(names, id: \.self) { name in Text(name).draggable(name) }
                        .dropDestination(for: String.self) { items, offset in
                            log.lines.append("\(items) before \(offset)")
                            names.insert(contentsOf: items, at: offset)
                        }
                }.listStyle(.plain)
            }
        }
    }

    @Test("A list takes what is dropped between its rows")
    func lists() throws {
        let host = TestHost(
            Names(log: log), device: .iPhone, size: CGSize(width: 375, height: 600), safeArea: .zero)
        host.settle(timeout: 1)
        let list = try #require(collectionView(in: host.window))
        let second = try #require(list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
        let place = list.convert(CGPoint(x: second.midX, y: second.midY), to: nil)
        let from = CGPoint(x: 187, y: 30)
        host.touchDown(at: from)
        host.advance(by: 0.6)
        host.moveTouch(from: from, to: place, duration: 0.4)
        host.advance(by: 0.5)
        let moved = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(moved.frame.minY == second.minY + second.height)
        host.touchUp(at: place)
        host.advance(by: 1)
        #expect(log.lines == ["[\"new\"] before 1"])
        #expect(list.numberOfItems(inSection: 0) == 4)
    }

    private func collectionView(in view: UIView) -> UICollectionView? {
        view as? UICollectionView ?? view.subviews.lazy.compactMap { self.collectionView(in: $0) }.first
    }
}

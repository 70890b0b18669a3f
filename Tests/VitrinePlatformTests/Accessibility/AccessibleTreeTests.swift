import Foundation
import Fuzzing
import Testing
import VitrinePlatform

@MainActor @Suite struct AccessibleTreeTests {
    /// Objects that elements are called by, in a row.
    private final class Name {}
    private let names = (0..<16).map { _ in Name() }

    private func id(_ index: Int) -> AccessibleElement.ID {
        .init(object: ObjectIdentifier(names[index]), part: 0)
    }

    private func element(
        _ index: Int, _ role: AccessibleRole = .button, _ frame: CGRect = .zero,
        children: [AccessibleElement] = []
    ) -> AccessibleElement {
        var element = AccessibleElement(id: id(index), role: role, frame: frame)
        element.label = "\(index)"
        element.children = children
        return element
    }

    /// Steps as text: `+1 in 0 after 2`.
    private func text(_ changes: [AccessibleChange]) -> [String] {
        func name(_ id: AccessibleElement.ID?) -> String {
            id.flatMap { id in names.firstIndex { ObjectIdentifier($0) == id.object } }.map(String.init)
                ?? "nil"
        }
        return changes.map {
            switch $0 {
            case .remove(let id): "-\(name(id))"
            case let .insert(element, parent, previous):
                "+\(name(element.id)) in \(name(parent)) after \(name(previous))"
            case .update(let element): "=\(name(element.id)) \(element.label ?? "")"
            case let .move(id, previous): "\(name(id)) after \(name(previous))"
            }
        }
    }

    @Test func `Containers come before what is in them, siblings one after another`() {
        var tree = AccessibleTree()
        let changes = tree.update(to: [
            element(0, .group, children: [element(1), element(2)]), element(3),
        ])
        #expect(
            text(changes) == [
                "+0 in nil after nil", "+1 in 0 after nil", "+2 in 0 after 1", "+3 in nil after 0",
            ])
        #expect(tree.count == 4)
    }

    @Test func `What is as it was is not told`() {
        var tree = AccessibleTree()
        let elements = [element(0, .group, children: [element(1)]), element(2)]
        _ = tree.update(to: elements)
        #expect(tree.update(to: elements) == [])
        var changed = elements
        changed[0].children[0].label = "one"
        #expect(text(tree.update(to: changed)) == ["=1 one"])
    }

    @Test func `A container takes what is in it along`() {
        var tree = AccessibleTree()
        func shown(at y: CGFloat) -> [AccessibleElement] {
            let inner = element(1, .button, CGRect(x: 10, y: y + 5, width: 20, height: 10))
            return [element(0, .group, CGRect(x: 10, y: y, width: 100, height: 40), children: [inner])]
        }
        let made = tree.update(to: shown(at: 0.4))
        guard case .insert(let inner, _, _) = made.last else {
            Issue.record("\(made)")
            return
        }
        #expect(inner.frame == CGRect(x: 0, y: 5, width: 20, height: 10))
        #expect(text(tree.update(to: shown(at: 30.3))) == ["=0 0"])
    }

    @Test func `Whoever is gone takes what is in it along, the innermost first`() {
        var tree = AccessibleTree()
        _ = tree.update(to: [element(0, .group, children: [element(1), element(2)]), element(3)])
        #expect(text(tree.update(to: [element(3)])) == ["-2", "-1", "-0"])
    }

    @Test func `Siblings that stay in their order are not moved`() {
        var tree = AccessibleTree()
        _ = tree.update(to: (0..<5).map { element($0) })
        #expect(text(tree.update(to: [0, 2, 3, 4].map { element($0) })) == ["-1"])
        #expect(text(tree.update(to: [0, 2, 5, 3, 4].map { element($0) })) == ["+5 in nil after 2"])
        #expect(text(tree.update(to: [4, 0, 2, 5, 3].map { element($0) })) == ["4 after nil"])
    }

    @Test func `Another role or another container is another element`() {
        var tree = AccessibleTree()
        _ = tree.update(to: [element(0, .group, children: [element(1)]), element(2, .group)])
        #expect(
            text(tree.update(to: [element(0, .group), element(2, .group, children: [element(1)])]))
                == ["-1", "+1 in 2 after nil"])
        #expect(
            text(tree.update(to: [element(0, .group), element(2, .label, children: [element(1)])]))
                == ["-1", "-2", "+2 in nil after 0", "+1 in 2 after nil"])
    }

    /// What a platform makes of the steps: the same tree with widgets in the place of values.
    private struct Widgets {
        var elements: [AccessibleElement.ID: AccessibleElement] = [:]
        var children: [AccessibleElement.ID?: [AccessibleElement.ID]] = [:]

        mutating func carryOut(_ change: AccessibleChange) {
            switch change {
            case .remove(let id):
                #expect(children[id, default: []].isEmpty, "Something is left in what is removed.")
                elements[id] = nil
                children[id] = nil
                for key in children.keys { children[key]?.removeAll { $0 == id } }
            case let .insert(element, parent, previous):
                #expect(elements[element.id] == nil, "It is there already.")
                elements[element.id] = element
                put(element.id, in: parent, after: previous)
            case .update(let element): elements[element.id] = element
            case let .move(id, previous):
                let parent = children.first { $0.value.contains(id) }!.key
                children[parent]?.removeAll { $0 == id }
                put(id, in: parent, after: previous)
            }
        }

        private mutating func put(
            _ id: AccessibleElement.ID, in parent: AccessibleElement.ID?,
            after previous: AccessibleElement.ID?
        ) {
            var list = children[parent, default: []]
            let place = previous.map { list.firstIndex(of: $0)! + 1 } ?? 0
            list.insert(id, at: place)
            children[parent] = list
        }

        func tree(in parent: AccessibleElement.ID? = nil) -> [AccessibleElement] {
            children[parent, default: []].map {
                var element = elements[$0]!
                element.children = tree(in: $0)
                return element
            }
        }
    }

    @Test(arguments: FuzzBudget.seeds(200)) func `Carrying out the steps makes the new tree`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var tree = AccessibleTree()
        var widgets = Widgets()
        for _ in 0..<20 {
            let shown = randomTree(&random)
            for change in tree.update(to: shown) { widgets.carryOut(change) }
            #expect(widgets.tree() == shown)
        }
    }

    private func randomTree(_ random: inout SeededGenerator) -> [AccessibleElement] {
        var left = Array(0..<names.count).shuffled(using: &random)[..<random.int(0...names.count)]
        func some(_ depth: Int) -> [AccessibleElement] {
            var list: [AccessibleElement] = []
            while !left.isEmpty, random.chance(0.75) {
                let index = left.removeFirst()
                let isGroup = random.chance(0.4)
                var made = element(index, isGroup ? .group : random.chance(0.2) ? .link : .button)
                if random.chance(0.2) { made.label = "other" }
                if isGroup, depth < 3 { made.children = some(depth + 1) }
                list.append(made)
            }
            return list
        }
        return some(0)
    }
}

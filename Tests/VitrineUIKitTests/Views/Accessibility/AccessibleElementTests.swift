import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// What nodes become for the platform.
@MainActor @Suite struct AccessibleElementTests {
    private let object = UIView()

    private func element(
        _ traits: UIAccessibilityTraits, _ change: (inout AccessibilityNode) -> Void = { _ in }
    )
        -> AccessibleElement
    {
        var node = AccessibilityNode(isElement: true, frame: .zero, source: object)
        node.traits = traits
        change(&node)
        return AccessibleElement(node, id: .init(object: ObjectIdentifier(object), part: 0))
    }

    @Test func `Traits say what an element is`() {
        #expect(element(.none).role == .label)
        #expect(element(.staticText).role == .label)
        #expect(element(.button).role == .button)
        #expect(element(.keyboardKey).role == .button)
        #expect(element([.button, .link]).role == .link)
        #expect(element([.staticText, .header]).role == .heading)
        #expect(element([.button, .image]).role == .button)
        #expect(element(.image).role == .image)
        #expect(element([.button, .toggleButton]).role == .toggle)
        #expect(element(.adjustable).role == .stepper)
        #expect(element(.adjustable) { $0.number = .init(1, in: 0...2) }.role == .slider)
        #expect(element(.updatesFrequently) { $0.number = .init(1, in: 0...2) }.role == .progress)
        let editing = AccessibilityNode.Editing(isEditable: true, isMultiline: false)
        #expect(element(.none) { $0.editing = editing }.role == .textField)
        #expect(element(.searchField) { $0.editing = editing }.role == .searchField)
        #expect(element(.button) { $0.isElement = false }.role == .group)
    }

    @Test func `Traits say how an element is`() {
        #expect(element(.button).states == [.activates, .focusable])
        #expect(element([.button, .notEnabled]).states == [.disabled])
        #expect(element([.button, .selected]).states == [.activates, .focusable, .selected])
        #expect(element(.staticText).states == [.activates])
        #expect(element(.button) { $0.respondsToUserInteraction = false }.states == [.activates])
        #expect(element(.toggleButton) { $0.value = "1" }.states == [.activates, .focusable, .checked])
        #expect(element(.adjustable) { $0.adjust = { _ in } }.states == [.activates, .adjusts, .focusable])
        let text = AccessibilityNode.Editing(isEditable: false, isMultiline: true)
        #expect(
            element(.none) { $0.editing = text }.states == [.activates, .focusable, .readOnly, .multiline])
        #expect(element(.none) { $0.isElement = false }.states == [])
    }

    @Test func `A value is said before the hint, unless the role tells it`() {
        #expect(
            element(.button) {
                $0.value = "3 new"
                $0.hint = "Opens the mail"
            }.description == "3 new, Opens the mail")
        #expect(element(.toggleButton) { $0.value = "0" }.description == nil)
        #expect(element(.toggleButton) { $0.value = "half on" }.description == "half on")
        func slider(_ value: String) -> AccessibleElement {
            element(.adjustable) {
                $0.number = .init(0.4, in: 0...1)
                $0.value = value
            }
        }
        #expect(slider("40%").description == nil && slider("40%").value == "40%")
        #expect(slider("rather loud").description == "rather loud")
    }

    @Test func `A caret counts scalars, and a long text is cut`() {
        func text(_ string: String, caret: Int) -> AccessibleElement.Text? {
            element(.none) {
                var editing = AccessibilityNode.Editing(isEditable: true, isMultiline: true)
                (editing.caret, editing.anchor) = (caret, 0)
                $0.editing = editing
                $0.value = string
            }.text
        }
        #expect(text("a\u{1f600}b", caret: 3) == .init("a\u{1f600}b", caret: 2, anchor: 0))
        #expect(text("ab", caret: 9) == .init("ab", caret: 2, anchor: 0))
        let long = String(repeating: "a", count: 20_000)
        #expect(text(long, caret: 20_000)?.string.count == 16_384)
        #expect(text(long, caret: 20_000)?.caret == 16_384)
    }

    @Test func `Controls say what they are`() {
        let toggle = UISwitch()
        toggle.isOn = true
        let progress = UIProgressView()
        progress.progress = 0.25
        let field = UITextField()
        field.placeholder = "Name"
        let secret = UITextField()
        secret.isSecureTextEntry = true
        secret.text = "abc"
        let elements = [toggle, progress, field, secret].map { view in
            AccessibleElement(
                AccessibilityNode(view, isElement: true),
                id: .init(object: ObjectIdentifier(view), part: 0))
        }
        #expect(elements.map(\.role) == [.toggle, .progress, .textField, .textField])
        #expect(elements[0].states.contains(.checked))
        #expect(elements[1].number == .init(0.25, in: 0...1) && elements[1].label == "Progress")
        #expect(elements[2].label == "Name" && elements[2].text?.string == "")
        #expect(elements[3].text?.string == "\u{2022}\u{2022}\u{2022}")
    }
}

public import Foundation
public import VitrineFoundation
public import VitrineUIKit

// Controls with titles that are looked up when they are shown, as the symbols of string catalogues name them:
// `Button(.close) {}`. Literals are `LocalizedStringKey` all the same. Source: SwiftUI of iOS 26, there for iOS 16 and later.

extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleResource) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { VitrineSwiftUI.Label(titleResource, systemImage: systemImage) } }

    /// A button with a title, a symbol and a role.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            VitrineSwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }

    /// A button with a title and an image.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { VitrineSwiftUI.Label(titleResource, image: image) } }
}

extension Label where Title == Text, Icon == Image {
    /// A title with an image of the program.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// A title with a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title with an image of a catalogue.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension TextField where Label == Text {
    /// A field of one line.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(titleResource) }
    }

    /// A field of one line with a prompt.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field that grows along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis) { Text(titleResource) }
    }

    /// A field with a prompt that grows along an axis.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }
}

extension SecureField where Label == Text {
    /// A field that does not show what is typed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(titleResource) }
    }

    /// A field with a prompt that does not show what is typed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension DatePicker where Label == Text {
    /// A picker of a date with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// A picker of a date in a range.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }

    /// A picker of a date from one on.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }

    /// A picker of a date up to one.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper of a value in a range.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { VitrineSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Link where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension ColorPicker where Label == Text {
    /// A well of a colour with a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) } }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    /// A progress of unknown length with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
}

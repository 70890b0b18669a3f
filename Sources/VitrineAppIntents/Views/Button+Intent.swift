public import Foundation
public import VitrineSwiftUI

extension Button {
    /// A button that performs an intent in the program.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRunner.run(intent) }, label: label)
    }

    /// A button with a role that performs an intent in the program.
    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a title that performs an intent in the program.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey, action: { IntentRunner.run(intent) })
    }

    /// A button with a title that performs an intent in the program.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) {
        self.init(title, action: { IntentRunner.run(intent) })
    }

    /// A button with a role and a title that performs an intent in the program.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(titleKey, role: role, action: { IntentRunner.run(intent) })
    }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol that performs an intent in the program.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(titleKey, systemImage: systemImage, action: { IntentRunner.run(intent) })
    }

    /// A button with a title and a symbol that performs an intent in the program.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent, S: StringProtocol>(_ title: S, systemImage: String, intent: I) {
        self.init(title, systemImage: systemImage, action: { IntentRunner.run(intent) })
    }
}

extension Toggle {
    /// A toggle that performs an intent in the program. It shows what the program says, once that has changed.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(performing: intent, isOn), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that performs an intent in the program.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: Binding(performing: intent, isOn))
    }

    /// A toggle with a title that performs an intent in the program.
    @_disfavoredOverload
    public init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) {
        self.init(title, isOn: Binding(performing: intent, isOn))
    }
}

extension Binding where Value == Bool {
    /// A value that an intent sets: one that sets a truth value is told which.
    fileprivate init<I: AppIntent>(performing intent: I, _ isOn: Bool) {
        self.init {
            isOn
        } set: { value in
            IntentRunner.run(intent, setting: value)
        }
    }
}

extension IntentRunner {
    static func run<I: AppIntent>(_ intent: I, setting value: Bool) {
        if let setting = intent as? any SetValueIntent {
            set(setting, value)
        } else {
            run(intent)
        }
    }

    private static func set<I: SetValueIntent>(_ intent: I, _ value: Bool) {
        var told = intent
        if let value = value as? I.ValueType { told.value = value }
        run(told)
    }
}

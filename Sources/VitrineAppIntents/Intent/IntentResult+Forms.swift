public import VitrineSwiftUI

extension IntentResult {
    /// Nothing more to say: it is done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(nil, nil, nil, nil)
    }

    /// It is done, with a view.
    public static func result<S: View>(
        view: S
    ) -> Self where Self == IntentResultContainer<Never, Never, S, Never> {
        IntentResultContainer(nil, nil, view, nil)
    }

    /// It is done, with a view.
    public static func result<S: View>(
        @ViewBuilder content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, Never, S, Never> {
        IntentResultContainer(nil, nil, content(), nil)
    }

    /// It is done, with something that is said.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(nil, nil, nil, dialog)
    }

    /// It is done, with something that is said and a view.
    public static func result<S: View>(
        dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
        IntentResultContainer(nil, nil, view, dialog)
    }

    /// It is done, with something that is said and a view.
    public static func result<S: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
        IntentResultContainer(nil, nil, content(), dialog)
    }

    /// It is done, with another intent, which is performed then.
    public static func result<O: AppIntent>(
        opensIntent: O
    ) -> Self where Self == IntentResultContainer<Never, O, Never, Never> {
        IntentResultContainer(nil, opensIntent, nil, nil)
    }

    /// It is done, with another intent, which is performed then and something that is said.
    public static func result<O: AppIntent>(
        opensIntent: O, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, O, Never, IntentDialog> {
        IntentResultContainer(nil, opensIntent, nil, dialog)
    }

    /// It is done, with a value.
    public static func result<V: _IntentValue>(
        value: V
    ) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        IntentResultContainer(value, nil, nil, nil)
    }

    /// It is done, with a value and a view.
    public static func result<V: _IntentValue, S: View>(
        value: V, view: S
    ) -> Self where Self == IntentResultContainer<V, Never, S, Never> {
        IntentResultContainer(value, nil, view, nil)
    }

    /// It is done, with a value and a view.
    public static func result<V: _IntentValue, S: View>(
        value: V, @ViewBuilder content: () -> S
    ) -> Self where Self == IntentResultContainer<V, Never, S, Never> {
        IntentResultContainer(value, nil, content(), nil)
    }

    /// It is done, with a value and something that is said.
    public static func result<V: _IntentValue>(
        value: V, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        IntentResultContainer(value, nil, nil, dialog)
    }

    /// It is done, with a value, something that is said and a view.
    public static func result<V: _IntentValue, S: View>(
        value: V, dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<V, Never, S, IntentDialog> {
        IntentResultContainer(value, nil, view, dialog)
    }

    /// It is done, with a value, something that is said and a view.
    public static func result<V: _IntentValue, S: View>(
        value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
    ) -> Self where Self == IntentResultContainer<V, Never, S, IntentDialog> {
        IntentResultContainer(value, nil, content(), dialog)
    }

    /// It is done, with a value and another intent, which is performed then.
    public static func result<V: _IntentValue, O: AppIntent>(
        value: V, opensIntent: O
    ) -> Self where Self == IntentResultContainer<V, O, Never, Never> {
        IntentResultContainer(value, opensIntent, nil, nil)
    }

    /// It is done, with a value, another intent, which is performed then and something that is said.
    public static func result<V: _IntentValue, O: AppIntent>(
        value: V, opensIntent: O, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, O, Never, IntentDialog> {
        IntentResultContainer(value, opensIntent, nil, dialog)
    }

}

public import Foundation

nonisolated extension View {
    // MARK: A title and actions

    /// Presents an alert when a given condition is true, using a text view for the title.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(DialogModifier("alert", .alert, isPresented, title.string, actions, EmptyView()))
    }

    /// Presents an alert when a given condition is true, using a localized string key for the title.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

    /// Presents an alert when a given condition is true, using a string variable as a title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    // MARK: With a message

    /// Presents an alert with a message when a given condition is true, using a text view as a title.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return modifier(DialogModifier("alert", .alert, isPresented, title.string, actions, message))
    }

    /// Presents an alert with a message when a given condition is true, using a localized string key for a title.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    /// Presents an alert with a message when a given condition is true, using a string variable as a title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    // MARK: With data

    /// Presents an alert using the given data to produce its content, and a text view as a title.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        let condition = isPresented.and(data != nil)
        return modifier(DialogModifier("alert", .alert, condition, title.string, actions, EmptyView()))
    }

    /// Presents an alert using the given data to produce its content, and a localized string key for a title.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

    /// Presents an alert using the given data to produce its content, and a string variable as a title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    /// Presents an alert with a message using the given data to produce its content, and a text view as a title.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        let condition = isPresented.and(data != nil)
        return modifier(DialogModifier("alert", .alert, condition, title.string, actions, message))
    }

    /// Presents an alert with a message using the given data to produce its content, and a localized string key for a
    /// title.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert with a message using the given data to produce its content, and a string variable as a title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    // MARK: For errors

    /// Presents an alert when an error is present: its description is the title.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        let condition = isPresented.and(error != nil)
        return modifier(
            DialogModifier("alert", .alert, condition, error?.errorDescription, actions, EmptyView()))
    }

    /// Presents an alert with a message when an error is present: its description is the title.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let (actions, message) = (error.map(actions), error.map(message))
        let condition = isPresented.and(error != nil)
        return modifier(DialogModifier("alert", .alert, condition, error?.errorDescription, actions, message))
    }
}

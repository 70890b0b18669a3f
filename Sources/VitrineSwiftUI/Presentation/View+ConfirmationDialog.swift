extension View {
    /// On a telephone the title is out of sight unless it is asked for.
    fileprivate nonisolated func confirmation<A: View, M: View>(
        _ isPresented: Binding<Bool>, _ title: Text, _ visibility: Visibility, _ actions: A, _ message: M
    ) -> some View {
        modifier(
            DialogModifier(
                "confirmationDialog", .actionSheet, isPresented, visibility == .visible ? title.string : nil,
                actions, message))
    }
}

nonisolated extension View {
    /// Presents a confirmation dialog when a given condition is true, using a text view for the title.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { confirmation(isPresented, title, titleVisibility, actions(), EmptyView()) }

    /// Presents a confirmation dialog when a given condition is true, using a localized string key for the title.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { confirmation(isPresented, Text(titleKey), titleVisibility, actions(), EmptyView()) }

    /// Presents a confirmation dialog when a given condition is true, using a string variable as a title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { confirmation(isPresented, Text(title), titleVisibility, actions(), EmptyView()) }

    /// Presents a confirmation dialog with a message when a given condition is true, using a text view for the title.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { confirmation(isPresented, title, titleVisibility, actions(), message()) }

    /// Presents a confirmation dialog with a message when a given condition is true, using a localized string key for the
    /// title.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { confirmation(isPresented, Text(titleKey), titleVisibility, actions(), message()) }

    /// Presents a confirmation dialog with a message when a given condition is true, using a string variable for the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { confirmation(isPresented, Text(title), titleVisibility, actions(), message()) }

    // MARK: With data

    /// Presents a confirmation dialog using data to produce the dialog's content, and a text view for the title.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmation(isPresented.and(data != nil), title, titleVisibility, data.map(actions), EmptyView())
    }

    /// Presents a confirmation dialog using data to produce the dialog's content, and a localized string key for the title.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a confirmation dialog using data to produce the dialog's content, and a string variable for the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a confirmation dialog with a message using data to produce the dialog's content, and a text view for the
    /// title.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmation(
            isPresented.and(data != nil), title, titleVisibility, data.map(actions), data.map(message))
    }

    /// Presents a confirmation dialog with a message using data to produce the dialog's content, and a localized string key
    /// for the title.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a confirmation dialog with a message using data to produce the dialog's content, and a string variable for
    /// the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}

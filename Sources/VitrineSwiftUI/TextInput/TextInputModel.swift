/// Where entered text comes from and goes to: a string, or a value that is written as one.
struct TextInputModel {
    /// The text as the value says it.
    var text: () -> String
    /// The text changed.
    var change: (String) -> Void
    /// Editing ended, or Return was pressed: the text becomes what the value says.
    var finish: (String) -> Void
    /// What is selected; nil where nobody wants to know.
    var selection: Binding<TextSelection?>?
    /// Whether the text follows the value while it is edited.
    var followsValue = true

    init(_ text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
        self.selection = selection
        self.text = { text.wrappedValue }
        change = { text.wrappedValue = $0 }
        finish = { _ in }
    }

    /// A value that is taken over when the text is finished, if it can be read.
    init<Value>(
        write: @escaping () -> String, read: @escaping (String) -> Value?, set: @escaping (Value) -> Void
    ) {
        text = write
        change = { _ in }
        finish = { if let value = read($0) { set(value) } }
        followsValue = false
    }
}

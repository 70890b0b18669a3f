public import VitrineSwiftUI

/// What an intent ends with.
public protocol IntentResult: Sendable {
    /// The type of its value; `Never` for none.
    associatedtype Value
    /// Its value; nil for none.
    var value: Value? { get }
}

/// It ends with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// It ends with something that is said.
public protocol ProvidesDialog: IntentResult {
    /// What is said.
    var dialog: IntentDialog { get }
}

/// It ends with a view.
public protocol ShowsSnippetView: IntentResult {
    /// The type of the view.
    associatedtype Snippet: View
    /// The view.
    var view: Snippet { get }
}

/// It ends with another intent, which is performed then.
public protocol OpensIntent: IntentResult {
    /// The type of the other.
    associatedtype OpensIntentType: AppIntent
    /// The other.
    var opensIntent: OpensIntentType { get }
}

/// A result whose type is left open.
protocol _OpeningResult {
    var _opened: (any AppIntent)? { get }
}

/// What `.result(…)` makes. A part that is not there has the type `Never`.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    /// The value; nil for none.
    public let value: Value?
    let opened: Opened?
    let snippet: Snippet?
    let said: Dialog?

    init(_ value: Value? = nil, _ opened: Opened? = nil, _ snippet: Snippet? = nil, _ said: Dialog? = nil) {
        (self.value, self.opened, self.snippet, self.said) = (value, opened, snippet, said)
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// What is said.
    public var dialog: IntentDialog { said! }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {
    /// The view.
    public var view: Snippet { snippet! }
}

extension IntentResultContainer: OpensIntent where Opened: AppIntent {
    /// The other.
    public var opensIntent: Opened { opened! }
}

extension IntentResultContainer: _OpeningResult {
    var _opened: (any AppIntent)? { opened as? any AppIntent }
}

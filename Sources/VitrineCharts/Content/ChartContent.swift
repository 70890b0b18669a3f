import VitrineSwiftUI

/// A type that represents the content of a chart: marks, and groups of them.
///
/// Types of a program's own have a body of other content.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the content inside.
    associatedtype Body: ChartContent
    /// The content inside.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the marks; content with a body uses the default.
    func _collect(_ marks: inout _MarkCollector)
}

extension ChartContent {
    /// Adds the marks of the body.
    public func _collect(_ marks: inout _MarkCollector) { body._collect(&marks) }
}

extension ChartContent where Body == Never {
    /// Traps: content of the framework has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive chart content and has no body.") }
}

extension Never: ChartContent {
    /// Never called.
    public func _collect(_ marks: inout _MarkCollector) {}
}

/// The marks of a chart, in order, while they are collected.
public struct _MarkCollector {
    var marks: [Mark] = []
    /// Where in the content the next mark is: by this a mark is known again when the content has changed.
    private(set) var identity = 0

    /// Collects content that has an identity of its own.
    @MainActor
    mutating func collect(_ content: some ChartContent, as part: some Hashable) {
        let outer = identity
        var hasher = Hasher()
        hasher.combine(outer)
        hasher.combine(part)
        identity = hasher.finalize()
        content._collect(&self)
        identity = outer
    }

    mutating func add(_ mark: Mark) {
        marks.append(mark)
        marks[marks.count - 1].key = identity
    }
}

/// Content with something set on each of its marks.
struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    /// Changes a mark; what was set inside stays.
    let change: (inout Mark) -> Void

    nonisolated init(_ content: Content, _ change: @escaping (inout Mark) -> Void) {
        self.content = content
        self.change = change
    }
}

extension ModifiedChartContent: ChartContent {
    typealias Body = Never

    func _collect(_ marks: inout _MarkCollector) {
        let start = marks.marks.count
        content._collect(&marks)
        for index in start..<marks.marks.count { change(&marks.marks[index]) }
    }
}

nonisolated extension ChartContent {
    func look(_ change: @escaping (inout MarkLook) -> Void) -> ModifiedChartContent<Self> {
        ModifiedChartContent(self) { change(&$0.look) }
    }
}

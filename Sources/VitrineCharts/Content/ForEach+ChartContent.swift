public import VitrineSwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never

    /// Identifies elements by a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(deferred: data, id: id, content: content)
    }

    /// Adds the marks of each element.
    public func _collect(_ marks: inout _MarkCollector) {
        for element in data { marks.collect(content(element), as: identifier(of: element)) }
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Identifies elements by themselves.
    nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(deferred: data, id: \.id, content: content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Content for the numbers of a range.
    nonisolated public init(
        _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
    ) {
        self.init(deferred: data, id: \.self, content: content)
    }
}

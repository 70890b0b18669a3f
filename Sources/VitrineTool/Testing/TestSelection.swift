import Foundation

/// Which of the tests are run.
struct TestSelection: Equatable, Sendable {
    /// One of several machines that share the tests.
    struct Shard: Equatable, Sendable {
        /// From 1.
        var number: Int
        var count: Int

        /// - Parameter text: for example `1/4`.
        init(argument text: String) throws(ToolError) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1000).contains(count),
                (1...count).contains(number)
            else { throw .test(.unreadableShard(text)) }
            self.number = number
            self.count = count
        }
    }

    /// Regular expressions; a test is run if one of them is found in its name.
    var filters: [String] = []
    /// Those that are left out.
    var skips: [String] = []
    var shard: Shard?

    var isAll: Bool { self == TestSelection() }

    /// The tests to run of all there are.
    ///
    /// The shares of several machines have no test in common, and all of them together are all tests: each takes every
    /// so many-th of the sorted names.
    func chosen(from all: [String]) throws(ToolError) -> Set<String> {
        let filters = try filters.map { text throws(ToolError) in try Self.expression(text) }
        let skips = try skips.map { text throws(ToolError) in try Self.expression(text) }
        func matches(_ name: String, _ expressions: [NSRegularExpression]) -> Bool {
            let range = NSRange(name.startIndex..., in: name)
            return expressions.contains { $0.firstMatch(in: name, range: range) != nil }
        }
        let named = all.filter { name in
            (filters.isEmpty || matches(name, filters)) && !matches(name, skips)
        }.sorted()
        if named.isEmpty, let filter = self.filters.first { throw .test(.nothingSelected(filter: filter)) }
        guard let shard else { return Set(named) }
        return Set(named.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element))
    }

    private static func expression(_ text: String) throws(ToolError) -> NSRegularExpression {
        guard let expression = try? NSRegularExpression(pattern: text) else {
            throw .test(.unreadableFilter(text))
        }
        return expression
    }
}

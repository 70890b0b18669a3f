import Foundation

extension TestReport {
    private static let begin = "<!--vitrine-test "
    private static let end = "<!--/vitrine-test-->"
    private static let title = "<!--vitrine-report "

    /// A page that needs nothing but itself: no server, no other file, no script.
    ///
    /// What it shows of each test stands between comments with the result, so that pages of several machines can be
    /// made one.
    var page: String {
        let failed = results.filter { $0.outcome == .failed }
        let skipped = results.filter { $0.outcome == .skipped }
        let passed = results.filter { $0.outcome == .passed }
        return Page.html(
            title: "\(name): tests", style: Self.style,
            body: """
                \(Self.title)\(Self.packed(Heading(name: name, seconds: seconds)))-->
                <header>
                \(ring)
                <div><h1>\(Page.escaped(name))</h1><p id="headline">\(Page.escaped(headline))</p></div>
                </header>
                <main>
                \(failed.map(block).joined())
                \(list("Skipped", skipped))
                \(list("Passed", passed))
                </main>
                """)
    }

    /// The share of tests that passed, as a ring.
    private var ring: String {
        let length = 2 * Double.pi * 42
        let total = Double(max(1, results.count))
        let failed = Double(count(.failed)) / total * length
        let passed = Double(count(.passed)) / total * length
        return """
            <svg viewBox="0 0 100 100" role="img" aria-label="\(count(.passed)) of \(results.count) tests passed">
            <circle class="track" cx="50" cy="50" r="42"/>
            <circle class="good" cx="50" cy="50" r="42" stroke-dasharray="\(passed) \(length)" transform="rotate(-90 50 50)"/>
            <circle class="bad" cx="50" cy="50" r="42" stroke-dasharray="\(failed) \(length)" stroke-dashoffset="\(-passed)" transform="rotate(-90 50 50)"/>
            <text x="50" y="57" font-size="21" text-anchor="middle">\(count(.passed))/\(results.count)</text>
            </svg>
            """
    }

    private func block(_ result: TestResult) -> String {
        "\(Self.begin)\(Self.packed(result))-->\n\(articles[result.id] ?? Self.article(result))\(Self.end)\n"
    }

    /// What the page shows of a test that failed.
    static func article(_ result: TestResult, pictures: [TestPicture] = []) -> String {
        let issues = result.issues.map { issue in
            let place = issue.path.map {
                "<span class=\"place\">\(Page.escaped(shown($0))):\(issue.line ?? 1)</span> "
            }
            // Where the pictures are is of no use where they are shown.
            let end = pictures.isEmpty ? nil : issue.text.range(of: " Actual: /")?.lowerBound
            let text = issue.text[..<(end ?? issue.text.endIndex)]
            return "<li>\(place ?? "")<span class=\"text\">\(Page.escaped(String(text)))</span></li>\n"
        }
        let sheets = pictures.map { picture in
            "<h3>\(picture.heading)</h3>\n<div class=\"pictures\">\n\(picture.figures)</div>\n"
        }
        return """
            <article class="failed" id="\(Page.escaped(result.id))">
            <h2>\(Page.escaped(result.title ?? result.name)) <span class="count">\(Page.escaped(result.id))</span></h2>
            <ul>
            \(issues.joined())</ul>
            \(sheets.joined())</article>

            """
    }

    private func list(_ title: String, _ results: [TestResult]) -> String {
        guard !results.isEmpty else { return "" }
        let rows = results.map { result in
            "\(Self.begin)\(Self.packed(result))-->\n<tr><td>\(Page.escaped(result.title ?? result.name))"
                + "<br><span class=\"count\">\(Page.escaped(result.id))</span>"
                + (result.reason.map { "<br><span class=\"count\">\(Page.escaped($0))</span>" } ?? "")
                + "</td><td class=\"number\">\(Self.number(result.seconds)) s</td></tr>\n\(Self.end)\n"
        }
        return """
            <details><summary>\(title) <span class="count">\(results.count)</span></summary>
            <table>
            \(rows.joined())</table>
            </details>
            """
    }

    // MARK: Several pages

    /// What the page says of all tests.
    private struct Heading: Codable {
        var name: String
        var seconds: Double
    }

    private static func packed(_ value: some Encodable) -> String {
        // The same page for the same results.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return ((try? encoder.encode(value)) ?? Data()).base64EncodedString()
    }

    private static func unpacked<Value: Decodable>(_ text: Substring, as type: Value.Type) -> Value? {
        Data(base64Encoded: String(text)).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Reads what a page holds.
    ///
    /// - Throws: when it is none of `vitrine test`.
    ///
    /// Complexity: O(*n*) in its length.
    init(page path: String) throws(ToolError) {
        if access(path, F_OK) != 0 { throw .test(.pageMissing(path)) }
        // One that ends too early lacks tests.
        guard let text = SourceFile.text(at: path), text.hasSuffix("</html>\n"),
            let start = text.range(of: Self.title)
        else {
            throw .test(.noRecords(path))
        }
        var rest = text[start.upperBound...]
        guard let heading = Self.unpacked(rest.prefix { $0 != "-" }, as: Heading.self) else {
            throw .test(.noRecords(path))
        }
        var results: [TestResult] = []
        var articles: [String: String] = [:]
        while let start = rest.range(of: Self.begin) {
            rest = rest[start.upperBound...]
            guard let close = rest.range(of: "-->\n"),
                let end = rest.range(of: Self.end, range: close.upperBound..<rest.endIndex),
                let result = Self.unpacked(rest[..<close.lowerBound], as: TestResult.self)
            else { throw .test(.noRecords(path)) }
            results.append(result)
            if result.outcome == .failed {
                articles[result.id] = String(rest[close.upperBound..<end.lowerBound])
            }
            rest = rest[end.upperBound...]
        }
        self.init(name: heading.name, results: results, seconds: heading.seconds)
        for (id, article) in articles { show(article, of: id) }
    }

    private static let style = """

        :root { --ink: #1c1c1e; --soft: #6a6a70; --line: #e2e2e7; --paper: #fff; --ground: #f4f4f7; --good: #248a3d; --bad: #d70015; --shade: #eeeef2; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f7; --soft: #a0a0a8; --line: #38383c; --paper: #1c1c1e; --ground: #0c0c0e; --good: #30d158; --bad: #ff6961; --shade: #2a2a2e; }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 80rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        header { display: flex; align-items: center; gap: 1.5rem; margin-bottom: 2rem; }
        h1 { margin: 0; font-size: 1.75rem; } header p { margin: .25rem 0 0; color: var(--soft); }
        h2 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere; } h3 { margin: 1rem 0 .5rem; font-size: 1rem; }
        svg { width: 7.5rem; flex: none; } circle { fill: none; stroke-width: 9; }
        .track { stroke: var(--line); } .good { stroke: var(--good); } .bad { stroke: var(--bad); }
        svg text { fill: var(--ink); font-weight: 600; font-family: system-ui, sans-serif; }
        article, details { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem;
          padding: 1.1rem 1.25rem; margin-top: 1rem; overflow-x: auto; }
        .failed { border-left: .3rem solid var(--bad); }
        .count, .place, .size { color: var(--soft); font-weight: normal; font-size: .875rem; overflow-wrap: anywhere; }
        ul { margin: 0; padding-left: 1.25rem; } .text { white-space: pre-wrap; overflow-wrap: anywhere; }
        .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
        figure { margin: 0; text-align: center; } figcaption { color: var(--soft); font-size: .875rem; margin-top: .35rem; }
        figure img { max-width: 100%; max-height: 48rem; border: 1px solid var(--line); border-radius: .35rem; }
        figure img, .none div { background: repeating-conic-gradient(var(--shade) 0 25%, transparent 0 50%) 0 0 / 1rem 1rem; }
        .none div { border: 1px dashed var(--line); border-radius: .35rem; padding: 4rem 0; color: var(--soft); }
        summary { cursor: pointer; font-weight: 600; } table { border-collapse: collapse; width: 100%; }
        td { padding: .35rem .75rem .35rem 0; vertical-align: top; } tr + tr td { border-top: 1px solid var(--line); }
        .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }

        """
}

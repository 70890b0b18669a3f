extension CheckReport {
    /// A page that needs nothing but itself.
    var page: String {
        Page.html(
            title: "\(name): what compiles", style: Self.style,
            body: """
                <header>
                \(ring)
                <div><h1>\(Page.escaped(name))</h1><p>\(Page.escaped(headline))</p></div>
                </header>
                \(modules.count > 1 ? section("By module", moduleRows) : "")
                \(section("Missing names", rows(missing, beside: { $0.instead })))
                \(section("Other causes", rows(causes, beside: { $0.example })))
                \(section("Files with errors", sources))
                \(section("Not asked", excluded))
                """)
    }

    /// The share as a ring.
    private var ring: String {
        let length = 2 * Double.pi * 42
        return """
            <svg viewBox="0 0 100 100" role="img" aria-label="\(percent) of the files compile">
            <circle class="track" cx="50" cy="50" r="42" fill="none" stroke="#e2e2e7" stroke-width="9"/>
            <circle class="share" cx="50" cy="50" r="42" fill="none" stroke="#248a3d" stroke-width="9" stroke-dasharray="\(share * length) \(length)" transform="rotate(-90 50 50)"/>
            <text x="50" y="57" font-size="21" text-anchor="middle">\(percent)</text>
            </svg>
            """
    }

    private func section(_ title: String, _ contents: String) -> String {
        contents.isEmpty ? "" : "<section><h2>\(title)</h2>\n\(contents)</section>"
    }

    private var moduleRows: String {
        let rows = modules.map { module in
            "<tr><td>\(Page.escaped(module.name))</td><td class=\"meter\"><meter max=\"\(module.inScope)\" "
                + "value=\"\(module.compiling)\"></meter></td><td class=\"number\">\(module.compiling) of "
                + "\(module.inScope)</td></tr>\n"
        }
        return "<table>\n\(rows.joined())</table>\n"
    }

    private func rows(_ counts: [Count], beside: (Count) -> String?) -> String {
        guard !counts.isEmpty else { return "" }
        let rows = counts.map { count in
            "<tr><td class=\"number\">\(count.files)</td><td><code>\(Page.escaped(count.name))</code></td>"
                + "<td class=\"beside\">\(Page.escaped(beside(count) ?? ""))</td></tr>\n"
        }
        return "<table class=\"counts\">\n\(rows.joined())</table>\n"
    }

    private var sources: String {
        files.filter { !$0.faults.isEmpty }.map { file in
            let faults = file.faults.map { fault in
                let instead = fault.instead.map { "<br><span class=\"beside\">\(Page.escaped($0))</span>" }
                return "<li><span class=\"place\">\(fault.line):\(fault.column)</span> "
                    + "\(Page.escaped(fault.message))\(instead ?? "")</li>\n"
            }
            return "<details><summary><code>\(Page.escaped(file.path))</code> <span class=\"count\">"
                + "\(file.faults.count)</span></summary>\n<ul>\n\(faults.joined())</ul></details>\n"
        }.joined()
    }

    private var excluded: String {
        outOfScope.map { group in
            let paths = group.paths.map { "<li><code>\(Page.escaped($0))</code></li>\n" }
            return "<details><summary>\(Page.escaped(group.reason)) <span class=\"count\">"
                + "\(group.paths.count)</span></summary>\n<ul>\n\(paths.joined())</ul></details>\n"
        }.joined()
    }

    private static let style = """

        :root { --ink: #1c1c1e; --soft: #6a6a70; --line: #e2e2e7; --paper: #fff; --ground: #f4f4f7; --good: #248a3d; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f7; --soft: #a0a0a8; --line: #38383c; --paper: #1c1c1e; --ground: #0c0c0e; --good: #30d158; }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        header { display: flex; align-items: center; gap: 1.5rem; margin-bottom: 2rem; }
        h1 { margin: 0; font-size: 1.75rem; } header p { margin: .25rem 0 0; color: var(--soft); }
        h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
        svg { width: 7.5rem; flex: none; } 
        .track { stroke: var(--line); } .share { stroke: var(--good); }
        svg text { fill: var(--ink); font-weight: 600; font-family: system-ui, sans-serif; }
        section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem;
          margin-top: 1rem; overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; } td { padding: .35rem .75rem .35rem 0; vertical-align: top; }
        tr + tr td { border-top: 1px solid var(--line); }
        .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; width: 4rem; }
        .counts { table-layout: fixed; } .counts td:nth-child(2) { width: 50%; }
        .meter { width: 40%; } meter { width: 100%; } .beside { color: var(--soft); }
        code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
        details { border-top: 1px solid var(--line); padding: .4rem 0; } details:first-of-type { border: 0; }
        summary { cursor: pointer; } .count { color: var(--soft); margin-left: .5rem; }
        ul { margin: .4rem 0; padding-left: 1.25rem; } li { margin: .25rem 0; overflow-wrap: anywhere; }
        .place { color: var(--soft); font-variant-numeric: tabular-nums; }

        """
}

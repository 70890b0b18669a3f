import Foundation

/// Pages for browsers, which need nothing but themselves.
enum Page {
    /// A whole page.
    static func html(title: String, style: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <style>\(style)</style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// Text as it is written between tags and in attributes.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// Writes a page to a file, whole or not at all.
    static func write(_ page: String, to path: String) throws(ToolError) {
        do {
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw .output(.unwritable(path, reason: ErrorText.of(error)))
        }
    }
}

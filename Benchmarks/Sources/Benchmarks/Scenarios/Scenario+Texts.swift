import UIKit
import VitrineTesting

extension Scenario {
    /// Long texts in a text view: keys in one of a megabyte, and one of ten megabytes from nothing to its first frame, with the
    /// bytes a character that it takes. The text itself is the program's, and not counted.
    @MainActor
    func measureTexts() {
        let long = Self.lines(10 << 20)
        // Fonts and the window are there before the file is.
        let small = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        small.text = String(long.prefix(4000))
        _ = TestHost(small, size: CGSize(width: 390, height: 800)).measureFrame()
        let before = Usage.residentMemory
        let start = Usage.threadTime
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.text = long
        let host = TestHost(view, size: CGSize(width: 390, height: 800))
        _ = host.measureFrame()
        Measurement("Text view: 10 MB to the first frame (at most 100)", seconds: Usage.threadTime - start)
            .send()
        let bytes = Double(Usage.residentMemory - before) / Double(long.utf16.count)
        Measurement("Text view: bytes a character of 10 MB (at most 6)", seconds: bytes / 1e3).send()
        let frames = (0..<200).map { step in
            host.measureFrame { view.contentOffset.y = CGFloat(step) * 997 }
        }
        Measurement("Text view: jump in 10 MB", frames: frames).send()
        let megabyte = Self.lines(1 << 20)
        measureKeys(in: megabyte, named: "1 MB of lines") { _ in }
        measureKeys(in: megabyte, named: "1 MB of lines, with a text storage") { _ = $0.textStorage }
        let paragraph = String(megabyte.filter { $0 != "\n" }.prefix(1 << 14))
        measureKeys(in: paragraph, named: "a paragraph of 16 kB") { _ in }
    }

    @MainActor
    private func measureKeys(in text: String, named name: String, _ prepare: (UITextView) -> Void) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.text = text
        let host = TestHost(view, size: CGSize(width: 390, height: 800))
        prepare(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: (text as NSString).length / 2, length: 0)
        for _ in 0..<8 { _ = host.measureFrame { view.insertText("a") } }
        let frames = (0..<200).map { index in
            host.measureFrame { if index % 10 == 9 { view.deleteBackward() } else { view.insertText("a") } }
        }
        Measurement("Text view: a key in \(name) (at most 2)", frames: frames).send()
    }

    /// Lines as programs and books have them, some of them empty, some of a paragraph.
    private static func lines(_ bytes: Int) -> String {
        var text = ""
        text.reserveCapacity(bytes + 400)
        var line = 0
        while text.utf8.count < bytes {
            line += 1
            let words = line % 7 == 0 ? 0 : line % 11 == 0 ? 40 : 3 + line % 9
            for word in 0..<words { text += "word\(line &* 31 &+ word) " }
            text += "\n"
        }
        return text
    }
}

extension Usage {
    /// The bytes of memory that the process has now.
    fileprivate static var residentMemory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}

/// Finds what no compiler flag can mend on Linux, before the compiler meets it.
enum SourceCheck {
    /// One remark about one place.
    struct Finding: Equatable, Sendable, CustomStringConvertible {
        enum Severity: String, Sendable { case error, warning }

        var path: String
        var line: Int
        var severity: Severity
        var sentence: String

        var description: String { "\(path):\(line): \(severity.rawValue): \(sentence)" }
    }

    /// What is wrong with a construct, in one sentence.
    static func sentence(about construct: String) -> String? {
        switch construct {
        case "#selector":
            "#selector needs the Objective-C runtime, which Linux does not have; pass a closure, "
                + "for example with UIAction."
        case "@objc", "@objcMembers":
            "\(construct) needs the Objective-C runtime, which Linux does not have; remove the attribute."
        case "@IBOutlet":
            "@IBOutlet needs a nib or storyboard, which Linux cannot load; make the view in code."
        case "@IBAction":
            "@IBAction needs a nib or storyboard, which Linux cannot load; "
                + "add the action in code, for example with UIAction."
        case "@UIApplicationMain":
            "@UIApplicationMain is not understood by Swift on Linux; write @main, "
                + "which means the same on both systems."
        default:
            nil
        }
    }

    /// The remarks about one file, in the order of its lines.
    ///
    /// Branches of `#if` that are certainly not compiled here are left alone.
    static func findings(in file: SourceFile) -> [Finding] {
        var findings: [Finding] = []
        ActiveCode.visit(
            Lexer.tokens(of: file.text),
            condition: { tokens, line in
                if Condition.isTooDeep(tokens) {
                    findings.append(
                        Finding(
                            path: file.path, line: line, severity: .error,
                            sentence: "the condition is nested more than \(Condition.nestingLimit) levels "
                                + "deep; write it with fewer parentheses and '!'."))
                    return
                }
                guard let name = foreignSystem(in: tokens) else { return }
                findings.append(
                    Finding(
                        path: file.path, line: line, severity: .warning,
                        sentence: "os(\(name)) is false on Linux, so the branch for it is left out; "
                            + "write '#if canImport(UIKit)', which is true on both systems."))
            },
            code: { token in
                guard let sentence = sentence(about: token.text) else { return }
                findings.append(
                    Finding(path: file.path, line: token.line, severity: .error, sentence: sentence))
            })
        return findings
    }

    /// The Apple system whose name makes the condition come out differently here than there.
    private static func foreignSystem(in tokens: [String]) -> String? {
        let here = Condition.value(of: tokens)
        return ["iOS", "tvOS"].first { system in
            tokens.contains(system) && Condition.value(of: tokens, system: system) != here
        }
    }
}

extension ToolError {
    /// Why tests cannot be run, or what they leave cannot be read or written.
    enum Test: Equatable {
        case noTests(String)
        case noTestTargets(String)
        case noSuchTarget(String, [String])
        case moduleMissing(String)
        case severalModules([String])
        case unreadableFilter(String)
        case unreadableShard(String)
        case unknownRecording(String)
        case realTime(option: String)
        case nothingSelected(filter: String)
        case listFailed(reason: String)
        case noTestBegan(library: String, reason: String, words: String)
        case interrupted(signal: Int32)
        case noRecords(String)
        case pageMissing(String)
        case mergeWithoutPage
        case mergeOfNothing
        case fileUnwritable(String, reason: String)
    }
}

extension ToolError.Test {
    /// 64 for arguments, else 2: no test has failed, and none has passed.
    var exitCode: Int32 {
        switch self {
        case .unreadableFilter, .unreadableShard, .unknownRecording, .realTime, .mergeWithoutPage,
            .mergeOfNothing:
            64
        case .interrupted(let signal): 128 + signal
        default: 2
        }
    }

    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .noTests(let name):
            "\(name) holds no tests: no source imports XCTest or Testing; pass a folder or a package with tests."
        case .noTestTargets(let path):
            "the package \(path) has no test targets; add a .testTarget to its Package.swift."
        case .noSuchTarget(let name, let names):
            names.isEmpty
                ? "there is no test target '\(name)', nor any other; leave --target out."
                : "there is no test target '\(name)'; choose \(Choices.list(names, last: "or"))."
        case .moduleMissing(let name):
            "the tests import \(name), which is neither here nor in the toolchain; pass the folder with its sources, too."
        case .severalModules(let names):
            "the tests import \(Choices.list(names, last: "and")), and a folder of sources is one module; make a "
                + "package of it, 'vitrine init' writes the manifest."
        case .unreadableFilter(let text):
            "'\(text)' is not a regular expression; write a part of a test's name, for example --filter BadgeTests."
        case .unreadableShard(let text):
            "'\(text)' is not a share; write which of how many, for example --shard 1/4."
        case .unknownRecording(let text):
            "'\(text)' does not say which references to write; choose never, missing, failed or all."
        case .realTime(let option):
            "\(option) is for tests with a clock of their own; leave it out, or leave --real-time out."
        case .nothingSelected(let filter):
            "no test has a name with '\(filter)'; 'vitrine test --list' shows the names."
        case .listFailed(let reason):
            "the tests cannot be listed (\(reason)); what the program said is above."
        case .noTestBegan(let library, let reason, let words):
            "the program with the tests of \(library) began none (\(reason)); mend what it does at its start"
                + (words.isEmpty ? "." : "; its last words were:\n\(words)")
        case .interrupted(let signal): "the tests were interrupted (\(SignalName.of(signal)))."
        case .noRecords(let path):
            "\(path) holds no results of tests; pass pages that 'vitrine test --html' has written."
        case .pageMissing(let path):
            "\(path) does not exist; pass pages that 'vitrine test --html' has written."
        case .mergeWithoutPage: "--merge makes a page of several; say where with --html."
        case .mergeOfNothing:
            "--merge needs the pages to merge; pass those that 'vitrine test --html' has written."
        case .fileUnwritable(let path, let reason):
            "\(path) cannot be written (\(reason)); choose another path."
        }
    }
}

extension ToolError.Source {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .missing(let path):
            "\(path) does not exist; pass the path of a Swift source file."
        case .notSwift(let path):
            "\(path) is not a Swift source; pass files whose names end in .swift."
        case .unreadable(let path, let reason):
            "\(path) cannot be read (\(reason)); check its permissions."
        case .notText(let path):
            "\(path) is not UTF-8 text; save it as UTF-8."
        case .notFile(let path, let kind):
            "\(path) is \(kind) and no file; pass the path of a Swift source file."
        case .tooLarge(let path, let limit):
            "\(path) is larger than \(limit) megabytes; split it into several files."
        case .nameRepeated(let path, let other):
            "\(path) has the same name as \(other), which Swift does not allow in one program; rename one of them."
        case .repeated(let path):
            "\(path) is named twice; name every file once."
        case .rejected(let count):
            count == 1
                ? "one construct above cannot compile on Linux; change it and try again."
                : "\(count) constructs above cannot compile on Linux; change them and try again."
        case .nothingToShow(let files):
            "\(files) declares no @main type and no view that can be made without arguments; "
                + "pass the name of the view to show with --view, or add an @main App."
        case .severalViews(let names):
            "there is no @main type but several views; say which to show, for example --view \(names[0]) "
                + "(found \(Choices.list(names, last: "and")))."
        case .partNotShown(let part):
            "\(part.option) cannot be shown, because the program has statements that start it; leave the file out that "
                + "starts the program\(part == .previews ? "" : ", or the option")."
        case .noPreviews(let files):
            "\(files) has no preview; add a #Preview, or show a view with --view."
        case .previewsNotShown(let count, let all):
            "\(count) of \(all) previews could not be shown; the reasons are above."
        case .noSuchPreview(let name, let names):
            "there is no preview '\(name)'; choose \(Choices.few(names, last: "or")), or a number from 1 to \(names.count)."
        case .severalPreviews(let files, let count):
            "\(files) declares no @main type but \(count) previews; say which to show, for example --preview 1, or make "
                + "pictures of all with 'vitrine previews'."
        case .folderEmpty(let path, let skipped):
            skipped.isEmpty
                ? "\(path) holds no Swift source; pass a folder with the sources of a program."
                : "\(path) holds no Swift source of a program, only \(Choices.list(skipped, last: "and")); "
                    + "pass the folder or the files that you mean."
        case .folderTooLarge(let path, let limit):
            "\(path) holds more than \(limit) files, which is more than one program; pass the folder of one."
        case .severalStarts(let files, let project, let apps):
            "\(Choices.list(files, last: "and")) each start a program"
                + (project.map { " (\($0) has the apps \(Choices.list(apps, last: "and")))" } ?? "")
                + "; pass the folder or the files of one"
                + (apps.isEmpty ? "." : ", or say which, for example --product \(Choices.argument(apps[0])).")
        case .package(let fault): fault.sentence
        case .model(let fault): fault.sentence
        }
    }
}

extension ToolError.Model {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .noVersion(let path):
            "\(path) holds no .xcdatamodel; add a version to the model, or remove it."
        case .noContents(let path):
            "\(path) holds no file 'contents'; save the model with Xcode 4 or later, which writes it."
        case .missingVersion(let path, let version, let found):
            "\(path) has '\(version)' for its current version, which is not there; choose "
                + "\(Choices.list(found, last: "or")) in its .xccurrentversion."
        case .malformed(let path, let line, let reason):
            "\(path) cannot be read as a model: \(reason) (line \(line)); save it with Xcode again, or correct it."
        case .unknownEntity(let path, let name, let user):
            "\(path) has no entity '\(name)', which '\(user)' names; add it, or name another."
        case .classRepeated(let path, let name, let entities):
            "\(path) makes the class '\(name)' of \(Choices.list(entities, last: "and")); give each entity a class of "
                + "its own."
        case .classOfSeveral(let name, let paths):
            "\(Choices.list(paths, last: "and")) both make the class '\(name)'; leave one of the models out, or have it "
                + "make no classes."
        }
    }
}

extension ToolError.Package {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .unresolved(let path, let reason):
            "the package \(path) does not resolve, so nothing of it was built; SwiftPM says: \(reason)"
        case .inSandbox(let path):
            "\(path) is a program that SwiftPM runs outside of any sandbox; pass a folder of sources without it, or "
                + "leave --sandbox out if you trust the package."
        case .withOthers(let path):
            "\(path) is a package, which is a whole program; pass it alone."
        case .unsupportedTarget(let name, let kind, let package):
            "the target \(name) of \(package), which the program needs, is \(kind), and only Swift modules are built "
                + "here; leave it out of the dependencies on Linux."
        case .syntaxOutsideOfMacro(let name, let target):
            "the target \(target) needs \(name) of swift-syntax, and only macros are built with it here, by what the "
                + "toolchain brings; test the code that the macros make, or leave the target out on Linux."
        case .missingProduct(let name, let target):
            "the target \(target) needs the product \(name), which no package that was resolved has; "
                + "correct its name in Package.swift."
        case .severalPrograms(let path, let names):
            "\(path) has several programs; say which, for example --product \(names[0]) "
                + "(found \(Choices.list(names, last: "and")))."
        case .noSuchProgram(let name, let names):
            names.isEmpty
                ? "there is no program '\(name)' in the package, which has libraries only; name a view with --view."
                : "there is no program '\(name)' in the package; choose \(Choices.list(names, last: "or"))."
        case .productWithoutPackage(let name):
            "--product \(name) names a program of a package or an app of an Xcode project, and neither is here; pass the folder of one, or leave it out."
        case .notPackage(let path):
            "\(path) holds no Package.swift; pass the folder of a package, 'vitrine init' makes one."
        case .noTargets(let path):
            "the package \(path) has no target with Swift sources; add one, or pass a folder of sources."
        }
    }
}

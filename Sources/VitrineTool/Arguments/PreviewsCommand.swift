import ArgumentParser
import Foundation
import VitrineLaunch

/// `vitrine previews`: what Xcode's canvas shows of sources, as pictures.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Compiles sources and writes a PNG of each #Preview and PreviewProvider; needs no display.",
        discussion: """
            The sources are compiled once, and each preview is shown in a run of its own: one that fails keeps none \
            of the others from being shown. Of a package it is the first target that has previews; name another with \
            --product.
            """)

    @OptionGroup var stage: StageArguments

    @OptionGroup var sandbox: SandboxArguments

    @OptionGroup var picture: PictureArguments

    @OptionGroup var moment: MomentArguments

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The folder for the pictures, which is made if there is none; the name of the first file or folder with -previews when left out.",
            valueName: "folder"))
    var output: String?

    @Option(help: ArgumentHelp("Writes the pictures as a page, too.", valueName: "file"))
    var html: String?

    mutating func run() throws {
        let launch = try picture.launch(stage)
        let moment = try moment.moment()
        let limits = try sandbox.limits(time: .seconds(60))
        let program = try stage.program(isSandboxed: sandbox.sandbox, showing: .previews)
        // With --view there is none to choose.
        guard !program.previews.isEmpty else { throw ToolError.argument(.viewOfPreviews) }
        let folder = try Self.made(output ?? "\(stage.name)-previews")
        let run = try PictureRun(program, limits: limits, time: moment.time(), sandbox)
        let previews = run.program.previews
        let chosen = run.program.preview.map { [$0] } ?? Array(previews.indices)
        let names = PreviewPage.fileNames(of: previews)
        let files = try chosen.map { index throws(ToolError) in
            try PictureFile(path: "\(folder)/\(names[index]).png", sources: run.program.allSources)
        }
        var page = PreviewPage(name: stage.name)
        for (index, file) in zip(chosen, files) {
            var launch = launch
            stage.show(index, of: run.program, in: &launch)
            let preview = previews[index]
            do throws(ToolError) {
                let (ending, contents) = try run.picture(launch)
                if ending == .exited(0) {
                    try file.write(contents)
                    try Console.print(file.path)
                    page.add(preview, contents, scale: launch.scale ?? Double(launch.device.scale))
                    continue
                }
            } catch {
                // Nothing can be written, or run: neither the next one.
                if case .excess = error {} else { throw error }
                Console.report(error.sentence)
            }
            Console.report("the preview '\(preview.name)' (\(preview.path)) was not shown.")
            page.add(preview, nil, scale: 1)
        }
        if let html { try Page.write(page.text, to: html) }
        if page.missing > 0 {
            throw ToolError.source(.previewsNotShown(page.missing, of: chosen.count))
        }
    }

    /// The folder at a path, which is made where there is none.
    private static func made(_ path: String) throws(ToolError) -> String {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .output(.unwritable(path, reason: ErrorText.of(error)))
        }
        return path
    }
}

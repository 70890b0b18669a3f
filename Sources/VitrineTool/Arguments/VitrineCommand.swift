import ArgumentParser

/// `vitrine`: shows unmodified UIKit and SwiftUI sources on Linux.
struct VitrineCommand: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Runs UIKit and SwiftUI sources on Linux: in a window, or as a picture.",
        version: version,
        subcommands: [
            RunCommand.self, RenderCommand.self, PreviewsCommand.self, TestCommand.self, BuildCommand.self,
            CheckCommand.self,
            InitCommand.self,
        ])
}

/// The environment variables that the tool sets for a program, or that its users set for both.
package enum LaunchVariable {
    /// ``LaunchOptions`` as JSON.
    package static let options = "VITRINE_LAUNCH"

    /// The folders in which the program finds its images, separated by colons.
    package static let resources = "VITRINE_RESOURCES"

    /// The modules of the program, its own first, separated by colons.
    package static let modules = "VITRINE_MODULES"

    /// The identifier of the locale that the program shows; without it the user's.
    package static let locale = "VITRINE_LOCALE"

    /// The folder of the runtime that programs are compiled against.
    package static let runtime = "VITRINE_RUNTIME"

    /// Which references of pictures a test run writes: `never`, `missing`, `failed` or `all`.
    package static let recordPictures = "VITRINE_RECORD_PICTURES"

    /// The folder for what comparisons of pictures leave: ``PictureRecord/fileName``, and the pictures of failures.
    package static let pictureReports = "VITRINE_PICTURE_REPORTS"

    /// `1` lists the references that no test asked for, when a test program ends.
    package static let unusedPictures = "VITRINE_UNUSED_PICTURES"

    /// There where tests wait in the run loop for what windows in memory show: their time goes on meanwhile.
    package static let waitingFrames = "VITRINE_WAITING_FRAMES"

    /// What all of them begin with.
    package static let prefix = "VITRINE_"
}

/// The environment variables that the tool sets for a program, or that its users set for both.
package enum LaunchVariable {
    /// ``LaunchOptions`` as JSON.
    package static let options = "VITRINE_LAUNCH"

    /// The folders in which the program finds its images, separated by colons.
    package static let resources = "VITRINE_RESOURCES"

    /// The folder of the runtime that programs are compiled against.
    package static let runtime = "VITRINE_RUNTIME"

    /// What all of them begin with.
    package static let prefix = "VITRINE_"
}

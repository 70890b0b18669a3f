/// What a section is besides its group, for those who made it so: lists know their own.
@MainActor
protocol SectionStyle: AnyObject {
    /// The class of the decoration views that the style itself has; nil for other kinds.
    func decorationClass(ofKind kind: String) -> AnyClass?
}

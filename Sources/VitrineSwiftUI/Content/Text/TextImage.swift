import VitrineGraphics

/// A picture that stands in a text as a letter does.
struct TextImage: Equatable, Sendable {
    // A class: styles of runs are copied often, and few of them have a picture.
    private final class Box: Sendable {
        let image: Image
        init(_ image: Image) { self.image = image }
    }

    private let box: Box

    init(_ image: Image) { box = Box(image) }

    static func == (a: TextImage, b: TextImage) -> Bool { a.box === b.box || a.box.image == b.box.image }

    /// The run that the picture stands in: one character, which means an object.
    func run(_ style: TextRunStyle) -> ResolvedTextRun {
        var style = style
        style.image = self
        return ResolvedTextRun(string: "\u{FFFC}", style: style)
    }

    /// The picture at the baseline: of symbols their own, of others the lower edge.
    ///
    /// - Parameter style: Of the run, with what is around it: symbols are as large and as thick as its font.
    @MainActor
    func attachment(_ style: TextRunStyle, in environment: EnvironmentValues) -> TextAttachment? {
        var environment = environment
        environment.textStyle = style
        guard let shown = box.image.resolved(in: environment) else { return nil }
        let (image, scale) = (box.image, environment.displayScale)
        let descent = shown.baselineOffsetFromBottom ?? 0
        return TextAttachment(
            width: shown.size.width, ascent: shown.size.height - descent, descent: descent,
            picture: TextAttachment.Picture { rect, color in
                MainActor.assumeIsolated {
                    let picture = image.picture(of: shown, in: rect, scale: scale)
                    guard image.isTemplate(shown), let picture else { return picture }
                    return RenderNode.color(color, in: rect).masked(by: picture)
                }
            })
    }
}

extension Text {
    /// Displays an image among the letters, at its own size: symbols along the baseline, as large and as thick as the text, others
    /// with their lower edge on it.
    public init(_ image: Image) { self.init(.image(TextImage(image))) }
}

import VitrineCoreGraphics

extension NSLayoutConstraint {
    /// The constraints that a text in the visual format language describes: `H:|-[icon(24)]-8-[title]-|`.
    ///
    /// - Parameters:
    ///   - format: `H:` (or nothing) for horizontal, `V:` for vertical; `|` is the superview; `[name(sizes)]` a view;
    ///     `-` the standard spacing, to the superview its margin, and `-8-` or `-(>=8,<=20@750)-` other distances, in
    ///     points.
    ///   - opts: How the views are aligned, and in which direction they follow each other.
    ///   - metrics: Numbers by the names that the format has for them.
    ///   - views: Views and layout guides by their names.
    /// - Returns: Constraints that are not active yet, in the order of the format; those of alignments come last.
    ///
    /// Traps where the format cannot be understood, with a caret under the fault: unknown names, what is no finite
    /// number, `|` for a view without a superview, alignments along the axis.
    ///
    /// Complexity: O(length of the format).
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatResolver.constraints(
                format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            fatalError(error.message(for: format))
        }
    }
}

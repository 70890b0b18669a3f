/// Where text that was shrunk to fit stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text in its own size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters
    /// Under the top of the text in its own size.
    case none
}

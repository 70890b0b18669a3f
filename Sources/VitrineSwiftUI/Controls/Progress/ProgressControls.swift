import VitrineUIKit

/// A `UIActivityIndicatorView` that turns.
struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        view.style = [.large, .extraLarge].contains(context.environment.controlSize) ? .large : .medium
        view.color = context.environment.tintColor.map { UIColor($0) }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
    ) -> CGSize? { uiView.intrinsicContentSize }
}

/// A `UIProgressView` for a share from 0 to 1.
struct ProgressBar: UIViewRepresentable {
    let share: Double

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progressTintColor = context.environment.tintColor.map { UIColor($0) }
        view.setProgress(Float(share), animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 150, height: uiView.intrinsicContentSize.height)
    }
}

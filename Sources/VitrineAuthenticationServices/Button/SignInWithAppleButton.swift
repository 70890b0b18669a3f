import VitrineFoundation
public import VitrineSwiftUI
import VitrineUIKit

/// A button that signs in with Apple: it makes a request, and hands over what becomes of it.
///
/// Nobody can sign in here: each tap ends with an ``ASAuthorizationError``. See ``ASAuthorizationController``.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
    /// What it says.
    public struct Label: Hashable, Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        /// Sign in with Apple.
        public static let signIn = Label(type: .signIn)
        /// Continue with Apple.
        public static let `continue` = Label(type: .continue)
        /// Sign up with Apple.
        public static let signUp = Label(type: .signUp)
    }

    /// How it looks.
    public struct Style: Hashable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        /// White on black.
        public static let black = Style(style: .black)
        /// Black on white.
        public static let white = Style(style: .white)
        /// Black on white, within a line.
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Makes a button, as large as it may be.
    ///
    /// - Parameters:
    ///   - onRequest: Says what the program wants to know, before it is asked.
    ///   - onCompletion: Called on the main thread with what has become of it.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        ButtonPage(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
            // Both are fixed when the control is made.
            .id([label.type.rawValue, style.style.rawValue])
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Says how buttons in the view look that sign in with Apple. Black unless said.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

private struct ButtonPage: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    @MainActor
    final class Coordinator: NSObject, ASAuthorizationControllerDelegate {
        var page: ButtonPage
        private var controller: ASAuthorizationController?

        init(_ page: ButtonPage) { self.page = page }

        func perform() {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            page.onRequest(request)
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            self.controller = controller
            controller.performRequests()
        }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) { page.onCompletion(.success(authorization)) }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) { page.onCompletion(.failure(error)) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: type, style: style)
        let coordinator = context.coordinator
        button.addAction(
            UIAction { [weak coordinator] _ in coordinator?.perform() }, for: .primaryActionTriggered)
        return button
    }

    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
        context.coordinator.page = self
        button.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize) }
}

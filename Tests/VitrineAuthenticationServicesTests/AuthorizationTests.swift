import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineAuthenticationServices

@MainActor
private func turnOfTheMainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}

@MainActor
@Suite("Authorization")
struct AuthorizationTests {
    private final class Listener: NSObject, ASAuthorizationControllerDelegate {
        var codes: [ASAuthorizationError.Code?] = []
        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) { codes.append((error as? ASAuthorizationError)?.code) }
    }

    private let listener = Listener()

    private func controller() -> ASAuthorizationController {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = "abc"
        let controller = ASAuthorizationController(authorizationRequests: [
            request, ASAuthorizationPasswordProvider().createRequest(),
        ])
        controller.delegate = listener
        return controller
    }

    @Test("Requests end as on a device without an account, in a later turn, once")
    func requests() async {
        let controller = controller()
        #expect(controller.authorizationRequests.count == 2)
        controller.performRequests()
        controller.performRequests()
        #expect(listener.codes == [])
        await turnOfTheMainQueue()
        #expect(listener.codes == [.unknown])
        controller.performRequests()
        await turnOfTheMainQueue()
        #expect(listener.codes == [.unknown, .unknown])
    }

    @Test("There is nothing to choose from, and what is cancelled ends at once")
    func cancelling() async {
        let controller = controller()
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        await turnOfTheMainQueue()
        #expect(listener.codes == [.canceled])
        controller.cancel()
        #expect(listener.codes == [.canceled])
        controller.performRequests()
        controller.cancel()
        #expect(listener.codes == [.canceled, .canceled])
        await turnOfTheMainQueue()
        #expect(listener.codes == [.canceled, .canceled])
    }

    @Test("Nobody is known")
    func states() async throws {
        let provider = ASAuthorizationAppleIDProvider()
        #expect(try await provider.credentialState(forUserID: "ada") == .notFound)
        await withCheckedContinuation { done in
            provider.getCredentialState(forUserID: "ada") { state, error in
                #expect(state == .notFound)
                #expect(error == nil)
                done.resume()
            }
        }
        let error: any Error = ASAuthorizationError(.unknown)
        #expect((error as NSError).code == 1000)
        #expect((error as NSError).domain == "com.apple.AuthenticationServices.AuthorizationError")
    }
}

@MainActor
@Suite("Sessions of the web")
struct WebSessionTests {
    private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
            ASPresentationAnchor()
        }
    }

    private final class Answers {
        var codes: [ASWebAuthenticationSessionError.Code?] = []
    }

    private let answers = Answers()

    private func session() -> ASWebAuthenticationSession {
        ASWebAuthenticationSession(
            url: URL(string: "https://example.org/login")!, callbackURLScheme: "harbour"
        ) { [answers] url, error in
            #expect(url == nil)
            answers.codes.append((error as? ASWebAuthenticationSessionError)?.code)
        }
    }

    @Test("A session does not start, and says why")
    func starting() async {
        let provider = Provider()
        let session = session()
        #expect(!session.canStart)
        #expect(!session.start())
        #expect(answers.codes == [])
        await turnOfTheMainQueue()
        #expect(answers.codes == [.presentationContextNotProvided])
        let other = self.session()
        other.presentationContextProvider = provider
        other.start()
        await turnOfTheMainQueue()
        #expect(answers.codes == [.presentationContextNotProvided, .canceledLogin])
        other.start()
        await turnOfTheMainQueue()
        #expect(answers.codes.count == 2)
    }

    @Test("One that is cancelled says nothing any more")
    func cancelling() async {
        let session = session()
        session.start()
        session.cancel()
        await turnOfTheMainQueue()
        #expect(answers.codes == [])
    }

    @Test("Addresses at which pages end")
    func callbacks() {
        let own = ASWebAuthenticationSession.Callback.customScheme("harbour")
        #expect(own.matchesURL(URL(string: "Harbour://done?code=1")!))
        #expect(!own.matchesURL(URL(string: "https://example.org")!))
        let server = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
        #expect(server.matchesURL(URL(string: "https://example.org/done?code=1")!))
        #expect(!server.matchesURL(URL(string: "https://example.org/other")!))
    }
}

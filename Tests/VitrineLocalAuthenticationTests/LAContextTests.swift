import Foundation
import Testing
import VitrineLocalAuthentication

/// As programs write it to have a context that answers in tests.
private protocol AuthenticationContext {
    init()
    func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool
    func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
}

extension LAContext: AuthenticationContext {}

private final class Stub: LAContext, @unchecked Sendable {
    override func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { true }
    override func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(true, nil) }
    override var biometryType: LABiometryType { .faceID }
}

@Suite("LAContext")
struct LAContextTests {
    @Test("No policy can be evaluated: there is no passcode, and no face or finger")
    func answers() {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == -5)
        #expect(error?.domain == "com.apple.LocalAuthentication")
        #expect((error as? LAError)?.code == .passcodeNotSet)
        #expect(error?.localizedDescription == "Passcode not set.")
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect((error as? LAError)?.code == .biometryNotAvailable)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(context.biometryType == .none)
        #expect(context.evaluatedPolicyDomainState == nil)
        #expect(!context.setCredential(Data([1]), type: .applicationPassword))
    }

    @Test("Evaluating fails for that reason, by a call and by waiting")
    func evaluation() async {
        let context = LAContext()
        await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open") { isOwner, error in
                #expect(!isOwner)
                #expect((error as? LAError)?.code == .passcodeNotSet)
                continuation.resume()
            }
        }
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await context.evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To open")
        }
        var isCaught = false
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open")
        } catch LAError.passcodeNotSet { isCaught = true } catch {}
        #expect(isCaught)
    }

    @Test("A context that was made invalid says so")
    func invalid() {
        let context = LAContext()
        context.invalidate()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect((error as? LAError)?.code == .invalidContext)
    }

    @Test("A subclass answers by itself, to those who wait, too")
    func subclass() async throws {
        let stub: LAContext = Stub()
        #expect(stub.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(stub.biometryType == .faceID)
        #expect(try await stub.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open"))
        let type: any AuthenticationContext.Type = Stub.self
        #expect(type.init().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }

    @Test("Settings are kept")
    func settings() {
        let context = LAContext()
        #expect(context.localizedFallbackTitle == nil)
        #expect(context.localizedCancelTitle == nil)
        #expect(!context.interactionNotAllowed)
        #expect(context.touchIDAuthenticationAllowableReuseDuration == 0)
        context.localizedFallbackTitle = ""
        context.localizedCancelTitle = "No"
        context.interactionNotAllowed = true
        context.touchIDAuthenticationAllowableReuseDuration = 10
        #expect(context.localizedFallbackTitle == "")
        #expect(context.localizedCancelTitle == "No")
        #expect(context.interactionNotAllowed)
        #expect(context.touchIDAuthenticationAllowableReuseDuration == 10)
    }
}

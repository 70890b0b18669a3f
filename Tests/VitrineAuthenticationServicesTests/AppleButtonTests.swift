import Foundation
import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@testable import VitrineAuthenticationServices

@MainActor
@Suite("Sign in with Apple", .serialized)
struct AppleButtonTests {
    private func label(of button: ASAuthorizationAppleIDButton) -> UILabel? {
        button.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    }
    private func logo(of button: ASAuthorizationAppleIDButton) -> UIImageView? {
        button.subviews.first?.subviews.compactMap { $0 as? UIImageView }.first
    }

    private func laidOut(_ button: ASAuthorizationAppleIDButton, _ size: CGSize)
        -> ASAuthorizationAppleIDButton
    {
        button.frame.size = size
        button.layoutIfNeeded()
        button.subviews.first?.layoutIfNeeded()
        return button
    }

    @Test("It says what its type says, in the colours of its style")
    func types() {
        let titles: [(ASAuthorizationAppleIDButton.ButtonType, String)] = [
            (.signIn, "Sign in with Apple"), (.continue, "Continue with Apple"),
            (.signUp, "Sign up with Apple"),
            (.default, "Sign in with Apple"),
        ]
        for (type, title) in titles {
            let button = ASAuthorizationAppleIDButton(type: type, style: .black)
            #expect(label(of: button)?.text == title)
            #expect(button.accessibilityLabel == title)
        }
        let black = laidOut(ASAuthorizationAppleIDButton(), CGSize(width: 200, height: 44))
        #expect(black.backgroundColor == .black)
        #expect(label(of: black)?.textColor == .white)
        #expect(black.layer.borderWidth == 0)
        let outline = laidOut(
            ASAuthorizationAppleIDButton(type: .signIn, style: .whiteOutline), CGSize(width: 200, height: 44))
        #expect(outline.backgroundColor == .white)
        #expect(label(of: outline)?.textColor == .black)
        #expect(outline.layer.borderWidth == 1)
        #expect(outline.layer.cornerRadius == 6)
        outline.cornerRadius = 100
        outline.layoutIfNeeded()
        #expect(outline.layer.cornerRadius == 22)
    }

    @Test("The title is 43 % of the height, smaller where it is too wide, and goes where there is no room")
    func sizes() {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
        _ = laidOut(button, CGSize(width: 300, height: 44))
        #expect(label(of: button)?.font.pointSize == 18)
        #expect(label(of: button)?.isHidden == false)
        let (left, right) = (logo(of: button)!.frame.minX, 300 - label(of: button)!.frame.maxX)
        #expect(abs(left - right) < 0.01)
        #expect(left >= 24)
        _ = laidOut(button, CGSize(width: 150, height: 44))
        #expect(label(of: button)!.font.pointSize < 18)
        #expect(label(of: button)!.frame.maxX <= 138.01)
        _ = laidOut(button, CGSize(width: 50, height: 50))
        #expect(label(of: button)?.isHidden == true)
        let frame = logo(of: button)!.frame
        #expect(abs(frame.midX - 25) < 0.01 && abs(frame.midY - 25) < 0.01)
        #expect(frame.width > 10)
    }

    @Test("A tap is told once to each target; a button that is disabled says nothing")
    func taps() {
        let controller = UIViewController()
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.frame = CGRect(x: 50, y: 100, width: 200, height: 44)
        controller.view.addSubview(button)
        let host = TestHost(controller, device: .iPhone)
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 120))
        host.settle()
        #expect(events.sorted() == ["primary", "touch"])
        #expect(button.accessibilityActivate())
        #expect(events.count == 4)
        button.isEnabled = false
        host.tap(at: CGPoint(x: 150, y: 120))
        #expect(!button.accessibilityActivate())
        #expect(events.count == 4)
    }

    @Test("SwiftUI's asks for the request, is as large as it may be, and hands over the error")
    func view() async {
        var scopes: [ASAuthorization.Scope]?
        var codes: [ASAuthorizationError.Code?] = []
        let page = HostedPage(300, 200) { _ in
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.fullName, .email]
                scopes = request.requestedScopes
            } onCompletion: { result in
                if case .failure(let error) = result { codes.append((error as? ASAuthorizationError)?.code) }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(height: 50)
        }
        func find(_ view: UIView) -> ASAuthorizationAppleIDButton? {
            view as? ASAuthorizationAppleIDButton ?? view.subviews.lazy.compactMap(find).first
        }
        let button = find(page.host.window)!
        #expect(button.bounds.size == CGSize(width: 300, height: 50))
        #expect(button.accessibilityLabel == "Continue with Apple")
        #expect(button.layer.borderWidth == 1)
        page.host.tap(at: CGPoint(x: 150, y: 100))
        #expect(scopes == [.fullName, .email])
        #expect(codes == [])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(codes == [.unknown])
    }
}

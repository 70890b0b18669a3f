import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Two ways to write the same screen: the pictures are the same to the pixel.
@MainActor
@Suite("Two ways to write the same", .serialized)
struct TwinTests {
    typealias Twins = (name: String, one: @MainActor () -> AnyView, other: @MainActor () -> AnyView)

    static func twins<One: View, Other: View>(
        _ name: String, @ViewBuilder _ one: @escaping @MainActor () -> One,
        @ViewBuilder is other: @escaping @MainActor () -> Other
    ) -> Twins { (name, { AnyView(one()) }, { AnyView(other()) }) }

    enum Kind: String, CaseIterable { case stacks, modifiers, texts, controls, lists, screens }

    static func all(_ kind: Kind) -> [Twins] {
        switch kind {
        case .stacks: stacks
        case .modifiers: modifiers
        case .texts: texts
        case .controls: controls
        case .lists: lists
        case .screens: screens
        }
    }

    static func picture(_ view: AnyView) -> Data {
        let host = TestHost(
            view, size: CGSize(width: 200, height: 340), scale: 2,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
        host.settle()
        return host.pngData()
    }

    @Test("The pictures are the same", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for twins in Self.all(kind) {
            let (one, other) = (Self.picture(twins.one()), Self.picture(twins.other()))
            #expect(one == other, "\(twins.name)")
            if one != other, let folder = ProcessInfo.processInfo.environment["TWINS"] {
                let name = twins.name.replacingOccurrences(of: " ", with: "_")
                try one.write(to: URL(fileURLWithPath: "\(folder)/\(kind)-\(name)-1.png"))
                try other.write(to: URL(fileURLWithPath: "\(folder)/\(kind)-\(name)-2.png"))
            }
        }
    }
}

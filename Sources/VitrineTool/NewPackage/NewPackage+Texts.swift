extension NewPackage {
    /// The manifest: valid on Apple's systems, where the last part is not compiled.
    var manifest: String {
        let aliases = Compiler.aliases.map { "        \"\($0.key)=\($0.value)\",\n" }.joined()
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v17), .tvOS(.v17)],
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [
                    .target(name: "\(name)"),
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], exclude: ["Pictures"]),
                ]
            )

            #if os(Linux)
            // `vitrine build` and `vitrine test` need nothing of this. It is for a plain `swift build` and for editors:
            // there, too, Apple's names stand for Vitrine's modules. SwiftPM takes such flags from no package that was
            // fetched by its version, so one that was fetched has none; whoever depends on it builds with `vitrine`.
            if !Context.packageDirectory.contains("/checkouts/") {
                let vitrine = Context.environment["VITRINE_HOME"] ?? "\(checkout)"
                let aliases = [
            \(aliases)    ]
                package.dependencies.append(.package(name: "Vitrine", path: vitrine))
                for target in package.targets {
                    let products = ["VitrineFrameworks"] + (target.isTest ? ["VitrineTesting"] : [])
                    target.dependencies += products.map { .product(name: $0, package: "Vitrine") }
                    let flags = aliases.flatMap { ["-module-alias", $0] }
                    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
                }
            }
            #endif

            """
    }

    static let view = """
        import SwiftUI

        /// A number on a red ground, as on the icon of an app.
        public struct Badge: View {
            private let count: Int

            public init(count: Int) {
                self.count = count
            }

            public var body: some View {
                Text(count > 99 ? "99+" : "\\(count)")
                    .font(.headline)
                    .foregroundColor(.white)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(Capsule().fill(Color.red))
            }
        }

        """

    var tests: String {
        """
        #if canImport(VitrineTesting)
        import SwiftUI
        import Testing
        import VitrineTesting

        @testable import \(name)

        @MainActor
        @Suite("The badge")
        struct BadgeTests {
            @Test("A count of more than two digits is cut")
            func large() {
                let host = TestHost(Badge(count: 120))
                host.expectPicture("large")
            }
        }
        #endif

        """
    }
}

// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Stamps",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", "509.0.0"..<"700.0.0")],
    targets: [
        .macro(
            name: "StampMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
        .target(name: "Stamps", dependencies: ["StampMacros"]),
        .executableTarget(name: "StampBook", dependencies: ["Stamps"]),
    ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Vitrine", package: "Vitrine"),
                .product(name: "VitrineTesting", package: "Vitrine"),
            ],
            // The Shelf is the example itself, which imports Apple's names.
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "SwiftUI=VitrineSwiftUI", "-module-alias", "UIKit=VitrineUIKit",
                    "-parse-as-library",
                ])
            ])
    ]
)

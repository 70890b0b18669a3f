// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Orchard",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "FruitKit", targets: ["FruitKit"]),
        .executable(name: "Orchard", targets: ["Orchard"]),
    ],
    targets: [
        .target(name: "Fruits", swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))]),
        .target(name: "FruitKit", dependencies: ["Fruits"], resources: [.process("Resources")]),
        .executableTarget(name: "Orchard", dependencies: ["Fruits", "FruitKit"]),
        .testTarget(name: "FruitsTests", dependencies: ["Fruits"]),
    ]
)

// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A checkout of DifferenceKit to compare with; never fetched from here.
let differenceKit = ProcessInfo.processInfo.environment["DIFFERENCEKIT"].flatMap { $0.isEmpty ? nil : $0 }

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Vitrine", path: "..")]
        + (differenceKit.map { [.package(name: "DifferenceKit", path: $0)] } ?? []),
    targets: [
        .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
        // What the window is measured beside: the same grid, written for GTK.
        .executableTarget(name: "GtkGrid", dependencies: ["CGtk4"], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CGtk4",
                .product(name: "Vitrine", package: "Vitrine"),
                .product(name: "VitrineDiff", package: "Vitrine"),
                .product(name: "VitrineLayout", package: "Vitrine"),
                .product(name: "VitrineTesting", package: "Vitrine"),
            ] + (differenceKit == nil ? [] : [.product(name: "DifferenceKit", package: "DifferenceKit")]),
            // The Shelf is the example itself, which imports Apple's names.
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "SwiftUI=VitrineSwiftUI", "-module-alias", "UIKit=VitrineUIKit",
                    "-parse-as-library",
                ])
            ] + (differenceKit == nil ? [] : [.define("DIFFERENCEKIT")])),
    ]
)

package import Foundation

@testable import VitrineUIKit

/// Files of Interface Builder's in a bundle of their own.
@MainActor
package enum NibFixture {
    package static func bundle(_ files: [String: String]) -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
        // Identifiers of a run with seeded dice come again in the next.
        try? FileManager.default.removeItem(at: folder)
        for (name, text) in files {
            let path = folder.appendingPathComponent(name)
            try! FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try! Data(text.utf8).write(to: path)
        }
        return Bundle(path: folder.path)!
    }

    /// As Xcode writes a file of views around its objects.
    package static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
            </dependencies>
            <objects>
        \(objects)
            </objects>
        </document>
        """
    }

    package static func storyboard(_ scenes: String, initial: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
        \(scenes)
            </scenes>
        </document>
        """
    }

    package static func views(_ objects: String) -> [Any] {
        UINib(data: Data(xib(objects).utf8), bundle: nil).instantiate(withOwner: nil)
    }

    package static func view<View>(_ element: String) -> View { views(element)[0] as! View }
}

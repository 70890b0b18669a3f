import Foundation
import Testing
import VitrineFoundation

/// The folders of the user that addresses name.
@Suite("Directories of addresses")
struct URLDirectoryTests {
    @Test("They are those of the file manager")
    func directories() {
        let manager = FileManager.default
        #expect([URL.documentsDirectory] == manager.urls(for: .documentDirectory, in: .userDomainMask))
        #expect([URL.cachesDirectory] == manager.urls(for: .cachesDirectory, in: .userDomainMask))
        #expect(
            [URL.applicationSupportDirectory]
                == manager.urls(for: .applicationSupportDirectory, in: .userDomainMask))
        #expect([URL.picturesDirectory] == manager.urls(for: .picturesDirectory, in: .userDomainMask))
    }
}

import Foundation
import Testing

@testable import VitrineFoundation

@Suite struct UserDirectoryTests {
    @Test func `The desktop's settings name the folder, from the home folder or whole`() {
        let settings = """
            # XDG_PICTURES_DIR="$HOME/Wrong"
            XDG_MUSIC_DIR="$HOME/Musik"
            XDG_PICTURES_DIR="$HOME/Bilder"
            """
        #expect(UserDirectory.pictures.path(in: settings, home: "/home/a") == "/home/a/Bilder")
        #expect(
            UserDirectory.pictures.path(in: "XDG_PICTURES_DIR=\"/data/Photos\"", home: "/home/a")
                == "/data/Photos")
        #expect(UserDirectory.pictures.path(in: "XDG_PICTURES_DIR=\"Photos\"", home: "/home/a") == nil)
        #expect(UserDirectory.pictures.path(in: "", home: "/home/a") == nil)
    }
}

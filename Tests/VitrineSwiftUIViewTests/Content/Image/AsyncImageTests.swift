import Foundation
import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting
import VitrineTransfer

/// What is asked for, and what came of it.
@MainActor
private final class LoadingLog {
    var phases: [String] = []
    var url: Binding<URL?>?
    var isShown: Binding<Bool>?

    func note(_ phase: AsyncImagePhase) {
        let text =
            switch phase {
            case .empty: "empty"
            case .success: "image"
            case .failure(let error): "failure \((error as? URLError)?.code.rawValue ?? 0)"
            }
        if phases.last != text { phases.append(text) }
    }
}

private struct Page: View {
    let record: LoadingLog
    var scale: CGFloat = 1
    @State var url: URL?
    @State private var isShown = true

    var body: some View {
        record.url = $url
        record.isShown = $isShown
        return ZStack {
            if isShown {
                AsyncImage(url: url, scale: scale) { phase -> Image in
                    record.note(phase)
                    return phase.image ?? Image(systemName: "photo")
                }
            }
        }
    }
}

@MainActor
@Suite("Images that are loaded")
struct AsyncImageTests {
    private static let red = picture([255, 0, 0, 255])
    private static let blue = picture([0, 0, 255, 255])

    private static func picture(_ color: [UInt8]) -> Data {
        let pixels = [[UInt8]](repeating: color, count: 20 * 10).flatMap(\.self)
        return Bitmap(width: 20, height: 10, pixels: pixels).pngData()
    }

    /// Loading ends on its own: waits until something holds, or ten seconds.
    private func wait(_ host: TestHost, until holds: () -> Bool) async {
        host.layout()
        let end = ContinuousClock.now + .seconds(10)
        while !holds(), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(2))
            host.layout()
        }
    }

    private func host(_ record: LoadingLog, _ url: URL?, scale: CGFloat = 1) -> TestHost {
        TestHost(
            Page(record: record, scale: scale, url: url), size: CGSize(width: 60, height: 60), scale: 1)
    }

    @Test("A picture comes from the server and takes the place of the empty phase")
    func picture() async throws {
        let server = try PictureServer(["/red": .init(body: Self.red)])
        let record = LoadingLog()
        let host = host(record, server.url("/red"))
        await wait(host) { record.phases.last == "image" }
        #expect(record.phases == ["empty", "image"])
        #expect(host.rgb(21, 30) == [255, 0, 0])
        #expect(host.rgb(38, 34) == [255, 0, 0])
        #expect(host.rgb(18, 30) != [255, 0, 0])
        #expect(server.requests == ["/red"])
    }

    @Test("The scale is pixels per point")
    func scale() async throws {
        let server = try PictureServer(["/red": .init(body: Self.red)])
        let record = LoadingLog()
        let host = host(record, server.url("/red"), scale: 2)
        await wait(host) { record.phases.last == "image" }
        // 10×5 points in the middle of 60×60.
        #expect(host.area(of: [255, 0, 0]) >= 40)
        #expect(host.area(of: [255, 0, 0]) <= 50)
    }

    @Test("Another address is loaded anew, from the empty phase")
    func address() async throws {
        let server = try PictureServer([
            "/red": .init(body: Self.red), "/blue": .init(body: Self.blue),
        ])
        let record = LoadingLog()
        let host = host(record, server.url("/red"))
        await wait(host) { record.phases.count == 2 }
        record.url?.wrappedValue = server.url("/blue")
        await wait(host) { record.phases.count == 4 }
        #expect(record.phases == ["empty", "image", "empty", "image"])
        #expect(host.rgb(30, 30) == [0, 0, 255])
        #expect(server.requests == ["/red", "/blue"])
    }

    @Test("What is no picture, what is not there and what cannot be reached fails with an error")
    func failures()
        async throws
    {
        let server = try PictureServer(["/text": .init(body: Data("no picture".utf8))])
        for (url, code) in [
            (server.url("/text"), URLError.Code.cannotDecodeContentData),
            (server.url("/missing"), .cannotDecodeContentData),
            (URL(string: "http://127.0.0.1:1/")!, .cannotConnectToHost),
            (URL(fileURLWithPath: "/no/such/file"), .fileDoesNotExist),
            (URL(string: "gopher://127.0.0.1/")!, .unsupportedURL),
        ] {
            let record = LoadingLog()
            let host = host(record, url)
            await wait(host) { record.phases.count == 2 }
            #expect(record.phases == ["empty", "failure \(code.rawValue)"], "\(url)")
        }
    }

    @Test("A view that goes away cancels, and loads anew when it comes back")
    func leaving() async throws {
        let server = try PictureServer(["/slow": .init(waits: true)])
        let record = LoadingLog()
        let host = host(record, server.url("/slow"))
        await wait(host) { server.requests.count == 1 }
        record.isShown?.wrappedValue = false
        await wait(host) { server.abandoned == 1 }
        #expect(server.abandoned == 1)
        #expect(record.phases == ["empty"])
        record.isShown?.wrappedValue = true
        await wait(host) { server.requests.count == 2 }
        #expect(server.requests == ["/slow", "/slow"])
    }

    @Test("What the server lets be kept is asked for once")
    func caching() async throws {
        let kept = PictureServer.Answer(headers: ["Cache-Control: private, max-age=3600"], body: Self.red)
        let server = try PictureServer([
            "/kept": kept, "/fresh": .init(headers: ["Cache-Control: no-store, max-age=9"], body: Self.red),
        ])
        for path in ["/kept", "/kept", "/fresh", "/fresh"] {
            let record = LoadingLog()
            let host = host(record, server.url(path))
            await wait(host) { record.phases.count == 2 }
            #expect(record.phases == ["empty", "image"])
        }
        #expect(server.requests == ["/kept", "/fresh", "/fresh"])
    }

    @Test("Files and addresses that hold the data are loaded without a network")
    func local() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try Self.blue.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for url in [file, URL(string: "data:image/png;base64,\(Self.blue.base64EncodedString())")!] {
            let record = LoadingLog()
            let host = host(record, url)
            await wait(host) { record.phases.count == 2 }
            #expect(host.rgb(30, 30) == [0, 0, 255])
        }
    }

    @Test("The simple form shows a gray area until the picture is there")
    func simple() async throws {
        let server = try PictureServer(["/red": .init(body: Self.red), "/slow": .init(waits: true)])
        let slow = TestHost(
            AsyncImage(url: server.url("/slow")), size: CGSize(width: 60, height: 60), scale: 1)
        #expect(slow.rgb(2, 2) == [229, 229, 234])
        let host = TestHost(
            AsyncImage(url: server.url("/red")), size: CGSize(width: 60, height: 60), scale: 1)
        await wait(host) { host.rgb(30, 30) == [255, 0, 0] }
        #expect(host.area(of: [255, 0, 0]) == 200)
        let nothing = TestHost(AsyncImage(url: nil), size: CGSize(width: 60, height: 60), scale: 1)
        #expect(nothing.rgb(30, 30) == [229, 229, 234])
    }

    @Test("Content and placeholder")
    func placeholder() async throws {
        let server = try PictureServer(["/red": .init(body: Self.red)])
        let host = TestHost(
            AsyncImage(url: server.url("/red")) {
                $0.resizable()
            } placeholder: {
                Color.green
            },
            size: CGSize(width: 60, height: 60), scale: 1)
        #expect(host.rgb(2, 2) != [255, 0, 0])
        await wait(host) { host.rgb(2, 2) == [255, 0, 0] }
        #expect(host.area(of: [255, 0, 0]) == 3600)
    }
}

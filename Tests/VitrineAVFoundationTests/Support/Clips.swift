import CVitrineMedia
import Foundation
import Glibc

/// Files to play, made once for all tests: a sound written here, and a video that GStreamer writes.
enum Clips {
    /// Whether there is anything that plays them.
    static let canPlay = vitrine_media_available()
    static let folder: URL = {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "clips-\(getpid())", isDirectory: true)
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Clips.folder) }
        return url
    }()

    static func file(_ name: String, _ data: Data) -> URL {
        let url = folder.appendingPathComponent(name)
        try! data.write(to: url)
        return url
    }

    /// 0.4 seconds of a tone.
    static let sound = file("sound.wav", wave(seconds: 0.4))
    /// 2 seconds of a tone, for what must not be over too soon.
    static let longSound = file("long.wav", wave(seconds: 2))
    static let text = file("text.wav", Data("This is no sound. It only says so by its name. ".utf8))
    /// A sound that is cut off within its header.
    static let broken = file("broken.wav", wave(seconds: 0.4).prefix(30))
    static let missing = folder.appendingPathComponent("missing.wav")

    /// A sound of one or two channels with 8000 numbers of 16 bits a second.
    static func wave(seconds: Double, channels: Int = 1) -> Data {
        let count = Int(seconds * 8000)
        var data = Data("RIFF".utf8)
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        add(UInt32(36 + count * channels * 2))
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(channels))
        add(UInt32(8000))
        add(UInt32(8000 * channels * 2))
        add(UInt16(channels * 2))
        add(UInt16(16))
        data.append(contentsOf: Array("data".utf8))
        add(UInt32(count * channels * 2))
        for index in 0..<count { for _ in 0..<channels { add(Int16(sin(Double(index) / 3) * 9000)) } }
        return data
    }

    // MARK: Video

    /// 0.2 seconds of red and 0.2 of green, 20 pictures a second of 64 × 32; nil where it cannot be written.
    static let video: URL? = {
        let url = folder.appendingPathComponent("video.webm")
        let colors = ["ffff0000", "ff00ff00"].map {
            "videotestsrc num-buffers=4 pattern=solid-color foreground-color=0x\($0)"
                + " ! video/x-raw,width=64,height=32,framerate=20/1 ! c. "
        }
        return write(
            "concat name=c ! vp8enc deadline=1 ! webmmux ! filesink location=\(url.path) \(colors.joined())")
            ? url : nil
    }()
    static let hasVideo = video != nil

    /// Runs a pipeline of GStreamer's to its end.
    static func write(_ pipeline: String) -> Bool {
        guard canPlay, let library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW) else { return false }
        func function<Function>(_ name: String, _: Function.Type) -> Function {
            unsafeBitCast(dlsym(library, name)!, to: Function.self)
        }
        typealias Element = UnsafeMutableRawPointer
        let parse = function(
            "gst_parse_launch",
            (@convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Element?).self)
        let setState = function("gst_element_set_state", (@convention(c) (Element, Int32) -> Int32).self)
        let bus = function("gst_element_get_bus", (@convention(c) (Element) -> Element).self)
        let pop = function(
            "gst_bus_timed_pop_filtered", (@convention(c) (Element, UInt64, Int32) -> Element?).self)
        guard let element = parse(pipeline, nil) else { return false }
        _ = setState(element, 4)
        // The end, or an error; twenty seconds at most.
        let message = pop(bus(element), 20_000_000_000, 3)
        _ = setState(element, 1)
        return message?.load(fromByteOffset: 64, as: Int32.self) == 1
    }
}

// A program for the tests: it draws the scene into a file, shows it in a window, or runs the main loop and
// reports what arrived. Tests start it as a process, since a process that draws without a display cannot open
// one later.
import Foundation
import VitrineGraphics
import VitrinePlatform

let arguments = CommandLine.arguments.dropFirst()

func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

switch arguments.first {
case "scene":
    // scene FILE SCALE
    let scale = CGFloat(Double(arguments.last!)!)
    let bitmap = Rasterizer.bitmap(of: Scene.node(), size: Scene.size, scale: scale, background: .black)
    do {
        try bitmap.write(toFile: arguments.dropFirst().first!)
    } catch {
        FileHandle.standardError.write(Data((error.description + "\n").utf8))
        exit(1)
    }
case "window":
    WindowProbe.run(seconds: Double(arguments.last!)!)
case "loop":
    LoopProbe.run()
default:
    report("usage: scene FILE SCALE | window SECONDS | loop")
    exit(64)
}

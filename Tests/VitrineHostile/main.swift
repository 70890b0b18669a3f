// A program for the tests: it runs cases that a program should not contain, each in a process of its own, and judges
// how these end.
import Foundation
import VitrineUIKit

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "list": for one in hostileCases { print(one.name) }
case "run":
    // run NAME: here and now.
    guard let one = hostileCases.first(where: { $0.name == arguments.last! }) else { exit(64) }
    one.run()
case "judge":
    // judge PART OF PARTS: every so many cases, each in a process of its own.
    let (part, parts) = (Int(arguments[1])!, Int(arguments[2])!)
    let judged = hostileCases.enumerated().filter { $0.offset % parts == part }.map {
        Trial(of: $0.element).verdict
    }
    for verdict in judged { print(verdict) }
    exit(judged.contains { $0.isBroken } ? 1 : 0)
default:
    print("usage: list | run NAME | judge PART PARTS")
    exit(64)
}

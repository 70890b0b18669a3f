import SwiftUI

// The example brings its own `@main`; this is what it calls here.
extension ShelfApp {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { return Report.printAll() }
        guard let scenario = Scenario(rawValue: name) else {
            let names = Scenario.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("There is no benchmark \(name); there are \(names).\n".utf8))
            exit(64)
        }
        scenario.run(Array(arguments.dropFirst()))
    }
}

/// What is measured, each in a process of its own: caches are cold and the peak of memory is its own.
enum Scenario: String, CaseIterable {
    case firstFrame = "first-frame"
    case grid
    case table
    case rows
    case focus
    case shuffle
    case rich
    case turning
    case trees
    case containers
    case lazyGrid = "lazy-grid"
    case shapes
    case encoding
    case drawing
    case controls
    case pictureSuite = "picture-suite"
    case constraints
    case labels
    case texts
    case window
    case besideGTK = "beside-gtk"
    case differences
    case snapshots
    case memory
    case apply
    case counted
    case layouts

    @MainActor
    func run(_ arguments: [String]) {
        let count = arguments.first.flatMap(Int.init) ?? 1_000_000
        switch self {
        case .firstFrame: measureFirstFrame()
        case .grid:
            if arguments.first == "--plot", arguments.count == 2 {
                FramePlot.write(to: arguments[1])
            } else {
                measureGrid(count: count)
            }
        case .table: measureTable(count: count)
        case .rows: measureRows()
        case .focus: measureFocus()
        case .shuffle: measureShuffle()
        case .rich: measureRichCells()
        case .turning: measureTurning()
        case .trees: measureTrees()
        case .containers: measureContainer(arguments.first)
        case .lazyGrid: measureLazyGrid(count: count)
        case .shapes: measureShapes()
        case .encoding: measureEncoding()
        case .drawing: measureDrawing()
        case .controls: measureControls(arguments)
        case .pictureSuite: measurePictureSuite()
        case .constraints: measureConstraints(arguments)
        case .labels: measureLabels()
        case .texts: measureTexts()
        case .window:
            measureWindow(
                count: count, kind: arguments.lazy.compactMap(GridCellKind.init).first ?? .frames,
                jumps: arguments.count == 3 ? Int(arguments[2]) ?? Script.jumps : Script.jumps)
        case .besideGTK: Report.printWindow(arguments.compactMap(GridCellKind.init))
        case .differences: measureDifferences(arguments)
        case .snapshots: measureSnapshots()
        case .apply: measureApply(arguments)
        case .counted: measureCounted(arguments)
        case .layouts: measureLayouts(arguments)
        case .memory: arguments.isEmpty ? MemoryTable.show() : MemoryTable.measure(arguments)
        }
    }
}

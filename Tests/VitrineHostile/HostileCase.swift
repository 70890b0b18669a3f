/// A program that does what it should not: with numbers that are none, trees that end in themselves, callbacks that
/// call what called them.
struct HostileCase {
    let name: String
    let run: @MainActor () -> Void
}

/// All of them, by area.
@MainActor
let hostileCases: [HostileCase] =
    geometryCases + layerCases + pathCases + scrollCases + layoutCases + stackCases + textCases
    + controlCases + collectionCases + hostCases + cycleCases + callbackCases + lifetimeCases

/// A case for each number of a table, named by both.
@MainActor
func each<Value>(
    _ area: String, _ values: [(String, Value)], _ run: @escaping @MainActor (Value) -> Void
) -> [HostileCase] {
    values.map { name, value in HostileCase(name: "\(area) \(name)") { run(value) } }
}

/// A case for each property of a table and each number.
@MainActor
func table<Value>(
    _ area: String, _ properties: [(String, @MainActor (Value) -> Void)], _ values: [(String, Value)]
) -> [HostileCase] {
    properties.flatMap { property, run in each("\(area).\(property)", values, run) }
}
